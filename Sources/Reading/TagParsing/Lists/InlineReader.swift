import MarkupReading
import SourceText

/// Reads inline Markdown in one pass over the bytes: it writes the text, and records marks by their place in the text
/// and links by their place in the source.
struct InlineReader {
    private let bytes: [UInt8]
    private let range: Range<Int>
    private var index: Int
    private var output: [UInt8] = []
    private var marks = InlineMarks()
    private var brackets: [Bracket] = []
    /// The number of open brackets below which no bracket opens a link: a link holds no link, so the end of one rules
    /// out those around it.
    private var firstOpenBracket = 0
    private var codeSpans = CodeSpanSearch()
    private var comments = InlineComments()
    /// The offset after the last `\n`, which is white space beside emphasis marks.
    private var endOfBreak = -1
    /// The first code span with something visible in it, as a range of the output.
    private var code: Range<Int>?
    private var picture: Picture?
    private(set) var links: [InlineLink] = []

    /// A `[` or `![` that may open a link or a picture.
    private struct Bracket {
        let start: Int
        let isPicture: Bool
        let output: Int
        /// How many marks are before it.
        let marks: (all: Int, live: Int)
    }

    /// A picture, which is read as the text that stands for it: what is emphasised in that text has no style.
    private struct Picture {
        let output: Range<Int>
        let marks: Range<Int>
    }

    init(_ bytes: [UInt8], _ range: Range<Int>) {
        self.bytes = bytes
        self.range = range
        index = range.lowerBound
        output.reserveCapacity(range.count)
    }

    mutating func read() {
        while index < range.upperBound {
            let start = index
            while index < range.upperBound, !bytes[index].isInlineMarkdown { index += 1 }
            if index > start { output.append(contentsOf: bytes[start..<index]) }
            if index < range.upperBound { readConstruct(bytes[index]) }
        }
        marks.resolve(from: 0)
    }

    func resolvedText() -> String {
        String(decoding: marks.insertingUnusedMarks(into: output), as: UTF8.self)
    }

    /// The emphasis that covers all of the text; white space at its ends does not count.
    func style() -> TagStyle {
        let leading = output.firstIndex { $0 > 0x20 } ?? output.count
        let trailing = (output.lastIndex { $0 > 0x20 } ?? -1) + 1
        // Nothing is visible, not even an unused mark.
        if leading >= trailing, marks.areAllUsed { return [] }
        var style = marks.style(leading: leading, trailing: trailing, notIn: picture?.marks ?? 0..<0)
        if let code, code.lowerBound <= leading, code.upperBound >= trailing, marks.areAllUsed {
            let isInPicture = picture.map {
                $0.output.lowerBound <= code.lowerBound && $0.output.upperBound >= code.upperBound
            }
            if isInPicture != true { style.insert(.code) }
        }
        return style
    }

