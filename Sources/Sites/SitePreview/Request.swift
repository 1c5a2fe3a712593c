import SourceText

/// A request whose form is valid, but whose target and fields are not checked yet.
struct Request {
    enum Method { case get, head }

    let method: Method
    /// The path with its query, as it was sent.
    let target: [UInt8]
    /// The values of the fields that the preview uses.
    private(set) var fields: [Field: String] = [:]

    /// The header fields that the preview uses.
    enum Field: String {
        case host, range, origin
        case ifRange = "if-range"
        case lastEventID = "last-event-id"
        case fetchSite = "sec-fetch-site"
        case contentLength = "content-length"
        case transferEncoding = "transfer-encoding"
    }

    /// Reads the first line of a request: `GET /about HTTP/1.1`.
    init(line: [UInt8]) throws(Refusal) {
        let parts = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
        guard parts.count == 3 else {
            throw Refusal(.badRequest, "The first line of a request is expected to be as GET /about HTTP/1.1.")
        }
        let version = parts[2]
        guard version.elementsEqual("HTTP/1.1".utf8) || version.elementsEqual("HTTP/1.0".utf8) else {
            guard version.starts(with: "HTTP/".utf8) else {
                throw Refusal(.badRequest, "The first line of a request is expected to end with HTTP/1.1.")
            }
            throw Refusal(.versionNotSupported, "This preview speaks HTTP/1.1 only.")
        }
        switch parts[0] {
        case let name where name.elementsEqual("GET".utf8): method = .get
        case let name where name.elementsEqual("HEAD".utf8): method = .head
        case let name where !name.isEmpty && name.allSatisfy(isTokenByte):
            throw Refusal(.methodNotAllowed, "A preview is only read: with GET or HEAD.")
        default: throw Refusal(.badRequest, "The request begins with what is no method.")
        }
        target = Array(parts[1])
    }

    /// Reads a line of the header: `Host: localhost`. Unknown fields are ignored, repeated ones refused.
    mutating func add(_ line: [UInt8]) throws(Refusal) {
        // A name is a token, so the colon must follow at once; and no line continues on the next one.
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > 0, line[..<colon].allSatisfy(isTokenByte)
        else { throw Refusal(.badRequest, "A line of the header is expected to be as Host: localhost.") }
        let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
        guard let field = Field(rawValue: name) else { return }
        guard fields[field] == nil else {
            throw Refusal(.badRequest, "The request has two fields of the name \(name), expected one.")
        }
        let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
        let value = line[(colon + 1)...].drop(while: isBlank)
        let end = value.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? value.startIndex
        fields[field] = String(decoding: value[..<end], as: UTF8.self)
    }

    /// Refuses a request that announces a body; called after the last line of the header.
    func checkBody() throws(Refusal) {
        guard fields[.transferEncoding] == nil else {
            throw Refusal(.badRequest, "The request announces a body, expected none.")
        }
        guard let length = fields[.contentLength] else { return }
        guard !length.isEmpty, length.utf8.allSatisfy(\.isASCIIDigit) else {
            throw Refusal(.badRequest, "The length of the request's body is no number.")
        }
        guard length.utf8.allSatisfy({ $0 == UInt8(ascii: "0") }) else {
            throw Refusal(.contentTooLarge, "The request announces a body, expected none.")
        }
    }
}

/// Returns whether a byte may be part of a token, by RFC 9110, 5.6.2.
private func isTokenByte(_ byte: UInt8) -> Bool {
    byte.isASCIILetterOrDigit || "!#$%&'*+-.^_`|~".utf8.contains(byte)
}
