import Glibc
import SourceText

/// Gives equal words the same number, 0, 1, 2, … in the order in which they first appear, and counts each.
///
/// An entry is 32 bytes, and holds a word of up to 16 bytes whole: finding it again takes one look into the slots, one
/// into the entries and two comparisons, without a loop over its bytes.
/// - Complexity: O(length) for a word, amortised.
struct WordInterner: ~Copyable {
    private var slots = HashSlots(capacity: 1 << 12)
    private var entries: UnsafeMutablePointer<Entry>
    private var capacity: Int
    private(set) var count = 0
    /// The words of more than 16 bytes, one after the other.
    private var arena: [UInt8] = []
    /// The seed of the hashes, another one in every process, so that nobody can write a text whose words all collide.
    /// It decides where a word is in memory, and nothing else.
    private let seed = UInt64.random(in: .min ... .max)

    private struct Entry {
        /// The word, filled up with zeros; of a longer one, its hash and where it begins in the arena.
        var low: UInt64
        var high: UInt64
        var occurrences: UInt64
        var length: UInt32
    }

    init() { (entries, capacity) = (.allocate(capacity: 1 << 11), 1 << 11) }

    deinit { entries.deallocate() }

    /// How many bytes of memory the table takes.
    var byteCount: Int { slots.byteCount + capacity * MemoryLayout<Entry>.stride + arena.capacity }

    // MARK: - Counting

    /// Adds occurrences of a word.
    ///
    /// - Parameters:
    ///   - word: the beginning of the word; 16 bytes from here have to be readable, whatever follows the word.
    ///   - length: the length in bytes, more than 0, less than 2³².
    /// - Returns: the number of the word; it is a new word if that equals the count before.
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
        let hash = HashSlots.mixed(low ^ seed, high ^ UInt64(truncatingIfNeeded: length) &<< 56)
        let (number, slot) = slots.find(hash) { number in
            entries[number].low == low && entries[number].high == high && entries[number].length == length
        }
        guard number < 0 else {
            entries[number].occurrences &+= occurrences
            return number
        }
        return insert(Entry(low: low, high: high, occurrences: occurrences, length: UInt32(length)), hash, at: slot)
    }

    /// Adds occurrences of a word in a range of a text.
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

    /// Adds a word at the end of a text, where sixteen bytes may not be readable, by way of a copy.
    @inline(never)
    private mutating func addAtEnd(_ word: UnsafeRawBufferPointer, _ occurrences: UInt64) -> Int {
        withUnsafeTemporaryAllocation(byteCount: word.count + 16, alignment: 8) { padded in
            padded.copyMemory(from: word)
            guard let base = padded.baseAddress else { return 0 }
            return add(base, length: word.count, occurrences: occurrences)
        }
    }

    /// Adds what another table has counted of one of its words.
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
        var hash = HashSlots.mixed(seed, UInt64(length))
        var offset = 0
        while offset + 8 <= length {
            hash = HashSlots.mixed(hash, (word + offset).loadUnaligned(as: UInt64.self))
            offset += 8
        }
        // The last eight bytes once more, in part.
        hash = HashSlots.mixed(hash, (word + length - 8).loadUnaligned(as: UInt64.self))
        let (number, slot) = slots.find(hash) { number in
            let entry = entries[number]
            return entry.low == hash && entry.length == length
                && arena.withUnsafeBytes { bytes in
                    bytes.baseAddress.map { memcmp($0 + Int(entry.high), word, length) == 0 } ?? false
                }
        }
        guard number < 0 else {
            entries[number].occurrences &+= occurrences
            return number
        }
        let start = UInt64(arena.count)
        arena.append(contentsOf: UnsafeRawBufferPointer(start: word, count: length))
        return insert(Entry(low: hash, high: start, occurrences: occurrences, length: UInt32(length)), hash, at: slot)
    }

    @inline(never)
    private mutating func insert(_ entry: Entry, _ hash: UInt64, at slot: Int) -> Int {
        let index = count
        if index == capacity {
            let larger = UnsafeMutablePointer<Entry>.allocate(capacity: capacity * 2)
            larger.moveInitialize(from: entries, count: count)
            entries.deallocate()
            (entries, capacity) = (larger, capacity * 2)
        }
        (entries + index).initialize(to: entry)
        slots.insert(index, hash, at: slot)
        count += 1
        return index
    }

    // MARK: - Asking

    func occurrences(of index: Int) -> UInt64 { entries[index].occurrences }

    /// Passes the bytes of a word to `body`.
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
                : withWord(one.index) { first in withWord(other.index) { second in first.precedes(second) } }
        }
        return keys.map(\.index)
    }
}
