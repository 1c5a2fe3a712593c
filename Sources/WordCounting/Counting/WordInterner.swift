import Glibc

/// Gives equal words the same number, 0, 1, 2, … in the order in which they first appear, and counts each.
///
/// A hash table with open addressing. A slot is 8 bytes, an entry 32, and a word of up to 16 bytes lies in its entry
/// whole: to find it again is one look into the slots, one into the entries and two comparisons, without a loop over its
/// bytes.
/// - Complexity: O(length) for a word, amortised.
struct WordInterner: ~Copyable {
    /// The upper half of a hash, and below it the number of the word plus one; 0 is free. A power of two of them, of which
    /// less than half are taken, so that a free one ends every search.
    private var slots: UnsafeMutablePointer<UInt64>
    private var mask: Int
    private var entries: UnsafeMutablePointer<Entry>
    private var capacity: Int
    private(set) var count = 0
    /// Words of more than 16 bytes, one behind the other.
    private var arena: [UInt8] = []
    /// Another one in every process, so that nobody can write a text whose words all collide. It decides where a word
    /// lies in memory, and nothing else.
    private let seed = UInt64.random(in: .min ... .max)

    private struct Entry {
        /// The word, filled up with zeros; of a longer one, its hash and where it begins in the arena.
        var low: UInt64
        var high: UInt64
        var occurrences: UInt64
        var length: UInt32
    }

    init() {
        (slots, mask) = (.allocate(capacity: 1 << 12), (1 << 12) - 1)
        slots.initialize(repeating: 0, count: mask + 1)
        (entries, capacity) = (.allocate(capacity: 1 << 11), 1 << 11)
    }

    deinit {
        slots.deallocate()
        entries.deallocate()
    }

    /// What the table takes of memory.
    var byteCount: Int { (mask + 1) * 8 + capacity * MemoryLayout<Entry>.stride + arena.capacity }

    // MARK: - Counting

    /// Counts occurrences of a word.
    ///
    /// - Parameters:
    ///   - word: where it begins; 16 bytes from here can be read, whatever stands behind the word.
    ///   - length: more than 0, less than 2³².
    /// - Returns: the number of the word; it is a new one when it equals the count before.
    @inline(__always)
    mutating func add(_ word: UnsafeRawPointer, length: Int, occurrences: UInt64 = 1) -> Int {
        guard length <= 16 else { return addLong(word, length: length, occurrences: occurrences) }
        var low = word.loadUnaligned(as: UInt64.self)
        var high: UInt64 = 0
        if length <= 8 {
            low &= UInt64.max &>> UInt64(truncatingIfNeeded: 64 &- 8 &* length)
        } else {
            high = (word + 8).loadUnaligned(as: UInt64.self)
            high &= UInt64.max &>> UInt64(truncatingIfNeeded: 128 &- 8 &* length)
        }
        return addShort(low, high, length: length, occurrences: occurrences)
    }

    @inline(__always)
    private mutating func addShort(_ low: UInt64, _ high: UInt64, length: Int, occurrences: UInt64) -> Int {
        let marked = Self.mixed(low ^ seed, high ^ UInt64(truncatingIfNeeded: length) &<< 56) & Self.upperHalf
        var slot = Int(truncatingIfNeeded: marked &>> 32) & mask
        while slots[slot] != 0 {
            if slots[slot] & Self.upperHalf == marked {
                let index = Int(truncatingIfNeeded: slots[slot] & ~Self.upperHalf) &- 1
                if entries[index].low == low, entries[index].high == high, entries[index].length == length {
                    entries[index].occurrences &+= occurrences
                    return index
                }
            }
            slot = (slot &+ 1) & mask
        }
        return insert(Entry(low: low, high: high, occurrences: occurrences, length: UInt32(length)), marked, at: slot)
    }

