import MarkupReading
import SourceText
import TagParsing

/// A scanner that reads a page as a browser's tokenizer does, and finds its placeholders. It builds no tree: only the
/// stack of open elements is known.
///
/// The content of a placeholder is read as the rest of the page is, but leaves no trace: after the end marker, the
/// scanner is in the same state as at the start marker. So the result does not depend on what the placeholders hold,
/// and a second run finds the same placeholders as the first.
struct PageScanner {
    let source: SourceText
    let bytes: [UInt8]
    let encoding: PageEncoding
    let knownNames: Set<String>?

    var scanner: MarkupScanner
    var words = WordSearch()
    var lines = LineCounter()
    var open = OpenElements()
    var head = Head.before
    /// The parts of a Markdown page that are HTML; nil for an HTML page.
    var markdown: MarkdownHTML?
    /// The offset behind the front matter.
    let firstLine: Int
    var placeholder: OpenPlaceholder?
    /// The number of start markers that were given up, whose end markers may still come.
    var givenUp: [Placeholder.Form: Int] = [:]

    var placeholders: [Placeholder] = []
    var problems = ProblemCollector()
    var warnings = ProblemCollector()

    enum Head { case before, open, closed }

    /// The first placeholder before anything of a body, until it is known whether a page begins behind it.
    struct EarlyPlaceholder {
        let number: Int
        /// The offset behind which no page begins: 2,048 bytes behind the placeholder's start, not counting content of
        /// placeholders.
        var limit: Int

        init(number: Int, start: Int) { (self.number, limit) = (number, start + 2048) }
    }

    var early: EarlyPlaceholder?

    /// - Parameter placeholders: the placeholders of a Markdown page, if they are known.
    init(
        _ source: SourceText, markup: PageMarkup, encoding: PageEncoding, knownNames: Set<String>?,
        hiding placeholders: [Range<Int>]? = nil
    ) {
        self.source = source
        bytes = source.bytes
        scanner = MarkupScanner(bytes)
        self.encoding = encoding
        self.knownNames = knownNames
        firstLine = markup == .markdown ? source.frontMatterEnd : 0
        markdown = markup == .markdown ? MarkdownHTML(bytes, from: firstLine, hiding: placeholders) : nil
    }

    /// Scans the page, and stores its placeholders, problems and warnings.
    mutating func scan() {
        var index = firstLine
        // Behind the last word there can be no placeholder.
        while words.next(bytes, from: index) < bytes.count || early.map({ index <= $0.limit }) ?? false {
            let start =
                readsMarkdown
                ? markdown?.nextMarkup(bytes, from: index) ?? bytes.count
                : bytes.offset(of: UInt8(ascii: "<"), in: index..<bytes.count)
            guard start < bytes.count else { break }
            if head != .closed { noteText(index..<start) }
            index = readMarkup(at: start)
        }
        reportMissingEnd()
    }

    /// Whether Markdown decides what is HTML: the content of a placeholder is HTML in any case, whatever its lines
    /// begin with.
    private var readsMarkdown: Bool { markdown != nil && placeholder?.isRefused ?? true }

    /// The offset at which markup in a paragraph of Markdown has to end; nil if only the rules of HTML count.
    func textLimit(from start: Int) -> Int? { readsMarkdown ? markdown?.limit(at: start) : nil }

    /// Closes the head at text that is not blank, since it begins the body.
    private mutating func noteText(_ range: Range<Int>) {
        if !open.contains(.template), bytes[range].contains(where: { !$0.isHTMLSpace }) { head = .closed }
    }

    // MARK: - Markup

    /// Reads the markup that begins with the `<` at `start`.
    ///
    /// - Returns: the offset behind it.
    private mutating func readMarkup(at start: Int) -> Int {
        let limit = textLimit(from: start) ?? bytes.count
        scanner.allowsCDATA = open.allowsCDATA
        switch scanner.piece(at: start, limit: limit) {
        case .tag(let tag): return readTag(tag)
        case .comment(let range, let content):
            readComment(range, content, isClosed: true)
            return range.upperBound
        case .declaration(let range):
            readDeclaration(range)
            return range.upperBound
        case .unfinished(_, isComment: false):
            reportUnfinishedTag(at: start)
            return limit
        case .unfinished:
            if bytes.holds("<!--", at: start, end: limit) {
                readComment(start..<bytes.count, start + 4..<limit, isClosed: false)
            } else {
                readDeclaration(start..<limit)
            }
            return bytes.count
        case .text(let range):
            if head != .closed { noteText(range) }
            return range.upperBound
        case nil: return bytes.count
        }
    }

    private mutating func readDeclaration(_ range: Range<Int>) {
        if open.allowsCDATA, bytes.holds("<![CDATA[", at: range.lowerBound, end: range.upperBound) {
            warn(inside: "a CDATA section", range)
        } else if bytes.holdsIgnoringCase("<!doctype", at: range.lowerBound, end: range.upperBound) {
            beginPage(at: range.lowerBound)
        }
    }

    // MARK: - Comments

    private mutating func readComment(_ range: Range<Int>, _ content: Range<Int>, isClosed: Bool) {
        var index = content.lowerBound
        while index < content.upperBound, bytes[index].isHTMLSpace { index += 1 }
        if bytes.holds("stratus", at: index, end: content.upperBound),
            index + WordSearch.length == content.upperBound || bytes[index + WordSearch.length].isHTMLSpace
        {
            startComment(range, words: index + WordSearch.length..<content.upperBound, isClosed)
        } else if isClosed, isEndMarker(index..<content.upperBound) {
            endPlaceholder(.comment, range)
        } else if isMisspelt(index..<content.upperBound) {
            warnOfMisspelling(range)
        } else {
            warn(inside: "another comment", content)
        }
    }

    /// Whether a comment differs from a placeholder's only by a colon or by case: `stratus:`, or `Stratus tags.md`.
    private func isMisspelt(_ words: Range<Int>) -> Bool {
        let after = words.lowerBound + WordSearch.length
        guard after < words.upperBound,
            bytes.holdsIgnoringCase("stratus", at: words.lowerBound, end: words.upperBound)
        else { return false }
        if bytes[after] == UInt8(ascii: ":") { return true }
        // A sentence may begin with the word, too.
        return bytes[after].isHTMLSpace
            && bytes[after..<words.upperBound].split(whereSeparator: \.isHTMLSpace).first.map { word in
                word.contains(UInt8(ascii: "=")) || word.dropLast().contains(UInt8(ascii: "."))
            } ?? false
    }

    /// Whether the words are `/stratus`, with any blanks.
    private func isEndMarker(_ range: Range<Int>) -> Bool {
        guard bytes.holds("/", at: range.lowerBound, end: range.upperBound) else { return false }
        var index = range.lowerBound + 1
        while index < range.upperBound, bytes[index].isHTMLSpace { index += 1 }
        guard bytes.holds("stratus", at: index, end: range.upperBound) else { return false }
        return bytes[(index + WordSearch.length)..<range.upperBound].allSatisfy(\.isHTMLSpace)
    }
}
