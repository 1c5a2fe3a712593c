import PageEmbedding

/// The elements of a page that are open, and what is wrong with the order of their tags.
///
/// It follows tree construction (section 13.2.6 of the HTML standard) as far as elements are closed by others. Each mistake
/// is told once: what it leaves behind, such as the end tag of an element that another's end has closed, is expected.
struct PageNesting {
    private struct Element {
        let name: ElementName
        let traits: ElementTraits
        let tag: Range<Int>
        let nameRange: Range<Int>
        let isForeign: Bool
        /// Its content is HTML, as that of `<foreignObject>` is.
        let isHTMLInside: Bool
    }

    private let page: [UInt8]
    private var open: [Element] = []
    /// How many of them are paragraphs, and links.
    private var paragraphs = 0
    private var anchors = 0
    /// Elements that were closed by a mistake, whose end tags may come.
    private var expected: [ElementName] = []
    /// The tag that ended a paragraph last.
    private var paragraphEnd: (name: Range<Int>, offset: Int)?
    /// Too deep to be followed any more.
    private var isLost = false
    private(set) var problems: [PageProblem] = []

    /// As deep as Chromium nests.
    private static let depthLimit = 512

    init(_ page: [UInt8]) { self.page = page }

    /// Whether the innermost element is one of a drawing or a formula, and what is in it too.
    var isForeign: Bool { open.last.map { $0.isForeign && !$0.isHTMLInside } ?? false }

    // MARK: - Messages

    mutating func report(_ range: Range<Int>, _ message: String, hint: String) {
        if hasRoom { problems.append(PageProblem(range, message, hint: hint)) }
    }

    /// Whether another problem would be kept; to make one with a line in it costs a pass over the page, so ask first.
    var hasRoom: Bool { problems.count < PageReader.mostProblems }

    func written(_ tag: MarkupTag) -> String { written(tag.name, isEnd: tag.isEnd) }

    private func written(_ name: Range<Int>, isEnd: Bool = false) -> String {
        "<\(isEnd ? "/" : "")\(String(decoding: page[name].prefix(40), as: UTF8.self))>"
    }

    /// The 1-based line of an offset. O(offset): for messages.
    func line(_ offset: Int) -> Int { page[..<offset].count { $0 == UInt8(ascii: "\n") } + 1 }

    // MARK: - Stack

    private mutating func push(_ tag: MarkupTag, isForeign: Bool = false) {
        guard open.count < Self.depthLimit else {
            isLost = true
            return report(
                tag.range, "elements are nested more than \(Self.depthLimit) deep", hint: "browsers flatten them here")
        }
        if tag.traits.contains(.paragraph) { paragraphs += 1 }
        if tag.traits.contains(.anchor) { anchors += 1 }
        open.append(
            Element(
                name: tag.element, traits: isForeign ? Self.none : tag.traits, tag: tag.range, nameRange: tag.name,
                isForeign: isForeign, isHTMLInside: isForeign && Self.htmlInside.contains(tag.element)))
    }

    @discardableResult
    private mutating func pop() -> Element? {
        guard let element = open.popLast() else { return nil }
        if element.traits.contains(.paragraph) { paragraphs -= 1 }
        if element.traits.contains(.anchor) { anchors -= 1 }
        return element
    }

    mutating func forgetLast() { pop() }

    /// Closes all elements from `index` on. Those that need an end tag are told.
    ///
    /// - Parameters:
    ///   - isEnded: whether the one at `index` has its end tag, or needs none.
    ///   - message: what is wrong for an element, from its name.
    private mutating func close(
        from index: Int, isEnded: Bool, needsParagraphEnd: Bool = false, at place: Range<Int>,
        _ message: (PageNesting, Element) -> (message: String, hint: String)
    ) {
        while open.count > index, let element = pop() {
            if open.count == index, isEnded { return }
            if Self.mayBeLeftOpen(element), !(needsParagraphEnd && element.traits.contains(.paragraph)) {
                continue
            }
            if hasRoom {
                let (text, hint) = message(self, element)
                report(place, text, hint: hint)
            }
            if expected.count < Self.depthLimit { expected.append(element.name) }
        }
    }

    private static func mayBeLeftOpen(_ element: Element) -> Bool {
        !element.traits.isDisjoint(with: optionalEnd) || ruby.contains(element.name)
    }

