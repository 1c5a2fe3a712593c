import Stratus

/// A template with parts in the places of `{{name}}`.
///
/// - Throws: ``UnknownPart`` for a name that none of them has.
func filledTemplate(_ path: String, with parts: [String: String]) throws -> String {
    let template = String(decoding: try readInput(path), as: UTF8.self)
    var page = ""
    var rest = template[...]
    while let start = rest.firstRange(of: "{{"), let end = rest[start.upperBound...].firstRange(of: "}}") {
        let name = String(rest[start.upperBound..<end.lowerBound])
        guard let part = parts[name] else { throw UnknownPart(path: path, name: name) }
        page += rest[..<start.lowerBound]
        page += part
        rest = rest[end.upperBound...]
    }
    return page + rest
}

struct UnknownPart: Error, CustomStringConvertible {
    let path: String
    let name: String
    var description: String { "\(path) asks for \"\(name)\", which the page does not have" }
}
