import SourceText

/// The target of a request: a path in the site, percent-decoded once, and the query as it was sent.
struct RequestTarget: Equatable {
    /// The decoded path without its first slash, and with a final slash if there is one. No segment is empty, `.` or
    /// `..`.
    let path: [UInt8]
    /// The path as it was sent, with its first slash.
    let written: [UInt8]
    /// The query with its question mark, or empty.
    let query: [UInt8]

    /// Decodes a target.
    ///
    /// - Throws: ``Refusal`` for every target that another reader could take for a different path.
    init(_ target: [UInt8]) throws(Refusal) {
        guard target.first == UInt8(ascii: "/") else {
            throw Refusal(.badRequest, "The address is expected to begin with a slash.")
        }
        let end = target.firstIndex(of: UInt8(ascii: "?")) ?? target.endIndex
        (written, query) = (Array(target[..<end]), Array(target[end...]))
        guard !target.contains(UInt8(ascii: "#")) else {
            throw Refusal(.badRequest, "The address has a fragment, which is not sent.")
        }
        path = try Self.decode(target[1..<end])
        guard String(validating: path, as: UTF8.self) != nil else {
            throw Refusal(.badRequest, "The address is no UTF-8.")
        }
        for byte in path where byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "\\") {
            throw Refusal(.badRequest, "The address has a character in it that no file of a site has.")
        }
        let segments = path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        for (number, segment) in segments.enumerated() {
            if segment.elementsEqual(".".utf8) || segment.elementsEqual("..".utf8) {
                throw Refusal(.badRequest, "The address leads upwards, expected one that a browser has made plain.")
            }
            // A path that begins with two slashes would be another server's in a redirect.
            if segment.isEmpty, number < segments.count - 1 {
                throw Refusal(.notFound, "The address has two slashes side by side, and no file of a site has that.")
            }
        }
    }

    /// Decodes escapes such as `%41` once; refuses malformed ones and `%2F`.
    private static func decode(_ text: ArraySlice<UInt8>) throws(Refusal) -> [UInt8] {
        for index in text.indices where text[index] == UInt8(ascii: "%") {
            guard index + 2 < text.endIndex, let high = text[index + 1].hexadecimalValue,
                let low = text[index + 2].hexadecimalValue
            else {
                throw Refusal(.badRequest, "The address has a percent sign without two hexadecimal digits.")
            }
            guard high << 4 | low != UInt8(ascii: "/") else {
                throw Refusal(.badRequest, "The address has a slash that is written as %2F.")
            }
        }
        return text.percentDecoded()
    }
}
