import Glibc

/// Gives equal byte strings the same number, in the order in which they first appear: 0, 1, 2, …
///
/// A string that is new costs one look into memory, and one that is known a comparison more.
/// - Complexity: O(length) for a string, amortised.
package struct ByteInterner: Sendable {
    /// The strings, one behind the other.
    private var arena: [UInt8] = []
    private var strings: [Entry] = []
    private var slots = HashSlots(capacity: 256)
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
        let (known, slot) = slots.find(hash) { equals($0, bytes, range, context: context) }
        guard known < 0 else { return (known, false) }
        let index = strings.count
        bytes.withUnsafeBufferPointer { arena.append(contentsOf: UnsafeBufferPointer(rebasing: $0[range])) }
        strings.append(Entry(end: arena.count, context: context))
        slots.insert(index, hash, at: slot)
        return (index, true)
    }

    /// The number of the whole string, in no context.
    package mutating func index(of bytes: [UInt8]) -> (index: Int, isNew: Bool) {
        index(of: bytes.span, bytes.indices, context: 0)
    }

    /// The number of the whole text in this context; nil where it has not been seen.
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

    /// Eight bytes at a time, each folded in by the two halves of a product, as wyhash does.
    private func hash(of bytes: Span<UInt8>, _ range: Range<Int>, context: Int32) -> UInt64 {
        let bytes = bytes.bytes
        // Mixed before the string comes in: else its first bytes could undo the context, whatever the seed is.
        var hash = HashSlots.mixed(
            seed, UInt64(UInt32(bitPattern: context)) << 32 | UInt64(UInt32(truncatingIfNeeded: range.count)))
        var offset = range.lowerBound
        while offset + 8 <= range.upperBound {
            hash = HashSlots.mixed(hash, bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
            offset += 8
        }
        // The last eight bytes once more, in part; fewer than eight one by one.
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
