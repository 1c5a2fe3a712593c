import MarkdownReading
import MarkupReading
import SourceText

/// The parts of a Markdown page that are HTML: elsewhere, as in code, placeholders do not count.
///
/// The content of a placeholder will be replaced, so it must not decide how the rest of the page is read: Markdown gets
/// a comment in the place of both markers and everything between them.
struct MarkdownHTML {
    private struct Part {
        var range: Range<Int>
        let isBlock: Bool
    }

    private var parts: [Part] = []
    /// The placeholders with their markers, in order, which Markdown reads as comments.
    private(set) var hidden: [Range<Int>]
    /// The first part that ends behind the offset of the last request.
    private var next = 0

    /// The most readings of a page: it is read again whenever a presumed placeholder turns out to be none.
    static let mostReadings = 8

    /// Reads a page as Markdown.
    ///
    /// - Parameters:
    ///   - start: the offset behind the front matter.
    ///   - placeholders: the placeholders with their markers if they are known; nil searches for them.
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

    /// Returns the offset of the next `<` that is HTML, or the end of the page.
    ///
    /// - Parameter start: an offset that is never less than in the call before.
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

    /// Returns the offset at which a tag or comment in a paragraph has to end; nil in a block of HTML, where only the
    /// rules of HTML count.
    func limit(at offset: Int) -> Int? {
        guard next < parts.count, parts[next].range.contains(offset), !parts[next].isBlock else { return nil }
        return parts[next].range.upperBound
    }

    /// Returns whether the markup at an offset begins its line, except for the marks of quotations and lists.
    func beginsLine(_ bytes: [UInt8], _ offset: Int) -> Bool {
        guard next < parts.count, parts[next].range.contains(offset), parts[next].isBlock else { return false }
        var start = offset
        while start > 0, bytes[start - 1].isASCIIDigit || " \t>-+*.)".utf8.contains(bytes[start - 1]) { start -= 1 }
        return start == 0 || bytes[start - 1] == UInt8(ascii: "\n")
    }

    // MARK: - Placeholders

    /// Finds the ranges from start markers to the end markers that follow them, whatever is around them.
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
            // A comment is a placeholder only with the word in lower case.
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
                    // The marker's own content can neither begin nor end a placeholder.
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

    /// Returns the page with comments in place of placeholders; nil if there are none.
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
        /// Whether the next text continues the last part.
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
