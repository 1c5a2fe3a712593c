import SourceText

/// A token of CSS by section 4 of CSS Syntax 3; numbers and words are distinguished only as far as is needed here.
package struct CSSToken {
    package enum Kind: Equatable {
        case space, comment
        /// The name of a property, an element or a class.
        case word
        /// A name with its opening parenthesis.
        case function
        /// `@` and a name.
        case atWord
        /// `#` and a name.
        case hash
        /// A string with its quotation marks.
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
        /// A comment or a `url(…)` that the end of the sheet cuts off.
        case unclosedComment, unclosedURL
        /// A string that the end of a line or of the sheet cuts off.
        case unclosedString
        /// A `url(…)` with white space, a quotation mark or a parenthesis in its address, and the offset of that.
        case brokenURL(at: Int)
    }

    package let kind: Kind
    package let range: Range<Int>

    /// Whether it is white space or a comment.
    package var isBlank: Bool { kind == .space || kind == .comment }

    /// Whether it ends where its writer probably did not mean it to end.
    package var isBroken: Bool {
        switch kind {
        case .unclosedComment, .unclosedURL, .unclosedString, .brokenURL: true
        default: false
        }
    }

    /// Whether it is this one character.
    package func isSign(_ sign: Unicode.Scalar, _ bytes: Span<UInt8>) -> Bool {
        kind == .sign && range.count == 1 && bytes[range.lowerBound] == UInt8(ascii: sign)
    }

    /// Returns the offset at which the address in `url(` begins, after any quotation mark; nil for any other token.
    package func addressStart(_ bytes: Span<UInt8>) -> Int? {
        switch kind {
        case .url, .unclosedURL, .brokenURL: break
        case .function where CSSName.isURL(bytes, range.lowerBound..<range.upperBound - 1): break
        default: return nil
        }
        // The name has no parenthesis in it.
        var start = range.lowerBound
        while bytes[start] != UInt8(ascii: "(") { start += 1 }
        start += 1
        while start < bytes.count, bytes[start].isHTMLSpace { start += 1 }
        return start < bytes.count && bytes[start].isCSSQuote ? start + 1 : start
    }
}

/// Classes of bytes in CSS.
extension UInt8 {
    package var isCSSLineEnd: Bool { self == 0x0A || self == 0x0D || self == 0x0C }
    package var isCSSQuote: Bool { self == UInt8(ascii: "\"") || self == UInt8(ascii: "'") }
    /// Whether it can be in a name, as every byte beyond ASCII can.
    var isCSSNameByte: Bool {
        isASCIILetterOrDigit || self == UInt8(ascii: "-") || self == UInt8(ascii: "_") || self >= 0x80
    }
}
