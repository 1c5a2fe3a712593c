/// The name of an element as one number: six bits a character, without case.
///
/// No name that matters here is longer than ten characters; longer ones, and those with other signs, are none of them.
package struct PackedElementName: Equatable, Sendable {
    private(set) var code: UInt64 = 0
    private var length = 0

    package init() {}

    package init(_ name: StaticString) {
        for place in 0..<name.utf8CodeUnitCount { append(name.utf8Start[place]) }
    }

    @inline(__always)
    package mutating func append(_ byte: UInt8) {
        length &+= 1
        // Digits are 1 to 10 and letters 11 to 36; 63 is no character of a name.
        let digit: UInt64 =
            byte.isASCIILetter
            ? UInt64((byte | 0x20) &- 0x61) &+ 11 : byte.isASCIIDigit ? UInt64(byte &- 0x30) &+ 1 : 63
        code = length > 10 ? ~0 : code << 6 | digit
    }

    package static func == (left: Self, right: Self) -> Bool { left.code == right.code }
}
