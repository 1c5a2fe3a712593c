import TestSupport
import Testing

@testable import WordCounting

@Suite struct ChecksumTests {
    private func checksum(_ parts: [[UInt8]]) -> UInt32 {
        var checksum = Checksum()
        for part in parts { part.withUnsafeBufferPointer { checksum.add($0) } }
        return checksum.value
    }

    // The check value of CRC-32/ISO-HDLC in Greg Cook's catalogue of CRC algorithms, and values of zlib's crc32.
    @Test(
        arguments: [
            ("123456789", 0xCBF4_3926), ("", 0), ("a", 0xE8B7_BE43),
            ("The quick brown fox jumps over the lazy dog", 0x414F_A339),
        ] as [(String, UInt32)])
    func isThatOfGzip(text: String, expected: UInt32) {
        #expect(checksum([Array(text.utf8)]) == expected)
    }

    @Test(arguments: 0..<20)
    func isTheSameInAnyPiecesAndBitByBit(seed: Int) {
        var generator = Seeded(seed)
        let bytes = (0..<100).map { _ in UInt8.random(in: 0...255, using: &generator) }
        let first = Int.random(in: 0...100, using: &generator)
        var bitByBit = ~UInt32(0)
        for byte in bytes {
            for bit in 0..<8 {
                let isSet = (bitByBit ^ UInt32(byte >> UInt8(bit))) & 1 == 1
                bitByBit = bitByBit >> 1 ^ (isSet ? 0xEDB8_8320 : 0)
            }
        }
        #expect(checksum([Array(bytes[..<first]), Array(bytes[first...])]) == ~bitByBit)
        #expect(checksum([bytes]) == ~bitByBit)
    }
}
