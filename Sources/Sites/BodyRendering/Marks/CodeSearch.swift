import MarkdownReading
import MarkupReading
import SourceText

/// The parts of a text in which marks of templates have another meaning than in its prose, sorted by their offsets.
struct TextRegions {
    /// The ranges of code: spans and blocks of Markdown, and the content of `<pre>`, `<code>`, `<script>`, `<style>` and
    /// comments.
    fileprivate(set) var code: [Range<Int>] = []
    /// The ranges of HTML.
    fileprivate(set) var html: [Range<Int>] = []

    /// Finds the regions of a text in Markdown.
    ///
    /// - Parameter changed: the bytes to read instead of those of the range.
    init(markdown source: [UInt8], _ range: Range<Int>, reading changed: [UInt8]? = nil) {
        let search = CodeSearch(changed ?? Array(source[range]), origin: range.lowerBound)
        let parser = MarkdownParser(source, range, reading: changed, linksAddresses: false)
        _ = parser.parse(into: search)
        for note in parser.footnotes.notes { _ = parser.parse(note, into: search) }
        (code, html) = (Self.joined(search.code), Self.joined(search.html))
    }

    /// Finds the regions of a text in HTML.
    init(html source: [UInt8], _ range: Range<Int>) {
        html = [range]
        var elements = CodeElements()
        elements.read(source, range, into: &code)
    }

    private static func joined(_ ranges: [Range<Int>]) -> [Range<Int>] {
        var joined: [Range<Int>] = []
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) where !range.isEmpty {
            if let last = joined.last, range.lowerBound <= last.upperBound {
                joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
            } else {
                joined.append(range)
            }
        }
        return joined
    }

    /// Returns the range of code around an offset; nil if it is not in code.
    func code(at offset: Int) -> Range<Int>? { Self.range(around: offset, in: code) }

    /// Returns whether an offset is in HTML.
    func isHTML(_ offset: Int) -> Bool { Self.range(around: offset, in: html) != nil }

    private static func range(around offset: Int, in ranges: [Range<Int>]) -> Range<Int>? {
        let next = ranges.partitionPoint { $0.lowerBound > offset }
        return next > 0 && ranges[next - 1].contains(offset) ? ranges[next - 1] : nil
    }
}

/// Finds code and HTML in Markdown.
private final class CodeSearch: MarkdownReceiver {
    private(set) var code: [Range<Int>] = []
    private(set) var html: [Range<Int>] = []
    private let text: [UInt8]
    private let origin: Int
    /// The range from the first to the last piece of the code that is open; nil outside of code.
    private var open: Range<Int>?
    private var isCode = false
    private var elements = CodeElements()

    init(_ text: [UInt8], origin: Int) { (self.text, self.origin) = (text, origin) }

    func enter(_ block: MarkdownBlock) {
        switch block {
        case .code: isCode = true
        case .html, .paragraph: elements = CodeElements()
        default: break
        }
    }

    func leave(_ block: MarkdownBlock) { if case .code = block { end() } }

    func enter(_ span: MarkdownSpan) { if case .code = span { isCode = true } }

    func leave(_ span: MarkdownSpan) { if case .code = span { end() } }

    private func end() {
        if let open { code.append(open) }
        (open, isCode) = (nil, false)
    }

    func take(_ bytes: UnsafeBufferPointer<UInt8>, _ kind: MarkdownTextKind, at place: Range<Int>?) {
        guard let place, !place.isEmpty else { return }
        if isCode {
            open = min(open?.lowerBound ?? .max, place.lowerBound)..<max(open?.upperBound ?? 0, place.upperBound)
        } else if kind == .html {
            html.append(place)
            let inside = place.clamped(to: origin..<origin + text.count)
            var found: [Range<Int>] = []
            elements.read(text, inside.lowerBound - origin..<inside.upperBound - origin, into: &found)
            code += found.map { $0.lowerBound + origin..<$0.upperBound + origin }
        } else if elements.isInside {
            code.append(place)
        }
    }
}

/// A reader of HTML in pieces that finds the contents of elements and comments in which text is code.
private struct CodeElements {
    private var end: StaticString?
    /// Whether the start tag of the element has not ended yet.
    private var isInTag = false

    var isInside: Bool { end != nil }

    private static let elements: [(name: StaticString, end: StaticString)] = [
        ("pre", "</pre"), ("code", "</code"), ("script", "</script"), ("style", "</style"),
        ("textarea", "</textarea"), ("!--", "-->"),
    ]

    mutating func read(_ bytes: [UInt8], _ range: Range<Int>, into code: inout [Range<Int>]) {
        var index = range.lowerBound
        while index < range.upperBound {
            if isInTag {
                index = bytes.offset(of: UInt8(ascii: ">"), in: index..<range.upperBound) + 1
                isInTag = index > range.upperBound
            } else if let end {
                let first = end.utf8Start.pointee
                let start = index
                index = bytes.offset(of: first, in: index..<range.upperBound)
                while index < range.upperBound, !bytes.holdsIgnoringCase(end, at: index, end: range.upperBound) {
                    index = bytes.offset(of: first, in: index + 1..<range.upperBound)
                }
                if start < index { code.append(start..<min(index, range.upperBound)) }
                if index < range.upperBound { self.end = nil }
            } else {
                index = bytes.offset(of: UInt8(ascii: "<"), in: index..<range.upperBound) + 1
                guard index < range.upperBound else { return }
                for (name, end) in Self.elements
                where bytes.holdsIgnoringCase(name, at: index, end: range.upperBound) {
                    let after = index + name.utf8CodeUnitCount
                    let isComment = bytes[index] == UInt8(ascii: "!")
                    guard isComment || after >= range.upperBound || !bytes[after].isMarkName else { continue }
                    self.end = end
                    isInTag = !isComment
                    index = after
                    break
                }
            }
        }
    }
}
