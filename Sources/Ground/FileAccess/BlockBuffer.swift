import Glibc

/// Bytes that have been read and are not done, at the front of a buffer with room behind them.
package struct BlockBuffer: ~Copyable {
    private var pointer: UnsafeMutableRawPointer
    private var capacity: Int
    package var count = 0
    /// How many of them are known to be text.
    package var checked = 0

    /// How many bytes behind a block can be read, whatever they are.
    package static let padding = 64

    package init(capacity: Int) {
        self.capacity = capacity * 2
        pointer = .allocate(byteCount: self.capacity + Self.padding, alignment: 16)
        memset(pointer, 0, self.capacity + Self.padding)
    }

    deinit { pointer.deallocate() }

    package var bytes: UnsafeMutableRawBufferPointer { UnsafeMutableRawBufferPointer(start: pointer, count: count) }

    /// Where what is read next belongs.
    package var free: UnsafeMutableRawPointer { pointer + count }

    package mutating func makeRoom(_ length: Int) {
        guard count + length > capacity else { return }
        let larger = UnsafeMutableRawPointer.allocate(
            byteCount: capacity * 2 + length + Self.padding, alignment: 16)
        capacity = capacity * 2 + length
        memset(larger, 0, capacity + Self.padding)
        memcpy(larger, pointer, count)
        pointer.deallocate()
        pointer = larger
    }

    package mutating func remove(_ length: Int) {
        count -= length
        checked = max(0, checked - length)
        memmove(pointer, pointer + length, count)
    }

    /// How many bytes there are up to the end of the last whole character.
    package var completeLength: Int {
        var start = count
        // A character has four bytes at most, and its first one says how many.
        while start > max(0, count - 4) {
            start -= 1
            let byte = bytes[start]
            if byte < 0x80 { return count }
            guard byte & 0xC0 == 0xC0 else { continue }
            let length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
            return start + length > count ? start : count
        }
        return count
    }
}
