import SourceText

/// Returns the indices of words in the order of their bytes.
///
/// The first eight bytes, compared as a number, decide nearly always, without a look at the word.
func byteOrder(of words: [[UInt8]]) -> [Int] {
    var keys = words.enumerated().map { (first: $0.element.withUnsafeBytes(firstBytes), place: $0.offset) }
    keys.sort { one, other in
        one.first != other.first
            ? one.first < other.first
            : words[one.place].withUnsafeBytes { first in
                words[other.place].withUnsafeBytes { second in first.precedes(second) }
            }
    }
    return keys.map(\.place)
}

/// The first eight bytes of a word as a number, which orders words by these bytes.
@inline(__always)
func firstBytes(of word: UnsafeRawBufferPointer) -> UInt64 {
    if word.count >= 8 { return UInt64(bigEndian: word.loadUnaligned(as: UInt64.self)) }
    var first: UInt64 = 0
    for place in 0..<8 { first = first << 8 | (place < word.count ? UInt64(word[place]) : 0) }
    return first
}
