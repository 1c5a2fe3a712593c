import TagParsing
import Typography

/// The face that a tag's name is set in, where its style asks for one.
package struct TagFace: Sendable, Hashable {
    package enum Fonts: String, Sendable {
        /// Those of the cloud.
        case own
        /// Those behind a font file that has no such face: what it lacks is set in them, too.
        case behind
        /// The monospaced family.
        case code
    }

    /// Of the line through a name that is struck out, in em.
    package static let lineThickness = 0.07

    package let fonts: Fonts
    package let weight: FontWeight
    package let style: FontStyle

    /// - Parameter style: of a tag, as far as it acts.
    /// - Returns: nil for a style that leaves the letters as they are.
    init?(_ style: TagStyle, _ options: CloudOptions) {
        guard !style.isDisjoint(with: .faces) else { return nil }
        // A font file may be bold or italic itself: then what is set beside it is so, too.
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

    /// A face of the cloud's own fonts.
    package init(_ weight: FontWeight, _ style: FontStyle) {
        (fonts, self.weight, self.style) = (.own, weight, style)
    }

    /// The family that it is a face of, in a cloud that is set in `font`.
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
    /// What another face is needed for.
    static let faces: TagStyle = [.bold, .italic, .code]

    /// What of it is to be seen. Cards are boxes, whose text is upright, of one family, and regular or bold.
    func acting(in options: CloudOptions) -> TagStyle {
        guard !isEmpty else { return self }
        guard options.cards else { return intersection([.bold, .italic, .code, .struckOut]) }
        return intersection(options.font.has(.bold, .normal) ? [.bold, .struckOut] : .struckOut)
    }

    /// "bold italic code struck-out", as far as it is that; nil where it is nothing of it.
    package var names: String? {
        let names = [(TagStyle.bold, "bold"), (.italic, "italic"), (.code, "code"), (.struckOut, "struck-out")]
            .filter { contains($0.0) }.map(\.1)
        return names.isEmpty ? nil : names.joined(separator: " ")
    }
}

extension CloudOptions {
    /// Of the tags' names. Cards are upright: their names and their texts are set as one.
    var nameStyle: FontStyle { cards ? .normal : fontStyle }
}
