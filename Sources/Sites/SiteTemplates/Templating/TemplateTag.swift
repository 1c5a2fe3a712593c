import SourceText

/// A tag as it is written in a template.
struct TemplateTag {
    enum Kind {
        case variable, unescaped, section, inverted, end, partial, parent, block
        /// A tag that writes nothing: a comment, or new delimiters.
        case silent
    }

    var kind: Kind
    /// The whole tag, from delimiter to delimiter.
    var range: Range<Int>
    /// The name in the tag, without blanks around it.
    var name: Range<Int>

    /// Whether a line with only this tag is left out of the page, together with its line end.
    var canStandAlone: Bool { kind != .variable && kind != .unescaped }
}

extension UInt8 {
    var isLineEnd: Bool { self == 0x0A || self == 0x0D }

    /// Whether the byte may be in a name in a tag: letters, digits and `_ - ?`.
    var isNameByte: Bool {
        isASCIILetterOrDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: "-") || self == UInt8(ascii: "?")
    }
}
