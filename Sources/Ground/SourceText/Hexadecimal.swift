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

/// All the digits that a number of its width has, in lower case: sixteen for 64 bits.
package func hexadecimal(_ value: some FixedWidthInteger & UnsignedInteger) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: value.bitWidth / 4 - digits.utf8.count) + digits
}

/// The two digits of a byte, in upper case, as messages have them.
package func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.utf8.count < 2 ? "0" + digits : digits
}
