import SourceText

/// A tag as it stands in a template.
struct TemplateTag {
    enum Kind {
        case variable, unescaped, section, inverted, end, partial, parent, block
        /// What writes nothing: comments, delimiters.
        case silent
    }

    var kind: Kind
    /// From delimiter to delimiter.
    var range: Range<Int>
    /// The name in it, without blanks around it.
    var name: Range<Int>

    /// Whether a line that has nothing else goes with it.
    var canStandAlone: Bool { kind != .variable && kind != .unescaped }
}

extension UInt8 {
    var isLineEnd: Bool { self == 0x0A || self == 0x0D }

    /// Of names in tags: letters, digits and `_ - ?`.
    var isNameByte: Bool {
        isASCIILetterOrDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: "-") || self == UInt8(ascii: "?")
    }
}
