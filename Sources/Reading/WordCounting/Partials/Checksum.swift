/// The CRC-32 of gzip, zlib and PNG (ITU-T V.42, polynomial 0x04C11DB7, reflected): it detects every change within 32
/// bits.
struct Checksum {
    private var state: UInt32 = ~0

    var value: UInt32 { ~state }

    /// Adds bytes, eight in a step: each byte is looked up in the table of its distance from the end of the eight.
    mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let base = bytes.baseAddress else { return }
        var crc = state
        var index = 0
        Self.tables.withUnsafeBufferPointer { tables in
            while index + 8 <= bytes.count {
                let word = UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self).littleEndian ^ UInt64(crc)
                crc = 0
                for place in 0..<8 {
                    crc ^= tables[(7 - place) &* 256 &+ Int(truncatingIfNeeded: (word >> UInt64(place &* 8)) & 0xFF)]
                }
                index += 8
            }
            while index < bytes.count {
                crc = (crc >> 8) ^ tables[Int((crc ^ UInt32(base[index])) & 0xFF)]
                index += 1
            }
        }
        state = crc
    }

    /// Eight tables of 256: the first has the effect of one byte, each further one its effect a byte later.
    private static let tables: [UInt32] = {
        var tables: [UInt32] = (0..<256).map { byte in
            (0..<8).reduce(UInt32(byte)) { crc, _ in (crc >> 1) ^ (crc & 1 == 1 ? 0xEDB8_8320 : 0) }
        }
        for index in 256..<8 * 256 {
            let before = tables[index - 256]
            tables.append((before >> 8) ^ tables[Int(before & 0xFF)])
        }
        return tables
    }()
}
