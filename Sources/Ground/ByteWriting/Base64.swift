extension ByteBuffer {
    /// Appends bytes encoded in base 64, with padding and without line breaks (RFC 4648, section 4).
    package mutating func appendBase64(_ bytes: [UInt8]) {
        func digit(_ value: UInt32) -> UInt8 {
            switch UInt8(value & 63) {
            case let small where small < 26: UInt8(ascii: "A") + small
            case let middle where middle < 52: UInt8(ascii: "a") + middle - 26
            case let large where large < 62: UInt8(ascii: "0") + large - 52
            case 62: UInt8(ascii: "+")
            default: UInt8(ascii: "/")
            }
        }
        var index = 0
        while index < bytes.count {
            let count = min(3, bytes.count - index)
            // Three bytes make four digits; bytes beyond the end count as 0.
            var group: UInt32 = 0
            for offset in 0..<3 { group = group << 8 | (offset < count ? UInt32(bytes[index + offset]) : 0) }
            append(digit(group >> 18))
            append(digit(group >> 12))
            append(count > 1 ? digit(group >> 6) : UInt8(ascii: "="))
            append(count > 2 ? digit(group) : UInt8(ascii: "="))
            index += 3
        }
    }
}
