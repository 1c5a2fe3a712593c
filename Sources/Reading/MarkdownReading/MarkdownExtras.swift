import SourceText

/// A receiver that finds what md4c does not know, and passes everything on to another: alerts, definition lists,
/// attribute lists and the extensions of kramdown.
final class MarkdownExtras: MarkdownReceiver {
    private let receiver: any MarkdownReceiver
    private let source: [UInt8]
    private let end: Int
    private let marks: MarkdownMarks
    private let definitions: DefinitionSearch?

    /// What is passed on for an open block.
    private enum Role {
        case same
        case alert(MarkdownAlert)
        case term, definitionList, definition
    }
    private var roles: [Role] = []
    private var spans = 0
    private var paragraphs = 0
    private var lists = 0
    /// The open lists of definitions: the number of blocks around each, and whether it ends unless another term follows.
    private var openDefinitions: [(depth: Int, isEnding: Bool)] = []

    /// Blocks that were entered and are not passed on yet, since the next text decides what they are.
    private var waits: (quote: Bool, paragraph: Bool, html: Bool) = (false, false, false)
    /// The end of the sign of the alert that was entered last.
    private var signEnd = 0
    private var isHTML = false

    init(
        _ receiver: any MarkdownReceiver, _ source: [UInt8], _ part: Range<Int>, _ marks: MarkdownMarks,
        _ definitions: DefinitionSearch?
    ) {
        (self.receiver, self.source, end, self.marks) = (receiver, source, part.upperBound, marks)
        self.definitions = definitions
    }

    var isFinished: Bool { receiver.isFinished }

    /// Passes on what waits at the end of the text.
    func finish() {
        passOnWaiting()
        endDefinitions()
    }

    private func passOnWaiting() {
        if waits.quote { receiver.enter(.quote) }
        if waits.paragraph { receiver.enter(.paragraph) }
        if waits.html { receiver.enter(.html) }
        waits = (false, false, false)
    }

    private func endDefinitions(atEndOfBlock isEnd: Bool = false) {
        guard let last = openDefinitions.last, last.isEnding || isEnd, last.depth == roles.count else { return }
        openDefinitions.removeLast()
        receiver.leave(.definitions)
    }

    // MARK: - Blocks

    func enter(_ block: MarkdownBlock) {
        if case .paragraph = block, waits.quote, !waits.paragraph, !isTerm {
            waits.paragraph = true
            paragraphs += 1
            return roles.append(.same)
        }
        passOnWaiting()
        switch block {
        case .paragraph:
            let isTerm = isTerm
            paragraphs += 1
            if isTerm { return enterTerm() }
        case .list:
            lists += 1
            if definitions?.lists.contains(lists - 1) == true, openDefinitions.last?.depth == roles.count {
                openDefinitions[openDefinitions.count - 1].isEnding = false
                return roles.append(.definitionList)
            }
        case .item:
            if case .definitionList = roles.last {
                roles.append(.definition)
                return receiver.enter(.definition)
            }
        default: break
        }
        endDefinitions()
        roles.append(.same)
        switch block {
        case .quote: waits.quote = true
        case .html: (waits.html, isHTML) = (true, true)
        default: receiver.enter(block)
        }
    }

    private var isTerm: Bool { definitions?.terms.contains(paragraphs) == true }

    private func enterTerm() {
        if openDefinitions.last?.depth == roles.count {
            openDefinitions[openDefinitions.count - 1].isEnding = false
        } else {
            openDefinitions.append((roles.count, false))
            receiver.enter(.definitions)
        }
        roles.append(.term)
        receiver.enter(.term)
    }

    func leave(_ block: MarkdownBlock) {
        if case .html = block {
            isHTML = false
            if waits.html {
                // Nothing in it is shown.
                waits.html = false
                roles.removeLast()
                return
            }
        } else if waits.paragraph, !waits.quote, case .paragraph = block {
            // Only the sign of an alert was in the paragraph.
            waits.paragraph = false
            roles.removeLast()
            return
        } else {
            passOnWaiting()
        }
        endDefinitions(atEndOfBlock: true)
        switch roles.popLast() {
        case .alert(let kind): receiver.leave(.alert(kind))
        case .term: receiver.leave(.term)
        case .definition: receiver.leave(.definition)
        case .definitionList:
            if !openDefinitions.isEmpty { openDefinitions[openDefinitions.count - 1].isEnding = true }
        case .same, nil: receiver.leave(block)
        }
    }

    // MARK: - Spans and text

    func enter(_ span: MarkdownSpan) {
        passOnWaiting()
        spans += 1
        receiver.enter(span)
    }

    func leave(_ span: MarkdownSpan) {
        passOnWaiting()
        spans -= 1
        receiver.leave(span)
    }

    func take(_ text: UnsafeBufferPointer<UInt8>, _ kind: MarkdownTextKind, at place: Range<Int>?) {
        if waits.paragraph, takeSign(kind, place) { return }
        if kind == .html { return takeHTML(text, place) }
        passOnWaiting()
        if kind == .softBreak || kind == .hardBreak, spans == 0, case .term = roles.last {
            receiver.leave(.term)
            return receiver.enter(.term)
        }
        receiver.take(text, kind, at: place)
    }

    /// Reads the sign with which an alert begins, and the break after it; returns false if the text is other text.
    private func takeSign(_ kind: MarkdownTextKind, _ place: Range<Int>?) -> Bool {
        if !waits.quote {
            return kind == .softBreak || kind == .hardBreak || place.map { $0.upperBound <= signEnd } ?? false
        }
        guard kind == .text, let place, !source.isEscaped(at: place.lowerBound, from: 0),
            let sign = MarkdownAlert.sign(source, at: place.lowerBound, end: end)
        else {
            return false
        }
        waits.quote = false
        signEnd = sign.end
        roles[roles.count - 2] = .alert(sign.kind)
        receiver.enter(.alert(sign.kind))
        return true
    }

    private func takeHTML(_ text: UnsafeBufferPointer<UInt8>, _ place: Range<Int>?) {
        guard let place, !marks.marks.isEmpty else {
            // A line feed after what is not shown is not shown either.
            if place == nil, waits.html, !marks.marks.isEmpty { return }
            passOnWaiting()
            return receiver.take(text, .html, at: place)
        }
        var start = place.lowerBound
        while start < place.upperBound, source[start].isSpaceOrTab { start += 1 }
        if let mark = marks.mark(at: start), case .attributes(let list, let isBehindText) = mark.kind {
            if !isHTML {
                passOnWaiting()
                receiver.take(list, mark.range, of: .previousSpan)
            } else if waits.html {
                receiver.take(list, mark.range, of: isBehindText ? .previousBlock : .nextBlock)
            }
            return
        }
        marks.forEachShownPart(of: place) { part in
            if waits.html, source[part].allSatisfy({ $0.isBlank || $0 == UInt8(ascii: "\n") }) { return }
            passOnWaiting()
            let range = part.lowerBound - place.lowerBound..<part.upperBound - place.lowerBound
            receiver.take(UnsafeBufferPointer(rebasing: text[range]), .html, at: part)
        }
    }
}
