import SourceText

/// Finds the first fence that md4c reads as one although it is indented too far to interrupt a paragraph.
final class FenceSearch: MarkdownReceiver {
    /// The offset of the fence in the source.
    private(set) var found: Int?
    private let source: [UInt8]
    private let range: Range<Int>
    /// The number of open quotes, lists and items.
    private var depth = 0
    private var isOpaque = false
    /// The range from the first to the last text of the latest paragraph.
    private var paragraph: Range<Int>?

    init(_ source: [UInt8], _ range: Range<Int>) { (self.source, self.range) = (source, range) }

    var isFinished: Bool { found != nil }

    func enter(_ block: MarkdownBlock) {
        switch block {
        case .code(_, isFenced: true):
            found = farFence
            isOpaque = true
        case .code, .html, .heading, .cell: isOpaque = true
        case .quote, .list, .item: depth += 1
        default: break
        }
        paragraph = nil
    }

    func leave(_ block: MarkdownBlock) {
        switch block {
        case .quote, .list, .item: depth -= 1
        case .paragraph: break
        default:
            isOpaque = false
            paragraph = nil
        }
    }

    func take(_ text: UnsafeBufferPointer<UInt8>, _ kind: MarkdownTextKind, at place: Range<Int>?) {
        guard !isOpaque, let place else { return }
        paragraph = (paragraph?.lowerBound ?? place.lowerBound)..<place.upperBound
    }

    /// The fence on the line after the paragraph, if it is indented by four columns or more: counted from the beginning
    /// of the paragraph inside a container, whose block the fence must be in, and from the margin elsewhere.
    private var farFence: Int? {
        guard let paragraph else { return nil }
        let start = source.offset(of: UInt8(ascii: "\n"), in: paragraph.upperBound..<range.upperBound) + 1
        guard start < range.upperBound else { return nil }
        let line = MarkdownLine(source, at: start, end: range.upperBound)
        guard line.start > start, source[line.start - 1].isSpaceOrTab, line.isFence(source) else { return nil }
        let base = depth == 0 ? 0 : column(ofParagraphAt: paragraph.lowerBound)
        return line.column >= base + 4 ? line.start : nil
    }

    /// Returns the column at which a paragraph begins, given its first text, which marks such as asterisks may precede.
    private func column(ofParagraphAt text: Int) -> Int {
        var start = text
        while start > range.lowerBound, source[start - 1] != UInt8(ascii: "\n"), !source[start - 1].isSpaceOrTab {
            start -= 1
        }
        let line = source[range.lowerBound..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? range.lowerBound
        return source[line..<start].reduce(0) { $1 == 0x09 ? $0 + 4 - $0 % 4 : $0 + 1 }
    }
}
