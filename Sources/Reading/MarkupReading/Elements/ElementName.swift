/// The name of an element without case, as a number: FNV-1a, 64 bits, of its bytes.
package struct ElementName: Hashable, Sendable {
    package private(set) var code = Self.start

    package init(_ bytes: [UInt8], _ range: Range<Int>) {
        for index in range { append(bytes[index]) }
    }

    package init(_ name: StaticString) {
        for index in 0..<name.utf8CodeUnitCount { append(name.utf8Start[index]) }
    }

    /// Of a name whose number was found while it was read, byte by byte with ``next(_:_:)`` from ``start`` on.
    package init(code: UInt64) { self.code = code }

    package static let start: UInt64 = 0xCBF2_9CE4_8422_2325

    @inline(__always)
    package static func next(_ code: UInt64, _ byte: UInt8) -> UInt64 {
        (code ^ UInt64(byte.asciiLowercased)) &* 0x0000_0100_0000_01B3
    }

    private mutating func append(_ byte: UInt8) {
        code = Self.next(code, byte)
    }
}

extension UInt8 {
    /// A to Z as a to z, other bytes as they are.
    package var asciiLowercased: UInt8 { self >= 0x41 && self <= 0x5A ? self | 0x20 : self }

    package var isASCIILetterOfAnyCase: Bool { (self | 0x20) >= 0x61 && (self | 0x20) <= 0x7A }

    /// White space of HTML: tab, line feed, form feed, carriage return, space.
    package var isHTMLBlank: Bool { self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D || self == 0x0C }
}
