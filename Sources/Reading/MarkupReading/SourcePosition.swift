/// A place in a document that moves: line and column, both from 1, of a byte offset.
///
/// libxml2's own line numbers end at 65,535 and its columns count characters, so both are counted from the bytes.
package struct SourcePosition {
    package private(set) var line = 1
    package private(set) var column = 1
    private var offset = 0

    package init() {}

    package init(of offset: Int, in bytes: Span<UInt8>) {
        self.init()
        move(to: offset, in: bytes)
    }

    /// Moves to another offset; a document whose errors come in order is passed once. Cost: the distance.
    package mutating func move(to target: Int, in bytes: Span<UInt8>) {
        let target = min(max(target, 0), bytes.count)
        if target >= offset {
            for index in offset..<target where bytes[index] == UInt8(ascii: "\n") { line += 1 }
        } else {
            for index in target..<offset where bytes[index] == UInt8(ascii: "\n") { line -= 1 }
        }
        offset = target
        var start = target
        while start > 0 && bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
        column = target - start + 1
    }
}