    /// Counts occurrences of a word that stands in a text.
    @inline(__always)
    mutating func add(_ text: Span<UInt8>, _ range: Range<Int>, occurrences: UInt64 = 1) -> Int {
        text.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return 0 }
            if range.lowerBound &+ 16 <= bytes.count {
                return add(base + range.lowerBound, length: range.count, occurrences: occurrences)
            }
            return addAtEnd(UnsafeRawBufferPointer(rebasing: bytes[range]), occurrences)
        }
    }

    /// Behind the last words of a text there are not always sixteen bytes to be read.
    @inline(never)
    private mutating func addAtEnd(_ word: UnsafeRawBufferPointer, _ occurrences: UInt64) -> Int {
        withUnsafeTemporaryAllocation(byteCount: word.count + 16, alignment: 8) { padded in
            padded.copyMemory(from: word)
            guard let base = padded.baseAddress else { return 0 }
            return add(base, length: word.count, occurrences: occurrences)
        }
    }

    /// Counts what another table has counted of one of its words.
    mutating func add(_ index: Int, of other: borrowing WordInterner) -> Int {
        let entry = other.entries[index]
        guard entry.length > 16 else {
            return addShort(entry.low, entry.high, length: Int(entry.length), occurrences: entry.occurrences)
        }
        return other.withWord(index) { bytes in
            bytes.baseAddress.map { addLong($0, length: bytes.count, occurrences: entry.occurrences) } ?? 0
        }
    }

    @inline(never)
    private mutating func addLong(_ word: UnsafeRawPointer, length: Int, occurrences: UInt64) -> Int {
        var hash = Self.mixed(seed, UInt64(length))
        var offset = 0
        while offset + 8 <= length {
            hash = Self.mixed(hash, (word + offset).loadUnaligned(as: UInt64.self))
            offset += 8
        }
        // The last eight bytes once more, in part.
        hash = Self.mixed(hash, (word + length - 8).loadUnaligned(as: UInt64.self))
        let marked = hash & Self.upperHalf
        var slot = Int(truncatingIfNeeded: marked &>> 32) & mask
        while slots[slot] != 0 {
            if slots[slot] & Self.upperHalf == marked {
                let index = Int(truncatingIfNeeded: slots[slot] & ~Self.upperHalf) - 1
                let entry = entries[index]
                if entry.low == hash, entry.length == length,
                    arena.withUnsafeBytes({ bytes in
                        bytes.baseAddress.map { memcmp($0 + Int(entry.high), word, length) == 0 } ?? false
                    })
                {
                    entries[index].occurrences &+= occurrences
                    return index
                }
            }
            slot = (slot + 1) & mask
        }
        let start = UInt64(arena.count)
        arena.append(contentsOf: UnsafeRawBufferPointer(start: word, count: length))
        return insert(
            Entry(low: hash, high: start, occurrences: occurrences, length: UInt32(length)), marked, at: slot)
    }

    @inline(never)
    private mutating func insert(_ entry: Entry, _ marked: UInt64, at slot: Int) -> Int {
        let index = count
        if index == capacity {
            let larger = UnsafeMutablePointer<Entry>.allocate(capacity: capacity * 2)
            larger.moveInitialize(from: entries, count: count)
            entries.deallocate()
            (entries, capacity) = (larger, capacity * 2)
        }
        (entries + index).initialize(to: entry)
        slots[slot] = marked | UInt64(index + 1)
        count += 1
        if count * 2 > mask { grow() }
        return index
    }

    /// The slots of a larger table are filled in the order of the smaller one, so that they lie in two rising runs.
    private mutating func grow() {
        let largerMask = mask * 2 + 1
        let larger = UnsafeMutablePointer<UInt64>.allocate(capacity: largerMask + 1)
        larger.initialize(repeating: 0, count: largerMask + 1)
        for place in 0...mask where slots[place] != 0 {
            var slot = Int(truncatingIfNeeded: slots[place] &>> 32) & largerMask
            while larger[slot] != 0 { slot = (slot + 1) & largerMask }
            larger[slot] = slots[place]
        }
        slots.deallocate()
        (slots, mask) = (larger, largerMask)
    }

    private static let upperHalf: UInt64 = 0xFFFF_FFFF_0000_0000

    /// The two halves of a product, as wyhash folds them.
    @inline(__always)
    private static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
        let product = (hash ^ 0xA076_1D64_78BD_642F).multipliedFullWidth(by: word ^ 0xE703_7ED1_A0B4_28DB)
        return product.high ^ product.low
    }

    // MARK: - Asking

    func occurrences(of index: Int) -> UInt64 { entries[index].occurrences }

    /// Hands out the bytes of a word.
    func withWord<Result>(_ index: Int, _ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        let length = Int(entries[index].length)
        if length <= 16 {
            return try body(UnsafeRawBufferPointer(start: entries + index, count: length))
        }
        let start = Int(entries[index].high)
        return try arena.withUnsafeBytes { try body(UnsafeRawBufferPointer(rebasing: $0[start..<start + length])) }
    }

    func word(_ index: Int) -> [UInt8] { withWord(index) { Array($0) } }

    /// The numbers of the words in the order of their bytes.
    func indicesInByteOrder() -> [Int] {
        var keys = (0..<count).map { index in (first: withWord(index, firstBytes), index: index) }
        keys.sort { one, other in
            one.first != other.first
                ? one.first < other.first
                : withWord(one.index) { first in withWord(other.index) { second in precedes(first, second) } }
        }
        return keys.map(\.index)
    }
}
