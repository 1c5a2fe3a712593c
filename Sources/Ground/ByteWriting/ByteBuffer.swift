/// The output buffer of all emitters: bytes are appended, never edited.
///
/// Since every emitter writes to this type, there is one escaper for each syntax and one printer for each kind of
/// number.
///
/// Most appended pieces are a few bytes long, and an array would check its capacity and make a call for each of them.
/// This storage is filled with zeros in advance, so a short text is copied over them in a dozen instructions.
public struct ByteBuffer: Sendable {
    /// The bytes written so far, followed by spare bytes to be overwritten.
    @usableFromInline var storage: [UInt8]
    @usableFromInline var used = 0
    /// The number of bytes that have been appended.
    public var count: Int { used }

    /// Makes an empty buffer with room for `capacity` bytes.
    public init(reservingCapacity capacity: Int = 0) {
        storage = capacity > 0 ? [UInt8](repeating: 0, count: capacity) : []
    }

    /// A copy of the bytes that have been appended.
    ///
    /// - Complexity: O(n); ``finished()`` copies nothing.
    public var bytes: [UInt8] { Array(storage[..<used]) }

    /// Returns the bytes that have been appended, without copying them, and consumes the buffer.
    public consuming func finished() -> [UInt8] {
        storage.removeLast(storage.count - used)
        return storage
    }

    /// Appends markup of Stratus's own, which needs no escaping.
    ///
    /// When the call is inlined, the length is a constant, and the copy takes a few instructions: half of all markup is
    /// such text.
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

    /// Appends a text without escaping it. Use one of the escaping methods for text that a user wrote.
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
