import CLibXML2

/// One page on its way through libxml2's HTML parser, which calls back tag by tag; no tree is built.
final class PageReader {
    private let input: MarkupInput
    private var reading = PageReading()

    /// Elements that are open.
    private var depth = 0
    /// The element in which nothing is a link or text, while one is open.
    private var inert: OpenElement?
    private var svgDepth: Int?
    private var title: (element: OpenElement, text: MarkupText)?
    /// At most one: HTML ends a link where the next begins, so text is never added to two.
    private var link: OpenLink?
    /// Whether there is a reader of what follows: asking it costs more than asking here.
    private let hasReader: Bool
    /// nil where nobody asks for headings, or for values.
    private var headings: HeadingReader?
    private var values: ValueReader?

    private struct OpenElement {
        let kind: Kind
        let depth: Int
    }

    private struct OpenLink {
        let depth: Int
        let line: Int
        let address: String?
        let title: String?
        var text = MarkupText()
        var imageText = ""
    }

    enum Kind: Equatable {
        case link, area, image, title, svg
        case heading(level: Int)
        /// May contain a heading and what stands under it.
        case section
        /// Its content is no part of the page that a reader sees.
        case script, style, template, noscript, textarea, frame, plain
        /// Begins on a line of its own.
        case block
    }

    private static let kinds: [String: Kind] = [
        "a": .link, "area": .area, "img": .image, "title": .title, "svg": .svg, "script": .script, "style": .style,
        "template": .template, "noscript": .noscript, "textarea": .textarea, "iframe": .frame, "noframes": .frame,
        "noembed": .frame, "xmp": .plain, "plaintext": .plain, "br": .block, "hr": .block, "p": .block, "li": .block,
        "td": .block, "th": .block, "tr": .block, "dt": .block, "dd": .block, "div": .section, "section": .section,
        "article": .section, "h1": .heading(level: 1), "h2": .heading(level: 2), "h3": .heading(level: 3),
        "h4": .heading(level: 4), "h5": .heading(level: 5), "h6": .heading(level: 6),
    ]

    init(_ document: UnsafeBufferPointer<UInt8>, for content: PageContent) {
        input = MarkupInput(document, isPage: true)
        hasReader = content != .links
        switch content {
        case .links: break
        case .headings: headings = HeadingReader()
        case .values(let attribute): values = ValueReader(name: attribute)
        }
    }

    /// Reads the page to its end.
    func read() -> PageReading {
        xmlInitParser()
        return withoutPrintedErrors {
            guard let parser = htmlNewParserCtxt() else { return outOfMemory() }
            defer { htmlFreeParserCtxt(parser) }
            guard let handler = parser.pointee.sax else { return outOfMemory() }
            handler.pointee = makeSAXHandler()
            parser.pointee.userData = Unmanaged.passUnretained(self).toOpaque()
            input.parser = parser
            // Recovery is what lets a script hold "</a>"; implied elements would only be looked for.
            let options =
                HTML_PARSE_RECOVER.rawValue | HTML_PARSE_NONET.rawValue | HTML_PARSE_NOIMPLIED.rawValue
                | HTML_PARSE_NODEFDTD.rawValue | HTML_PARSE_IGNORE_ENC.rawValue
            let document = htmlCtxtReadIO(
                parser, MarkupInput.read, nil, Unmanaged.passUnretained(input).toOpaque(), nil, "UTF-8",
                Int32(options))
            if let document { xmlFreeDoc(document) }
            finishLink()
            finishTitle()
            finishContent()
            describeBreakOff()
            input.parser = nil
            return reading
        }
    }

    private func outOfMemory() -> PageReading {
        reading.breakOff = .init(line: 1, reason: "not enough memory to read the page")
        return reading
    }

    private func finishContent() {
        headings?.finish()
        reading.headings = headings?.headings ?? []
        reading.values = values?.values ?? []
        reading.otherDataNames = values?.otherNames ?? []
    }

    private func describeBreakOff() {
        let reason: String
        switch input.stop {
        case .manyAttributes: reason = "a tag with more than 1,000 attributes"
        case .manyMisplacedTags: reason = "too many tags where they do not belong"
        case nil:
            guard !input.isReadWhole else { return }
            reason = "libxml2 reads no further"
        }
        reading.breakOff = .init(line: input.line, reason: reason)
    }
}

// MARK: - Tags

extension PageReader {
    private func makeSAXHandler() -> xmlSAXHandler {
        var handler = xmlSAXHandler()
        handler.initialized = UInt32(XML_SAX2_MAGIC)
        handler.startElement = { data, name, attributes in
            guard let reader = PageReader.at(data), let name else { return }
            reader.start(name, MarkupAttributes(attributes))
        }
        handler.endElement = { data, _ in PageReader.at(data)?.end() }
        handler.characters = takeText
        handler.ignorableWhitespace = takeText
        // The content of scripts and style sheets; without a handler it would be text.
        handler.cdataBlock = { _, _, _ in }
        handler.serror = { data, error in
            guard let error, let reader = PageReader.at(data) else { return }
            let isUnmatched = error.pointee.code == Int32(XML_ERR_TAG_NAME_MISMATCH.rawValue)
            guard isUnmatched || error.pointee.code == Int32(XML_HTML_STRUCURE_ERROR.rawValue) else { return }
            reader.input.countMisplacedTag()
            if isUnmatched, let name = error.pointee.str1 { reader.endUnmatched(String(cString: name)) }
        }
        return handler
    }

