import Glibc

/// Gives equal sequences of numbers the same number, 0, 1, 2, … in the order in which they first appear, and counts each:
/// runs of words, and the phrases among them.
///
/// - Complexity: O(length) for a sequence, amortised.
struct SequenceTable: ~Copyable {
    /// The upper half of a hash, and below it the number of the sequence plus one; 0 is free. A power of two of them, of
    /// which less than half are taken, so that a free one ends every search.
    private var slots: UnsafeMutablePointer<UInt64>
    private var mask: Int
    private var entries: [Entry] = []
    /// The sequences, one behind the other.
    private var arena: [UInt32] = []
    /// Another one in every process; see ``WordInterner``.
    private let seed = UInt64.random(in: .min ... .max)

    private struct Entry {
        var start: Int
        var length: Int32
        var occurrences: UInt64
    }

    init() {
        (slots, mask) = (.allocate(capacity: 1 << 10), (1 << 10) - 1)
        slots.initialize(repeating: 0, count: mask + 1)
    }

    deinit { slots.deallocate() }

    var count: Int { entries.count }

    /// What the table takes of memory.
    var byteCount: Int { (mask + 1) * 8 + entries.capacity * MemoryLayout<Entry>.stride + arena.capacity * 4 }

    /// Counts occurrences of a sequence, which may be 0 of them, and says its number.
    mutating func add(_ sequence: UnsafeBufferPointer<UInt32>, occurrences: UInt64 = 1) -> Int {
        let marked = hash(sequence) & Self.upperHalf
        var slot = Int(truncatingIfNeeded: marked &>> 32) & mask
        while slots[slot] != 0 {
            if slots[slot] & Self.upperHalf == marked {
                let index = Int(truncatingIfNeeded: slots[slot] & ~Self.upperHalf) &- 1
                if equals(index, sequence) {
                    entries[index].occurrences &+= occurrences
                    return index
                }
            }
            slot = (slot &+ 1) & mask
        }
        let index = entries.count
        entries.append(Entry(start: arena.count, length: Int32(sequence.count), occurrences: occurrences))
        arena.append(contentsOf: sequence)
        slots[slot] = marked | UInt64(index + 1)
        if entries.count * 2 > mask { grow() }
        return index
    }

    mutating func add(_ sequence: [UInt32], occurrences: UInt64 = 1) -> Int {
        sequence.withUnsafeBufferPointer { add($0, occurrences: occurrences) }
    }

    /// The number of a sequence; nil where it has not been added.
    func index(of sequence: UnsafeBufferPointer<UInt32>) -> Int? {
        let marked = hash(sequence) & Self.upperHalf
        var slot = Int(truncatingIfNeeded: marked &>> 32) & mask
        while slots[slot] != 0 {
            if slots[slot] & Self.upperHalf == marked {
                let index = Int(truncatingIfNeeded: slots[slot] & ~Self.upperHalf) &- 1
                if equals(index, sequence) { return index }
            }
            slot = (slot &+ 1) & mask
        }
        return nil
    }

    func occurrences(of index: Int) -> UInt64 { entries[index].occurrences }

    /// Hands out a sequence.
    func withSequence<Result>(_ index: Int, _ body: (UnsafeBufferPointer<UInt32>) throws -> Result) rethrows -> Result {
        let entry = entries[index]
        return try arena.withUnsafeBufferPointer { arena in
            try body(UnsafeBufferPointer(rebasing: arena[entry.start..<entry.start + Int(entry.length)]))
        }
    }

    func sequence(_ index: Int) -> [UInt32] { withSequence(index) { Array($0) } }

    private func equals(_ index: Int, _ sequence: UnsafeBufferPointer<UInt32>) -> Bool {
        let entry = entries[index]
        guard Int(entry.length) == sequence.count else { return false }
        return arena.withUnsafeBufferPointer { arena in
            for place in 0..<sequence.count where arena[entry.start &+ place] != sequence[place] { return false }
            return true
        }
    }

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

    private func hash(_ sequence: UnsafeBufferPointer<UInt32>) -> UInt64 {
        var hash = seed ^ UInt64(sequence.count)
        for number in sequence {
            let product = (hash ^ 0xA076_1D64_78BD_642F).multipliedFullWidth(by: UInt64(number) ^ 0xE703_7ED1_A0B4_28DB)
            hash = product.high ^ product.low
        }
        return hash
    }
}
