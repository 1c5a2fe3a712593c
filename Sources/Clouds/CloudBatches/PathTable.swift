import ByteWriting

/// A table of the first line that names each path. It keeps a hash of the path: 20 bytes a path, however long they are.
///
/// Two paths with the same 128 bits of hash would be taken for one, which nobody will see happen.
struct PathTable {
    private struct Key: Hashable {
        let high: UInt64
        let low: UInt64
    }

    private var lines: [Key: UInt32] = [:]

    var isEmpty: Bool { lines.isEmpty }

    /// Returns the line of a path, or nil if it has none.
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