    // Made once: a set from a list is made anew wherever it stands.
    private static let tableParts: ElementTraits = [.tableSection, .tableCell, .tablePart, .tableRow]
    private static let unnested: ElementTraits = [.heading, .anchor, .button]
    private static let paragraphScope: ElementTraits = [.scope, .button]
    private static let blocks: ElementTraits = [.special, .block]
    private static let wide: ElementTraits = [.anyTable, .frame, .scope]
    private static let none: ElementTraits = []
    private static let optionalEnd: ElementTraits = [
        .listItem, .paragraph, .definition, .tableSection, .tableRow, .tableCell, .tablePart, .option, .frame,
    ]
    private static let ruby = [ElementName("rt"), ElementName("rp")]
    private static let headName = ElementName("head")
    private static let address = ElementName("address")
    private static let div = ElementName("div")
    private static let htmlInside = [
        "foreignobject", "desc", "title", "annotation-xml", "mi", "mo", "mn", "ms", "mtext",
    ].map { (name: StaticString) in ElementName(name) }

    private func innermost(_ traits: ElementTraits, barrier: ElementTraits) -> Int? {
        var index = open.count - 1
        while index >= 0 {
            if !open[index].traits.isDisjoint(with: traits) { return index }
            if !open[index].traits.isDisjoint(with: barrier) { return nil }
            index -= 1
        }
        return nil
    }

    // MARK: - Start tags

    /// - Returns: whether it is an element of HTML; one of a drawing or formula holds no raw text.
    mutating func start(_ tag: MarkupTag) -> Bool {
        if isLost { return true }
        if isForeign {
            guard tag.traits.contains(.endsForeign) else {
                if !tag.isSelfClosing { push(tag, isForeign: true) }
                return false
            }
            endForeign(tag)
        }
        let traits = tag.traits
        if traits.contains(.void) {
            if traits.contains(.endsParagraph) { endParagraph(tag) }
            return true
        }
        if let last = open.last, last.name == Self.headName, !traits.contains(.head) { pop() }
        if traits.contains(.listItem) || traits.contains(.definition) { endItem(tag) }
        if traits.contains(.endsParagraph) { endParagraph(tag) }
        if !traits.isDisjoint(with: Self.tableParts) { endTablePart(tag) }
        if !traits.isDisjoint(with: Self.unnested) { endLike(tag) }
        if traits.contains(.option) { endOption(tag) }
        if Self.ruby.contains(tag.element), let last = open.last, Self.ruby.contains(last.name) { pop() }
        let isForeignRoot = traits.contains(.foreign)
        if tag.isSelfClosing {
            if !isForeignRoot {
                report(
                    tag.range, "the slash does not close \(written(tag)) in HTML",
                    hint: "write \(written(tag))\(written(tag.name, isEnd: true))")
            }
            return !traits.contains(.rawText)
        }
        push(tag, isForeign: isForeignRoot)
        return true
    }

    private mutating func endForeign(_ tag: MarkupTag) {
        guard
            let root = open.lastIndex(where: { !$0.isForeign || $0.isHTMLInside }).map({ $0 + 1 }) ?? open.indices.first
        else { return }
        close(from: root, isEnded: false, at: tag.range) { nesting, element in
            (
                "\(nesting.written(tag)) cannot stand in a drawing or a formula: it ends \(nesting.place(element))",
                "close \(nesting.written(element.nameRange)) before, or put it into <foreignObject>"
            )
        }
    }

    private func place(_ element: Element) -> String {
        "\(written(element.nameRange)) of line \(line(element.tag.lowerBound))"
    }

    /// A block ends the paragraph that it is in.
    private mutating func endParagraph(_ tag: MarkupTag) {
        guard paragraphs > 0, let index = innermost(.paragraph, barrier: Self.paragraphScope) else { return }
        let count = problems.count
        closeBefore(tag, from: index)
        if problems.count > count {
            // Its end tag, which comes before a block if not before a paragraph, is not told a second time.
            if !tag.traits.contains(.paragraph) { expected.append(Self.paragraph) }
        } else {
            paragraphEnd = (tag.name, tag.range.lowerBound)
        }
    }

    private static let paragraph = ElementName("p")

    /// Closes elements that another's start closes; what is open in them is told.
    private mutating func closeBefore(_ tag: MarkupTag, from index: Int) {
        close(from: index, isEnded: true, at: tag.range) { nesting, element in
            (
                "\(nesting.place(element)) is open where \(nesting.written(tag)) ends what it stands in",
                "write \(nesting.written(element.nameRange, isEnd: true)) before"
            )
        }
    }

