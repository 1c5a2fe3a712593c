import SourceText

/// A token of CSS by section 4 of CSS Syntax 3. Numbers and words are distinguished only as far as Stratus needs.
package struct CSSToken {
    package enum Kind: Equatable {
        case space, comment
        /// A name that is not part of another token, such as that of a property, an element or a class.
        case word
        /// The name of a function with its opening parenthesis.
        case function
        /// A name after an `@`, which is part of the token.
        case atWord
        /// A name after a `#`, which is part of the token.
        case hash
        /// A string with its quotation marks.
        case string
        /// An address in `url(…)` without quotation marks; the token is the whole `url(…)`.
        case url
        /// A number with its unit or percent sign.
        case number
        /// An opening bracket: `(`, `[` or `{`.
        case open
        /// A closing bracket: `)`, `]` or `}`.
        case close
        /// Any other single character, `<!--`, or `-->`.
        case sign
        /// A comment or a `url(…)` that has no end before the sheet ends.
        case unclosedComment, unclosedURL
        /// A string that has no closing quotation mark before the line or the sheet ends.
        case unclosedString
        /// A `url(…)` with white space, a quotation mark or a parenthesis in its address, which is at the given offset.
        case brokenURL(at: Int)
    }

    package let kind: Kind
    package let range: Range<Int>

    /// Whether the token is white space or a comment.
    package var isBlank: Bool { kind == .space || kind == .comment }

    /// Whether the token is unclosed or broken, so that it probably ends elsewhere than its writer meant.
    package var isBroken: Bool {
        switch kind {
        case .unclosedComment, .unclosedURL, .unclosedString, .brokenURL: true
        default: false
        }
    }

    /// Returns whether the token is the given single character.
    package func isSign(_ sign: Unicode.Scalar, _ bytes: Span<UInt8>) -> Bool {
        kind == .sign && range.count == 1 && bytes[range.lowerBound] == UInt8(ascii: sign)
    }

    /// Returns the offset of the address in the `url(` that this token begins, after any quotation mark; nil for a
    /// token that is no `url(`.
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

/// Classes of bytes in the syntax of CSS.
extension UInt8 {
    package var isCSSLineEnd: Bool { self == 0x0A || self == 0x0D || self == 0x0C }
    package var isCSSQuote: Bool { self == UInt8(ascii: "\"") || self == UInt8(ascii: "'") }
    /// Whether it can be in a name, as every byte beyond ASCII can.
    var isCSSNameByte: Bool {
        isASCIILetterOrDigit || self == UInt8(ascii: "-") || self == UInt8(ascii: "_") || self >= 0x80
    }
}
