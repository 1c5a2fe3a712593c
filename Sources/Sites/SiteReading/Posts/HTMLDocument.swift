import MarkupReading
import SourceText

/// The content of the `<body>` and the `<title>` of a post that is a whole HTML document, as those for Pelican are.
struct HTMLDocument {
    let body: Range<Int>
    let title: String?

    private static let bodyName = ElementName("body")
    private static let titleName = ElementName("title")

    /// Reads a document; nil if it has no `<body>`, so that the file itself is the content of a body.
    ///
    /// - Parameter start: the offset at which reading starts, after front matter between fences.
    /// - Complexity: O(n).
    init?(_ source: SourceText, from start: Int) {
        let bytes = source.bytes
        var scanner = MarkupScanner(bytes, from: start)
        var body: Range<Int>?
        var title: Range<Int>?
        while let piece = scanner.next() {
            guard case .tag(let tag) = piece else { continue }
            if tag.element == Self.bodyName {
                if tag.isEnd {
                    body = body.map { $0.lowerBound..<tag.range.lowerBound }
                } else if body == nil {
                    body = tag.range.upperBound..<bytes.count
                }
            } else if tag.traits.contains(.rawText), !tag.isEnd {
                let (text, hasEnd) = scanner.skipRawText(of: tag)
                if tag.element == Self.titleName, body == nil, hasEnd { title = title ?? text }
            }
        }
        guard let body else { return nil }
        self.body = body
        self.title = title.flatMap {
            PlainText.caption(String(decoding: bytes.resolvingReferences(in: $0), as: UTF8.self))
        }
    }
}
