/// The one output buffer: bytes are appended, never edited.
///
/// Every emitter writes through it, so there is one escaper per syntax and one printer per kind of number.
public struct ByteBuffer: Sendable {
    public private(set) var bytes: [UInt8] = []

    public init(reservingCapacity capacity: Int = 0) {
        bytes.reserveCapacity(capacity)
    }

    /// Appends text that is known to need no escaping: markup of our own.
    @inline(__always)
    package mutating func append(_ literal: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
    }

    /// Appends a text as it is. For text that a user wrote, use one of the escapes instead.
    package mutating func appendVerbatim(_ text: String) {
        bytes.append(contentsOf: text.utf8)
    }

    @inline(__always)
    mutating func append(contentsOfRun run: UnsafeBufferPointer<UInt8>) {
        bytes.append(contentsOf: run)
    }

    package mutating func append(contentsOf other: [UInt8]) {
        bytes.append(contentsOf: other)
    }

    package mutating func append(_ byte: UInt8) {
        bytes.append(byte)
    }
}
