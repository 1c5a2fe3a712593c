/// The 64-bit hash FNV-1a: equal on every machine, and quick for names. It does not protect against crafted collisions.
@usableFromInline package enum FNV1a {
    @inlinable package static var start: UInt64 { 0xCBF2_9CE4_8422_2325 }

    /// Returns the hash of some bytes followed by one more byte, given the hash of those bytes.
    @inlinable package static func next(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
        (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }

    @inlinable package static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 { bytes.reduce(start, next) }
}
