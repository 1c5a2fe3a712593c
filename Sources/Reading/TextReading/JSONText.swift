import MarkupReading
import SourceText

/// A reader of JSON, or of lines of it, that keeps the strings which are values. A string that never ends, or is not
/// written as JSON has it, is kept as it is, and so are words outside of strings.
struct JSONText {
    private enum Place { case outside, string, escape, behind, word, behindWord }

    private var place = Place.outside
    /// The string that is read, with its quotation marks, or the word outside of strings; behind it, a colon tells a key
    /// from a value.
    private var string: [UInt8] = []
    private var html = HTMLText(keepsCode: false)

    mutating func read(_ bytes: Span<UInt8>, _ range: Range<Int>, into text: inout ReadableText) {
        var index = range.lowerBound
        while index < range.upperBound {
            let byte = bytes[index]
            switch place {
            case .outside:
                if Self.isSign(byte) { break }
                string = [byte]
                place = byte == UInt8(ascii: "\"") ? .string : .word
            case .word:
                if Self.isSign(byte) || byte == UInt8(ascii: "\"") {
                    place = .behindWord
                    continue
                }
                string.append(byte)
            case .string:
                string.append(byte)
                if byte == UInt8(ascii: "\\") { place = .escape }
                if byte == UInt8(ascii: "\"") { place = .behind }
            case .escape:
                string.append(byte)
                place = .string
            case .behind, .behindWord:
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

    /// Whether a byte stands between values.
    private static func isSign(_ byte: UInt8) -> Bool { byte.isXMLSpace || "{}[]:,".utf8.contains(byte) }

    /// Whether a word outside of strings is a value of JSON, or one that programs write beside these.
    private static func isLiteral(_ word: [UInt8]) -> Bool {
        ["true", "false", "null", "NaN", "Infinity", "-Infinity"].contains { word.elementsEqual($0.utf8) }
            || word.drop { "+-.".utf8.contains($0) }.first?.isASCIIDigit == true
    }

    private mutating func append(to text: inout ReadableText) {
        if place == .word || place == .behindWord {
            if Self.isLiteral(string) { return }
            text.append(string.span, 0..<string.count)
            return text.boundary()
        }
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

    /// Whether a string has the end of an element, one without an end, or a reference, and so is a piece of a page.
    private static func isHTML(_ content: [UInt8]) -> Bool {
        let signs: [StaticString] = [
            "</", "<br", "<p>", "<p ", "<li>", "<img ", "<!--", "&amp;", "&lt;", "&gt;", "&quot;", "&nbsp;", "&#",
        ]
        return signs.contains { content.firstOffset(of: $0, in: content.indices) != nil }
    }
}
