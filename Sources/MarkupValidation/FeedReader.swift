import CLibXML2

/// One feed on its way through libxml2's XML parser, which calls back tag by tag; no tree is built.
final class FeedReader {
    private let input: MarkupInput
    /// Whether any root element will do.
    private let readsAnyXML: Bool
    private var reading = FeedReading()
    private var error: FeedError?
    /// What the open elements are, the innermost last; libxml2 bounds their number.
    private var open: [FeedElement] = []
    private var collected: Collected?
    private var declaredAttributeCount = 0

    /// The element whose text is read.
    private struct Collected {
        let element: FeedElement
        let depth: Int
        var text = MarkupText()
    }

    init(_ document: UnsafeBufferPointer<UInt8>, readsAnyXML: Bool = false) {
        input = MarkupInput(document, isPage: false)
        self.readsAnyXML = readsAnyXML
    }

    /// Reads the feed to its end, or to the error after which reading makes no sense.
    func read() -> Result<FeedReading, FeedError> {
        xmlInitParser()
        withoutPrintedErrors(parse)
        return error.map(Result.failure) ?? .success(reading)
    }

    private func parse() {
        var handler = makeSAXHandler()
        let data = Unmanaged.passUnretained(self).toOpaque()
        guard
            let parser = xmlCreateIOParserCtxt(
                &handler, data, MarkupInput.read, nil, Unmanaged.passUnretained(input).toOpaque(),
                XML_CHAR_ENCODING_UTF8)
        else { return fail("there is not enough memory to read the feed", hint: "split it") }
        defer { xmlFreeParserCtxt(parser) }
        // No entity is substituted and nothing outside is loaded: that is libxml2's default, and there is no handler
        // that would keep a declaration.
        xmlCtxtUseOptions(parser, Int32(XML_PARSE_NONET.rawValue | XML_PARSE_IGNORE_ENC.rawValue))
        input.parser = parser
        xmlParseDocument(parser)
        // Entities that are declared make one, where there is no handler for them.
        if let document = parser.pointee.myDoc { xmlFreeDoc(document) }
        parser.pointee.myDoc = nil
        if input.stop == .manyAttributes {
            error = nil
            fail("there are more than 1,000 attributes or namespaces", hint: "remove them; none of them is read")
        } else if error == nil && parser.pointee.wellFormed != 1 {
            fail("the feed is not well-formed XML", hint: FeedHint.general)
        }
        input.parser = nil
    }

    private func fail(_ problem: String, hint: String) {
        guard error == nil else { return }
        error = FeedError(offset: input.offset, problem: problem, hint: hint)
        input.end()
    }
}

// MARK: - Callbacks

extension FeedReader {
    private func makeSAXHandler() -> xmlSAXHandler {
        var handler = xmlSAXHandler()
        handler.initialized = UInt32(XML_SAX2_MAGIC)
        handler.startElementNs = { data, name, prefix, uri, _, _, count, defaulted, attributes in
            guard let name, let reader = FeedReader.at(data) else { return }
            // The attributes that a declaration adds stand last. They are left out: each is as long as it likes, in
            // each of many tags.
            let written = UnsafeBufferPointer(start: attributes, count: Int(max(count - defaulted, 0)) * 5)
            let none = UnsafeBufferPointer<UnsafePointer<xmlChar>?>(start: nil, count: 0)
            let tag = StartTag(name: name, prefix: prefix, namespaces: none, attributes: written)
            reader.start(tag, FeedElement(name: name, prefix: prefix, namespace: uri, in: reader.open))
        }
        handler.endElementNs = { data, _, _, _ in FeedReader.at(data)?.end() }
        handler.characters = takeText
        handler.ignorableWhitespace = takeText
        handler.cdataBlock = takeText
        handler.reference = { data, name in FeedReader.at(data)?.takeReference(name) }
        handler.attributeDecl = { data, _, _, _, _, _, values in
            xmlFreeEnumeration(values)
            // Each is added to each tag of its name, and held against all others there.
            guard let reader = FeedReader.at(data) else { return }
            reader.declaredAttributeCount += 1
            guard reader.declaredAttributeCount > 50 else { return }
            reader.fail(
                "the document type declares more than 50 attributes",
                hint: "remove it; nothing that it declares is read")
        }
        handler.serror = { data, error in
            guard let error, error.pointee.level == XML_ERR_FATAL, let reader = FeedReader.at(data) else { return }
            let message = error.pointee.message.map { String(cString: $0) } ?? "error \(error.pointee.code)"
            reader.fail(ViolationMessage.make(from: message), hint: FeedHint.hint(for: error.pointee.code))
        }
        return handler
    }

    fileprivate static func at(_ data: UnsafeMutableRawPointer?) -> FeedReader? {
        data.map { Unmanaged<FeedReader>.fromOpaque($0).takeUnretainedValue() }
    }

    private func start(_ tag: StartTag, _ element: FeedElement) {
        guard error == nil else { return }
        if element == .otherRoot, !readsAnyXML {
            return fail(
                "the root element is \(element.description(of: tag)), expected <feed> of Atom, <rss> or <rdf:RDF>",
                hint: FeedHint.otherRoot(tag))
        }
        open.append(element)
        switch element {
        case .entry:
            reading.entryCount += 1
        case .atomCategory:
            let names = ["label", "term"].compactMap { tag.attribute($0) }.map(MarkupText.collapsing)
            append(names.filter { !$0.isEmpty })
        case .title where reading.title.isEmpty && !tag.has("type", equalTo: "html"), .textCategory:
            if collected == nil { collected = Collected(element: element, depth: open.count) }
        default:
            break
        }
    }

    private func end() {
        guard error == nil else { return }
        if let finished = collected, finished.depth == open.count {
            collected = nil
            let text = finished.text.string
            if finished.element == .title {
                reading.title = text
            } else {
                append(text.isEmpty ? [] : [text])
            }
        }
        if !open.isEmpty { open.removeLast() }
    }

    /// Takes the category that is the innermost open element.
    private func append(_ names: [String]) {
        guard open.dropLast().last == .entry else {
            reading.feedCategoryCount += 1
            return
        }
        reading.categories.append(FeedCategory(names: names, entry: reading.entryCount - 1, line: input.line))
    }

    fileprivate func take(_ piece: UnsafeBufferPointer<UInt8>) {
        guard error == nil else { return }
        collected?.text.append(piece)
    }

    /// An entity that nothing here declares, where a document type may have declared it elsewhere: feeds of old name
    /// the one that has the letters of HTML.
    private func takeReference(_ name: UnsafePointer<xmlChar>?) {
        guard let name, let letter = htmlEntityLookup(name), let scalar = Unicode.Scalar(letter.pointee.value) else {
            return
        }
        let bytes = Array(String(Character(scalar)).utf8)
        bytes.withUnsafeBufferPointer(take)
    }
}

private let takeText: charactersSAXFunc = { data, text, length in
    guard let text, length > 0 else { return }
    FeedReader.at(data)?.take(UnsafeBufferPointer(start: text, count: Int(length)))
}

extension StartTag {
    /// The value of an attribute without prefix. Where entities are not substituted, libxml2 hands `&` over as `&#38;`.
    func attribute(_ name: StaticString) -> String? {
        guard let value = value(of: name) else { return nil }
        let escaped: [UInt8] = Array("&#38;".utf8)
        var bytes: [UInt8] = []
        var index = 0
        while index < value.count {
            bytes.append(value[index])
            let isEscaped = value[index] == escaped[0] && value[index...].starts(with: escaped)
            index += isEscaped ? escaped.count : 1
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
