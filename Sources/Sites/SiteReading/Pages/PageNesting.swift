import MarkupReading

/// A check of the order of a page's tags, which finds mistakes from the elements that ``OpenElements`` closes.
///
/// Each mistake is reported once: its consequences, such as the end tag of an element that another end tag has closed,
/// are expected.
struct PageNesting {
    private let page: [UInt8]
    private var open = OpenElements(notingClosings: true)
    /// The elements that were closed by mistake, whose end tags may still come.
    private var expected: [ElementName] = []
    /// The numbers of the open elements whose parents have ended.
    private var crossed: Set<Int> = []
    /// The tag that last ended a paragraph.
    private var paragraphEnd: MarkupTag?
    /// The raw-text element whose end tag comes next.
    private var rawText: ElementName?
    /// Whether elements are nested too deep, so that the rest of the page is not checked.
    private var isLost = false
    private(set) var problems: [PageProblem] = []
    /// What would mend the mistakes of a text.
    private(set) var repairs = NestingRepairs()

    init(_ page: [UInt8]) { self.page = page }

    /// Whether a CDATA section is text at the current place.
    var allowsCDATA: Bool { open.allowsCDATA }

    // MARK: - Tags

    /// Opens the element of a start tag, and returns whether raw text may come after the tag: not in drawings and
    /// formulas, which have none.
    mutating func start(_ tag: MarkupTag) -> Bool {
        if isLost { return true }
        let count = open.openedCount
        let isHTML = open.start(tag, page)
        reportClosings(by: tag)
        guard isHTML else { return false }
        if tag.isSelfClosing, tag.traits.isDisjoint(with: [.void, .foreign]) {
            let hint = "write \(written(tag))\(written(tag.name, isEnd: true))"
            report(tag.range, "the slash does not close \(written(tag)) in HTML", hint: hint)
            repairs.replace(tag.range.upperBound - 2..<tag.range.upperBound, with: ">\(written(tag.name, isEnd: true))")
            repairs.note(
                tag.range, "the slash does not close \(written(tag)) in HTML, but ends it here", hint: hint)
            if open.openedCount > count { open.removeLast() }
            return !tag.traits.contains(.rawText)
        }
        if tag.traits.contains(.rawText) { rawText = tag.element }
        // Browsers ignore it without a table around it, and its end tag too.
        if open.openedCount == count, !tag.traits.isDisjoint(with: Self.tableParts) { expect(tag.element) }
        return true
    }

    mutating func end(_ tag: MarkupTag) {
        if isLost { return }
        if tag.element == rawText {
            rawText = nil
            return
        }
        if tag.traits.contains(.void), !open.isForeign {
            let name = written(tag.name)
            repairs.remove(tag.range)
            repairs.note(tag.range, "\(written(tag)) closes nothing, and is left out", hint: "write \(name)")
            return report(tag.range, "\(written(tag)) closes nothing: \(name) has no content", hint: "leave it out")
        }
        if open.closeInnermost(by: tag) { return }
        open.end(tag)
        if open.closings.isEmpty, let index = match(tag) { open.truncate(to: index) }
        if open.closings.isEmpty { reportStray(tag) } else { reportClosings(by: tag) }
    }

    /// Returns the index of the element that an end tag means although an element in it keeps browsers from closing it;
    /// the search ends at the table or the cell around the tag.
    private func match(_ tag: MarkupTag) -> Int? {
        let barrier: ElementTraits = tag.traits.isDisjoint(with: Self.wide) ? .scope : .template
        var index = open.count - 1
        while index >= 0 {
            if open.elements[index].name == tag.element { return index }
            if !open.elements[index].traits.isDisjoint(with: barrier) { return nil }
            index -= 1
        }
        return nil
    }

    /// Reports the elements that are still open at the end of the page.
    mutating func finish() {
        guard !isLost else { return }
        if let outermost = open.elements.firstIndex(where: { !mayBeLeftOpen($0) }) {
            for element in open.elements[outermost...].reversed() {
                repairs.insert(written(element.nameRange, isEnd: true), at: page.count)
            }
        }
        for element in open.elements where !mayBeLeftOpen(element) && !crossed.contains(element.number) {
            noteUnclosed(element)
            report(
                element.tag, "\(written(element.nameRange)) is never closed",
                hint: "write \(written(element.nameRange, isEnd: true)) where it ends")
        }
    }

    // MARK: - What a tag has closed

    private mutating func reportClosings(by tag: MarkupTag) {
        var index = 0
        while index < open.closings.count {
            let end = open.closings[index...].firstIndex { $0.role == .target } ?? open.closings.count - 1
            let target = open.closings[end]
            let count = problems.count
            for closing in open.closings[index...end] { report(closing, in: target.element, by: tag) }
            if problems.count > count {
                let isMismatch = tag.isEnd && target.role == .target && target.element.name != tag.element
                for closing in open.closings[index...end] {
                    // The tag itself ends what it is meant to end, unless it begins an element.
                    if closing.role == .target, tag.isEnd, !isMismatch { continue }
                    repairs.insert(written(closing.element.nameRange, isEnd: true), at: tag.range.lowerBound)
                }
                if isMismatch { repairs.remove(tag.range) }
            }
            if !tag.isEnd, target.role == .target, target.element.traits.contains(.paragraph) {
                // Its end tag, which comes before a block if not before a paragraph, is not reported a second time.
                if problems.count == count {
                    paragraphEnd = tag
                } else if !tag.traits.contains(.paragraph) {
                    expect(target.element.name)
                }
            }
            index = end + 1
        }
    }

