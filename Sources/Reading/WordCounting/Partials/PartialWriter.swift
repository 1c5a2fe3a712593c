import SourceText

/// A writer of one partial count, in the format that ``PartialCount`` describes.
///
/// The output is collected, and passed to a ``Sink`` in pieces of about 64 KB.
package struct PartialWriter: ~Copyable {
    /// A function that writes the next bytes of the partial count, and throws if it cannot write them.
    package typealias Sink = (UnsafeBufferPointer<UInt8>) throws(Problem) -> Void

    private let sink: Sink
    private var buffer: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    private var used = 0
    private var previous = KeyBuffer()
    private var records: UInt64 = 0
    private var handedOn: UInt64 = 0
    private var checksum = Checksum()

    /// How many bytes are reserved for the numbers and tabulators of a record, or for the last line; both have fewer.
    private static let roomForNumbers = 64

    /// Begins a partial count with these settings.
    ///
    /// - Parameter sink: writes the output piece by piece, and throws if it cannot write a piece.
    package init(_ settings: PartialSettings, capacity: Int = 1 << 16, sink: @escaping Sink) {
        self.sink = sink
        let line = Array("\(PartialCount.signature)\(PartialCount.version)".utf8) + settings.bytes + [0x0A]
        self.capacity = max(capacity, line.count, Self.roomForNumbers)
        buffer = .allocate(capacity: self.capacity)
        for byte in line { put(byte) }
    }

    deinit { buffer.deallocate() }

    /// Appends a record.
    ///
    /// - Parameters:
    ///   - key: a key after the one before in the order of bytes, UTF-8 without U+0000, of 1 to
    ///     ``PartialCount/longestKey`` bytes.
    ///   - count: a count of more than 0.
    package mutating func append(_ key: UnsafeBufferPointer<UInt8>, count: UInt64) throws(Problem) {
        precondition(count > 0, "a record of a partial count counts something")
        precondition(key.count <= PartialCount.longestKey, "a key of a partial count has at most 262,144 bytes")
        let shared = sharedLength(key)
        try makeRoom(3 * (key.count - shared) + Self.roomForNumbers)
        put(decimal: UInt64(shared))
        put(UInt8(ascii: "\t"))
        for index in shared..<key.count {
            let byte = key[index]
            guard EscapedBytes.isEscaped(byte) else {
                put(byte)
                continue
            }
            let (high, low) = EscapedBytes.digits(of: byte)
            put(UInt8(ascii: "\\"))
            put(high)
            put(low)
        }
        put(UInt8(ascii: "\t"))
        put(decimal: count)
        put(0x0A)
        previous.replace(with: key)
        records += 1
    }

    /// Appends the remaining records of a stream of counts.
    package mutating func append(_ counts: MergedCounts) throws(Problem) {
        while try counts.next() { try append(counts.key, count: counts.count) }
    }

    /// Writes the last line, and passes the rest of the output to the sink. Before that, the partial count is
    /// incomplete.
    package mutating func finish() throws(Problem) {
        try flush()
        let sum = checksum.value
        for byte in "end \(records) \(handedOn) ".utf8 { put(byte) }
        for shift in stride(from: 24, through: 0, by: -8) {
            let (high, low) = EscapedBytes.digits(of: UInt8(truncatingIfNeeded: sum >> UInt32(shift)))
            put(high)
            put(low)
        }
        put(0x0A)
        try flush()
    }

    /// How many bytes at its beginning the key shares with the one before, as far as whole characters go.
    private func sharedLength(_ key: UnsafeBufferPointer<UInt8>) -> Int {
        let before = previous.bytes
        let least = min(before.count, key.count)
        var shared = 0
        while shared < least, before[shared] == key[shared] { shared += 1 }
        precondition(
            shared < key.count && (shared == before.count || before[shared] < key[shared]),
            "the keys of a partial count rise, and none is empty")
        while shared > 0, key[shared] & 0xC0 == 0x80 { shared -= 1 }
        return shared
    }

    @inline(__always)
    private mutating func put(_ byte: UInt8) {
        buffer[used] = byte
        used += 1
    }

    private mutating func put(decimal value: UInt64) {
        guard value >= 10 else { return put(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value)) }
        var end = used
        var bound: UInt64 = value
        while bound > 0 {
            bound /= 10
            end += 1
        }
        // Digits come from the right.
        var rest = value
        var place = end
        while rest > 0 {
            place -= 1
            buffer[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
            rest /= 10
        }
        used = end
    }

    private mutating func makeRoom(_ needed: Int) throws(Problem) {
        guard used + needed > capacity else { return }
        try flush()
        guard needed > capacity else { return }
        buffer.deallocate()
        buffer = .allocate(capacity: needed)
        capacity = needed
    }

    private mutating func flush() throws(Problem) {
        let bytes = UnsafeBufferPointer(start: buffer, count: used)
        checksum.add(bytes)
        try sink(bytes)
        handedOn += UInt64(used)
        used = 0
    }
}
