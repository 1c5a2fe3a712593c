import MarkupReading
import SourceText

/// A reader of JSON, or of lines of it, that keeps the strings which are values. A string that never ends, or is not
/// written as JSON has it, is kept as it is.
struct JSONText {
    private enum Place { case outside, string, escape, behind }

    private var place = Place.outside
    /// The string that is read, with its quotation marks; behind it, a colon tells a key from a value.
    private var string: [UInt8] = []
    private var html = HTMLText(keepsCode: false)

    mutating func read(_ bytes: Span<UInt8>, _ range: Range<Int>, into text: inout ReadableText) {
        var index = range.lowerBound
        while index < range.upperBound {
            let byte = bytes[index]
            switch place {
            case .outside:
                index = bytes.offset(of: UInt8(ascii: "\""), in: index..<range.upperBound)
                guard index < range.upperBound else { return }
                string = [UInt8(ascii: "\"")]
                place = .string
            case .string:
                string.append(byte)
                if byte == UInt8(ascii: "\\") { place = .escape }
                if byte == UInt8(ascii: "\"") { place = .behind }
            case .escape:
                string.append(byte)
                place = .string
            case .behind:
                if byte.isXMLSpace { break }
                if byte != UInt8(ascii: ":") { append(to: &text) }
                place = .outside
                // The next string may begin here.
                continue
            }
            index += 1
        }
    }

    mutating func finish(into text: inout ReadableText) {
        if place != .outside { append(to: &text) }
        self = JSONText()
    }

    private mutating func append(to text: inout ReadableText) {
        var scanner = JSONScanner(string)
        let isWhole = place == .behind
        let content =
            (try? scanner.string()).map { Array($0.utf8) } ?? Array(string.dropFirst().dropLast(isWhole ? 1 : 0))
        text.boundary()
        if Self.isHTML(content) {
            html.read(content.span, 0..<content.count, into: &text)
            html.finish(into: &text)
            return text.boundary()
        }
        for line in content.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            if line.isEmpty { text.boundary() }
            text.append(Array(line).span, 0..<line.count)
            text.lineFeed()
        }
        text.boundary()
    }

    /// Whether a string has the end of an element, a line break or a reference, and so is a piece of a page.
    private static func isHTML(_ content: [UInt8]) -> Bool {
        let signs: [StaticString] = ["</", "<br", "&amp;", "&lt;", "&gt;", "&quot;", "&nbsp;", "&#"]
        return signs.contains { content.firstOffset(of: $0, in: content.indices) != nil }
    }
}
