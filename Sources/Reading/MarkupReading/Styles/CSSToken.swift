import SourceText

/// A piece of CSS by section 4 of CSS Syntax 3, with numbers and words told apart no further than is needed here.
package struct CSSToken {
    package enum Kind: Equatable {
        case space, comment
        /// A name: of a property, an element, a class.
        case word
        /// A name with its opening parenthesis.
        case function
        /// `@` and a name.
        case atWord
        /// `#` and a name.
        case hash
        /// A text in its quotation marks.
        case string
        /// `url(…)` without quotation marks.
        case url
        /// A number with its unit or percent sign.
        case number
        /// `(`, `[` or `{`.
        case open
        /// `)`, `]` or `}`.
        case close
        /// Any other character, `<!--`, or `-->`.
        case sign
        /// One that the sheet ends in.
        case unclosedComment, unclosedURL
        /// One that the line or the sheet ends in.
        case unclosedString
        /// `url(…)` with white space, a quotation mark or a parenthesis in its address, and where.
        case brokenURL(at: Int)
    }

    package let kind: Kind
    package let range: Range<Int>

    package var isBlank: Bool { kind == .space || kind == .comment }

    /// Whether it ends otherwise than whoever wrote it will have meant.
    package var isBroken: Bool {
        switch kind {
        case .unclosedComment, .unclosedURL, .unclosedString, .brokenURL: true
        default: false
        }
    }

    package func isSign(_ sign: Unicode.Scalar, _ bytes: Span<UInt8>) -> Bool {
        kind == .sign && range.count == 1 && bytes[range.lowerBound] == UInt8(ascii: sign)
    }

    /// Where the address in `url(` begins, behind its quotation mark, too; nil where this is no `url(`.
    package func addressStart(_ bytes: Span<UInt8>) -> Int? {
        switch kind {
        case .url, .unclosedURL, .brokenURL: break
        case .function where CSSName.isURL(bytes, range.lowerBound..<range.upperBound - 1): break
        default: return nil
        }
        // No letter of the name is a parenthesis.
        var start = range.lowerBound
        while bytes[start] != UInt8(ascii: "(") { start += 1 }
        start += 1
        while start < bytes.count, bytes[start].isHTMLSpace { start += 1 }
        return start < bytes.count && bytes[start].isCSSQuote ? start + 1 : start
    }
}

/// How CSS sorts bytes.
extension UInt8 {
    package var isCSSLineEnd: Bool { self == 0x0A || self == 0x0D || self == 0x0C }
    package var isCSSQuote: Bool { self == UInt8(ascii: "\"") || self == UInt8(ascii: "'") }
    /// What can be in a name; all beyond ASCII can.
    var isCSSNameByte: Bool {
        isASCIILetterOrDigit || self == UInt8(ascii: "-") || self == UInt8(ascii: "_") || self >= 0x80
    }
}
