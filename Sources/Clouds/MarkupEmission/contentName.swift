import SourceText

/// A name that follows from the content: six digits of its FNV-1a hash, in 36s.
func contentName(_ bytes: [UInt8]) -> String {
    let digits = String(FNV1a.hash(bytes) % 2_176_782_336, radix: 36)
    return String(repeating: "0", count: 6 - digits.utf8.count) + digits
}
