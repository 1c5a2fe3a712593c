/// The SHA-256 digest of some bytes (FIPS 180-4), by which a content security policy identifies a style sheet.
///
/// Stratus has its own implementation because the libraries for it cost megabytes of C, or minutes of building.
package struct SHA256: Hashable, Sendable {
    /// The eight 32-bit words of the digest, the most significant first.
    private let words: [UInt32]

    /// Makes the digest of the given bytes.
    ///
    /// - Complexity: O(n) in the bytes, about 4 ms a megabyte.
    package init(_ bytes: borrowing Span<UInt8>) {
        var state = Self.start
        bytes.withUnsafeBufferPointer { bytes in
            withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
                let whole = bytes.count / 64 * 64
                for block in stride(from: 0, to: whole, by: 64) {
                    Self.take(UnsafeBufferPointer(rebasing: bytes[block..<block + 64]), &state, schedule)
                }
                for block in Self.ending(Array(bytes[whole...]), count: bytes.count) {
                    block.withUnsafeBufferPointer { Self.take($0, &state, schedule) }
                }
            }
        }
        words = state
    }

    /// The 32 bytes of the digest.
    package var bytes: [UInt8] {
        words.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> UInt32(24 - 8 * $0)) } }
    }

    /// The digest in base 64, 44 characters.
    package var base64: String {
        var output = ByteBuffer(reservingCapacity: 64)
        output.appendBase64(bytes)
        return String(decoding: output.bytes, as: UTF8.self)
    }

    /// Returns the last block or two (section 5.1.1): the remaining bytes, a 1 bit, zeros, and the length in bits.
    private static func ending(_ rest: [UInt8], count: Int) -> [[UInt8]] {
        var bytes = rest + [0x80]
        bytes += Array(repeating: 0, count: (bytes.count > 56 ? 120 : 56) - bytes.count)
        let bits = UInt64(count) << 3
        bytes += (0..<8).map { UInt8(truncatingIfNeeded: bits >> UInt64(56 - 8 * $0)) }
        return stride(from: 0, to: bytes.count, by: 64).map { Array(bytes[$0..<$0 + 64]) }
    }

    /// Updates the state with one block (section 6.2.2), in the names of the standard.
    private static func take(
        _ block: UnsafeBufferPointer<UInt8>, _ state: inout [UInt32], _ w: UnsafeMutableBufferPointer<UInt32>
    ) {
        func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }
        for t in 0..<16 {
            w[t] =
                UInt32(block[4 * t]) << 24 | UInt32(block[4 * t + 1]) << 16 | UInt32(block[4 * t + 2]) << 8
                | UInt32(block[4 * t + 3])
        }
        for t in 16..<64 {
            let (x, y) = (w[t - 15], w[t - 2])
            let first = rotated(x, 7) ^ rotated(x, 18) ^ x >> 3
            let second = rotated(y, 17) ^ rotated(y, 19) ^ y >> 10
            w[t] = w[t - 16] &+ first &+ w[t - 7] &+ second
        }
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        Self.constants.withUnsafeBufferPointer { k in
            for t in 0..<64 {
                let first = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
                let chosen = e & f ^ ~e & g
                let t1 = h &+ first &+ chosen &+ k[t] &+ w[t]
                let second = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
                let most = a & b ^ a & c ^ b & c
                (h, g, f, e, d, c, b, a) = (g, f, e, d &+ t1, c, b, a, t1 &+ second &+ most)
            }
        }
        for (place, word) in [a, b, c, d, e, f, g, h].enumerated() { state[place] &+= word }
    }

    /// The fractional parts of the square roots of the first eight primes (section 5.3.3).
    private static let start: [UInt32] = [
        0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB, 0x5BE0_CD19,
    ]

    /// The fractional parts of the cube roots of the first 64 primes (section 4.2.2).
    private static let constants: [UInt32] = [
        0x428A_2F98, 0x7137_4491, 0xB5C0_FBCF, 0xE9B5_DBA5, 0x3956_C25B, 0x59F1_11F1, 0x923F_82A4, 0xAB1C_5ED5,
        0xD807_AA98, 0x1283_5B01, 0x2431_85BE, 0x550C_7DC3, 0x72BE_5D74, 0x80DE_B1FE, 0x9BDC_06A7, 0xC19B_F174,
        0xE49B_69C1, 0xEFBE_4786, 0x0FC1_9DC6, 0x240C_A1CC, 0x2DE9_2C6F, 0x4A74_84AA, 0x5CB0_A9DC, 0x76F9_88DA,
        0x983E_5152, 0xA831_C66D, 0xB003_27C8, 0xBF59_7FC7, 0xC6E0_0BF3, 0xD5A7_9147, 0x06CA_6351, 0x1429_2967,
        0x27B7_0A85, 0x2E1B_2138, 0x4D2C_6DFC, 0x5338_0D13, 0x650A_7354, 0x766A_0ABB, 0x81C2_C92E, 0x9272_2C85,
        0xA2BF_E8A1, 0xA81A_664B, 0xC24B_8B70, 0xC76C_51A3, 0xD192_E819, 0xD699_0624, 0xF40E_3585, 0x106A_A070,
        0x19A4_C116, 0x1E37_6C08, 0x2748_774C, 0x34B0_BCB5, 0x391C_0CB3, 0x4ED8_AA4A, 0x5B9C_CA4F, 0x682E_6FF3,
        0x748F_82EE, 0x78A5_636F, 0x84C8_7814, 0x8CC7_0208, 0x90BE_FFFA, 0xA450_6CEB, 0xBEF9_A3F7, 0xC671_78F2,
    ]
}
