import SourceText

/// Returns a name derived from the content: six digits of its FNV-1a hash, in base 36.
func contentName(_ bytes: [UInt8]) -> String {
    let digits = String(FNV1a.hash(bytes) % 2_176_782_336, radix: 36)
    return String(repeating: "0", count: 6 - digits.utf8.count) + digits
}
