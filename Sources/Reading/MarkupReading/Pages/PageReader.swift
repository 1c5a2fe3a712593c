import SourceText

/// Reads a page tag by tag; it builds no tree, and keeps only the stack of open elements.
struct PageReader {
    private let bytes: [UInt8]
    private var scanner: MarkupScanner
    private var open = OpenElements()
    private var lines = LineCounter()
    private var reading = PageReading()

    /// The open element in which links and text are ignored, if any.
    private var inert: Element?
    private var svg: Element?
    private var title: (element: Element, text: MarkupText)?
    /// The open link. There is at most one: HTML ends a link where the next begins, so text is never added to two.
    private var link: OpenLink?
    /// The readers of headings and of values; nil if they are not asked for.
    private var headings: HeadingReader?
    private var values: ValueReader?

    /// The number of an open element, in the order in which elements were opened.
    typealias Element = Int

    private struct OpenLink {
        let element: Element
        let line: Int
        let address: String?
        let title: String?
        var text = MarkupText()
        var imageText = ""
    }

    enum Kind: Equatable {
        case link, area, image, title, svg
        case heading(level: Int)
        /// An element that may contain a heading and the text below it.
        case section
        /// The part of the page that is about its subject: its main element, or an article.
        case content(isMain: Bool)
        /// A menu, or what stands beside the subject.
        case aside
        /// An element whose content is not shown to a reader.
        case hidden
        /// An element that begins on a new line.
        case block
    }

    private static let kinds: [ElementName: Kind] = {
        let names: [(Kind, [StaticString])] = [
            (.link, ["a"]), (.area, ["area"]), (.image, ["img"]), (.title, ["title"]), (.svg, ["svg"]),
            (.hidden, ["template", "script", "style"]), (.section, ["div", "section"]),
            (.content(isMain: true), ["main"]),
            (.content(isMain: false), ["article"]), (.aside, ["nav", "aside"]),
            (.block, ["br", "hr", "p", "li", "td", "th", "tr", "dt", "dd"]), (.heading(level: 1), ["h1"]),
            (.heading(level: 2), ["h2"]), (.heading(level: 3), ["h3"]), (.heading(level: 4), ["h4"]),
            (.heading(level: 5), ["h5"]), (.heading(level: 6), ["h6"]),
        ]
        return Dictionary(names.flatMap { kind, names in names.map { (ElementName($0), kind) } }) { first, _ in first }
    }()

    private static let noscript = ElementName("noscript")

    init(_ bytes: [UInt8], for content: PageContent) {
        self.bytes = bytes
        scanner = MarkupScanner(bytes)
        switch content {
        case .links: break
        case .headings: headings = HeadingReader()
        case .values(let attribute): values = ValueReader(name: attribute)
        }
    }

    /// Reads the page to its end.
    mutating func read() -> PageReading {
        while let piece = scanner.next() {
            switch piece {
            case .text(let range): take(range)
            case .tag(let tag): take(tag)
            case .declaration(let range):
                // In a drawing or a formula, a CDATA section is plain text.
                if open.allowsCDATA, bytes.holds("<![CDATA[", at: range.lowerBound, end: range.upperBound) {
                    takeText(bytes[(range.lowerBound + 9)..<(range.upperBound - 3)])
                }
            case .comment, .unfinished: break
            }
        }
        finishLink()
        finishTitle()
        headings?.finish()
        reading.headings = headings?.contentHeadings ?? []
        reading.values = values?.values ?? []
        reading.otherDataNames = values?.otherNames ?? []
        return reading
    }

    // MARK: - Tags

    private mutating func take(_ tag: MarkupTag) {
        open.markFloor()
        if tag.isEnd {
            open.end(tag)
            endClosed()
            scanner.allowsCDATA = open.allowsCDATA
            return
        }
        // Browsers that run scripts treat the content of `noscript` as text.
        if tag.element == Self.noscript, !open.allowsCDATA {
            _ = scanner.skipRawText(of: tag)
            return
        }
        let last = open.elements.last?.number ?? 0
        let isHTML = open.start(tag, bytes)
        endClosed()
        scanner.allowsCDATA = open.allowsCDATA
        // An element without content is closed directly after its tag.
        let isOpen = (open.elements.last?.number ?? 0) > last
        let element = isOpen ? open.elements.last?.number ?? 0 : Element.max
        if isHTML, tag.traits.contains(.rawText) { return takeRawText(tag) }
        start(tag.element, TagAttributes(bytes, tag), element, at: tag.range)
        if !isOpen { end { $0 != element } }
    }

