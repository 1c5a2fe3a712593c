import CLibXML2
import MarkupReading

/// Hands an error of libxml2 over to the session.
let reportError: xmlStructuredErrorFunc = { data, error in
    guard let error else { return }
    ValidationSession.at(data)?.report(error.pointee)
}

private let schemaInstanceNamespace: StaticString = "http://www.w3.org/2001/XMLSchema-instance"

extension ValidationSession {
    /// Makes the callbacks of the parser, which copies them.
    func makeSAXHandler() -> xmlSAXHandler {
        var handler = xmlSAXHandler()
        handler.initialized = UInt32(XML_SAX2_MAGIC)
        handler.serror = reportError
        handler.startElementNs = { data, name, prefix, uri, namespaceCount, namespaces, attributeCount, _, attributes in
            guard let name else { return }
            let tag = StartTag(
                name: name, prefix: prefix,
                namespaces: UnsafeBufferPointer(start: namespaces, count: Int(namespaceCount) * 2),
                attributes: UnsafeBufferPointer(start: attributes, count: Int(attributeCount) * 5))
            ValidationSession.at(data)?.start(tag) { schemaHandler, schemaData in
                schemaHandler.startElementNs?(
                    schemaData, name, prefix, uri, namespaceCount, namespaces, attributeCount, 0, attributes)
            }
        }
        handler.endElementNs = { data, name, prefix, uri in
            guard let session = ValidationSession.at(data), !session.isStopped else { return }
            session.passText()
            session.rules.end { session.report($0) }
            session.schemaHandler?.pointee.endElementNs?(session.schemaData, name, prefix, uri)
        }
        // Both are one function: otherwise the parser tests each text for white space.
        handler.characters = takeText
        handler.ignorableWhitespace = takeText
        handler.cdataBlock = { data, _, _ in
            ValidationSession.at(data)?.refuse("a CDATA section is not allowed; expected text")
        }
        handler.comment = { data, _ in
            ValidationSession.at(data)?.refuse("a comment is not allowed; expected none")
        }
        handler.processingInstruction = { data, _, _ in
            ValidationSession.at(data)?.refuse("a processing instruction is not allowed; expected none")
        }
        handler.internalSubset = { data, _, publicID, systemID in
            guard let session = ValidationSession.at(data) else { return }
            // The prolog check has refused these; this covers cases in which it and the parser disagree.
            guard session.rules.kind.hasDocumentType, publicID == nil, systemID == nil else {
                session.refuse("a document type declaration is not allowed here; expected none")
                return session.stop()
            }
        }
        handler.entityDecl = { data, _, _, _, _, _ in
            guard let session = ValidationSession.at(data) else { return }
            session.refuse("an entity declaration is not allowed; expected none")
            session.stop()
        }
        return handler
    }

    private func start(_ tag: StartTag, forward: (xmlSAXHandler, UnsafeMutableRawPointer?) -> Void) {
        guard !isStopped, let schemaHandler else { return }
        guard !tag.hasAttribute(inNamespace: schemaInstanceNamespace) else {
            report("an attribute that names a schema or a type is not allowed; expected none")
            return stop()
        }
        guard tag.longestValue <= 9_000_000 else {
            report("an attribute of more than 9 MB; expected a shorter one")
            return stop()
        }
        passText()
        rules.start(tag) { report($0) }
        guard !isStopped else { return }
        forward(schemaHandler.pointee, schemaData)
    }

    private func refuse(_ message: String) {
        guard !isStopped else { return }
        report(message)
    }
}

private let takeText: charactersSAXFunc = { data, text, length in
    guard let session = ValidationSession.at(data), !session.isStopped, let text else { return }
    let piece = UnsafeBufferPointer(start: text, count: Int(length))
    session.rules.allowsText ? session.take(piece) : session.refuseText(piece)
}
