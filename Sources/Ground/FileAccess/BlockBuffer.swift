import Glibc

/// A buffer for reading a file in blocks: at its front the bytes that were read and not yet processed, then free space.
package struct BlockBuffer: ~Copyable {
    private var pointer: UnsafeMutableRawPointer
    private var capacity: Int
    /// The number of bytes that were read and not yet processed.
    package var count = 0
    /// The number of bytes, from the first, that are known to be text.
    package var checked = 0

    /// The number of bytes after those in the buffer that may be read safely; their values mean nothing.
    package static let padding = 64

    /// Makes an empty buffer with room for two blocks of `capacity` bytes.
    package init(capacity: Int) {
        self.capacity = capacity * 2
        pointer = .allocate(byteCount: self.capacity + Self.padding, alignment: 16)
        memset(pointer, 0, self.capacity + Self.padding)
    }

    deinit { pointer.deallocate() }

    /// The bytes that were read and not yet processed. They are valid until the buffer changes.
    package var bytes: UnsafeMutableRawBufferPointer { UnsafeMutableRawBufferPointer(start: pointer, count: count) }

    /// The address of the free space, to which the next bytes are to be read.
    package var free: UnsafeMutableRawPointer { pointer + count }

    /// Makes room for at least `length` more bytes. Addresses obtained before become invalid.
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

    /// Removes the first `length` bytes and moves the others to the front.
    package mutating func remove(_ length: Int) {
        count -= length
        checked = max(0, checked - length)
        memmove(pointer, pointer + length, count)
    }

    /// The number of bytes in the buffer up to the end of its last whole UTF-8 character.
    package var completeLength: Int {
        var start = count
        // A character has at most four bytes, and its first byte tells how many.
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
