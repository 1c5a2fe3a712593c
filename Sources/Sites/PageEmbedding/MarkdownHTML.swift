import MarkdownReading
import MarkupReading
import SourceText

/// Where a page in Markdown is HTML: elsewhere, as in code, no placeholder counts.
///
/// What is between the markers of a placeholder will be replaced, so it is not to decide how the rest of the page is read:
/// Markdown gets a comment in the place of both markers and all that is between them.
struct MarkdownHTML {
    private struct Part {
        var range: Range<Int>
        let isBlock: Bool
    }

    private var parts: [Part] = []
    /// The placeholders with their markers, in order, which Markdown does not see.
    private(set) var hidden: [Range<Int>]
    /// The first part that does not end before the place that was asked for last.
    private var next = 0

    /// How often a page is read at most: once more wherever what looks like placeholders turns out to be none.
    static let mostReadings = 8

    /// - Parameters:
    ///   - start: behind the front matter.
    ///   - placeholders: those that are known, each with its markers; nil where they are to be looked for.
    init(_ bytes: [UInt8], from start: Int, hiding placeholders: [Range<Int>]?) {
        hidden = placeholders ?? Self.placeholders(in: bytes, from: start)
        for _ in 0..<Self.mostReadings {
            let collector = HTMLCollector()
            let page = Self.hiding(hidden, of: bytes, from: start)
            let parser = MarkdownParser(
                bytes, start..<bytes.count, reading: page, findsFootnotes: false, linksAddresses: false)
            _ = parser.parse(into: collector)
            parts = collector.parts
            let count = hidden.count
            hidden.removeAll { place in
                let index = parts.partitionPoint { $0.range.upperBound > place.lowerBound }
                return index == parts.count || parts[index].range.lowerBound > place.lowerBound
            }
            if hidden.count == count { break }
        }
    }

    /// The next `<` of HTML; the end of the page where none comes.
    ///
    /// - Parameter start: never less than at the call before.
    mutating func nextMarkup(_ bytes: [UInt8], from start: Int) -> Int {
        while next < parts.count {
            let part = parts[next].range
            if start < part.upperBound {
                let sign = bytes.offset(of: UInt8(ascii: "<"), in: max(start, part.lowerBound)..<part.upperBound)
                if sign < part.upperBound { return sign }
            }
            next += 1
        }
        return bytes.count
    }

    /// Before which offset the tag or comment at one ends that stands in a paragraph; nil in a block of HTML, where the
    /// rules of HTML hold alone.
    func limit(at offset: Int) -> Int? {
        guard next < parts.count, parts[next].range.contains(offset), !parts[next].isBlock else { return nil }
        return parts[next].range.upperBound
    }

    /// Whether what begins at an offset begins its line, but for the marks of quotations and lists.
    func beginsLine(_ bytes: [UInt8], _ offset: Int) -> Bool {
        guard next < parts.count, parts[next].range.contains(offset), parts[next].isBlock else { return false }
        var start = offset
        while start > 0, bytes[start - 1].isASCIIDigit || " \t>-+*.)".utf8.contains(bytes[start - 1]) { start -= 1 }
        return start == 0 || bytes[start - 1] == UInt8(ascii: "\n")
    }

    // MARK: - Placeholders

    /// The places from start markers to the end markers that follow them, without looking at what is around.
    private static func placeholders(in bytes: [UInt8], from start: Int) -> [Range<Int>] {
        var scanner = MarkupScanner(bytes)
        var found: [Range<Int>] = []
        var open: (start: Int, isElement: Bool)?
        var word = WordSearch.first(bytes, from: start)
        while word < bytes.count {
            let after = word + WordSearch.length
            var sign = word
            while sign > start, bytes[sign - 1].isHTMLSpace { sign -= 1 }
            let isEnd = sign > start && bytes[sign - 1] == UInt8(ascii: "/")
            if isEnd { sign -= 1 }
            while sign > start, bytes[sign - 1].isHTMLSpace { sign -= 1 }
            let isElement = bytes.holdsIgnoringCase("-cloud", at: after, end: bytes.count)
            // A comment is a placeholder by the word in lower case.
            let isSpelt = isElement || bytes.holds("stratus", at: word, end: bytes.count)
            let mark: StaticString = isElement ? "<" : "<!--"
            sign -= mark.utf8CodeUnitCount
            // `stratusx` and `stratus:` are other words.
            let behind = isElement ? after + 6 : after
            let isWord =
                isSpelt && behind < bytes.count
                && (bytes[behind].isHTMLSpace || ">/".utf8.contains(bytes[behind])
                    || bytes.holds("-->", at: behind, end: bytes.count))
            if isWord, sign >= start, bytes.holds(mark, at: sign, end: word) {
                if !isEnd {
                    open = (sign, isElement)
                    // What stands in the marker itself begins and ends nothing.
                    switch scanner.piece(at: sign, limit: bytes.count) {
                    case .tag(let tag): word = WordSearch.first(bytes, from: tag.range.upperBound)
                    case .comment(let range, _): word = WordSearch.first(bytes, from: range.upperBound)
                    default: word = bytes.count
                    }
                    continue
                } else if let begin = open, begin.isElement == isElement {
                    let end = bytes.offset(of: UInt8(ascii: ">"), in: after..<bytes.count)
                    if end < bytes.count { found.append(begin.start..<end + 1) }
                    open = nil
                }
            }
            word = WordSearch.first(bytes, from: after)
        }
        return found
    }

    private static func hiding(_ placeholders: [Range<Int>], of bytes: [UInt8], from start: Int) -> [UInt8]? {
        guard !placeholders.isEmpty else { return nil }
        var page = Array(bytes[start...])
        for place in placeholders {
            let range = place.lowerBound - start..<place.upperBound - start
            for index in range { page[index] = 0x20 }
            page.replaceSubrange(range.prefix(4), with: "<!--".utf8)
            page.replaceSubrange(range.suffix(3), with: "-->".utf8)
        }
        return page
    }

    private final class HTMLCollector: MarkdownReceiver {
        var parts: [Part] = []
        private var isBlock = false
        /// Whether the last part may go on.
        private var isOpen = false

        func enter(_ block: MarkdownBlock) {
            if case .html = block { isBlock = true } else { isBlock = false }
            isOpen = false
        }

        func leave(_ block: MarkdownBlock) { (isBlock, isOpen) = (false, false) }
        func enter(_ span: MarkdownSpan) { isOpen = false }
        func leave(_ span: MarkdownSpan) { isOpen = false }

        func take(_ text: UnsafeBufferPointer<UInt8>, _ kind: MarkdownTextKind, at place: Range<Int>?) {
            if kind != .html { isOpen = false }
            guard kind == .html, let place, !place.isEmpty else { return }
            if isOpen {
                parts[parts.count - 1].range = parts[parts.count - 1].range.lowerBound..<place.upperBound
            } else {
                parts.append(Part(range: place, isBlock: isBlock))
                isOpen = true
            }
        }
    }
}
