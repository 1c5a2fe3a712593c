/// Returns a text percent-encoded for a part of a web address: every byte that is not unreserved (RFC 3986) becomes a
/// percent sign and two digits, such as `%2B`.
///
/// - Parameter keepsSlashes: whether slashes stay as they are, as in a path.
package func percentEncoded(_ text: String, keepsSlashes: Bool = false) -> String {
    var encoded: [UInt8] = []
    encoded.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
        if byte.isUnreserved || keepsSlashes && byte == UInt8(ascii: "/") {
            encoded.append(byte)
        } else {
            encoded.append(UInt8(ascii: "%"))
            encoded += hexadecimal(byte).utf8
        }
    }
    return String(decoding: encoded, as: UTF8.self)
}

extension Collection where Element == UInt8 {
    /// Returns the bytes with percent escapes such as `%2B` decoded; a percent sign without two hexadecimal digits
    /// after it stays.
    package func percentDecoded() -> [UInt8] { decodingEscapes(after: UInt8(ascii: "%")) }

    /// Returns the bytes with every mark and the two hexadecimal digits after it made one byte; a mark without two such
    /// digits stays.
    package func decodingEscapes(after mark: UInt8) -> [UInt8] {
        var decoded: [UInt8] = []
        let bytes = Array(self)
        var index = 0
        while index < bytes.count {
            if bytes[index] == mark, index + 2 < bytes.count,
                let high = bytes[index + 1].hexadecimalValue, let low = bytes[index + 2].hexadecimalValue
            {
                decoded.append(high << 4 | low)
                index += 3
            } else {
                decoded.append(bytes[index])
                index += 1
            }
        }
        return decoded
    }
}
