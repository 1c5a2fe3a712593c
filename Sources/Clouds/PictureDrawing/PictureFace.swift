import FontFiles
import SourceText
import Typography

/// The fonts in which a text may be drawn, in the order in which each character is looked up: a browser goes through
/// the family's stack in the same way.
final class PictureFace {
    private let family: FontFamily
    private let weight: FontWeight
    private let style: FontStyle
    private let installed: PictureFonts
    /// The fonts that are open; ``names`` has those of the stack that come after them.
    private(set) var fonts: [PictureFont] = []
    private var names: ArraySlice<String>
    private var emoji: Int?

    private static let emojiFonts = ["Noto Color Emoji", "Apple Color Emoji", "Segoe UI Emoji"]

    /// Opens the first of the family's own fonts that is installed.
    ///
    /// - Throws: ``Problem`` if none of them is.
    init(
        _ family: FontFamily, _ weight: FontWeight, _ style: FontStyle, _ installed: PictureFonts
    ) throws(Problem) {
        (self.family, self.weight, self.style, self.installed) = (family, weight, style, installed)
        let own = family.behindFile ?? family
        if let file = family.file(weight) { fonts.append(PictureFont(file: file)) }
        // The font that was measured is tried before others of equal width.
        let measured = [own.measuredFont] + own.fonts.filter { $0 != own.measuredFont }
        names = own.stack.dropLast().filter { !own.fonts.contains($0) && $0 != own.measuredFont }[...]
        if let font = measured.lazy.compactMap({ installed.font($0, weight, style) }).first {
            fonts.append(font)
        } else if fonts.isEmpty {
            throw .missing(measured)
        }
    }

    /// Returns the index in ``fonts`` of the font in which a cluster of characters is drawn.
    ///
    /// - Throws: ``Problem`` if no font on the machine has the cluster.
    func font(for cluster: Character, in text: String) throws(Problem) -> Int {
        let scalars = cluster.unicodeScalars
        if Self.isPicture(cluster), let number = emojiFont(), covers(number, cluster) { return number }
        for number in fonts.indices where covers(number, cluster) { return number }
        while let name = names.popFirst() {
            guard let font = installed.font(name, weight, style) else { continue }
            fonts.append(font)
            if covers(fonts.count - 1, cluster) { return fonts.count - 1 }
        }
        if let number = emojiFont(), covers(number, cluster) { return number }
        let visible = scalars.first { !Self.isUnseen($0) } ?? scalars[scalars.startIndex]
        // No font has characters that are not assigned: the box of the first font is drawn, as in a browser.
        switch visible.properties.generalCategory {
        case .privateUse, .unassigned, .surrogate, .control, .format: return 0
        default: break
        }
        guard let font = installed.font(having: visible, weight, style) else { throw .missing(cluster, in: text) }
        fonts.append(font)
        return fonts.count - 1
    }

    private func emojiFont() -> Int? {
        if let emoji { return emoji }
        guard let font = Self.emojiFonts.lazy.compactMap({ self.installed.font($0, .regular, .normal) }).first else {
            return nil
        }
        fonts.append(font)
        emoji = fonts.count - 1
        return emoji
    }

    private func covers(_ number: Int, _ cluster: Character) -> Bool {
        let file = fonts[number].file
        guard cluster.unicodeScalars.allSatisfy({ Self.isUnseen($0) || file.covers($0) }) else { return false }
        guard number == emoji else { return true }
        // Some fonts have emoji as coloured outlines in layers, of which nothing would be visible.
        return file.shape(String(cluster)).glyphs.contains {
            file.picture(of: $0.id) != nil || !file.hasPictures && !file.outline(of: $0.id).isEmpty
        }
    }

    /// Whether a character has no glyph of its own to draw.
    private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isDefaultIgnorableCodePoint || scalar.properties.isVariationSelector
            || scalar.value < 0x20 || 0x7F..<0xA0 ~= scalar.value
    }

    private static func isPicture(_ cluster: Character) -> Bool {
        let scalars = cluster.unicodeScalars
        guard scalars.contains(where: { $0.value >= 0x203C }) else {
            // A digit with U+FE0F and the enclosing keycap.
            return false
        }
        let hasStyle = scalars.contains { $0.value == 0xFE0F }
        return scalars.contains {
            $0.properties.isEmojiPresentation || hasStyle && $0.properties.isEmoji || $0.value == 0x20E3
        }
    }
}
