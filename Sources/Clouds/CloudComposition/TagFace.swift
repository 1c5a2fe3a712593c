import TagParsing
import Typography

/// The face in which a tag's name is set, if the style of the tag asks for another face than the cloud's.
package struct TagFace: Sendable, Hashable {
    /// The fonts that a face is taken from.
    package enum Fonts: String, Sendable {
        /// The fonts that the cloud is set in.
        case own
        /// The fonts that follow a font file without such a face in the stack; they also set characters that the file
        /// lacks.
        case behind
        /// The monospaced family, for code.
        case code
    }

    /// The thickness of the line through a struck-out name, in em.
    package static let lineThickness = 0.07

    package let fonts: Fonts
    package let weight: FontWeight
    package let style: FontStyle

    /// Chooses the face for the style of a tag, as far as it acts; nil for a style that leaves the letters as they are.
    init?(_ style: TagStyle, _ options: CloudOptions) {
        guard !style.isDisjoint(with: .faces) else { return nil }
        // A font file may be bold or italic itself: then the fonts beside it are so, too.
        let file = options.font.face(.regular).shaper
        let isBold = style.contains(.bold) || options.fontWeight == .bold || (file?.weight ?? 0) >= 600
        let isItalic = style.contains(.italic) || options.nameStyle == .italic || file?.isItalic ?? false
        weight = isBold ? .bold : .regular
        self.style = isItalic ? .italic : .normal
        if style.contains(.code) {
            fonts = .code
        } else {
            fonts = options.font.has(weight, self.style) ? .own : .behind
        }
    }

    /// Creates a face of the fonts that the cloud is set in.
    package init(_ weight: FontWeight, _ style: FontStyle) {
        (fonts, self.weight, self.style) = (.own, weight, style)
    }

    /// Returns the family that the face belongs to, in a cloud that is set in `font`.
    package func family(of font: FontFamily) -> FontFamily {
        switch fonts {
        case .own: font
        case .behind: font.behindFile ?? font
        case .code: .mono
        }
    }

    func face(of font: FontFamily) -> FontFace { family(of: font).face(weight, style) }
}

extension TagStyle {
    /// The styles that need another face.
    static let faces: TagStyle = [.bold, .italic, .code]

    /// Returns the part of the style that shows. Cards are boxes, whose text is upright, of one family, and regular or
    /// bold.
    func acting(in options: CloudOptions) -> TagStyle {
        guard !isEmpty else { return self }
        guard options.cards else { return intersection([.bold, .italic, .code, .struckOut]) }
        return intersection(options.font.has(.bold, .normal) ? [.bold, .struckOut] : .struckOut)
    }

    /// The names of the styles in the set, such as "bold italic code struck-out"; nil if it contains none of these.
    package var names: String? {
        let names = [(TagStyle.bold, "bold"), (.italic, "italic"), (.code, "code"), (.struckOut, "struck-out")]
            .filter { contains($0.0) }.map(\.1)
        return names.isEmpty ? nil : names.joined(separator: " ")
    }
}

extension CloudOptions {
    /// The style of the tags' names. Cards are upright: their names and their texts are set alike.
    var nameStyle: FontStyle { cards ? .normal : fontStyle }
}
