import Glibc

/// Reads an input as it comes and hands out whole lines: everything up to the last line feed that has arrived, and at
/// the end what is left. So what has come is answered before more is waited for.
func forEachBlockOfLines(
    _ descriptor: Int32, path: String, _ body: ([UInt8]) throws -> Void
) throws {
    var rest: [UInt8] = []
    while let chunk = try readChunk(descriptor, path: path, capacity: 1 << 16) {
        guard let lastFeed = chunk.lastIndex(of: UInt8(ascii: "\n")) else {
            rest.append(contentsOf: chunk)
            continue
        }
        rest.append(contentsOf: chunk[...lastFeed])
        try body(rest)
        rest = Array(chunk[(lastFeed + 1)...])
    }
    if !rest.isEmpty { try body(rest) }
}
