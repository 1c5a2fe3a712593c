import MarkupReading

extension MarkdownText {
    /// Reads a line, or a piece of one.
    mutating func read(_ line: Span<UInt8>, isContinuation: Bool, endsLine: Bool, into text: inout ReadableText) {
        if isContinuation { return readContinuation(line, endsLine: endsLine, into: &text) }
        var cursor = LineCursor()
        let matched = matchContainers(line, &cursor)
        let isAllMatched = matched == containers.count
        if isAllMatched, goesOn(line, cursor, endsLine: endsLine, into: &text) { return }

        var depth = matched
        var isNewContainer = false
        var noRule = 0
        while openContainer(line, &cursor, &depth, isNew: &isNewContainer, noRuleBefore: &noRule, into: &text) {}
        let (columns, start) = cursor.indent(line)
        let isEmpty = line.firstNonBlank(start..<line.count) == line.count

        if !isNewContainer, !isAllMatched, leaf == .paragraph, !isEmpty,
            !startsLeaf(line, columns: columns, start)
        {
            // The line goes on with a paragraph of a block that it has no sign of.
            return appendToParagraph(line, start..<line.count, into: &text)
        }
        if !isNewContainer, !isAllMatched { closeContainers(downTo: depth, into: &text) }
        readLeaf(line, cursor, columns: columns, start..<line.count, isEmpty: isEmpty, endsLine: endsLine, into: &text)
    }

    /// Reads a piece of a line that is too long to be held: it goes on with what its beginning was.
    private mutating func readContinuation(_ line: Span<UInt8>, endsLine: Bool, into text: inout ReadableText) {
        switch leaf {
        case .html: readHTML(line, 0..<line.count, endsLine: endsLine, into: &text)
        case .indentedCode, .fencedCode: readCode(line, 0..<line.count, isContinuation: true, into: &text)
        case .table: readRow(line, 0..<line.count, into: &text)
        case .none, .paragraph: continueParagraph(line, into: &text)
        }
    }

    // MARK: - Containers

    /// How many of the open containers the line belongs to; the cursor stands behind their signs.
    private func matchContainers(_ line: Span<UInt8>, _ cursor: inout LineCursor) -> Int {
        var matched = 0
        while matched < containers.count {
            let (columns, start) = cursor.indent(line)
            switch containers[matched] {
            case .quote:
                guard columns < 4, start < line.count, line[start] == UInt8(ascii: ">") else { return matched }
                cursor.move(to: start + 1, columns: columns + 1)
                cursor.skipSpace(line)
            case .item(let indent, let isItemEmpty):
                if columns >= indent {
                    cursor.skip(columns: indent, of: line)
                } else {
                    guard line.firstNonBlank(start..<line.count) == line.count, !isItemEmpty else { return matched }
                    cursor.move(to: start, columns: columns)
                }
            }
            matched += 1
        }
        return matched
    }

    /// Opens the container that begins at the cursor, if one does.
    ///
    /// - Parameters:
    ///   - depth: how many containers the line is in.
    ///   - isNew: whether the line opened one before.
    ///   - noRuleBefore: where a rule was broken off: no rule begins before it, which keeps a line of hyphens linear.
    private mutating func openContainer(
        _ line: Span<UInt8>, _ cursor: inout LineCursor, _ depth: inout Int, isNew: inout Bool,
        noRuleBefore: inout Int, into text: inout ReadableText
    ) -> Bool {
        let (columns, start) = cursor.indent(line)
        guard columns < 4, start < line.count else { return false }
        let container: MarkdownContainer
        if line[start] == UInt8(ascii: ">") {
            cursor.move(to: start + 1, columns: columns + 1)
            cursor.skipSpace(line)
            container = .quote
        } else {
            let interrupts = leaf == .paragraph && depth == containers.count && !isNew
            guard start < noRuleBefore || !MarkdownSyntax.isRule(line, start, brokenOffAt: &noRuleBefore),
                let marker = MarkdownSyntax.itemMarker(line, start, interruptsParagraph: interrupts)
            else { return false }
            cursor.move(to: marker.end, columns: columns + marker.end - start)
            let (gap, content) = cursor.indent(line)
            let isEmpty = line.firstNonBlank(content..<line.count) == line.count
            // With five spaces the item begins with code, of which four spaces are the indent.
            let space = marker.isFootnote ? 0 : isEmpty || gap > 4 ? 1 : gap
            cursor.skip(columns: marker.isFootnote ? gap : space, of: line)
            let width = marker.isFootnote ? 4 : columns + marker.end - start + space
            if !isEmpty, !marker.isFootnote, let box = MarkdownSyntax.taskBox(line, cursor.indent(line).end) {
                cursor.move(to: box, columns: box - cursor.index)
            }
            container = .item(indent: width, isEmpty: isEmpty)
        }
        if !isNew, depth < containers.count { closeContainers(downTo: depth, into: &text) }
        closeLeaf(into: &text)
        text.boundary()
        isNew = true
        fillContainers()
        if containers.count < Self.deepest {
            containers.append(container)
            depth = containers.count
        }
        return true
    }

    /// Something stands in the innermost container from now on.
    mutating func fillContainers() {
        if case .item(let indent, true) = containers.last {
            containers[containers.count - 1] = .item(indent: indent, isEmpty: false)
        }
    }

    mutating func closeContainers(downTo depth: Int, into text: inout ReadableText) {
        closeLeaf(into: &text)
        containers.removeLast(containers.count - depth)
        text.boundary()
    }
}
