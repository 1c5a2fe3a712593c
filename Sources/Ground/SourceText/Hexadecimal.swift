extension UInt8 {
    /// The value of a hexadecimal digit in either case.
    package var hexadecimalValue: UInt8? {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"):
            (self | 0x20) - UInt8(ascii: "a") + 10
        default: nil
        }
    }
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
