import ByteWriting
import SourceText

/// A text on one line, escaped so that Markdown, as CommonMark and GitHub read it, shows exactly the text.
struct EscapedMarkdown {
    private let text: String
    private let isInLink: Bool

    /// Takes a text, with spaces in place of its line breaks and tabs.
    ///
    /// - Parameter isInLink: Whether the text is inside a link, which can contain no other, so that an address in it
    ///   needs no escape.
    init(_ text: String, isInLink: Bool = false) {
        // A tab begins code at the start of a line, and is shown as a space elsewhere.
        let hasBreaks = text.utf8.contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\t") }
        self.text = hasBreaks ? text.split { $0 == "\n" || $0 == "\t" }.joined(separator: " ") : text
        self.isInLink = isInLink
    }

    func append(to output: inout ByteBuffer) {
        var text = text[...]
        // White space at an end would be removed, or would keep emphasis from being recognised.
        let first = text.unicodeScalars.first.flatMap { $0.isWhiteSpace ? $0 : nil }
        if let first {
            append(first, &output)
            text = text.unicodeScalars.dropFirst().isEmpty ? "" : Substring(text.unicodeScalars.dropFirst())
        }
        let last = text.unicodeScalars.last.flatMap { $0.isWhiteSpace ? $0 : nil }
        if last != nil { text = Substring(text.unicodeScalars.dropLast()) }
        append(Array(text.utf8), &output)
        if let last { append(last, &output) }
    }

    /// Appends the text as code, between runs of backticks of a length that none in the text has, with a space where
    /// they would touch a backtick of the text.
    func appendCode(to output: inout ByteBuffer) {
        var runs: Set<Int> = [0]
        var run = 0
        for byte in text.utf8 {
            run = byte == UInt8(ascii: "`") ? run + 1 : 0
            runs.insert(run)
        }
        let count = (1...).first { !runs.contains($0) } ?? 1
        let edges = [text.utf8.first, text.utf8.last]
        // Markdown removes one space at each end if there are spaces at both.
        let needsSpace = edges.contains(UInt8(ascii: "`")) || edges.allSatisfy { $0 == 0x20 }
        for _ in 0..<count { output.append("`") }
        if needsSpace { output.append(" ") }
        output.appendVerbatim(text)
        if needsSpace { output.append(" ") }
        for _ in 0..<count { output.append("`") }
    }

    private func append(_ scalar: Unicode.Scalar, _ output: inout ByteBuffer) {
        output.append("&#")
        output.appendInteger(Int(scalar.value))
        output.append(";")
    }

    private func append(_ bytes: [UInt8], _ output: inout ByteBuffer) {
        let start = Self.lineStart(of: bytes)
        for (index, byte) in bytes.enumerated() {
            let next = index + 1 < bytes.count ? bytes[index + 1] : 0
            let isSpecial =
                switch byte {
                case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"),
                    UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "#"),
                    UInt8(ascii: "|"), UInt8(ascii: "!"), UInt8(ascii: "$"), UInt8(ascii: "&"):
                    true
                // GitHub makes links of addresses with http:// and www. wherever they occur.
                case UInt8(ascii: ":"): next == UInt8(ascii: "/")
                case UInt8(ascii: "."): index >= 3 && bytes[index - 3..<index].allSatisfy { $0 | 0x20 == 0x77 }
                default: false
                }
            if byte == UInt8(ascii: "@"), !isInLink, index > 0 {
                // No escape keeps a mail address from becoming a link, but a comment inside it does, and shows nothing.
                output.append("<!-- -->")
            }
            if isSpecial || index == start { output.append(UInt8(ascii: "\\")) }
            output.append(byte)
        }
    }

    /// Returns the index of a byte that would begin a list or underline a heading: a sign, or the point after a number.
    private static func lineStart(of bytes: [UInt8]) -> Int? {
        guard let first = bytes.first else { return nil }
        if "-+=".utf8.contains(first) { return 0 }
        let digits = bytes.prefix(while: \.isASCIIDigit).count
        guard digits > 0, digits < bytes.count, ".)".utf8.contains(bytes[digits]) else { return nil }
        return digits
    }
}

extension Unicode.Scalar {
    fileprivate var isWhiteSpace: Bool { properties.isWhitespace }
}
