import CLibXML2
import SourceText

/// Reads one XML document with libxml2's parser, tag by tag; it builds no tree.
///
/// Only these bytes are read, whatever addresses they contain, and entities are not
/// substituted. The parser limits the depth to 256.
final class XMLReader {
    private let input: MarkupInput
    /// The name of the document in messages.
    private let noun: String
    private let hint: String
    private(set) var error: Problem?
    private var declaredAttributeCount = 0

    /// The most attributes of a tag: ten times what people and the programs that they use write.
    private static let mostAttributes = 1_000

    /// The callbacks for a start tag (with its namespace), an end tag, and a piece of text.
    private var start: (StartTag, UnsafePointer<xmlChar>?) -> Void = { _, _ in }
    private var end: () -> Void = {}
    private var text: (UnsafeBufferPointer<UInt8>) -> Void = { _ in }

    /// - Parameters:
    ///   - document: valid UTF-8 without NUL.
    ///   - hint: the advice for a document that is not well-formed.
    init(_ document: UnsafeBufferPointer<UInt8>, noun: String, hint: String) {
        input = MarkupInput(document, mostAttributes: Self.mostAttributes)
        (self.noun, self.hint) = (noun, hint)
    }

    /// The 1-based line at which the parser is.
    var line: Int { input.line }

    /// Ends the reading with an error, unless there is one already.
    func fail(_ problem: String, hint: String?) {
        guard error == nil else { return }
        error = Problem(problem, hint: hint, at: input.offset..<input.offset)
        input.end()
    }

    /// Ends the reading without an error; the rest of the document is ignored.
    func stop() {
        isStopped = true
        input.end()
    }

    private var isStopped = false

    /// Reads the document to its end, or to the first fatal error.
    func read(
        start: @escaping (StartTag, UnsafePointer<xmlChar>?) -> Void, end: @escaping () -> Void,
        text: @escaping (UnsafeBufferPointer<UInt8>) -> Void
    ) {
        (self.start, self.end, self.text) = (start, end, text)
        xmlInitParser()
        withoutPrintedErrors(parse)
        // The closures may retain this reader.
        (self.start, self.end, self.text) = ({ _, _ in }, {}, { _ in })
    }

    private func parse() {
        var handler = makeSAXHandler()
        let data = Unmanaged.passUnretained(self).toOpaque()
        guard
            let parser = xmlCreateIOParserCtxt(
                &handler, data, MarkupInput.read, nil, Unmanaged.passUnretained(input).toOpaque(),
                XML_CHAR_ENCODING_UTF8)
        else { return fail("there is not enough memory to read the \(noun)", hint: "split it") }
        defer { xmlFreeParserCtxt(parser) }
        // No entity is substituted and nothing outside is loaded: that is libxml2's default,
        // and no handler here keeps declarations.
        xmlCtxtUseOptions(parser, Int32(XML_PARSE_NONET.rawValue | XML_PARSE_IGNORE_ENC.rawValue))
        input.parser = parser
        xmlParseDocument(parser)
        // Without a handler for them, declared entities create a document.
        if let document = parser.pointee.myDoc { xmlFreeDoc(document) }
        parser.pointee.myDoc = nil
        if input.hasManyAttributes {
            error = nil
            fail("there are more than 1,000 attributes or namespaces", hint: "remove them; none of them is read")
        } else if error == nil && parser.pointee.wellFormed != 1, !isStopped {
            fail("the \(noun) is not well-formed XML", hint: hint)
        }
        input.parser = nil
    }
}

// MARK: - Callbacks

