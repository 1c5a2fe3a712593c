import SourceText

/// Gives equal sequences of numbers the same number, 0, 1, 2, … in the order in which they first appear, and counts
/// each: runs of words, and the phrases among them.
///
/// - Complexity: O(length) for a sequence, amortised.
struct SequenceTable: ~Copyable {
    private var slots = HashSlots(capacity: 1 << 10)
    private var entries: [Entry] = []
    /// The sequences, one after the other.
    private var arena: [UInt32] = []
    /// The seed of the hashes, another one in every process; see ``WordInterner``.
    private let seed = UInt64.random(in: .min ... .max)

    private struct Entry {
        var start: Int
        var length: Int32
        var occurrences: UInt64
    }

    var count: Int { entries.count }

    /// How many bytes of memory the table takes.
    var byteCount: Int { slots.byteCount + entries.capacity * MemoryLayout<Entry>.stride + arena.capacity * 4 }

    /// Adds occurrences of a sequence, which may be 0 of them, and returns its number.
    mutating func add(_ sequence: UnsafeBufferPointer<UInt32>, occurrences: UInt64 = 1) -> Int {
        let hash = hash(sequence)
        let (number, slot) = slots.find(hash) { equals($0, sequence) }
        guard number < 0 else {
            entries[number].occurrences &+= occurrences
            return number
        }
        let index = entries.count
        entries.append(Entry(start: arena.count, length: Int32(sequence.count), occurrences: occurrences))
        arena.append(contentsOf: sequence)
        slots.insert(index, hash, at: slot)
        return index
    }

    mutating func add(_ sequence: [UInt32], occurrences: UInt64 = 1) -> Int {
        sequence.withUnsafeBufferPointer { add($0, occurrences: occurrences) }
    }

    /// The number of a sequence; nil if it has not been added.
    func index(of sequence: UnsafeBufferPointer<UInt32>) -> Int? {
        let number = slots.find(hash(sequence)) { equals($0, sequence) }.number
        return number < 0 ? nil : number
    }

    func occurrences(of index: Int) -> UInt64 { entries[index].occurrences }

    /// Passes a sequence to `body`.
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

    private func hash(_ sequence: UnsafeBufferPointer<UInt32>) -> UInt64 {
        var hash = seed ^ UInt64(sequence.count)
        for number in sequence { hash = HashSlots.mixed(hash, UInt64(number)) }
        return hash
    }
}
