import SourceText

/// Returns the last part of an address's path that is not empty, percent-decoded. The microformat takes it for the name
/// of the tag: "C++" for `https://example.org/tags/C%2B%2B/?page=2`.
func lastSegment(of address: String) -> String {
    var path = address.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    // The server of an address without a path is not the name of a tag.
    if let colon = path.firstIndex(of: UInt8(ascii: ":")), path[colon...].starts(with: "://".utf8) {
        path = path[colon...].dropFirst(3).drop { $0 != UInt8(ascii: "/") }
    }
    guard let segment = path.split(separator: UInt8(ascii: "/")).last else { return "" }
    return MarkupText.collapsing(String(decoding: segment.percentDecoded(), as: UTF8.self))
}
