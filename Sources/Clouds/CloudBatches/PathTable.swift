import ByteWriting

/// Which line was the first to name a path, by a hash of it: 20 bytes a path, however long they are.
///
/// Two paths of one hash of 128 bits would be taken for one; nobody will see it.
struct PathTable {
    private struct Key: Hashable {
        let high: UInt64
        let low: UInt64
    }

    private var lines: [Key: UInt32] = [:]

    var isEmpty: Bool { lines.isEmpty }

    /// The line of a path; nil if none has it.
    func line(of path: String) -> Int? { lines[Self.key(path)].map { Int($0) } }

    /// Enters a path, unless it has a line already.
    mutating func insert(_ path: String, line: Int) {
        lines.merge([(Self.key(path), UInt32(clamping: line))]) { first, _ in first }
    }

    private static func key(_ path: String) -> Key {
        let bytes = SHA256(Array(path.utf8).span).bytes
        func word(_ range: Range<Int>) -> UInt64 { bytes[range].reduce(0) { $0 << 8 | UInt64($1) } }
        return Key(high: word(0..<8), low: word(8..<16))
    }
}
