/// A name that follows from the content: six digits of its FNV-1a hash, in 36s.
func contentName(_ bytes: [UInt8]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let digits = String(hash % 2_176_782_336, radix: 36)
    return String(repeating: "0", count: 6 - digits.utf8.count) + digits
}
