import CLibXML2
import MarkupReading

/// One document that is read by the parser and checked against the schema; it is used by one thread.
///
/// The parser pulls bytes and calls back tag by tag; each tag goes to our own rules, then to the schema. No tree is
/// built.
/// We call the schema's handler ourselves, because libxml2 would load the schemas that a document names in
/// `xsi:schemaLocation`: such a tag must never reach it.
final class ValidationSession {
    let document: UnsafeBufferPointer<UInt8>
    let limit: Int
    var rules: StructureRules
    private(set) var violations: [Violation] = []
    /// Whether reading has ended early; nothing is read, called or reported after that.
    private(set) var isStopped = false

    /// The text since the last tag, as far as it has been read.
    private var text: [UInt8] = []
    private var isTextRefused = false

    /// The schema's half of the SAX interface, set while the session runs.
    var schemaHandler: UnsafeMutablePointer<xmlSAXHandler>?
    var schemaData: UnsafeMutableRawPointer?

    private let input: MarkupInput
    private var lines = LineCounter()

    init(document: UnsafeBufferPointer<UInt8>, kind: MarkupKind, limit: Int) {
        self.document = document
        input = MarkupInput(document)
        self.limit = limit
        rules = StructureRules(kind: kind)
    }

    /// Reads the document to its end, or to an error after which reading on makes no sense, and returns the violations.
    func run() -> [Violation] {
        let schema = BuiltInSchema.schema(of: rules.kind)
        let data = Unmanaged.passUnretained(self).toOpaque()
        // Errors without a handler would be printed.
        let outerHandler = __xmlStructuredError().pointee
        let outerData = __xmlStructuredErrorContext().pointee
        xmlSetStructuredErrorFunc(data, reportError)
        defer { xmlSetStructuredErrorFunc(outerData, outerHandler) }

        guard let validator = xmlSchemaNewValidCtxt(schema.pointer) else { return outOfMemory() }
        defer { xmlSchemaFreeValidCtxt(validator) }
        xmlSchemaSetValidStructuredErrors(validator, reportError, data)
        guard let plug = xmlSchemaSAXPlug(validator, &schemaHandler, &schemaData) else { return outOfMemory() }
        defer { xmlSchemaSAXUnplug(plug) }

        var handler = makeSAXHandler()
        guard
            let parser = xmlCreateIOParserCtxt(
                &handler, data, MarkupInput.read, nil, Unmanaged.passUnretained(input).toOpaque(),
                XML_CHAR_ENCODING_UTF8)
        else { return outOfMemory() }
        defer { xmlFreeParserCtxt(parser) }
        xmlCtxtUseOptions(parser, Int32(XML_PARSE_NONET.rawValue | XML_PARSE_IGNORE_ENC.rawValue))
        input.parser = parser
        xmlParseDocument(parser)
        input.parser = nil

        // We know of no errors without a message, but if there are, the document is still not valid.
        if violations.isEmpty && (isStopped || parser.pointee.wellFormed != 1 || xmlSchemaIsValid(validator) != 1) {
            report("the document is not valid", at: input.offset)
        }
        return violations
    }

    /// The session behind the pointer that libxml2 passes to callbacks.
    static func at(_ data: UnsafeMutableRawPointer?) -> ValidationSession? {
        data.map { Unmanaged<ValidationSession>.fromOpaque($0).takeUnretainedValue() }
    }

    private func outOfMemory() -> [Violation] {
        [Violation(line: 1, column: nil, message: "not enough memory to validate the document")]
    }
}

// MARK: - Text

extension ValidationSession {
    private static let longestText = 10_000_000

    /// Refuses text where none is allowed. A text comes in pieces, and is reported once.
    func refuseText(_ piece: UnsafeBufferPointer<UInt8>) {
        guard !isTextRefused, !piece.allSatisfy(\.isXMLSpace) else { return }
        isTextRefused = true
        // Not handed on: the schema would report it again, at the end of the parent.
        reportText("text is not allowed here; expected elements only")
    }

    /// Collects a piece of text. The schema appends pieces in quadratic time, so it gets all of them at once.
    func take(_ piece: UnsafeBufferPointer<UInt8>) {
        guard text.count + piece.count <= Self.longestText else {
            reportText("a text of more than 10 MB; expected a shorter one")
            return stop()
        }
        text.append(contentsOf: piece)
    }

    /// Hands the collected text to the schema, before the tag that ends it.
    func passText() {
        isTextRefused = false
        guard !text.isEmpty else { return }
        rules.text(text) { reportText($0) }
        if rules.holdsStyle, let problem = styleProblem(text.span) { reportText(problem) }
        text.withUnsafeBufferPointer { text in
            schemaHandler?.pointee.characters?(schemaData, text.baseAddress, Int32(text.count))
        }
        text.removeAll(keepingCapacity: true)
    }
}

// MARK: - Reports

extension ValidationSession {
    /// Stops reading: the parser meets the end of the document at its next read.
    func stop() {
        isStopped = true
        input.end()
    }

    /// Adds a violation at the tag that was read last.
    func report(_ message: String) {
        report(message, at: tagOffset)
    }

    /// Adds a violation at the text that was read last: at its first character that is no white space, behind the
    /// nearest tag.
    func reportText(_ message: String) {
        var start = document[..<input.offset].lastIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? 0
        while start < document.count && document[start].isXMLSpace { start += 1 }
        report(message, at: start)
    }

    private func report(_ message: String, at offset: Int) {
        guard !isStopped || violations.isEmpty else { return }
        violations.append(Violation(message, at: offset, in: document.span, &lines))
        if violations.count >= limit { stop() }
    }

    /// Adds an error of the parser or the schema as a violation.
    func report(_ error: xmlError) {
        guard !isStopped else { return }
        let message = ViolationMessage.make(from: error.message.map { String(cString: $0) } ?? "error \(error.code)")
        if error.domain == Int32(XML_FROM_SCHEMASV.rawValue) || error.code == Int32(XML_ERR_TAG_NAME_MISMATCH.rawValue)
        {
            report(message)
        } else {
            report(message, at: input.offset)
        }
        // After a fatal error the parser goes on, but its further errors mean nothing.
        if error.level == XML_ERR_FATAL { stop() }
    }

    /// The offset at which the last tag begins. In well-formed XML every `<` begins one, so it is the nearest before
    /// the reading position.
    private var tagOffset: Int {
        let end = input.offset
        return document[..<end].lastIndex(of: UInt8(ascii: "<")) ?? end
    }
}
