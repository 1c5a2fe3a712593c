import Glibc

/// The places of words in the order of their bytes.
///
/// The first eight bytes as a number decide nearly always, without a look at the word.
func byteOrder(of words: [[UInt8]]) -> [Int] {
    var keys = words.enumerated().map { (first: $0.element.withUnsafeBytes(firstBytes), place: $0.offset) }
    keys.sort { one, other in
        one.first != other.first
            ? one.first < other.first
            : words[one.place].withUnsafeBytes { first in
                words[other.place].withUnsafeBytes { second in precedes(first, second) }
            }
    }
    return keys.map(\.place)
}

/// The first eight bytes of a word as a number, by which words are in the order of their bytes as far as these go.
func firstBytes(of word: UnsafeRawBufferPointer) -> UInt64 {
    var first: UInt64 = 0
    for place in 0..<8 { first = first << 8 | (place < word.count ? UInt64(word[place]) : 0) }
    return first
}

/// Whether a word comes before another in the order of bytes.
func precedes(_ one: UnsafeRawBufferPointer, _ other: UnsafeRawBufferPointer) -> Bool {
    guard let first = one.baseAddress, let second = other.baseAddress else { return one.count < other.count }
    let order = memcmp(first, second, min(one.count, other.count))
    return order != 0 ? order < 0 : one.count < other.count
}
