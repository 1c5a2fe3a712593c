import Glibc

/// A table that numbers byte strings: each different string gets the next of 0, 1, 2, …, equal strings the same number.
///
/// A new string costs one access to memory, and a known one a comparison more.
/// - Complexity: O(length) for a string, amortised.
package struct ByteInterner: Sendable {
    /// The bytes of all strings, one after the other.
    private var arena: [UInt8] = []
    private var strings: [Entry] = []
    private var slots = HashSlots(capacity: 256)
    /// The seed of the hash, random in every process, so that nobody can craft a list whose names all collide. It
    /// decides only in which slot a string is found.
    private let seed = UInt64.random(in: .min ... .max)

    package init() {}

    private struct Entry: Sendable {
        /// The end of the string in the arena, where the next one begins.
        let end: Int
        let context: Int32
    }

    /// The number of different strings that have been added.
    package var count: Int { strings.count }

    package mutating func reserveCapacity(strings count: Int, bytes: Int) {
        strings.reserveCapacity(count)
        arena.reserveCapacity(bytes)
    }

    /// Returns the number of the string in `range`, and whether it is new; a new string is added. Strings in different
    /// contexts, which the caller numbers, have different numbers even if their bytes are equal.
    package mutating func index(of bytes: Span<UInt8>, _ range: Range<Int>, context: Int32) -> (index: Int, isNew: Bool)
    {
        let hash = hash(of: bytes, range, context: context)
        let (known, slot) = slots.find(hash) { equals($0, bytes, range, context: context) }
        guard known < 0 else { return (known, false) }
        let index = strings.count
        bytes.withUnsafeBufferPointer { arena.append(contentsOf: UnsafeBufferPointer(rebasing: $0[range])) }
        strings.append(Entry(end: arena.count, context: context))
        slots.insert(index, hash, at: slot)
        return (index, true)
    }

    /// Returns the number of the string in context 0, and whether it is new; a new string is added.
    package mutating func index(of bytes: [UInt8]) -> (index: Int, isNew: Bool) {
        index(of: bytes.span, bytes.indices, context: 0)
    }

    /// Returns the number of the string in the context, or nil if it has not been added. Nothing is added.
    package func index(of bytes: Span<UInt8>, context: Int32) -> Int? {
        let range = bytes.indices
        let number = slots.find(hash(of: bytes, range, context: context)) {
            equals($0, bytes, range, context: context)
        }.number
        return number < 0 ? nil : number
    }

    private func equals(_ index: Int, _ bytes: Span<UInt8>, _ range: Range<Int>, context: Int32) -> Bool {
        guard strings[index].context == context else { return false }
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

    // MARK: - Hash

    /// Returns the hash of a string: eight bytes at a time, each mixed in by the two
    /// halves of a product, as wyhash does.
    private func hash(of bytes: Span<UInt8>, _ range: Range<Int>, context: Int32) -> UInt64 {
        let bytes = bytes.bytes
        // The context is mixed in before the string: otherwise its first bytes could
        // cancel the context, whatever the seed.
        var hash = HashSlots.mixed(
            seed, UInt64(UInt32(bitPattern: context)) << 32 | UInt64(UInt32(truncatingIfNeeded: range.count)))
        var offset = range.lowerBound
        while offset + 8 <= range.upperBound {
            hash = HashSlots.mixed(hash, bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
            offset += 8
        }
        // The last eight bytes are read whole, in part for the second time; fewer than eight one by one.
        if range.count >= 8 {
            return HashSlots.mixed(
                hash, bytes.unsafeLoadUnaligned(fromByteOffset: range.upperBound - 8, as: UInt64.self))
        }
        var rest: UInt64 = 0
        while offset < range.upperBound {
            rest = rest << 8 | UInt64(bytes.unsafeLoad(fromByteOffset: offset, as: UInt8.self))
            offset += 1
        }
        return HashSlots.mixed(hash, rest)
    }
}
