/// The slots of a hash table with open addressing. The entries, numbered 0, 1, 2, …, are stored by the user of the
/// table.
///
/// A slot has 8 bytes: the upper half holds that of the entry's hash, the lower half the entry's number plus one; 0 is
/// a free slot. So most entries other than the sought one are rejected without reading them.
@usableFromInline package struct HashSlots: Sendable {
    /// The slots: a power of two of them, less than half of them taken, so that a free one ends every search.
    @usableFromInline var slots: [UInt64]

    /// Makes a table whose slots are all free.
    ///
    /// - Parameter capacity: the number of slots, a power of two.
    package init(capacity: Int) { slots = Array(repeating: 0, count: capacity) }

    /// The size of the table in memory, in bytes.
    package var byteCount: Int { slots.count * 8 }

    /// Looks for an entry by its hash.
    ///
    /// - Parameter isEqual: returns whether the entry with the given number is the sought one; it is called only for
    ///   entries whose hash has the same upper half.
    /// - Returns: the number of the entry, or -1 if there is none, and the slot in which the entry is or would be put.
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

    /// Puts a new entry into the slot that ``find(_:_:)`` returned. `number` must be the number of entries already in
    /// the table.
    package mutating func insert(_ number: Int, _ hash: UInt64, at slot: Int) {
        slots[slot] = hash & Self.upperHalf | UInt64(number + 1)
        if (number + 1) * 2 >= slots.count { grow() }
    }

    /// Doubles the table. Slots are copied in their order, so that the new ones fill in two
    /// rising runs, which stay in the cache.
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

    /// Returns a hash into which one more word is mixed as in wyhash: by a product whose two halves are combined.
    @inlinable @inline(__always)
    package static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
        // A word makes a factor zero only if it was chosen to match the hash.
        let product = (hash ^ word ^ 0xA076_1D64_78BD_642F).multipliedFullWidth(by: 0xE703_7ED1_A0B4_28DB)
        return product.high ^ product.low
    }
}
