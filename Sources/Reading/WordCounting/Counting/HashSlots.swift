/// The slots of a hash table with open addressing, over entries that stand elsewhere and are numbered 0, 1, 2, …
///
/// A slot is 8 bytes: the upper half of a hash, and below it the number of the entry plus one; 0 is free. So most entries
/// that are not the one that is looked for are told without a look at them.
struct HashSlots: ~Copyable {
    /// A power of two of them, of which less than half are taken, so that a free one ends every search.
    private var slots: UnsafeMutablePointer<UInt64>
    private var mask: Int

    /// - Parameter capacity: a power of two.
    init(capacity: Int) {
        (slots, mask) = (.allocate(capacity: capacity), capacity - 1)
        slots.initialize(repeating: 0, count: capacity)
    }

    deinit { slots.deallocate() }

    var byteCount: Int { (mask + 1) * 8 }

    /// Looks for an entry.
    ///
    /// - Parameter isEqual: whether the entry of a number, whose hash is as good as equal, is the one.
    /// - Returns: its number, or -1, and the slot where it stands or belongs.
    @inline(__always)
    func find(_ hash: UInt64, _ isEqual: (Int) -> Bool) -> (number: Int, slot: Int) {
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

    /// Takes the slot that ``find(_:_:)`` has named for a new entry, whose number is how many there were before.
    mutating func insert(_ number: Int, _ hash: UInt64, at slot: Int) {
        slots[slot] = hash & Self.upperHalf | UInt64(number + 1)
        if (number + 1) * 2 > mask { grow() }
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
    static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
        let product = (hash ^ 0xA076_1D64_78BD_642F).multipliedFullWidth(by: word ^ 0xE703_7ED1_A0B4_28DB)
        return product.high ^ product.low
    }
}
