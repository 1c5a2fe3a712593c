/// Classes of ASCII bytes, for parsers of markup, style sheets and numbers, whose syntax consists of ASCII only.
extension UInt8 {
    /// Whether the byte is a digit, `0` to `9`.
    @inlinable package var isASCIIDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

    /// Whether the byte is an ASCII letter in either case.
    @inlinable package var isASCIILetter: Bool {
        self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z")
    }

    @inlinable package var isSmallASCIILetter: Bool { self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z") }

    @inlinable package var isASCIILetterOrDigit: Bool { isASCIILetter || isASCIIDigit }

    /// Whether the byte may be in a web address unescaped: a letter, a digit, `-`, `.`, `_` or `~` (RFC 3986, section
    /// 2.3).
    package var isUnreserved: Bool {
        isASCIILetterOrDigit || self == UInt8(ascii: "-") || self == UInt8(ascii: ".") || self == UInt8(ascii: "_")
            || self == UInt8(ascii: "~")
    }

    /// The byte with A to Z lowered to a to z; any other byte is unchanged.
    @inlinable package var asciiLowercased: UInt8 { self >= 0x41 && self <= 0x5A ? self | 0x20 : self }

    /// Whether the byte is white space in HTML and CSS: tab, line feed, form feed, carriage return or space. Letters,
    /// which are most bytes, are ruled out by one comparison.
    @inlinable package var isHTMLSpace: Bool { self <= 0x20 && (isXMLSpace || self == 0x0C) }

    /// Whether the byte is white space in XML: tab, line feed, carriage return or space.
    @inlinable package var isXMLSpace: Bool { self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D }

    /// Whether the byte is a space or a tab, as defined by CommonMark.
    @inlinable package var isSpaceOrTab: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

    /// Whether the byte is a space, a tab, or a carriage return, which may precede the line feed of a line.
    @inlinable package var isBlank: Bool { isSpaceOrTab || self == UInt8(ascii: "\r") }

    /// Whether the byte is ASCII punctuation, which a backslash escapes in CommonMark.
    @inlinable package var isASCIIPunctuation: Bool {
        switch self {
        case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
        default: false
        }
    }
}

/// The same classes of scalars, in rules for text of all scripts.
extension Unicode.Scalar {
    /// Whether the scalar is an ASCII letter in either case.
    package var isASCIILetter: Bool { 0x61...0x7A ~= value | 0x20 }

    /// Whether the scalar is a digit, `0` to `9`.
    package var isASCIIDigit: Bool { 0x30...0x39 ~= value }

    package var isASCIILetterOrDigit: Bool { isASCIILetter || isASCIIDigit }
}

extension Array where Element == UInt8 {
    /// Returns the range of bytes without the spaces, tabs and carriage returns at its two ends.
    @inlinable package func trimmingBlanks(_ range: Range<Int>) -> Range<Int> {
        var start = range.lowerBound
        var end = range.upperBound
        while start < end, self[start].isBlank { start += 1 }
        while end > start, self[end - 1].isBlank { end -= 1 }
        return start..<end
    }

    /// Returns whether the byte at `index` is escaped: whether an odd number of backslashes, counted back no farther
    /// than `start`, precedes it.
    @inlinable package func isEscaped(at index: Int, from start: Int) -> Bool {
        var backslashes = 0
        var before = index - 1
        while before >= start, self[before] == UInt8(ascii: "\\") {
            backslashes += 1
            before -= 1
        }
        return backslashes % 2 == 1
    }
}

extension String {
    /// Returns the text with each run of line feeds replaced by one space.
    package func replacingLineFeeds() -> String {
        utf8.contains(UInt8(ascii: "\n")) ? split(separator: "\n").joined(separator: " ") : self
    }
}
