/// The scalars of a text with its backslash escapes resolved: a backslash before ASCII punctuation is dropped, and
/// makes the punctuation literal; before anything else a backslash is an ordinary character.
package struct EscapedScalars: Sequence, IteratorProtocol {
    private var rest: String.UnicodeScalarView.Iterator
    private var ahead: Unicode.Scalar?

    package init(_ text: String) {
        rest = text.unicodeScalars.makeIterator()
        ahead = rest.next()
    }

    /// Returns the next scalar, and whether a backslash before it was dropped; nil at the end of the text.
    package mutating func next() -> (scalar: Unicode.Scalar, isEscaped: Bool)? {
        guard let scalar = ahead else { return nil }
        ahead = rest.next()
        guard scalar == "\\", let sign = ahead, sign.isASCII, UInt8(sign.value).isASCIIPunctuation else {
            return (scalar, false)
        }
        ahead = rest.next()
        return (sign, true)
    }
}

/// Returns the text with its backslash escapes resolved: `\*` becomes `*`, and `\n` stays.
package func unescaped(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    var scalars = String.UnicodeScalarView()
    for (scalar, _) in EscapedScalars(text) { scalars.append(scalar) }
    return String(scalars)
}

/// Returns the parts of a text between its unescaped separators, at least one. Backslashes stay in the parts.
package func escapedParts(of text: String, separatedBy separator: UInt8) -> [String] {
    let bytes = Array(text.utf8)
    return escapedRanges(of: bytes, in: 0..<bytes.count, separatedBy: separator).map {
        String(decoding: bytes[$0], as: UTF8.self)
    }
}

/// Returns the ranges of the parts of `range` between unescaped separators, at least one.
package func escapedRanges(of bytes: [UInt8], in range: Range<Int>, separatedBy separator: UInt8) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var (start, index) = (range.lowerBound, range.lowerBound)
    while index < range.upperBound {
        if bytes[index] == UInt8(ascii: "\\"), index + 1 < range.upperBound, bytes[index + 1].isASCIIPunctuation {
            index += 2
        } else {
            if bytes[index] == separator {
                ranges.append(start..<index)
                start = index + 1
            }
            index += 1
        }
    }
    ranges.append(start..<range.upperBound)
    return ranges
}
