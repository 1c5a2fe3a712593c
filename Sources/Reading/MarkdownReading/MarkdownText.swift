import MarkupReading
import SourceText

/// Reads the text of Markdown as it comes: the blocks of CommonMark 0.30 and the tables of GitHub line by line, and the
/// inline markup of each paragraph when it ends.
struct MarkdownText {
    let keepsCode: Bool
    private var lines = LineCutter()
    private var frontMatter = FrontMatterSkipping()

    var containers: [MarkdownContainer] = []
    var leaf = MarkdownLeaf.none
    /// The lines of the open paragraph without their indents.
    var paragraph: [UInt8] = []
    /// Where in it the last line begins.
    var lastLine = 0
    /// Whether the beginning of the paragraph was too long to be held, and is written.
    var isContinued = false
    var inline: InlineMarkdown
    var html: HTMLText

    /// Blocks inside of each other beyond this are read as if they were beside each other.
    static let deepest = 64
    /// Bytes of a paragraph that are held back; one that is longer is read in pieces.
    static let longestParagraph = LineCutter.longest + 1

    init(keepsCode: Bool) {
        self.keepsCode = keepsCode
        inline = InlineMarkdown(keepsCode: keepsCode)
        html = HTMLText(keepsCode: keepsCode)
    }

    mutating func read(_ bytes: Span<UInt8>, isLast: Bool, into text: inout ReadableText) {
        var offset = 0
        while let piece = lines.next(in: bytes, from: &offset, isLast: isLast) {
            guard piece.isCarried else {
                read(piece, bytes.extracting(piece.range), into: &text)
                continue
            }
            var carry: [UInt8] = []
            swap(&carry, &lines.carry)
            read(piece, carry.span.extracting(piece.range), into: &text)
            carry.removeSubrange(0..<piece.carried)
            swap(&carry, &lines.carry)
        }
        if isLast { finish(into: &text) }
    }

    private mutating func read(_ piece: LineCutter.Piece, _ line: Span<UInt8>, into text: inout ReadableText) {
        switch frontMatter.read(line, isWhole: piece.endsLine && !piece.isContinuation) {
        case .text: break
        case .held: return
        case .end:
            text.omissions.hasFrontMatter = true
            return
        case .noneAfterAll(let held): readHeld(held, into: &text)
        }
        read(line, isContinuation: piece.isContinuation, endsLine: piece.endsLine, into: &text)
    }

    /// Reads lines that were no front matter after all.
    private mutating func readHeld(_ held: [UInt8], into text: inout ReadableText) {
        let bytes = held.span
        var start = 0
        while start < bytes.count {
            let end = bytes.firstLineFeed(from: start)
            read(bytes.extracting(start..<end), isContinuation: false, endsLine: true, into: &text)
            start = end + 1
        }
    }

    private mutating func finish(into text: inout ReadableText) {
        readHeld(frontMatter.rest(), into: &text)
        if case .fencedCode = leaf, !keepsCode { text.omissions.unclosed = .codeBlock }
        if case .html = leaf {
            html.finish(into: &text)
            leaf = .none
        }
        closeContainers(downTo: 0, into: &text)
    }
}
