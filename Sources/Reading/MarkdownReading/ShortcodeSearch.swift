import MarkupReading
import SourceText

/// Finds the shortcodes `{{< … >}}`, `{{ … }}` and `{% … %}` in Markdown outside code,
/// which a site generator would replace.
final class ShortcodeSearch: MarkdownReceiver {
    private(set) var found: [Range<Int>] = []
    private let source: [UInt8]
    /// The offsets of the next `}}`, the next `%}` and the next empty line, as far as they are known.
    private var ends = [-1, -1]
    private var emptyLine = -1

    private init(_ source: [UInt8]) { self.source = source }

    /// Returns the ranges of the shortcodes; each ends in the paragraph in which it begins.
    ///
    /// - Complexity: O(n): no end is searched for twice.
    static func ranges(in source: [UInt8], from start: Int) -> [Range<Int>] {
        let range = start..<source.count
        guard source.firstOffset(of: "{{", in: range) != nil || source.firstOffset(of: "{%", in: range) != nil else {
            return []
        }
        let search = ShortcodeSearch(source)
        _ = MarkdownParser(draft: source, range, nil).parse(into: search)
        return search.found
    }

    func take(_ text: UnsafeBufferPointer<UInt8>, _ kind: MarkdownTextKind, at place: Range<Int>?) {
        guard kind == .text || kind == .html, let place else { return }
        var index = max(place.lowerBound, found.last?.upperBound ?? 0)
        while index + 1 < place.upperBound {
            index = source.offset(of: UInt8(ascii: "{"), in: index..<place.upperBound)
            guard index + 1 < place.upperBound else { return }
            let end = end(at: index)
            if let end { found.append(index..<end) }
            index = end ?? index + 1
        }
    }

    private func end(at index: Int) -> Int? {
        let sign: Int
        switch source[index + 1] {
        case UInt8(ascii: "{"): sign = 0
        case UInt8(ascii: "%"): sign = 1
        default: return nil
        }
        if ends[sign] < index + 2 {
            let range = index + 2..<source.count
            ends[sign] = source.firstOffset(of: sign == 0 ? "}}" : "%}", in: range) ?? source.count
        }
        if emptyLine < index { emptyLine = source.nextEmptyLine(from: index) }
        return ends[sign] < emptyLine ? ends[sign] + 2 : nil
    }

    /// Returns the text from `start` on with every byte of a shortcode replaced by `}`, which means nothing in
    /// Markdown; nil if there are no shortcodes.
    static func hiding(_ ranges: [Range<Int>], of source: [UInt8], from start: Int) -> [UInt8]? {
        guard !ranges.isEmpty else { return nil }
        var text = Array(source[start...])
        for index in ranges.joined() { text[index - start] = UInt8(ascii: "}") }
        return text
    }
}

extension [UInt8] {
    /// Returns the offset of the line feed before the next blank line, or the end.
    func nextEmptyLine(from start: Int) -> Int {
        var feed = offset(of: UInt8(ascii: "\n"), in: start..<count)
        while feed < count {
            var next = feed + 1
            while next < count, self[next].isBlank { next += 1 }
            if next >= count || self[next] == UInt8(ascii: "\n") { return feed }
            feed = offset(of: UInt8(ascii: "\n"), in: next..<count)
        }
        return count
    }
}
