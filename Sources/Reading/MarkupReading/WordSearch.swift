/// A search for the word `stratus`, in any case, in the bytes of a page: a page without the word needs no work.
package struct WordSearch {
    /// The offset of the first word from the offset last given on; the end if there is none.
    private var found = -1

    package init() {}

    /// The length of the word, in bytes.
    package static let length = 7

    /// Returns the offset of the first `stratus` at or after `offset`; the number of bytes if there is none.
    ///
    /// - Parameter offset: at least the offset of the call before, so that all calls together are one search.
    package mutating func next(_ bytes: [UInt8], from offset: Int) -> Int {
        if found < offset { found = Self.first(bytes, from: offset) }
        return found
    }

    /// Returns the offset of the first `stratus` at or after `offset`; the number of bytes if there is none.
    package static func first(_ bytes: [UInt8], from offset: Int) -> Int {
        bytes.withUnsafeBytes { buffer in
            var index = offset
            // Sixteen offsets are tested at once: an s at both ends and an a in the middle are rare enough.
            let fold = SIMD16<UInt8>(repeating: 0x20)
            let outer = SIMD16<UInt8>(repeating: UInt8(ascii: "s"))
            let inner = SIMD16<UInt8>(repeating: UInt8(ascii: "a"))
            while index + 16 + length <= buffer.count {
                let first = buffer.loadUnaligned(fromByteOffset: index, as: SIMD16<UInt8>.self) | fold
                let last = buffer.loadUnaligned(fromByteOffset: index + 6, as: SIMD16<UInt8>.self) | fold
                let middle = buffer.loadUnaligned(fromByteOffset: index + 3, as: SIMD16<UInt8>.self) | fold
                let hits = (first .== outer) .& (last .== outer) .& (middle .== inner)
                // Comparing two words with zero is fast, while `any(hits)` is a call.
                let halves = unsafeBitCast(hits, to: SIMD2<UInt64>.self)
                if halves[0] | halves[1] != 0 {
                    for place in index..<index + 16 where isWord(buffer, at: place) { return place }
                }
                index += 16
            }
            while index + length <= buffer.count {
                if isWord(buffer, at: index) { return index }
                index += 1
            }
            return buffer.count
        }
    }

    private static func isWord(_ buffer: UnsafeRawBufferPointer, at place: Int) -> Bool {
        let word: StaticString = "stratus"
        for index in 0..<length where buffer[place + index] | 0x20 != word.utf8Start[index] { return false }
        return true
    }
}
