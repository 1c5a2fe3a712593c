import MarkupReading

/// The elements of a page that are open, and what is wrong with the order of their tags.
///
/// It follows tree construction (section 13.2.6 of the HTML standard) as far as elements are closed by others. Each mistake
/// is told once: what it leaves behind, such as the end tag of an element that another's end has closed, is expected.
struct PageNesting {
    struct Element {
        let name: ElementName
        let traits: ElementTraits
        let tag: Range<Int>
        let nameRange: Range<Int>
        let isForeign: Bool
        /// Its content is HTML, as that of `<foreignObject>` is.
        let isHTMLInside: Bool
    }

    private let page: [UInt8]
    var open: [Element] = []
    /// How many of them are paragraphs, and links.
    var paragraphs = 0
    var anchors = 0
    /// Elements that were closed by a mistake, whose end tags may come.
    var expected: [ElementName] = []
    /// The tag that ended a paragraph last.
    var paragraphEnd: (name: Range<Int>, tag: Range<Int>)?
    /// Too deep to be followed any more.
    var isLost = false
    private(set) var problems: [PageProblem] = []

    /// As deep as Chromium nests.
    private static let depthLimit = 512

    init(_ page: [UInt8]) { self.page = page }

    /// Whether the innermost element is one of a drawing or a formula, and what is in it too.
    var isForeign: Bool { open.last.map { $0.isForeign && !$0.isHTMLInside } ?? false }

    // MARK: - Messages

    mutating func report(_ range: Range<Int>, _ message: String, hint: String) {
        report(range, PageMessage(message), hint: hint)
    }

    mutating func report(
        _ range: Range<Int>, _ message: PageMessage, hint: String, _ kind: PageProblem.Kind = .order
    ) {
        if hasRoom { problems.append(PageProblem(kind, range, message, hint: hint)) }
    }

    /// Whether another problem would be kept.
    var hasRoom: Bool { problems.count < PageFactReader.mostProblems }

    func written(_ tag: MarkupTag) -> String { written(tag.name, isEnd: tag.isEnd) }

    func written(_ name: Range<Int>, isEnd: Bool = false) -> String {
        "<\(isEnd ? "/" : "")\(String(decoding: page[name].prefix(40), as: UTF8.self))>"
    }

    /// A message that speaks of an element that is open.
    func message(_ beginning: String, _ element: Element, _ end: String = "") -> PageMessage {
        PageMessage(beginning + written(element.nameRange), of: element.tag, " of ", end)
    }

    // MARK: - Stack

    mutating func push(_ tag: MarkupTag, isForeign: Bool = false) {
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
    mutating func pop() -> Element? {
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
    mutating func close(
        from index: Int, isEnded: Bool, needsParagraphEnd: Bool = false, at place: Range<Int>,
        _ message: (PageNesting, Element) -> (message: PageMessage, hint: String)
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

    static func mayBeLeftOpen(_ element: Element) -> Bool {
        !element.traits.isDisjoint(with: optionalEnd) || ruby.contains(element.name)
    }

    // Made once: a set from a list is made anew wherever it stands.
    static let tableParts: ElementTraits = [.tableSection, .tableCell, .tablePart, .tableRow]
    static let unnested: ElementTraits = [.heading, .anchor, .button]
    static let paragraphScope: ElementTraits = [.scope, .button]
    static let blocks: ElementTraits = [.special, .block]
    static let wide: ElementTraits = [.anyTable, .frame, .scope]
    private static let none: ElementTraits = []
    private static let optionalEnd: ElementTraits = [
        .listItem, .paragraph, .definition, .tableSection, .tableRow, .tableCell, .tablePart, .option, .frame,
    ]
    static let ruby = [ElementName("rt"), ElementName("rp")]
    static let headName = ElementName("head")
    static let address = ElementName("address")
    static let div = ElementName("div")
    static let paragraph = ElementName("p")
    private static let htmlInside = [
        "foreignobject", "desc", "title", "annotation-xml", "mi", "mo", "mn", "ms", "mtext",
    ].map { (name: StaticString) in ElementName(name) }

    func innermost(_ traits: ElementTraits, barrier: ElementTraits) -> Int? {
        var index = open.count - 1
        while index >= 0 {
            if !open[index].traits.isDisjoint(with: traits) { return index }
            if !open[index].traits.isDisjoint(with: barrier) { return nil }
            index -= 1
        }
        return nil
    }
}
