import MarkupReading

/// The blocks that contain text.
extension MarkdownText {
    // MARK: - Going on

    /// Whether the line goes on with code or HTML, in which nothing else can begin; then it is read.
    mutating func goesOn(
        _ line: Span<UInt8>, _ cursor: LineCursor, endsLine: Bool, into text: inout ReadableText
    ) -> Bool {
        switch leaf {
        case .fencedCode(let sign, let count):
            let (columns, start) = cursor.indent(line)
            if columns < 4, MarkdownSyntax.isClosingFence(line, start, sign: sign, count: count) {
                closeLeaf(into: &text)
            } else {
                readCode(line, cursor.index..<line.count, isContinuation: false, into: &text)
            }
            return true
        case .html(let untilEmptyLine):
            // A tag does not go over an empty line: it was none.
            if html.isInTag || untilEmptyLine && html.isSettled,
                line.firstNonBlank(cursor.index..<line.count) == line.count
            {
                closeLeaf(into: &text)
            } else {
                readHTML(line, cursor.index..<line.count, endsLine: endsLine, into: &text)
            }
            return true
        case .none, .paragraph, .table, .indentedCode: return false
        }
    }

    // MARK: - Lines

    /// Reads a line of text, or a line that begins something.
    mutating func readLeaf(
        _ line: Span<UInt8>, _ cursor: LineCursor, columns: Int, _ range: Range<Int>, isEmpty: Bool, endsLine: Bool,
        into text: inout ReadableText
    ) {
        if isEmpty {
            if leaf != .indentedCode { closeLeaf(into: &text) }
            return
        }
        fillContainers()
        if columns >= 4, leaf != .paragraph, containers.count < Self.deepest {
            if leaf != .indentedCode { beginCode(.indentedCode, into: &text) }
            return readCode(line, cursor.index..<line.count, isContinuation: false, into: &text)
        }
        if leaf == .indentedCode { closeLeaf(into: &text) }
        if columns < 4, readBeginning(line, range, endsLine: endsLine, into: &text) { return }
        if leaf == .table { return readRow(line, range, into: &text) }
        appendToParagraph(line, range, into: &text)
    }

