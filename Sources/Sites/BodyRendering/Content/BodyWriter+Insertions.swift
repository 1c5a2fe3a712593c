import MarkupReading
import SourceText

/// The shortcodes around the current place, and the blocks and spans in which they have begun.
struct OpenInsertions {
    struct Call {
        let insertion: Int
        /// The index of the call's slot in the body.
        let slot: Int
        /// The blocks and spans around the mark that has begun it.
        let place: Place
    }

    /// The numbers of the block or span around a mark, and of the one around that.
    struct Place: Equatable {
        let inner: Int
        let outer: Int
    }

    var open: [Call] = []
    /// The calls that have ended in another paragraph than they have begun in, which must have no text beside the mark.
    var ended: [Call] = []
    /// The slots that have begun or ended in the current paragraph, by their indices in the body.
    var touched: [Int] = []
    /// The tokens that were found, by their numbers.
    var noted: Set<Int> = []
    /// The calls whose marks are not in the same block, by their insertions.
    var reported: Set<Int> = []
    /// The number of the block or span that was left last.
    private(set) var left = 0
    /// The numbers of the open blocks and spans, outermost first, each given once.
    private var numbers: [Int] = [0]
    private var count = 0

    mutating func enter() {
        count += 1
        numbers.append(count)
    }

    mutating func leave() { if numbers.count > 1 { left = numbers.removeLast() } }

    var place: Place { Place(inner: numbers.last ?? 0, outer: numbers.dropLast().last ?? 0) }
    /// The place of a paragraph that is about to be left, from outside.
    var outer: Int { numbers.last ?? 0 }
}

/// Writing what is inserted into a body: nothing but a record of its place.
extension BodyWriter {
    /// Takes the tokens out of a text of Markdown, and returns whether there were any.
    mutating func takeTokens(of bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let insertions = text.insertions
        guard let lead = insertions.sign.first else { return false }
        var (index, start) = (0, 0)
        while index < bytes.count {
            guard bytes[index] == lead, let token = insertions.token(in: bytes, at: index) else {
                index += 1
                continue
            }
            if start < index { takeText(UnsafeBufferPointer(rebasing: bytes[start..<index])) }
            note(token: token.number)
            (index, start) = (token.end, token.end)
        }
        guard start > 0 else { return false }
        if start < bytes.count { takeText(UnsafeBufferPointer(rebasing: bytes[start...])) }
        return true
    }

    /// Records what a token stands for at the current place.
    mutating func note(token number: Int) {
        let (insertion, part) = text.insertions.tokens[number]
        let inserted = text.insertions.all[insertion]
        calls.noted.insert(number)
        guard part != .end else { return end(insertion) }
        let level = calls.open.count
        let isInParagraph = isInNothingButParagraph()
        if part == .begin {
            calls.open.append(
                OpenInsertions.Call(insertion: insertion, slot: body.slots.count, place: calls.place))
        }
        calls.touched.append(body.slots.count)
        body.slots.append(
            BodySlot(
                inserted.kind, place: html.count, level: level, isInParagraph: isInParagraph,
                offset: inserted.source.lowerBound))
        if part == .whole { words.endWord() }
    }

    private mutating func end(_ insertion: Int) {
        // The order of marks in the text is that of their tokens, unless Markdown moves them.
        guard let call = calls.open.last, call.insertion == insertion, body.slots.indices.contains(call.slot) else {
            return reportInsertion(insertion)
        }
        calls.open.removeLast()
        calls.touched.append(call.slot)
        body.slots[call.slot].innerCount = html.count - body.slots[call.slot].place
        if calls.place == call.place {
            if !isInNothingButParagraph() { body.slots[call.slot].isInParagraph = false }
            return
        }
        body.slots[call.slot].isInParagraph = false
        calls.ended.append(call)
    }

    /// Returns whether the HTML ends in a paragraph of Markdown, in no element of it.
    ///
    /// - Complexity: O(n) in the HTML since the last call: a paragraph may have thousands of shortcodes.
    private mutating func isInNothingButParagraph() -> Bool {
        guard block.isParagraph else { return false }
        var (start, open) = block.elements
        if start > html.count || start < block.contentStart { (start, open) = (block.contentStart, 0) }
        var scanner = MarkupScanner(html, from: start)
        while let piece = scanner.next() {
            guard case .tag(let tag) = piece else { continue }
            if tag.isEnd { open -= 1 } else if !tag.isSelfClosing, !tag.traits.contains(.void) { open += 1 }
        }
        block.elements = (html.count, open)
        return open == 0 && !calls.open.contains { $0.place == calls.place }
    }

    private mutating func reportInsertion(_ insertion: Int) {
        guard calls.reported.insert(insertion).inserted else { return }
        let place = text.insertions.all[insertion].source
        problems.append(
            Problem(
                text.original, at: place, "the shortcode and its end are not in the same block or line",
                hint: "put each of the two marks into a line of its own, or both into one line"))
    }

    /// Ends a paragraph, and returns whether it consists of nothing but tokens, and so is no paragraph of the page.
    mutating func endParagraphOfInsertions() -> Bool {
        let touched = calls.touched
        calls.touched.removeAll(keepingCapacity: true)
        let isAlone =
            !touched.isEmpty && html.count == block.contentStart && html.suffix(3).elementsEqual("<p>".utf8)
        for call in calls.ended where !isAlone || call.place.outer != calls.outer { reportInsertion(call.insertion) }
        calls.ended.removeAll(keepingCapacity: true)
        guard isAlone else {
            // What is begun within a line ends there.
            while let call = calls.open.last, call.place.inner == calls.left || call.place.outer == calls.left {
                calls.open.removeLast()
                reportInsertion(call.insertion)
            }
            return false
        }
        removeHTML(from: block.contentStart - 3)
        // The slots were recorded behind the tag that is removed.
        for index in touched where body.slots.indices.contains(index) {
            let slot = body.slots[index]
            let start = min(slot.place, html.count)
            body.slots[index].place = start
            body.slots[index].innerCount = min(slot.place + slot.innerCount, html.count) - start
            body.slots[index].isInParagraph = false
        }
        summary.endParagraph(isText: false)
        return true
    }

    // MARK: - Headings

    /// Removes what was inserted into the heading.
    mutating func forgetInsertions() {
        body.slots.removeLast(max(0, body.slots.count - block.headingSlots))
    }

    /// Moves what was inserted into the heading, after its start tag was inserted before its text.
    mutating func moveInsertions(by count: Int) {
        for index in min(block.headingSlots, body.slots.count)..<body.slots.count { body.slots[index].place += count }
    }

    // MARK: - The end

    /// Reports insertions whose place is none for HTML, such as the title of a link.
    mutating func checkInsertions() {
        for call in calls.open + calls.ended { reportInsertion(call.insertion) }
        for number in text.insertions.tokens.indices where !calls.noted.contains(number) {
            let (insertion, part) = text.insertions.tokens[number]
            guard part != .end else { continue }
            problems.append(
                Problem(
                    text.original, at: text.insertions.all[insertion].source,
                    "nothing can be inserted here, since no HTML may be in this place",
                    hint: "put it into a line of its own"))
        }
    }
}
