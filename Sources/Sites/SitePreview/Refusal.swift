/// Why a request is not answered with what it asks for: a status, and a sentence for the one who sees it.
struct Refusal: Error, Equatable {
    let status: Status
    let sentence: String

    init(_ status: Status, _ sentence: String) {
        (self.status, self.sentence) = (status, sentence)
    }
}

/// The statuses of RFC 9110 and RFC 6585 that the preview answers with.
enum Status: Int {
    case ok = 200
    case partialContent = 206
    case permanentRedirect = 308
    case badRequest = 400
    case forbidden = 403
    case notFound = 404
    case methodNotAllowed = 405
    case contentTooLarge = 413
    case uriTooLong = 414
    case rangeNotSatisfiable = 416
    case misdirectedRequest = 421
    case headerFieldsTooLarge = 431
    case internalServerError = 500
    case serviceUnavailable = 503
    case versionNotSupported = 505

    var phrase: StaticString {
        switch self {
        case .ok: "OK"
        case .partialContent: "Partial Content"
        case .permanentRedirect: "Permanent Redirect"
        case .badRequest: "Bad Request"
        case .forbidden: "Forbidden"
        case .notFound: "Not Found"
        case .methodNotAllowed: "Method Not Allowed"
        case .contentTooLarge: "Content Too Large"
        case .uriTooLong: "URI Too Long"
        case .rangeNotSatisfiable: "Range Not Satisfiable"
        case .misdirectedRequest: "Misdirected Request"
        case .headerFieldsTooLarge: "Request Header Fields Too Large"
        case .internalServerError: "Internal Server Error"
        case .serviceUnavailable: "Service Unavailable"
        case .versionNotSupported: "HTTP Version Not Supported"
        }
    }
}
