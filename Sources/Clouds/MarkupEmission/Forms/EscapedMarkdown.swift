import ByteWriting
import SourceText

/// A text on one line that Markdown, as CommonMark and GitHub read it, takes for nothing but itself.
struct EscapedMarkdown {
    private let text: String
    private let isInLink: Bool

    /// - Parameter isInLink: a link holds no other link, so that what looks like an address is none there.
    init(_ text: String, isInLink: Bool = false) {
        // A tab begins code at the start of a line, and is a space elsewhere.
        let hasBreaks = text.utf8.contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\t") }
        self.text = hasBreaks ? text.split { $0 == "\n" || $0 == "\t" }.joined(separator: " ") : text
        self.isInLink = isInLink
    }

    func append(to output: inout ByteBuffer) {
        var text = text[...]
        // White space at an end would be taken away, or keep an emphasis from being one.
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

    /// Between as many backticks as the text has nowhere, with a space where they would touch one of its own.
    func appendCode(to output: inout ByteBuffer) {
        var runs: Set<Int> = [0]
        var run = 0
        for byte in text.utf8 {
            run = byte == UInt8(ascii: "`") ? run + 1 : 0
            runs.insert(run)
        }
        let count = (1...).first { !runs.contains($0) } ?? 1
        let edges = [text.utf8.first, text.utf8.last]
        // A space at both ends is taken away again.
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
                // Addresses: http:// and www. are links to GitHub, wherever they stand.
                case UInt8(ascii: ":"): next == UInt8(ascii: "/")
                case UInt8(ascii: "."): index >= 3 && bytes[index - 3..<index].allSatisfy { $0 | 0x20 == 0x77 }
                default: false
                }
            if byte == UInt8(ascii: "@"), !isInLink, index > 0 {
                // No escape keeps an address of mail from being a link; a comment that parts it does, and shows nothing.
                output.append("<!-- -->")
            }
            if isSpecial || index == start { output.append(UInt8(ascii: "\\")) }
            output.append(byte)
        }
    }

    /// What would begin a list or underline a heading: a sign, or the point behind a number.
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
