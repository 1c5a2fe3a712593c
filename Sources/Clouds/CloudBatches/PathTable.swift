import ByteWriting

/// Which line was the first to name a path, by a hash of it: 20 bytes a path, however long they are.
///
/// Two paths of one hash of 128 bits would be taken for one; nobody will see it.
struct PathTable {
    private struct Key: Equatable {
        var high: UInt64 = 0
        var low: UInt64 = 0
    }

    private var keys = [Key](repeating: Key(), count: 1024)
    /// 0 where there is none.
    private var lines = [UInt32](repeating: 0, count: 1024)
    private var count = 0

    /// The line of a path; nil if none has it.
    func line(of path: String) -> Int? {
        let place = place(of: Self.key(path))
        return lines[place] == 0 ? nil : Int(lines[place])
    }

    /// Enters a path, unless it has a line already.
    mutating func insert(_ path: String, line: Int) {
        let key = Self.key(path)
        let place = place(of: key)
        guard lines[place] == 0 else { return }
        (keys[place], lines[place]) = (key, UInt32(clamping: line))
        count += 1
        if count > keys.count / 4 * 3 { grow() }
    }

    /// Where the key is, or the free place where it belongs. A quarter of the table is free, so there is one.
    private func place(of key: Key) -> Int {
        var place = Int(truncatingIfNeeded: key.low) & (keys.count - 1)
        while lines[place] != 0, keys[place] != key { place = (place + 1) & (keys.count - 1) }
        return place
    }

    private mutating func grow() {
        let (oldKeys, oldLines) = (keys, lines)
        keys = [Key](repeating: Key(), count: oldKeys.count * 2)
        lines = [UInt32](repeating: 0, count: keys.count)
        for (key, line) in zip(oldKeys, oldLines) where line != 0 {
            let place = place(of: key)
            (keys[place], lines[place]) = (key, line)
        }
    }

    private static func key(_ path: String) -> Key {
        let bytes = SHA256(Array(path.utf8).span).bytes
        func word(_ range: Range<Int>) -> UInt64 { bytes[range].reduce(0) { $0 << 8 | UInt64($1) } }
        return Key(high: word(0..<8), low: word(8..<16))
    }
}
