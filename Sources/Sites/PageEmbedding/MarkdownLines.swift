import MarkupReading

/// What CommonMark 0.31.2 makes of the lines of a page: where code is, in which no placeholder counts, and what begins a
/// line.
///
/// Blocks are followed as far as they decide that: containers, fences, indented code, HTML and paragraphs.
struct MarkdownLines {
    private enum Container: Equatable {
        case quote
        /// How many columns its content is indented.
        case item(Int)
    }

    /// A part of the page in which Markdown means nothing.
    enum HTML: Equatable { case none, untilBlankLine, untilLineEnd, untilEndOfPre }

    private var containers: [Container] = []
    private var isParagraph = false
    private(set) var html = HTML.none
    /// The first byte of the line that is neither white space nor the mark of a container.
    private var contentStart = -1
    /// The line that was begun last.
    private var lineStart = -1
    /// Before which line what is inline here has to end.
    private var limit = -1
    /// Whether a search for the end of a comment came to `limit`.
    private var isWithoutCommentEnd = false
    /// Where the last run of backticks of each length begins before `limit`, once a search came to its end.
    private var lastRuns: [Int: Int]?

    /// Whether what begins at `offset` begins its line.
    func isBlockStart(_ offset: Int) -> Bool { offset == contentStart }

    mutating func noteBlockStart(_ offset: Int) { contentStart = offset }

    /// After a placeholder: what was found in it is forgotten.
    mutating func resume(as before: MarkdownLines, at offset: Int) {
        self = before
        html = before.html == .none ? .untilLineEnd : before.html
        contentStart = -1
        limit = -1
        lastRuns = nil
    }

    // MARK: - Lines

    func isAtLineStart(_ bytes: [UInt8], _ index: Int, first: Int) -> Bool {
        lineStart != index && (index == first || bytes[index - 1] == UInt8(ascii: "\n"))
    }

    /// Reads the beginning of a line.
    ///
    /// - Returns: where inline content begins; the next line where there is none, as in code.
    mutating func beginLine(_ bytes: [UInt8], at start: Int) -> Int {
        lineStart = start
        contentStart = -1
        if html == .untilLineEnd { html = .none }
        var cursor = MarkdownCursor(bytes, at: start)
        let matched = match(&cursor)
        if cursor.isBlank {
            isParagraph = false
            if html == .untilBlankLine { html = .none }
            // A quote ends with a line that has no mark; an item goes on behind a blank one.
            if let quote = containers[matched...].firstIndex(of: .quote) { containers.removeSubrange(quote...) }
            return cursor.lineEnd
        }
        if html != .none, matched == containers.count {
            contentStart = cursor.offset
            return cursor.offset
        }
        if matched < containers.count {
            // A paragraph goes on without the marks of its containers.
            if isParagraph, !cursor.beginsBlock(inParagraph: false) {
                contentStart = cursor.indent < 4 ? cursor.offset : -1
                return cursor.offset
            }
            containers.removeSubrange(matched...)
            isParagraph = false
            html = .none
        }
        return beginBlocks(&cursor)
    }

    /// How many of the containers go on in this line.
    private func match(_ cursor: inout MarkdownCursor) -> Int {
        for (index, container) in containers.enumerated() {
            switch container {
            case .quote:
                guard cursor.takeQuote() else { return index }
            case .item(let width):
                guard cursor.isBlank || cursor.indent >= width else { return index }
                if !cursor.isBlank { cursor.take(columns: width) }
            }
        }
        return containers.count
    }

    private mutating func beginBlocks(_ cursor: inout MarkdownCursor) -> Int {
        // Deeper ones than any page has are read as text of the innermost.
        while containers.count < 100 {
            if cursor.isBlank { return cursor.lineEnd }
            if cursor.indent >= 4 {
                // Indented code cannot interrupt a paragraph.
                return isParagraph ? cursor.offset : cursor.lineEnd
            }
            if cursor.takeQuote() {
                push(.quote)
                continue
            }
            if cursor.isThematicBreak || isParagraph && cursor.isUnderline {
                isParagraph = false
                return cursor.lineEnd
            }
            if let width = cursor.takeItem(interrupting: isParagraph) {
                push(.item(width))
                continue
            }
            break
        }
        contentStart = cursor.offset
        if let fence = cursor.fence {
            isParagraph = false
            return fenceEnd(cursor, fence)
        }
        if cursor.isHeading {
            isParagraph = false
            limit = -1
            return cursor.offset
        }
        html = cursor.htmlBlock(inParagraph: isParagraph)
        isParagraph = html == .none
        return cursor.offset
    }

    private mutating func push(_ container: Container) {
        isParagraph = false
        containers.append(container)
    }

    /// The line behind the fence that closes this one, or where its containers end.
    private func fenceEnd(_ opening: MarkdownCursor, _ fence: (byte: UInt8, count: Int)) -> Int {
        var start = opening.lineEnd
        while start < opening.bytes.count {
            var cursor = MarkdownCursor(opening.bytes, at: start)
            guard match(&cursor) == containers.count else { return start }
            if cursor.indent < 4, cursor.closes(fence) { return cursor.lineEnd }
            start = cursor.lineEnd
        }
        return start
    }

    // MARK: - Inline

    /// Before which offset a tag or a comment that stands in text has to end; nil in a block of HTML, where browsers'
    /// rules hold alone.
    mutating func textLimit(_ bytes: [UInt8], from offset: Int) -> Int? {
        html == .none ? inlineLimit(bytes, from: offset) : nil
    }

    func hasNoCommentEnd(before limit: Int) -> Bool { isWithoutCommentEnd && limit == self.limit }

    mutating func noteNoCommentEnd() { isWithoutCommentEnd = true }

    /// Before which offset what stands in text has to end.
    private mutating func inlineLimit(_ bytes: [UInt8], from offset: Int) -> Int {
        if offset < limit { return limit }
        lastRuns = nil
        isWithoutCommentEnd = false
        var start = MarkdownCursor(bytes, at: offset).lineEnd
        while start < bytes.count, isParagraph {
            var cursor = MarkdownCursor(bytes, at: start)
            while cursor.takeQuote() {}
            if cursor.isBlank || cursor.isMarker || cursor.isUnderline || cursor.beginsBlock(inParagraph: true) {
                break
            }
            start = cursor.lineEnd
        }
        limit = start
        return start
    }

    /// The offset behind the code span that begins at `start`, or behind its backticks where they are text.
    mutating func codeEnd(_ bytes: [UInt8], at start: Int) -> Int {
        let limit = inlineLimit(bytes, from: start)
        var end = start
        while end < limit, bytes[end] == UInt8(ascii: "`") { end += 1 }
        let count = end - start
        if let lastRuns, lastRuns[count, default: -1] < end { return end }
        var runs: [Int: Int] = [:]
        var index = bytes.offset(of: UInt8(ascii: "`"), in: end..<limit)
        while index < limit {
            let run = index
            while index < limit, bytes[index] == UInt8(ascii: "`") { index += 1 }
            if index - run == count { return index }
            runs[index - run] = run
            index = bytes.offset(of: UInt8(ascii: "`"), in: index..<limit)
        }
        lastRuns = runs
        return end
    }

    mutating func noteEndOfPre() { if html == .untilEndOfPre { html = .untilLineEnd } }
}
