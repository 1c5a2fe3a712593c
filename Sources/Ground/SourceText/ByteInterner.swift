import Glibc

/// Gives equal byte strings the same number, in the order in which they first appear: 0, 1, 2, …
///
/// A hash table with open addressing whose slots hold a part of the hash beside the number, so that a string that is
/// new costs one look into memory, and one that is known a comparison more.
/// - Complexity: O(length) for a string, amortised.
package struct ByteInterner: Sendable {
    /// The strings, one behind the other.
    private var arena: [UInt8] = []
    private var strings: [Entry] = []
    /// The upper half of a hash, and below it the number of the string plus one; 0 is free. A power of two of them.
    private var slots = [UInt64](repeating: 0, count: 256)
    /// Another one in every process, so that nobody can make a list whose names all collide. It decides where a string
    /// lies in memory, and nothing else.
    private let seed = UInt64.random(in: .min ... .max)

    package init() {}

    private struct Entry: Sendable {
        /// In the arena, where the next one begins.
        let end: Int
        let context: Int32
    }

    package var count: Int { strings.count }

    package mutating func reserveCapacity(strings count: Int, bytes: Int) {
        strings.reserveCapacity(count)
        arena.reserveCapacity(bytes)
    }

    /// The number of the string in `range`, which is a new one when the string has not been seen in this context.
    package mutating func index(of bytes: Span<UInt8>, _ range: Range<Int>, context: Int32) -> (index: Int, isNew: Bool)
    {
        let hash = hash(of: bytes, range, context: context)
        let (known, slot) = find(hash, bytes, range, context: context)
        if let known { return (known, false) }
        let index = strings.count
        slots[slot] = hash & Self.upperHalf | UInt64(index + 1)
        bytes.withUnsafeBufferPointer { arena.append(contentsOf: UnsafeBufferPointer(rebasing: $0[range])) }
        strings.append(Entry(end: arena.count, context: context))
        if strings.count * 2 >= slots.count { grow() }
        return (index, true)
    }

    /// The number of the whole text in this context; nil where it has not been seen.
    package func index(of bytes: Span<UInt8>, context: Int32) -> Int? {
        find(hash(of: bytes, bytes.indices, context: context), bytes, bytes.indices, context: context).index
    }

    /// - Returns: the number of a string, and the slot where it stands or belongs.
    @inline(__always)
    private func find(
        _ hash: UInt64, _ bytes: Span<UInt8>, _ range: Range<Int>, context: Int32
    ) -> (index: Int?, slot: Int) {
        let mask = slots.count - 1
        let marked = hash & Self.upperHalf
        var slot = Self.home(marked, mask)
        // Invariant: less than half of the slots are taken, so that a free one ends every search.
        while slots[slot] != 0 {
            if slots[slot] & Self.upperHalf == marked {
                let index = Int(slots[slot] & ~Self.upperHalf) - 1
                if strings[index].context == context, equals(index, bytes, range) { return (index, slot) }
            }
            slot = (slot + 1) & mask
        }
        return (nil, slot)
    }

    private func equals(_ index: Int, _ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        let start = index == 0 ? 0 : strings[index - 1].end
        guard strings[index].end - start == range.count else { return false }
        guard !range.isEmpty else { return true }
        return arena.withUnsafeBytes { arena in
            bytes.withUnsafeBytes { bytes in
                guard let one = arena.baseAddress, let other = bytes.baseAddress else { return false }
                return memcmp(one + start, other + range.lowerBound, range.count) == 0
            }
        }
    }

    /// The slots of a larger table are filled in the order of the smaller one, so that they lie in two rising runs: what
    /// is written next is in the cache.
    private mutating func grow() {
        var larger = [UInt64](repeating: 0, count: slots.count * 2)
        let mask = larger.count - 1
        for taken in slots where taken != 0 {
            var slot = Self.home(taken, mask)
            while larger[slot] != 0 { slot = (slot + 1) & mask }
            larger[slot] = taken
        }
        slots = larger
    }

    /// Where the search for a hash begins, of which its upper half is enough.
    private static func home(_ hash: UInt64, _ mask: Int) -> Int { Int(truncatingIfNeeded: hash >> 32) & mask }

    private static let upperHalf: UInt64 = 0xFFFF_FFFF_0000_0000

    // MARK: - Hash

    /// Eight bytes at a time, each folded in by the two halves of a product, as wyhash does.
    private func hash(of bytes: Span<UInt8>, _ range: Range<Int>, context: Int32) -> UInt64 {
        let bytes = bytes.bytes
        // Mixed before the string comes in: else its first bytes could undo the context, whatever the seed is.
        var hash = Self.mixed(
            seed, UInt64(UInt32(bitPattern: context)) << 32 | UInt64(UInt32(truncatingIfNeeded: range.count)))
        var offset = range.lowerBound
        while offset + 8 <= range.upperBound {
            hash = Self.mixed(hash, bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
            offset += 8
        }
        // The last eight bytes once more, in part; fewer than eight one by one.
        if range.count >= 8 {
            return Self.mixed(
                hash, bytes.unsafeLoadUnaligned(fromByteOffset: range.upperBound - 8, as: UInt64.self))
        }
        var rest: UInt64 = 0
        while offset < range.upperBound {
            rest = rest << 8 | UInt64(bytes.unsafeLoad(fromByteOffset: offset, as: UInt8.self))
            offset += 1
        }
        return Self.mixed(hash, rest)
    }

    private static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
        let product = (hash ^ word ^ 0xA076_1D64_78BD_642F).multipliedFullWidth(by: 0xE703_7ED1_A0B4_28DB)
        return product.high ^ product.low
    }
}
