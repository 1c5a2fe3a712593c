/// The last part of an address that is not empty, percent-decoded, as the microformat takes it for the name of the tag:
/// "C++" of `https://example.org/tags/C%2B%2B/?page=2`.
func lastSegment(of address: String) -> String {
    var path = address.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    // Of an address without a path, the name of the server is no name of a tag.
    if let colon = path.firstIndex(of: UInt8(ascii: ":")), path[colon...].starts(with: "://".utf8) {
        path = path[colon...].dropFirst(3).drop { $0 != UInt8(ascii: "/") }
    }
    guard let segment = path.split(separator: UInt8(ascii: "/")).last else { return "" }
    var bytes: [UInt8] = []
    let source = Array(segment)
    var index = 0
    while index < source.count {
        if source[index] == UInt8(ascii: "%"), index + 2 < source.count,
            let high = hexadecimalValue(source[index + 1]), let low = hexadecimalValue(source[index + 2])
        {
            bytes.append(high << 4 | low)
            index += 3
        } else {
            bytes.append(source[index])
            index += 1
        }
    }
    return MarkupText.collapsing(String(decoding: bytes, as: UTF8.self))
}

private func hexadecimalValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"):
        (byte | 0x20) - UInt8(ascii: "a") + 10
    default: nil
    }
}