    fileprivate static func at(_ data: UnsafeMutableRawPointer?) -> PageReader? {
        data.map { Unmanaged<PageReader>.fromOpaque($0).takeUnretainedValue() }
    }

    private func start(_ name: UnsafePointer<UInt8>, _ attributes: MarkupAttributes) {
        depth += 1
        guard inert == nil else { return }
        let found = Self.kinds[String(cString: name)]
        // What looks like a tag in a title is its text.
        if hasReader, title == nil {
            values?.start(attributes, line: input.line)
            headings?.start(found, attributes, depth: depth, line: input.line, inPicture: svgDepth != nil)
        }
        guard let kind = found else { return }
        switch kind {
        case .link, .area:
            startLink(kind, attributes)
        case .image:
            if let text = attributes["alt"], link?.imageText.isEmpty == true {
                link?.imageText = MarkupText.collapsing(text)
            }
        case .title:
            // The titles of pictures are no titles of pages.
            if svgDepth == nil, title == nil, reading.title.isEmpty {
                title = (OpenElement(kind: kind, depth: depth), MarkupText())
            }
        case .svg:
            if svgDepth == nil { svgDepth = depth }
        case .script, .style, .template, .noscript, .textarea, .frame, .plain:
            inert = OpenElement(kind: kind, depth: depth)
        case .block, .section, .heading:
            link?.text.appendSpace()
        }
    }

    private func end() {
        if let inert, inert.depth >= depth { self.inert = nil }
        if let link, link.depth >= depth { finishLink() }
        if let title, title.element.depth >= depth { finishTitle() }
        if let svgDepth, svgDepth >= depth { self.svgDepth = nil }
        if hasReader { headings?.end(depth: depth) }
        depth -= 1
    }

    /// Ends an element that libxml2 leaves open, since one inside it is open still: `<a><div>text</a>`.
    private func endUnmatched(_ name: String) {
        guard let kind = Self.kinds[name] else { return }
        if let inert, inert.kind == kind { self.inert = nil }
        if kind == .link { finishLink() }
        if kind == .title { finishTitle() }
        headings?.endUnmatched(kind)
    }

    fileprivate func take(_ piece: UnsafeBufferPointer<UInt8>) {
        guard inert == nil else { return }
        link?.text.append(piece)
        title?.text.append(piece)
        if hasReader, title == nil { headings?.take(piece) }
    }
}

private let takeText: charactersSAXFunc = { data, text, length in
    guard let text, length > 0 else { return }
    PageReader.at(data)?.take(UnsafeBufferPointer(start: text, count: Int(length)))
}

// MARK: - Links

extension PageReader {
    private func startLink(_ kind: Kind, _ attributes: MarkupAttributes) {
        if kind == .link { finishLink() }
        guard title == nil else { return }
        let address = attributes["href"].map(trimmed)
        guard hasTag(attributes["rel"]) else {
            if address != nil { reading.otherLinkCount += 1 }
            return
        }
        var open = OpenLink(
            depth: depth, line: input.line, address: address?.isEmpty == true ? nil : address,
            title: attributes["title"].map(MarkupText.collapsing))
        if kind == .area {
            open.imageText = attributes["alt"].map(MarkupText.collapsing) ?? ""
            append(open)
        } else {
            link = open
        }
    }

    private func finishLink() {
        guard let finished = link else { return }
        link = nil
        append(finished)
    }

    private func append(_ link: OpenLink) {
        let names = [link.text.string, link.imageText, link.title ?? "", link.address.map(lastSegment(of:)) ?? ""]
        reading.links.append(
            PageLink(names: names.filter { !$0.isEmpty }, address: link.address, line: link.line))
    }

    private func finishTitle() {
        guard let finished = title else { return }
        title = nil
        reading.title = finished.text.string
    }

    /// Whether a list of words has "tag", in any case.
    private func hasTag(_ relations: String?) -> Bool {
        guard let relations else { return false }
        return relations.utf8.split { isXMLSpace($0) || $0 == 0x0C }.contains { word in
            word.count == 3 && word.elementsEqual("tag".utf8) { $0 | 0x20 == $1 }
        }
    }

    private func trimmed(_ address: String) -> String {
        let rest = address.utf8.drop { $0 <= 0x20 }
        let length = rest.count - rest.reversed().prefix { $0 <= 0x20 }.count
        return String(decoding: rest.prefix(length), as: UTF8.self)
    }
}