extension XMLReader {
    private func makeSAXHandler() -> xmlSAXHandler {
        var handler = xmlSAXHandler()
        handler.initialized = UInt32(XML_SAX2_MAGIC)
        handler.startElementNs = { data, name, prefix, uri, _, _, count, defaulted, attributes in
            guard let name, let reader = XMLReader.at(data), reader.error == nil else { return }
            // Attributes that a declaration adds come last. They are left out: each can have any
            // length, and be added to each of many tags.
            let written = UnsafeBufferPointer(start: attributes, count: Int(max(count - defaulted, 0)) * 5)
            let none = UnsafeBufferPointer<UnsafePointer<xmlChar>?>(start: nil, count: 0)
            reader.start(StartTag(name: name, prefix: prefix, namespaces: none, attributes: written), uri)
        }
        handler.endElementNs = { data, _, _, _ in
            guard let reader = XMLReader.at(data), reader.error == nil else { return }
            reader.end()
        }
        handler.characters = takeText
        handler.ignorableWhitespace = takeText
        handler.cdataBlock = takeText
        handler.reference = { data, name in XMLReader.at(data)?.takeReference(name) }
        handler.attributeDecl = { data, _, _, _, _, _, values in
            xmlFreeEnumeration(values)
            // Each is added to every tag of its name, and compared with all other attributes there.
            guard let reader = XMLReader.at(data) else { return }
            reader.declaredAttributeCount += 1
            guard reader.declaredAttributeCount > 50 else { return }
            reader.fail(
                "the document type declares more than 50 attributes",
                hint: "remove it; nothing that it declares is read")
        }
        handler.serror = { data, error in
            guard let error, error.pointee.level == XML_ERR_FATAL, let reader = XMLReader.at(data) else { return }
            guard !reader.isStopped else { return }
            let message = error.pointee.message.map { String(cString: $0) } ?? "error \(error.pointee.code)"
            reader.fail(
                ViolationMessage.make(from: message), hint: FeedHint.hint(for: error.pointee.code, general: reader.hint)
            )
        }
        return handler
    }

    fileprivate static func at(_ data: UnsafeMutableRawPointer?) -> XMLReader? {
        data.map { Unmanaged<XMLReader>.fromOpaque($0).takeUnretainedValue() }
    }

    fileprivate func take(_ piece: UnsafeBufferPointer<UInt8>) {
        guard error == nil else { return }
        text(piece)
    }

    /// Passes on the text of an entity that is not declared here, if its name is one of HTML: old feeds refer to an
    /// external document type that declares those.
    private func takeReference(_ name: UnsafePointer<xmlChar>?) {
        guard let name else { return }
        let written = Array("&\(String(cString: UnsafeRawPointer(name).assumingMemoryBound(to: CChar.self)));".utf8)
        guard CharacterReference(written, at: 0, end: written.count) != nil else { return }
        written.resolvingReferences(in: 0..<written.count).withUnsafeBufferPointer(take)
    }
}

private let takeText: charactersSAXFunc = { data, text, length in
    guard let text, length > 0 else { return }
    XMLReader.at(data)?.take(UnsafeBufferPointer(start: text, count: Int(length)))
}

/// A receiver of the elements and texts of an XML document, for modules that read XML formats of their own.
package protocol XMLElementHandler: AnyObject {
    /// Whether the rest of the document need not be read.
    var isDone: Bool { get }
    /// Receives a start tag.
    ///
    /// - Parameters:
    ///   - name: the name without its prefix.
    ///   - attribute: returns the value of an attribute by its name without prefix.
    /// - Throws: the problem with the document, which ends the reading.
    func start(_ name: String, _ attribute: (StaticString) -> String?) throws(Problem)
    func end(_ name: String) throws(Problem)
    func text(_ bytes: UnsafeBufferPointer<UInt8>)
}

extension XMLElementHandler {
    package var isDone: Bool { false }

    package func end(_ name: String) {}
    package func text(_ bytes: UnsafeBufferPointer<UInt8>) {}
}

/// Reads XML and passes its elements and texts to a handler, up to the end or the first error.
///
/// - Parameters:
///   - bytes: valid UTF-8.
///   - noun: the name of the document in messages.
///   - hint: the advice for a document that is not well-formed.
/// - Throws: ``Problem`` at the offset that the parser had reached.
/// - Complexity: O(n); libxml2 allows elements to be nested 256 deep.
package func readXML(
    _ bytes: [UInt8], noun: String, hint: String, into handler: some XMLElementHandler
) throws(Problem) {
    guard bytes.count < Int(Int32.max), !bytes.contains(0) else {
        throw Problem("the \(noun) is larger than 2 GB, or has a NUL byte", hint: hint)
    }
    let error = bytes.withUnsafeBufferPointer { document -> Problem? in
        let reader = XMLReader(document, noun: noun, hint: hint)
        var open: [String] = []
        func attempt(_ body: () throws(Problem) -> Void) {
            do throws(Problem) { try body() } catch { reader.fail(error.message, hint: error.hint) }
        }
        reader.read { tag, _ in
            let name = String(cString: tag.name)
            open.append(name)
            attempt { () throws(Problem) in try handler.start(name) { tag.anyAttribute($0) } }
            if handler.isDone { reader.stop() }
        } end: {
            guard let name = open.popLast() else { return }
            attempt { () throws(Problem) in try handler.end(name) }
        } text: { piece in
            handler.text(piece)
        }
        return reader.error
    }
    if let error { throw error }
}
