/// The one output buffer: bytes are appended, never edited.
///
/// Every emitter writes through it, so there is one escaper per syntax and one printer per kind of number.
///
/// What is appended is mostly a few bytes long, and an array would check, ask and call for each: the room for what comes
/// is in the array already, and a short text is copied into it in a dozen instructions.
public struct ByteBuffer: Sendable {
    /// Longer than what is written: the rest is room.
    @usableFromInline var storage: [UInt8]
    @usableFromInline var used = 0
    /// How many bytes are written.
    public var count: Int { used }

    public init(reservingCapacity capacity: Int = 0) {
        storage = capacity > 0 ? [UInt8](repeating: 0, count: capacity) : []
    }

    /// What is written.
    ///
    /// - Complexity: O(n); ``finished()`` copies nothing.
    public var bytes: [UInt8] { Array(storage[..<used]) }

    /// What is written, when nothing more is to come.
    public consuming func finished() -> [UInt8] {
        storage.removeLast(storage.count - used)
        return storage
    }

    /// Appends text that is known to need no escaping: markup of our own.
    ///
    /// Where it is called its length is known, and copying it is a few instructions: half of all markup is such text.
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

    /// Appends a text as it is. For text that a user wrote, use one of the escapes instead.
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

    /// Lets `body` write up to so many bytes, and say how many these were.
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
        // Twice as much, so that all growing together costs as much as the last.
        let missing = max(storage.count, used + more - storage.count, 256)
        storage.append(contentsOf: repeatElement(0, count: missing))
    }
}
