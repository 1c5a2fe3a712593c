/// The one output buffer: bytes are appended, never edited.
///
/// Every emitter writes through it, so there is one escaper per syntax and one printer per kind of number.
///
/// Most pieces that are appended are a few bytes long, and an array would check its capacity and make a call for each.
/// This storage is already filled with zeros to overwrite, so a short text is copied into it in a dozen instructions.
public struct ByteBuffer: Sendable {
    /// The bytes written so far, followed by spare bytes to be overwritten.
    @usableFromInline var storage: [UInt8]
    @usableFromInline var used = 0
    /// The number of bytes written so far.
    public var count: Int { used }

    /// Makes an empty buffer with room for `capacity` bytes.
    public init(reservingCapacity capacity: Int = 0) {
        storage = capacity > 0 ? [UInt8](repeating: 0, count: capacity) : []
    }

    /// A copy of the bytes written so far.
    ///
    /// - Complexity: O(n); ``finished()`` copies nothing.
    public var bytes: [UInt8] { Array(storage[..<used]) }

    /// Returns the bytes written, without copying them, and consumes the buffer.
    public consuming func finished() -> [UInt8] {
        storage.removeLast(storage.count - used)
        return storage
    }

    /// Appends text that is known to need no escaping: markup of our own.
    ///
    /// Inlined, the length is a constant where it is called, and the copy takes a few instructions: half of all markup
    /// is such text.
    @inlinable @inline(__always)
    package mutating func append(_ literal: StaticString) {
        let length = literal.utf8CodeUnitCount
        if storage.count &- used < length { grow(by: length) }
        let start = used
        storage.withUnsafeMutableBufferPointer { storage in
            if let first = storage.baseAddress { (first + start).update(from: literal.utf8Start, count: length) }
        }
        used &+= length
    }

    /// Appends a text unchanged. For text that a user wrote, use one of the escaping methods instead.
    package mutating func appendVerbatim(_ text: String) {
        text.utf8.span.withUnsafeBufferPointer { append($0) }
    }

    package mutating func append(contentsOf other: [UInt8]) {
        other.withUnsafeBufferPointer { append($0) }
    }

    package mutating func append(contentsOf part: ArraySlice<UInt8>) {
        part.withUnsafeBufferPointer { append($0) }
    }

    @inlinable
    package mutating func append(_ byte: UInt8) {
        if storage.count == used { grow(by: 1) }
        storage[used] = byte
        used &+= 1
    }

    mutating func append(_ source: UnsafeBufferPointer<UInt8>) {
        guard let start = source.baseAddress, !source.isEmpty else { return }
        write(atMost: source.count) { room in
            room.update(from: start, count: source.count)
            return source.count
        }
    }

    /// Gives `body` the address of `most` free bytes; it writes there and returns how many bytes it wrote.
    @inline(__always)
    mutating func write(atMost most: Int, _ body: (UnsafeMutablePointer<UInt8>) -> Int) {
        if storage.count &- used < most { grow(by: most) }
        let start = used
        used &+= storage.withUnsafeMutableBufferPointer { storage in
            // There is room, so there is an address.
            guard let first = storage.baseAddress else { return 0 }
            return body(first + start)
        }
    }

    @inline(never) @usableFromInline
    mutating func grow(by more: Int) {
        // Doubling the storage keeps the cost of an append constant on average.
        let missing = max(storage.count, used + more - storage.count, 256)
        storage.append(contentsOf: repeatElement(0, count: missing))
    }
}
