/// A window of 64 bytes of a block, with masks of its letters and spaces.
struct PlainWindow {
    /// The offset of its first byte; at first one that makes it contain no place of any block.
    private(set) var start = -LetterMasks.width
    private(set) var masks = LetterMasks()

    /// Moves the window; false if fewer than 65 bytes are left, since a byte has to follow its last one.
    @inline(__always) mutating func move(to start: Int, _ reader: BlockReader) -> Bool {
        guard reader.count - start > LetterMasks.width else { return false }
        masks = LetterMasks(reader.base + start)
        self.start = start
        return true
    }
}

/// Masks of 64 bytes, one of the ASCII letters and one of the spaces: a bit for each byte, the first byte's the lowest.
struct LetterMasks {
    static let width = 64

    private(set) var letters: UInt64 = 0
    private(set) var spaces: UInt64 = 0

    init() {}

    /// Reads the masks of 64 bytes.
    ///
    /// - Parameter start: the address of the first byte; all 64 have to be readable.
    @inline(__always) init(_ start: UnsafePointer<UInt8>) {
        let raw = UnsafeRawPointer(start)
        var (letters, spaces): (UInt64, UInt64) = (0, 0)
        for word in 0..<8 {
            // Eight bytes in one number, the first the lowest on every machine.
            let bytes = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: word * 8, as: UInt64.self))
            letters |= Self.bits(Self.letters(bytes)) << (word * 8)
            spaces |= Self.bits(Self.spaces(bytes)) << (word * 8)
        }
        (self.letters, self.spaces) = (letters, spaces)
    }

    private static let low7: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    private static let high: UInt64 = 0x8080_8080_8080_8080

    @inline(__always) private static func every(_ byte: UInt8) -> UInt64 { 0x0101_0101_0101_0101 &* UInt64(byte) }

    /// Sets the highest bit of each byte that is a letter. A sum of two numbers below 128 stays in its byte.
    @inline(__always) private static func letters(_ bytes: UInt64) -> UInt64 {
        let lower = (bytes | every(0x20)) & low7
        let fromA = lower &+ every(0x80 - UInt8(ascii: "a"))
        let beyondZ = lower &+ every(0x80 - UInt8(ascii: "z") - 1)
        return fromA & ~beyondZ & ~bytes & high
    }

    @inline(__always) private static func spaces(_ bytes: UInt64) -> UInt64 {
        let difference = bytes ^ every(UInt8(ascii: " "))
        return ~((difference & low7) &+ low7 | difference) & high
    }

    /// Gathers the highest bits of eight bytes: the product moves bit i × 8 to 56 + i, and no two meet on the way.
    @inline(__always) private static func bits(_ marks: UInt64) -> UInt64 {
        ((marks >> 7) &* 0x0102_0408_1020_4080) >> 56
    }
}