    private mutating func readConstruct(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\\"): readEscape()
        case UInt8(ascii: "`"): readCode()
        case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"): readEmphasisMark(byte)
        case UInt8(ascii: "["): readOpeningBracket(isPicture: false)
        case UInt8(ascii: "]"): readClosingBracket()
        case UInt8(ascii: "!") where next == UInt8(ascii: "["): readOpeningBracket(isPicture: true)
        case UInt8(ascii: "&"): readReference()
        case UInt8(ascii: "<"): readPointedBracket()
        default: copy()
        }
    }

    /// The byte after the current one; zero at the end.
    private var next: UInt8 { index + 1 < range.upperBound ? bytes[index + 1] : 0 }

    private mutating func copy() {
        output.append(bytes[index])
        index += 1
    }

    // MARK: - Escapes, references, code

    /// Reads a backslash: it makes punctuation literal, `\n` breaks the line, and before anything else it is a
    /// backslash.
    private mutating func readEscape() {
        if next == UInt8(ascii: "n") {
            output.append(UInt8(ascii: "\n"))
            index += 2
            endOfBreak = index
        } else if next.isASCIIPunctuation {
            output.append(next)
            index += 2
        } else {
            copy()
        }
    }

    private mutating func readReference() {
        guard let reference = CharacterReference(bytes, at: index, end: range.upperBound) else { return copy() }
        // A line feed by its number is white space, as in HTML; only \n breaks the line.
        if reference.scalar == "\n" { output.append(UInt8(ascii: " ")) } else { output.append(reference) }
        index = reference.end
    }

    private mutating func readCode() {
        let bytes = bytes
        let start = index
        while index < range.upperBound, bytes[index] == UInt8(ascii: "`") { index += 1 }
        let count = index - start
        guard let close = codeSpans.closingRun(bytes.span, from: index, end: range.upperBound, count: count) else {
            // A run of backticks that nothing closes is text, and none of its backticks begins a shorter run.
            output.append(contentsOf: bytes[start..<index])
            return
        }
        let before = output.count
        let content = CodeSpanSearch.content(bytes.span, index..<close)
        output.append(contentsOf: bytes[content])
        if code == nil, bytes[content].contains(where: { $0 > 0x20 }) { code = before..<output.count }
        index = close + count
    }

    /// Reads a `<`: `<https://example.org>` and `<me@example.org>` are links, a comment is left out, and all else is
    /// text.
    private mutating func readPointedBracket() {
        if let autolink = Autolink(bytes.span, at: index, end: range.upperBound) {
            links.append(
                InlineLink(
                    range: index..<autolink.end, destination: autolink.address, title: nil,
                    kind: autolink.isMail ? .mailAddress : .address))
            output.append(contentsOf: bytes.unescapedText(autolink.address, backslashes: false).utf8)
            index = autolink.end
        } else if let end = comments.end(bytes, at: index, end: range.upperBound) {
            index = end
        } else {
            copy()
        }
    }

    // MARK: - Emphasis

    private mutating func readEmphasisMark(_ byte: UInt8) {
        let start = index
        while index < range.upperBound, bytes[index] == byte { index += 1 }
        let count = index - start
        // Only ~~ strikes out; other numbers of tildes are text.
        guard byte != UInt8(ascii: "~") || count == 2 else {
            output.append(contentsOf: bytes[start..<index])
            return
        }
        let mark = InlineMark(
            byte: byte, count: count, position: output.count, before: neighbour(endingAt: start),
            after: neighbour(startingAt: index))
        if mark.canOpen || mark.canClose {
            marks.append(mark)
        } else {
            output.append(contentsOf: bytes[start..<index])
        }
    }

    private func neighbour(endingAt end: Int) -> InlineMark.Neighbour {
        guard end > range.lowerBound, end != endOfBreak else { return .space }
        guard bytes[end - 1] >= 0x80 else { return .init(bytes[end - 1]) }
        var start = end - 1
        while start > range.lowerBound, bytes[start] & 0xC0 == 0x80 { start -= 1 }
        return neighbour(start..<end)
    }

    private func neighbour(startingAt start: Int) -> InlineMark.Neighbour {
        guard start < range.upperBound else { return .space }
        guard bytes[start] >= 0x80 else {
            let isBreak =
                bytes[start] == UInt8(ascii: "\\") && start + 1 < range.upperBound
                && bytes[start + 1] == UInt8(ascii: "n")
            return isBreak ? .space : .init(bytes[start])
        }
        var end = start + 1
        while end < range.upperBound, bytes[end] & 0xC0 == 0x80 { end += 1 }
        return neighbour(start..<end)
    }

    private func neighbour(_ character: Range<Int>) -> InlineMark.Neighbour {
        String(decoding: bytes[character], as: UTF8.self).unicodeScalars.first.map { .init($0) } ?? .other
    }

    // MARK: - Links and pictures

    private mutating func readOpeningBracket(isPicture: Bool) {
        brackets.append(Bracket(start: index, isPicture: isPicture, output: output.count, marks: marks.counts))
        if isPicture {
            marks.append(InlineMark(byte: UInt8(ascii: "!"), position: output.count))
            index += 1
        }
        marks.append(InlineMark(byte: UInt8(ascii: "["), position: output.count))
        index += 1
    }

    /// Reads a `]`, which ends `[text](destination "title")`; without such an opening or such an end it is text.
    private mutating func readClosingBracket() {
        guard let opener = brackets.popLast() else { return copy() }
        let canOpen = opener.isPicture || brackets.count >= firstOpenBracket
        firstOpenBracket = min(firstOpenBracket, brackets.count)
        guard canOpen, next == UInt8(ascii: "("),
            let target = LinkTarget(bytes, from: index + 2, end: range.upperBound)
        else { return copy() }
        // Emphasis begun inside a link ends inside it.
        marks.resolve(from: opener.marks.live)
        marks.use(opener.marks.all)
        if opener.isPicture {
            marks.use(opener.marks.all + 1)
            // A link in the text that stands for a picture is read as its text.
            while let link = links.last, link.range.lowerBound > opener.start { links.removeLast() }
            // The outer of two pictures ends last.
            if picture == nil || picture.map({ opener.output <= $0.output.lowerBound }) == true {
                picture = Picture(
                    output: opener.output..<output.count, marks: opener.marks.all..<marks.counts.all)
            }
        } else {
            firstOpenBracket = brackets.count
            links.append(
                InlineLink(
                    range: opener.start..<target.end, destination: target.destination, title: target.title,
                    kind: .inline))
        }
        index = target.end
    }
}
