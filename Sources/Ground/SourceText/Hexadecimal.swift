extension UInt8 {
    /// The value of the byte as an ASCII hexadecimal digit in either case; nil for any other byte.
    package var hexadecimalValue: UInt8? {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"):
            (self | 0x20) - UInt8(ascii: "a") + 10
        default: nil
        }
    }
}

/// Returns the number in lower-case hexadecimal, with leading zeros up to the width of its type: 16 digits for 64 bits.
package func hexadecimal(_ value: some FixedWidthInteger & UnsignedInteger) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: value.bitWidth / 4 - digits.utf8.count) + digits
}

/// Returns the byte as two upper-case hexadecimal digits.
package func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.utf8.count < 2 ? "0" + digits : digits
}
