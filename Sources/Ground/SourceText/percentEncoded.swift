/// A text as a part of an address: all bytes but the unreserved ones as `%2B` and the like.
///
/// - Parameter keepsSlashes: whether it is a path, whose slashes stay.
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
    /// The bytes with `%2B` and the like as what they stand for; a sign that no two digits follow stays.
    package func percentDecoded() -> [UInt8] {
        var decoded: [UInt8] = []
        let bytes = Array(self)
        var index = 0
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
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
