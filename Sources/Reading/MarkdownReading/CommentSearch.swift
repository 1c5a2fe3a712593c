import SourceText

/// Finds the comments that md4c reads as text because of two hyphens in them.
final class CommentSearch: MarkdownReceiver {
    /// The ranges of the comments in the source.
    private(set) var found: [Range<Int>] = []
    private let source: [UInt8]
    /// The offset up to which the source is read.
    private var next = 0
    /// The beginnings of comments in the open paragraph, heading or cell, and the end of its last text.
    private var starts: [Int] = []
    private var end = 0

    /// Makes a search; nil if no comment holds two hyphens.
    init?(_ source: [UInt8], _ range: Range<Int>) {
        self.source = source
        var start = source.firstOffset(of: "<!--", in: range)
        while let place = start {
            let end = source.firstOffset(of: "--", in: place + 4..<range.upperBound) ?? range.upperBound
            if end + 2 < range.upperBound, source[end + 2] != UInt8(ascii: ">") { return }
            start = source.firstOffset(of: "<!--", in: min(end, range.upperBound)..<range.upperBound)
        }
        return nil
    }

    func enter(_ block: MarkdownBlock) { starts = [] }

    func leave(_ block: MarkdownBlock) {
        for start in starts where start >= next {
            guard let close = source.firstOffset(of: "-->", in: start + 4..<max(end, start + 4)),
                source[start + 4..<close].count > 1,
                source.firstOffset(of: "--", in: start + 4..<close) != nil || source[close - 1] == UInt8(ascii: "-")
            else { continue }
            found.append(start..<close + 3)
            next = close + 3
        }
        starts = []
    }

    func take(_ text: UnsafeBufferPointer<UInt8>, _ kind: MarkdownTextKind, at place: Range<Int>?) {
        guard let place else { return }
        end = place.upperBound
        guard kind == .text else { return }
        var start = source.firstOffset(of: "<!--", in: place)
        while let found = start {
            if found == 0 || source[found - 1] != UInt8(ascii: "\\") { starts.append(found) }
            start = source.firstOffset(of: "<!--", in: found + 4..<max(place.upperBound, found + 4))
        }
    }
}