    private mutating func endItem(_ tag: MarkupTag) {
        let kind: ElementTraits = tag.traits.contains(.listItem) ? .listItem : .definition
        var index = open.count - 1
        while index >= 0 {
            let element = open[index]
            if !element.traits.isDisjoint(with: kind) { return closeBefore(tag, from: index) }
            let isPassed =
                element.traits.contains(.paragraph) || element.name == Self.address || element.name == Self.div
            if element.traits.contains(.special), !isPassed || element.isForeign { return }
            index -= 1
        }
    }

    private mutating func endTablePart(_ tag: MarkupTag) {
        let stays: ElementTraits =
            tag.traits.contains(.tableCell)
            ? .tableStructure : tag.traits.contains(.tableRow) ? [.table, .tableSection] : .table
        guard let index = innermost(stays, barrier: .template) else { return }
        guard index + 1 < open.count else { return }
        closeBefore(tag, from: index + 1)
    }

    private mutating func endOption(_ tag: MarkupTag) {
        while let last = open.last, last.traits.contains(.option),
            tag.name.count > 6 || last.name == tag.element
        { pop() }
    }

    /// A heading in a heading, a link in a link, a button in a button.
    private mutating func endLike(_ tag: MarkupTag) {
        let index: Int?
        if tag.traits.contains(.anchor) {
            index = anchors > 0 ? innermost(.anchor, barrier: .scope) : nil
        } else if tag.traits.contains(.button) {
            index = innermost(.button, barrier: .scope)
        } else {
            index = open.last.map { $0.traits.contains(.heading) } ?? false ? open.count - 1 : nil
        }
        guard let index else { return }
        close(from: index, isEnded: false, at: tag.range) { nesting, element in
            (
                "\(nesting.place(element)) is open where \(nesting.written(tag)) begins",
                "close \(nesting.written(element.nameRange)) before"
            )
        }
    }

    // MARK: - End tags

    mutating func end(_ tag: MarkupTag) {
        if isLost { return }
        if let last = open.last, last.name == tag.element {
            pop()
            return
        }
        if !isForeign, tag.traits.contains(.void) {
            let name = written(tag.name)
            return report(tag.range, "\(written(tag)) closes nothing: \(name) has no content", hint: "leave it out")
        }
        guard let index = match(tag) else { return reportStray(tag) }
        let element = open[index]
        // A paragraph is closed by the end of a block around it, but not by that of a link or an emphasis.
        let isBlock = !element.traits.isDisjoint(with: Self.blocks) || element.isForeign
        close(from: index, isEnded: true, needsParagraphEnd: !isBlock, at: tag.range) { nesting, element in
            (
                "\(nesting.written(tag)) stands before the end of \(nesting.place(element))",
                "write \(nesting.written(element.nameRange, isEnd: true)) before, or leave both out"
            )
        }
    }

    /// The element that an end tag closes: none outside of the table or the cell that it stands in.
    private func match(_ tag: MarkupTag) -> Int? {
        let barrier: ElementTraits = tag.traits.isDisjoint(with: Self.wide) ? .scope : .template
        var index = open.count - 1
        while index >= 0 {
            if open[index].name == tag.element { return index }
            if !open[index].traits.isDisjoint(with: barrier) { return nil }
            index -= 1
        }
        return nil
    }

    private mutating func reportStray(_ tag: MarkupTag) {
        if let index = expected.lastIndex(of: tag.element) {
            expected.remove(at: index)
            return
        }
        // html, head and body have both tags of which either may be left out.
        if tag.traits.contains(.frame) || !hasRoom { return }
        if tag.traits.contains(.heading), let last = open.last, last.traits.contains(.heading) {
            pop()
            return report(
                tag.range, "\(written(tag)) stands where the end of \(place(last)) is expected",
                hint: "write \(written(last.nameRange, isEnd: true))")
        }
        if tag.traits.contains(.paragraph), let end = paragraphEnd {
            return report(
                tag.range,
                "</p> has no <p>: \(written(end.name)) in line \(line(end.offset)) has ended the paragraph",
                hint: "a block cannot stand in a paragraph; write </p> before it, or <div> in place of <p>")
        }
        report(tag.range, "\(written(tag)) has no \(written(tag.name))", hint: "leave it out, or write its start tag")
    }

    /// The end of the page.
    mutating func finish() {
        guard !isLost else { return }
        for element in open where !Self.mayBeLeftOpen(element) {
            report(
                element.tag, "\(written(element.nameRange)) is never closed",
                hint: "write \(written(element.nameRange, isEnd: true)) where it ends")
        }
    }
}