    /// Ends what was read of the elements that the tag closed.
    private mutating func endClosed() {
        guard open.hasClosed else { return }
        let open = open
        end { open.contains($0) }
    }

    private mutating func takeRawText(_ tag: MarkupTag) {
        var (text, hasEnd) = scanner.skipRawText(of: tag)
        // A title without an end tag would contain the whole page.
        if !hasEnd { text = text.lowerBound..<bytes.offset(of: UInt8(ascii: "<"), in: text) }
        guard Self.kinds[tag.element] == .title, inert == nil, svg == nil, reading.title.isEmpty else { return }
        title = (Element.max, MarkupText())
        take(text)
        finishTitle()
    }

    private mutating func start(
        _ name: ElementName, _ attributes: TagAttributes, _ element: Element, at range: Range<Int>
    ) {
        guard inert == nil else { return }
        let kind = Self.kinds[name]
        if values != nil { values?.start(attributes, line: lines.line(bytes, at: range.upperBound - 1)) }
        if headings != nil {
            headings?.start(
                kind, attributes, element, line: lines.line(bytes, at: range.upperBound - 1), inPicture: svg != nil)
        }
        switch kind {
        case .link, .area: startLink(kind == .area, attributes, element, at: range)
        case .image:
            if link?.imageText.isEmpty == true, let text = attributes["alt"] {
                link?.imageText = MarkupText.collapsing(text)
            }
        case .svg: if svg == nil { svg = element }
        case .hidden: inert = element
        case .block, .section, .content, .aside, .heading: link?.text.appendSpace()
        // Titles of pictures are not titles of the page.
        case .title, nil: break
        }
    }

    /// - Parameter isOpen: returns whether an element is still open.
    private mutating func end(_ isOpen: (Element) -> Bool) {
        if let inert, !isOpen(inert) { self.inert = nil }
        if let link, !isOpen(link.element) { finishLink() }
        if let svg, !isOpen(svg) { self.svg = nil }
        headings?.end(isOpen)
    }

    // MARK: - Text

    private mutating func take(_ range: Range<Int>) {
        guard inert == nil, link != nil || title != nil || headings != nil else { return }
        if bytes.offset(of: UInt8(ascii: "&"), in: range) == range.upperBound { return takeText(bytes[range]) }
        takeText(bytes.resolvingReferences(in: range)[...])
    }

    private mutating func takeText(_ text: ArraySlice<UInt8>) {
        guard inert == nil else { return }
        text.withUnsafeBufferPointer { piece in
            link?.text.append(piece)
            if title != nil { title?.text.append(piece) } else { headings?.take(piece) }
        }
    }

    // MARK: - Links

    private mutating func startLink(
        _ isArea: Bool, _ attributes: TagAttributes, _ element: Element, at range: Range<Int>
    ) {
        if !isArea { finishLink() }
        let address = attributes["href"].map(trimmed)
        guard hasTag(attributes["rel"]) else {
            if address != nil { reading.otherLinkCount += 1 }
            return
        }
        var open = OpenLink(
            element: element, line: lines.line(bytes, at: range.upperBound - 1),
            address: address?.isEmpty == true ? nil : address, title: attributes["title"].map(MarkupText.collapsing))
        if isArea {
            open.imageText = attributes["alt"].map(MarkupText.collapsing) ?? ""
            append(open)
        } else {
            link = open
        }
    }

    private mutating func finishLink() {
        guard let finished = link else { return }
        link = nil
        append(finished)
    }

    private mutating func append(_ link: OpenLink) {
        let names = [link.text.string, link.imageText, link.title ?? "", link.address.map(lastSegment(of:)) ?? ""]
        reading.links.append(
            PageLink(names: names.filter { !$0.isEmpty }, address: link.address, line: link.line))
    }

    private mutating func finishTitle() {
        guard let finished = title else { return }
        title = nil
        reading.title = finished.text.string
    }

    /// Whether a list of words contains "tag", in any case.
    private func hasTag(_ relations: String?) -> Bool {
        guard let relations else { return false }
        return relations.utf8.split(whereSeparator: \.isHTMLSpace).contains { word in
            word.count == 3 && word.elementsEqual("tag".utf8) { $0 | 0x20 == $1 }
        }
    }

    private func trimmed(_ address: String) -> String {
        let rest = address.utf8.drop { $0 <= 0x20 }
        let length = rest.count - rest.reversed().prefix { $0 <= 0x20 }.count
        return String(decoding: rest.prefix(length), as: UTF8.self)
    }
}