    /// Reads a line that is no text of a paragraph: a heading, a rule, a fence, HTML, a row of hyphens.
    private mutating func readBeginning(
        _ line: Span<UInt8>, _ range: Range<Int>, endsLine: Bool, into text: inout ReadableText
    ) -> Bool {
        let start = range.lowerBound
        switch line[start] {
        case UInt8(ascii: "#"):
            guard let content = MarkdownSyntax.heading(line, start) else { return false }
            closeLeaf(into: &text)
            readHeading(line, start, content, into: &text)
            text.boundary()
        case UInt8(ascii: "`"), UInt8(ascii: "~"):
            guard let count = MarkdownSyntax.fence(line, start) else { return false }
            beginCode(.fencedCode(sign: line[start], count: count), into: &text)
        case UInt8(ascii: "<"):
            guard let isUntilEmptyLine = MarkdownSyntax.isHTML(line, start, interruptsParagraph: leaf == .paragraph)
            else { return false }
            closeLeaf(into: &text)
            leaf = .html(untilEmptyLine: isUntilEmptyLine)
            readHTML(line, start..<line.count, endsLine: endsLine, into: &text)
        case UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "|"),
            UInt8(ascii: ":"):
            if leaf == .paragraph, MarkdownSyntax.isUnderline(line, range) || beginTable(line, range, into: &text) {
                // The paragraph is a heading, or the row above its table.
                if leaf == .paragraph { closeHeading(underlinedWith: line[start], into: &text) }
            } else if MarkdownSyntax.isRule(line, start) {
                closeLeaf(into: &text)
            } else {
                return false
            }
        default: return false
        }
        return true
    }

    /// Whether a line begins a block behind a paragraph that it has no sign of the containers of.
    func startsLeaf(_ line: Span<UInt8>, columns: Int, _ start: Int) -> Bool {
        guard columns < 4 else { return false }
        return switch line[start] {
        case UInt8(ascii: "#"): MarkdownSyntax.heading(line, start) != nil
        case UInt8(ascii: "`"), UInt8(ascii: "~"): MarkdownSyntax.fence(line, start) != nil
        case UInt8(ascii: "<"): MarkdownSyntax.isHTML(line, start, interruptsParagraph: false) != nil
        default: MarkdownSyntax.isRule(line, start)
        }
    }

    mutating func closeLeaf(into text: inout ReadableText) {
        switch leaf {
        case .none: return
        case .paragraph: writeParagraph(isWhole: true, into: &text)
        case .html:
            // What the block leaves open ends with it.
            let unclosed = text.omissions.unclosed
            html.finish(into: &text)
            text.omissions.unclosed = unclosed
        case .table, .indentedCode, .fencedCode: break
        }
        text.boundary()
        leaf = .none
    }

    // MARK: - Code and HTML

    private mutating func beginCode(_ code: MarkdownLeaf, into text: inout ReadableText) {
        closeLeaf(into: &text)
        text.boundary()
        leaf = code
        if !keepsCode { text.omissions.codeBlocks += 1 }
    }

    func readCode(_ line: Span<UInt8>, _ range: Range<Int>, isContinuation: Bool, into text: inout ReadableText) {
        guard keepsCode else { return }
        if !isContinuation { text.lineFeed() }
        text.append(line, range)
    }

    mutating func readHTML(_ line: Span<UInt8>, _ range: Range<Int>, endsLine: Bool, into text: inout ReadableText) {
        html.read(line, range, into: &text)
        guard endsLine else { return }
        html.read([UInt8(ascii: "\n")].span, 0..<1, into: &text)
        if leaf == .html(untilEmptyLine: false), html.isSettled { closeLeaf(into: &text) }
    }

    // MARK: - Paragraphs

    mutating func appendToParagraph(_ line: Span<UInt8>, _ range: Range<Int>, into text: inout ReadableText) {
        if leaf != .paragraph {
            closeLeaf(into: &text)
            leaf = .paragraph
            isContinued = false
        } else {
            if paragraph.count + range.count >= Self.longestParagraph { writeParagraph(isWhole: false, into: &text) }
            if paragraph.isEmpty { text.lineFeed() } else { paragraph.append(0x0A) }
        }
        lastLine = paragraph.count
        paragraph.append(line, range)
    }

    /// Goes on with the last line of the paragraph.
    mutating func continueParagraph(_ line: Span<UInt8>, into text: inout ReadableText) {
        leaf = .paragraph
        if paragraph.count + line.count >= Self.longestParagraph { writeParagraph(isWhole: false, into: &text) }
        isContinued = true
        paragraph.append(line, 0..<line.count)
    }

    private mutating func writeParagraph(isWhole: Bool, into text: inout ReadableText) {
        var bytes: [UInt8] = []
        swap(&bytes, &paragraph)
        let start = isContinued ? 0 : LinkDefinition.end(ofAllIn: bytes.span)
        inline.read(bytes.span, start..<bytes.count, into: &text)
        bytes.removeAll(keepingCapacity: true)
        swap(&bytes, &paragraph)
        isContinued = !isWhole
    }

    // MARK: - Tables

    /// Begins a table if the line is the row of hyphens below the names of as many columns.
    private mutating func beginTable(_ line: Span<UInt8>, _ range: Range<Int>, into text: inout ReadableText) -> Bool {
        guard let columns = TableRow.columns(ofDelimiters: line, range), lastLine < paragraph.count,
            TableRow.count(paragraph.span, lastLine..<paragraph.count) == columns
        else { return false }
        let names = Array(paragraph[lastLine...])
        paragraph.removeSubrange(max(0, lastLine - 1)...)
        writeParagraph(isWhole: true, into: &text)
        text.boundary()
        leaf = .table
        readRow(names.span, 0..<names.count, into: &text)
        return true
    }

    mutating func readRow(_ line: Span<UInt8>, _ range: Range<Int>, into text: inout ReadableText) {
        var row = TableRow(line, range)
        while let cell = row.next(line) {
            text.boundary()
            if cell.hasEscapedBar {
                let content = TableRow.withoutEscapes(line, cell.content)
                inline.read(content.span, 0..<content.count, into: &text)
            } else {
                inline.read(line, cell.content, into: &text)
            }
        }
        text.boundary()
    }
}
