/// The reason why a request is refused: a status, and a sentence for the person who sees it.
struct Refusal: Error, Equatable {
    let status: Status
    let sentence: String

    init(_ status: Status, _ sentence: String) {
        (self.status, self.sentence) = (status, sentence)
    }
}

/// The statuses of RFC 9110 and RFC 6585 that the preview answers with.
struct Status: Equatable {
    let code: Int
    let phrase: String

    private init(_ code: Int, _ phrase: String) { (self.code, self.phrase) = (code, phrase) }

    static let ok = Status(200, "OK")
    static let partialContent = Status(206, "Partial Content")
    static let permanentRedirect = Status(308, "Permanent Redirect")
    static let badRequest = Status(400, "Bad Request")
    static let forbidden = Status(403, "Forbidden")
    static let notFound = Status(404, "Not Found")
    static let methodNotAllowed = Status(405, "Method Not Allowed")
    static let contentTooLarge = Status(413, "Content Too Large")
    static let uriTooLong = Status(414, "URI Too Long")
    static let rangeNotSatisfiable = Status(416, "Range Not Satisfiable")
    static let misdirectedRequest = Status(421, "Misdirected Request")
    static let headerFieldsTooLarge = Status(431, "Request Header Fields Too Large")
    static let internalServerError = Status(500, "Internal Server Error")
    static let serviceUnavailable = Status(503, "Service Unavailable")
    static let versionNotSupported = Status(505, "HTTP Version Not Supported")
}
