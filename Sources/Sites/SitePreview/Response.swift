import ByteWriting

/// The answer to a request.
struct Response: Sendable {
    var status: Status
    var fields: [(name: StaticString, value: [UInt8])]
    var body: Body

    enum Body: Sendable {
        case bytes([UInt8])
        case file(OpenBuiltFile, Range<Int>)
        /// An endless stream of events, for a page that shows the build with this number; nil for an unknown one.
        case events(build: Int?)

        var count: Int? {
            switch self {
            case .bytes(let bytes): bytes.count
            case .file(_, let range): range.count
            case .events: nil
            }
        }
    }

    init(_ status: Status, type: String, _ body: Body, with fields: [(name: StaticString, value: [UInt8])] = []) {
        self.status = status
        self.fields = [("Content-Type", Array(type.utf8))] + fields
        self.body = body
    }

    /// Answers with the sentence of a refusal as plain text.
    init(_ refusal: Refusal) {
        self.init(refusal.status, type: ContentType.text, .bytes(Array("\(refusal.sentence)\n".utf8)))
        if refusal.status == .methodNotAllowed { fields.append(("Allow", Array("GET, HEAD".utf8))) }
    }

    /// The status line and the header, up to the body.
    var head: [UInt8] {
        var buffer = ByteBuffer(reservingCapacity: 512)
        buffer.append("HTTP/1.1 ")
        buffer.appendInteger(status.code)
        buffer.append(" ")
        buffer.appendVerbatim(status.phrase)
        for (name, value) in fields {
            buffer.append("\r\n")
            buffer.append(name)
            buffer.append(": ")
            buffer.append(contentsOf: value)
        }
        if let count = body.count {
            buffer.append("\r\nContent-Length: ")
            buffer.appendInteger(count)
        }
        // The preview always shows the last build, so nothing is cached. A connection serves one request: nothing that
        // follows can be taken for another one, and on one machine a new connection costs little.
        buffer.append(
            "\r\nCache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n")
        return buffer.finished()
    }
}
