import MarkupReading
import SourceText

/// A post that is a whole document, as those of Pelican in HTML are: what is in its `<body>`, and its `<title>`.
struct HTMLDocument {
    let body: Range<Int>
    let title: String?

    private static let bodyName = ElementName("body")
    private static let titleName = ElementName("title")

    /// - Parameter start: behind front matter that stands between fences.
    /// - Returns: nil where there is no `<body>` behind it, the rest then being the inside of one.
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
