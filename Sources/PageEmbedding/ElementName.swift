/// The name of an element without case, as a number: FNV-1a, 64 bits, of its bytes.
struct ElementName: Equatable, Sendable {
    private(set) var code: UInt64 = 0xCBF2_9CE4_8422_2325

    init(_ bytes: [UInt8], _ range: Range<Int>) {
        for index in range { append(bytes[index]) }
    }

    init(_ name: StaticString) {
        for index in 0..<name.utf8CodeUnitCount { append(name.utf8Start[index]) }
    }

    private mutating func append(_ byte: UInt8) {
        code = (code ^ UInt64(byte.asciiLowercased)) &* 0x0000_0100_0000_01B3
    }
}

extension UInt8 {
    /// A to Z as a to z, other bytes as they are.
    var asciiLowercased: UInt8 { self >= 0x41 && self <= 0x5A ? self | 0x20 : self }

    var isASCIILetterOfAnyCase: Bool { (self | 0x20) >= 0x61 && (self | 0x20) <= 0x7A }

    /// White space of HTML: tab, line feed, form feed, carriage return, space.
    var isHTMLBlank: Bool { self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D || self == 0x0C }
}
