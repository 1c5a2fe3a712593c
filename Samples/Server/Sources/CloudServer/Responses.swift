import FlyingFox
import Foundation
import Stratus

extension Clouds.Answer {
    /// The cloud, or that it has not changed since it was last sent.
    func response(to request: HTTPRequest) -> HTTPResponse {
        var headers: HTTPHeaders = [
            .contentType: format.mediaType, .eTag: entityTag, .cacheControl: "public, max-age=60",
            .contentTypeOptions: "nosniff", .contentLength: "\(markup.bytes.count)",
        ]
        if format.isMarkup {
            var policy = ContentPolicy()
            policy.insert(markup)
            headers[.contentSecurityPolicy] = "default-src 'none'; \(policy)"
        }
        if let known = request.headers[.ifNoneMatch], matches(known) {
            return HTTPResponse(statusCode: .notModified, headers: headers)
        }
        guard request.method != .HEAD else { return HTTPResponse(statusCode: .ok, headers: headers) }
        return HTTPResponse(statusCode: .ok, headers: headers, body: Data(markup.bytes))
    }

    /// Whether a list of entity tags has ours, by RFC 9110, section 13.1.2: a weak one is as good, and so is `*`.
    private func matches(_ list: String) -> Bool {
        // No tag of ours holds a comma.
        list.split(separator: ",").contains { tag in
            let tag = tag.trimmingCharacters(in: .whitespaces)
            return tag == "*" || tag == entityTag || tag == "W/" + entityTag
        }
    }
}

extension HTTPResponse {
    /// What is wrong, in words.
    static func refusal(
        _ status: HTTPStatusCode, _ message: String, _ more: [HTTPHeader: String] = [:]
    ) -> HTTPResponse {
        var headers: HTTPHeaders = [.contentType: OutputFormat.text.mediaType, .contentTypeOptions: "nosniff"]
        for (name, value) in more { headers[name] = value }
        return HTTPResponse(statusCode: status, headers: headers, body: Data((message + "\n").utf8))
    }

    static func refusal(_ error: any Error) -> HTTPResponse {
        switch error as? Clouds.Refusal {
        case .unknown: refusal(.notFound, "there is no such cloud")
        case .badOptions(let problem): refusal(.badRequest, problem)
        // What is in the folder is nobody's business but its owner's.
        case .badList, nil: refusal(.internalServerError, "the tag list cannot be read")
        }
    }
}

extension HTTPHeader {
    fileprivate static let contentTypeOptions = HTTPHeader("X-Content-Type-Options")
    fileprivate static let contentSecurityPolicy = HTTPHeader("Content-Security-Policy")
    fileprivate static let cacheControl = HTTPHeader("Cache-Control")
}
