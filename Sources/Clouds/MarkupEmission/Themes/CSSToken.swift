/// A piece of CSS by the rules of CSS Syntax 3, section 4, with numbers and words told apart no further than themes need.
struct CSSToken {
    enum Kind {
        case space, comment
        /// A name: of a property, an element, a class.
        case word
        /// A name with its opening parenthesis.
        case function
        /// `@` and a name.
        case atWord
        /// `#` and a name.
        case hash
        /// In its quotation marks.
        case string
        /// `url(…)` without quotation marks.
        case url
        /// With its unit or percent sign.
        case number
        /// `(`, `[` or `{`.
        case open
        /// `)`, `]` or `}`.
        case close
        /// Any other single character.
        case sign
    }

    let kind: Kind
    let range: Range<Int>

    var isBlank: Bool { kind == .space || kind == .comment }
}

/// How CSS sorts bytes.
extension UInt8 {
    var isCSSLineEnd: Bool { self == 0x0A || self == 0x0D || self == 0x0C }
    /// What can be in a name; all beyond ASCII can.
    var isCSSNameByte: Bool {
        isASCIILetterOrDigit || self == UInt8(ascii: "-")
            || self == UInt8(ascii: "_")
            || self >= 0x80
    }
}
