/// Finds words as the classic word counters do: all that is between bytes up to the space, with A to Z in lower case.
/// It uses no Unicode, no stop words and no stems.
struct PlainScanner {
    /// Whether the next bytes belong to a word that is already known to be overlong.
    private var isInOverlongWord = false

    /// The longest word in bytes; no tag can have a longer one as its name.
    static let longestWord = 4000

    /// Counts the words of a block, which is put in lower case in place.
    ///
    /// - Parameters:
    ///   - block: the bytes; 64 more have to be readable after them, whatever they are.
    ///   - isLast: whether the text ends here.
    /// - Returns: how many bytes are done; the others, part of a word, have to come again before the next block.
    mutating func read(_ block: UnsafeMutableRawBufferPointer, isLast: Bool, into tally: inout TextTally) -> Int {
        guard let base = block.baseAddress else { return 0 }
        lower(block)
        let length = block.count
        if isInOverlongWord, length > 0, block[0] <= 0x20 { isInOverlongWord = false }
        // Invariant: the bit of a byte in `gaps` says whether it is between words; `start` is where a word begins that
        // has not ended, if `isInWord`.
        var start = 0
        var isInWord = false
        var offset = 0
        while offset < length {
            var gaps = Self.gaps(base + offset)
            if length - offset < 64 { gaps |= UInt64.max << UInt64(length - offset) }
            // A change from word to gap or back is where neighbouring bits differ.
            var edges = gaps ^ (gaps << 1 | (isInWord ? 0 : 1))
            while edges != 0 {
                let place = offset &+ edges.trailingZeroBitCount
                edges &= edges &- 1
                if isInWord {
                    if place == length, !isLast { break }
                    add(base, start, place, &tally)
                } else {
                    start = place
                }
                isInWord.toggle()
            }
            offset &+= 64
        }
        if isInWord, isLast {
            add(base, start, length, &tally)
            isInWord = false
        }
        guard isInWord else { return length }
        guard length - start > Self.longestWord else { return start }
        if !isInOverlongWord { tally.leftOut(.overlongWord) }
        isInOverlongWord = true
        return length
    }

    @inline(__always)
    private mutating func add(
        _ base: UnsafeMutableRawPointer, _ start: Int, _ end: Int, _ tally: inout TextTally
    ) {
        if isInOverlongWord || end &- start > Self.longestWord {
            // The rest of a word whose beginning was in an earlier block begins this one.
            if !isInOverlongWord { tally.leftOut(.overlongWord) }
            isInOverlongWord = false
        } else {
            tally.addPlain(base + start, length: end &- start)
        }
    }

    private func lower(_ block: UnsafeMutableRawBufferPointer) {
        guard let base = block.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
        // Without a branch, so that the compiler does sixteen bytes at once.
        for index in 0..<block.count {
            let byte = base[index]
            base[index] = byte | (byte &- 0x41 < 26 ? 0x20 : 0)
        }
    }

    /// Returns a bit for each of 64 bytes, which is set if the byte is at most the space.
    @inline(__always)
    private static func gaps(_ pointer: UnsafeMutableRawPointer) -> UInt64 {
        var gaps: UInt64 = 0
        for place in 0..<8 {
            let word = (pointer + place &* 8).loadUnaligned(as: UInt64.self)
            // Above 0x20, 0x5F more reaches the top bit of seven; bytes from 0x80 have it anyway.
            let above = ((word & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x5F5F_5F5F_5F5F_5F5F | word) & 0x8080_8080_8080_8080
            let bits = (~above & 0x8080_8080_8080_8080) &>> 7
            // The product gathers the eight bits in its top byte.
            gaps |= ((bits &* 0x0102_0408_1020_4080) &>> 56) &<< UInt64(truncatingIfNeeded: place &* 8)
        }
        return gaps
    }
}
