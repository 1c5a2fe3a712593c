/// The 64-bit hash xxHash by the specification of Yann Collet (XXH64, seed 0), by which a build notices changed files.
///
/// It runs at the speed of memory and finds edits. It does not protect against people who construct two files with the
/// same hash.
package struct XXHash64 {
    private var lanes: (UInt64, UInt64, UInt64, UInt64)
    private var count: UInt64 = 0

    private static let prime1: UInt64 = 0x9E37_79B1_85EB_CA87
    private static let prime2: UInt64 = 0xC2B2_AE3D_27D4_EB4F
    private static let prime3: UInt64 = 0x1656_67B1_9E37_79F9
    private static let prime4: UInt64 = 0x85EB_CA77_C2B2_AE63
    private static let prime5: UInt64 = 0x27D4_EB2F_1656_67C5
    /// The size, in bytes, of the blocks that ``take(_:)`` processes.
    package static let stripe = 32

    package init() { lanes = (Self.prime1 &+ Self.prime2, Self.prime2, 0, 0 &- Self.prime1) }

    /// Returns the hash of some bytes.
    ///
    /// - Complexity: O(n) in the bytes, about 0.1 ms a megabyte.
    package static func hash(of bytes: UnsafeRawBufferPointer) -> UInt64 {
        var hash = XXHash64()
        let whole = bytes.count / stripe * stripe
        hash.take(UnsafeRawBufferPointer(rebasing: bytes[..<whole]))
        return hash.finished(with: UnsafeRawBufferPointer(rebasing: bytes[whole...]))
    }

    package static func hash(of bytes: [UInt8]) -> UInt64 { hash(of: bytes[...]) }

    package static func hash(of bytes: ArraySlice<UInt8>) -> UInt64 { bytes.withUnsafeBytes { hash(of: $0) } }

    /// Returns the hash of the UTF-8 bytes of a text.
    package static func hash(of text: String) -> UInt64 {
        var text = text
        return text.withUTF8 { hash(of: UnsafeRawBufferPointer($0)) }
    }

    /// Combines two hashes into one; the result depends on their order.
    package static func mixed(_ one: UInt64, _ other: UInt64) -> UInt64 {
        var hash = rotated(round(one, other), 27) &* prime1 &+ prime4
        hash = (hash ^ hash >> 33) &* prime2
        hash = (hash ^ hash >> 29) &* prime3
        return hash ^ hash >> 32
    }

    /// Adds the next bytes to the hash.
    ///
    /// - Parameter bytes: the bytes, whose number is a multiple of ``stripe``.
    package mutating func take(_ bytes: UnsafeRawBufferPointer) {
        var (a, b, c, d) = lanes
        for start in stride(from: 0, to: bytes.count, by: Self.stripe) {
            a = Self.round(a, Self.word(bytes, start))
            b = Self.round(b, Self.word(bytes, start + 8))
            c = Self.round(c, Self.word(bytes, start + 16))
            d = Self.round(d, Self.word(bytes, start + 24))
        }
        lanes = (a, b, c, d)
        count &+= UInt64(bytes.count)
    }

    /// Returns the hash of all bytes that ``take(_:)`` was given, followed by `rest`, which may have any length.
    package func finished(with rest: UnsafeRawBufferPointer) -> UInt64 {
        var hash = self
        let whole = rest.count / Self.stripe * Self.stripe
        hash.take(UnsafeRawBufferPointer(rebasing: rest[..<whole]))
        return hash.ending(UnsafeRawBufferPointer(rebasing: rest[whole...]))
    }

    /// Carries out steps 3 to 6 of the specification on the last bytes, fewer than a stripe.
    private func ending(_ rest: UnsafeRawBufferPointer) -> UInt64 {
        var hash = count == 0 ? Self.prime5 : merged
        hash &+= count &+ UInt64(rest.count)
        var offset = 0
        while offset + 8 <= rest.count {
            hash = Self.rotated(hash ^ Self.round(0, Self.word(rest, offset)), 27) &* Self.prime1 &+ Self.prime4
            offset += 8
        }
        if offset + 4 <= rest.count {
            let word = UInt64(UInt32(littleEndian: rest.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
            hash = Self.rotated(hash ^ word &* Self.prime1, 23) &* Self.prime2 &+ Self.prime3
            offset += 4
        }
        for byte in rest[offset...] {
            hash = Self.rotated(hash ^ UInt64(byte) &* Self.prime5, 11) &* Self.prime1
        }
        hash = (hash ^ hash >> 33) &* Self.prime2
        hash = (hash ^ hash >> 29) &* Self.prime3
        return hash ^ hash >> 32
    }

    private var merged: UInt64 {
        let (a, b, c, d) = lanes
        var hash = Self.rotated(a, 1) &+ Self.rotated(b, 7) &+ Self.rotated(c, 12) &+ Self.rotated(d, 18)
        for lane in [a, b, c, d] { hash = (hash ^ Self.round(0, lane)) &* Self.prime1 &+ Self.prime4 }
        return hash
    }

    @inline(__always) private static func round(_ lane: UInt64, _ word: UInt64) -> UInt64 {
        rotated(lane &+ word &* prime2, 31) &* prime1
    }

    @inline(__always) private static func rotated(_ word: UInt64, _ count: UInt64) -> UInt64 {
        word &<< count | word &>> (64 - count)
    }

    @inline(__always) private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
}