    private mutating func report(_ closing: Closing, in target: OpenElement, by tag: MarkupTag) {
        let element = closing.element
        var ownEnd: String { written(element.nameRange, isEnd: true) }
        // A heading in a heading, a link in a link, a button in a button.
        let isAlike = !target.traits.isDisjoint(with: Self.unnested.intersection(tag.traits))
        if closing.role == .flattened {
            isLost = true
            return report(
                tag.range, "elements are nested more than \(OpenElements.depthLimit) deep",
                hint: "browsers flatten them here")
        }
        if closing.role == .target {
            if tag.isEnd, element.name != tag.element {
                repairs.note(
                    tag.range, "\(written(tag)) is taken for the end of \(written(element.nameRange))",
                    hint: "write \(ownEnd)")
                return report(
                    tag.range, message("\(written(tag)) stands where the end of ", element, " is expected"),
                    hint: "write \(ownEnd)")
            }
            guard isAlike, !tag.isEnd else { return }
        }
        // A paragraph is closed by the end of a block around it, but not by that of a link or an emphasis.
        let isInline = tag.isEnd && target.traits.isDisjoint(with: [.special, .block]) && target.namespace == .html
        if mayBeLeftOpen(element), !(isInline && element.traits.contains(.paragraph)) { return }
        if closing.role == .inside, tag.isEnd || !isAlike {
            noteUnclosed(element)
        } else {
            repairs.note(
                tag.range, "\(written(element.nameRange)) ends where \(written(tag)) stands",
                hint: "write \(ownEnd) before")
        }
        if tag.isEnd {
            report(
                tag.range, message("\(written(tag)) stands before the end of ", element),
                hint: "write \(ownEnd) before, or leave both out")
        } else if closing.role == .foreign {
            report(
                tag.range, message("\(written(tag)) cannot stand in a drawing or a formula: it ends ", element),
                hint: "close \(written(element.nameRange)) before, or put it into <foreignObject>")
        } else if isAlike {
            report(
                tag.range, message("", element, " is open where \(written(tag)) begins"),
                hint: "close \(written(element.nameRange)) before")
        } else {
            report(
                tag.range, message("", element, " is open where \(written(tag)) ends what it stands in"),
                hint: "write \(ownEnd) before")
        }
        if closing.role == .crossed { crossed.insert(element.number) } else { expect(element.name) }
    }

    private mutating func expect(_ name: ElementName) {
        if expected.count < OpenElements.depthLimit { expected.append(name) }
    }

    private mutating func noteUnclosed(_ element: OpenElement) {
        let name = written(element.nameRange)
        repairs.note(
            element.tag, "\(name) is never closed, and ends with the block around it",
            hint: "write \(written(element.nameRange, isEnd: true)) where it ends")
    }

    private mutating func reportStray(_ tag: MarkupTag) {
        if let index = expected.lastIndex(of: tag.element) {
            expected.remove(at: index)
            repairs.remove(tag.range)
            return
        }
        // Either tag of html, head and body may be left out.
        if tag.traits.contains(.documentStructure) { return }
        repairs.remove(tag.range)
        repairs.note(
            tag.range, "\(written(tag)) has no \(written(tag.name)), and is left out",
            hint: tag.traits.contains(.paragraph)
                ? "a block cannot stand in a paragraph; write <div> in place of <p>"
                : "leave it out, or write its start tag")
        if tag.traits.contains(.paragraph), let end = paragraphEnd {
            return report(
                tag.range,
                PageMessage("</p> has no <p>: \(written(end))", of: end.range, " of ", " has ended the paragraph"),
                hint: "a block cannot stand in a paragraph; write </p> before it, or <div> in place of <p>")
        }
        report(tag.range, "\(written(tag)) has no \(written(tag.name))", hint: "leave it out, or write its start tag")
    }

    private func mayBeLeftOpen(_ element: OpenElement) -> Bool { !element.traits.isDisjoint(with: Self.optionalEnd) }

    // Made once: a set written as a list is made anew at each use.
    private static let unnested: ElementTraits = [.heading, .anchor, .button, .select, .table]
    private static let tableParts: ElementTraits = [.tableSection, .tableCell, .tablePart, .tableRow]
    private static let wide: ElementTraits = [.anyTable, .documentStructure, .scope]
    private static let optionalEnd: ElementTraits = [
        .listItem, .paragraph, .definition, .tableSection, .tableRow, .tableCell, .tablePart, .option, .ruby,
    ]

    // MARK: - Messages

    mutating func report(_ range: Range<Int>, _ message: String, hint: String) {
        report(range, PageMessage(message), hint: hint)
    }

    mutating func report(
        _ range: Range<Int>, _ message: PageMessage, hint: String, _ kind: PageProblem.Kind = .order
    ) {
        guard problems.count < PageFactReader.mostProblems else { return }
        problems.append(PageProblem(kind, range, message, hint: hint))
    }

    func written(_ tag: MarkupTag) -> String { written(tag.name, isEnd: tag.isEnd) }

    private func written(_ name: Range<Int>, isEnd: Bool = false) -> String {
        "<\(isEnd ? "/" : "")\(String(decoding: page[name].prefix(40), as: UTF8.self))>"
    }

    /// Returns a message that mentions an open element.
    private func message(_ beginning: String, _ element: OpenElement, _ end: String = "") -> PageMessage {
        PageMessage(beginning + written(element.nameRange), of: element.tag, " of ", end)
    }
}
