import Glibc

/// Words and a number for each, for look-ups by bytes that neither copy nor allocate.
///
/// Open addressing over one arena, at most half full. The words are ours, or those of the user himself, so that no
/// seed is needed against words made to collide.
struct WordTable: Sendable {
    private var arena: [UInt8] = []
    private var entries: [(start: UInt32, end: UInt32, value: UInt64)] = []
    /// The number of the entry plus one; 0 is free. A power of two of them.
    private var slots = [UInt32](repeating: 0, count: 64)

    var count: Int { entries.count }

    /// The number of the word; 0 when it is not here.
    func value(of word: Span<UInt8>) -> UInt64 {
        let entry = slots[slot(of: word)]
        return entry == 0 ? 0 : entries[Int(entry) - 1].value
    }

    /// Adds these bits to the number of the word.
    mutating func insert(_ word: Span<UInt8>, _ bits: UInt64) {
        let slot = slot(of: word)
        if slots[slot] != 0 {
            entries[Int(slots[slot]) - 1].value |= bits
            return
        }
        let start = UInt32(arena.count)
        word.withUnsafeBufferPointer { arena.append(contentsOf: $0) }
        entries.append((start, UInt32(arena.count), bits))
        slots[slot] = UInt32(entries.count)
        if entries.count * 2 > slots.count { grow() }
    }

    /// Calls `body` with each word of a text of words that white space parts.
    static func forEachWord(of text: String, _ body: (Span<UInt8>) -> Void) {
        let bytes = Array(text.utf8)
        var start = 0
        for end in 0...bytes.count where end == bytes.count || bytes[end] <= 0x20 {
            if end > start { body(bytes.span.extracting(start..<end)) }
            start = end + 1
        }
    }

    mutating func insert(wordsOf text: String, _ bits: UInt64) {
        WordTable.forEachWord(of: text) { insert($0, bits) }
    }

    /// The slot of the word, or the free one where it would stand.
    private func slot(of word: Span<UInt8>) -> Int {
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: Self.hash(word)) & mask
        // Invariant: half of the slots are free, so that a free one ends every search.
        while slots[slot] != 0, !equals(entries[Int(slots[slot]) - 1], word) { slot = (slot + 1) & mask }
        return slot
    }

    private func equals(_ entry: (start: UInt32, end: UInt32, value: UInt64), _ word: Span<UInt8>) -> Bool {
        guard Int(entry.end - entry.start) == word.count else { return false }
        return arena.withUnsafeBytes { arena in
            word.withUnsafeBytes { word in
                guard let one = arena.baseAddress, let other = word.baseAddress else { return word.isEmpty }
                return memcmp(one + Int(entry.start), other, word.count) == 0
            }
        }
    }

    private mutating func grow() {
        slots = [UInt32](repeating: 0, count: slots.count * 2)
        for (index, entry) in entries.enumerated() {
            let place = slot(of: arena.span.extracting(Int(entry.start)..<Int(entry.end)))
            slots[place] = UInt32(index + 1)
        }
    }

    /// FNV-1a, whose upper bits are folded down; words are short.
    private static func hash(_ word: Span<UInt8>) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for index in word.indices { hash = (hash ^ UInt64(word[index])) &* 0x100_0000_01B3 }
        return hash ^ hash >> 32
    }
}
