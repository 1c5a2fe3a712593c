import FileAccess
import Glibc

/// Reads an input as it arrives, and hands out whole lines: everything up to the last line feed so far, and at the end
/// the rest. Callers can so answer what has arrived before they wait for more.
///
/// - Parameters:
///   - least: the bytes to wait for before lines are handed out, for callers that need not answer at once.
///   - inspect: receives the first bytes of the input, whether they end a line or not.
///   - body: returns the number of bytes that it has used; the others come again, before the next lines.
/// - Returns: the number of bytes that were read.
@discardableResult
func forEachBlockOfLines(
    _ descriptor: Int32, path: String, capacity: Int = 1 << 16, least: Int = 1,
    inspect: ([UInt8]) throws -> Void = { _ in },
    _ body: (_ block: [UInt8], _ isLast: Bool) throws -> Int
) throws -> Int {
    // Invariant: `rest` has been read and is not done; a line feed that completes new lines is not before `searched`.
    var rest: [UInt8] = []
    var searched = 0
    var total = 0
    var isInspected = false
    while let chunk = try readChunk(descriptor, path: path, capacity: capacity) {
        total += chunk.count
        guard rest.take(chunk) else {
            throw InputLimit.problem(path, "a line", hint: "put one tag, or one object, on a line")
        }
        // A pipe may give a byte at a time, and a signature has up to sixteen.
        if !isInspected, rest.count >= 16 {
            isInspected = true
            try inspect(rest)
        }
        guard rest.count >= least, let lastFeed = rest[searched...].lastIndex(of: UInt8(ascii: "\n")) else {
            if rest.count >= least { searched = rest.count }
            continue
        }
        let behind = Array(rest[(lastFeed + 1)...])
        rest.removeSubrange((lastFeed + 1)...)
        let done = try body(rest, false)
        rest = done == rest.count ? behind : Array(rest[done...]) + behind
        searched = rest.count
    }
    if !isInspected { try inspect(rest) }
    if !rest.isEmpty { _ = try body(rest, true) }
    return total
}
