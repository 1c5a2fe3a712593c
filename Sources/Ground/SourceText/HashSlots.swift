/// The slots of a hash table with open addressing, over entries that stand elsewhere and are numbered 0, 1, 2, …
///
/// A slot is 8 bytes: the upper half of a hash, and below it the number of the entry plus one; 0 is free. So most entries
/// that are not the one that is looked for are told without a look at them.
@usableFromInline package struct HashSlots: Sendable {
    /// A power of two of them, of which less than half are taken, so that a free one ends every search.
    @usableFromInline var slots: [UInt64]

    /// - Parameter capacity: a power of two.
    package init(capacity: Int) { slots = Array(repeating: 0, count: capacity) }

    package var byteCount: Int { slots.count * 8 }

    /// Looks for an entry.
    ///
    /// - Parameter isEqual: whether the entry of a number, whose hash is as good as equal, is the one.
    /// - Returns: its number, or -1, and the slot where it stands or belongs.
    @inlinable @inline(__always)
    package func find(_ hash: UInt64, _ isEqual: (Int) -> Bool) -> (number: Int, slot: Int) {
        // Unchecked: the mask keeps every slot inside.
        slots.withUnsafeBufferPointer { slots in
            let mask = slots.count &- 1
            let marked = hash & Self.upperHalf
            var slot = Int(truncatingIfNeeded: marked &>> 32) & mask
            while slots[slot] != 0 {
                if slots[slot] & Self.upperHalf == marked {
                    let number = Int(truncatingIfNeeded: slots[slot] & ~Self.upperHalf) &- 1
                    if isEqual(number) { return (number, slot) }
                }
                slot = (slot &+ 1) & mask
            }
            return (-1, slot)
        }
    }

    /// Takes the slot that ``find(_:_:)`` has named for a new entry, whose number is how many there were before.
    package mutating func insert(_ number: Int, _ hash: UInt64, at slot: Int) {
        slots[slot] = hash & Self.upperHalf | UInt64(number + 1)
        if (number + 1) * 2 >= slots.count { grow() }
    }

    /// The slots of a larger table are filled in the order of the smaller one, so that they lie in two rising runs: what
    /// is written next is in the cache.
    private mutating func grow() {
        var larger = [UInt64](repeating: 0, count: slots.count * 2)
        let mask = larger.count - 1
        for taken in slots where taken != 0 {
            var slot = Int(truncatingIfNeeded: taken &>> 32) & mask
            while larger[slot] != 0 { slot = (slot + 1) & mask }
            larger[slot] = taken
        }
        slots = larger
    }

    @usableFromInline static var upperHalf: UInt64 { 0xFFFF_FFFF_0000_0000 }

    /// The two halves of a product, as wyhash folds them.
    @inlinable @inline(__always)
    package static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
        // No word makes a factor zero, unless it knows the hash.
        let product = (hash ^ word ^ 0xA076_1D64_78BD_642F).multipliedFullWidth(by: 0xE703_7ED1_A0B4_28DB)
        return product.high ^ product.low
    }
}
