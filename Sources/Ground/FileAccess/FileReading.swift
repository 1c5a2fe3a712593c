import Glibc
import SourceText

/// Returns the bytes of a whole file, or of standard input for `-`. ``SourceText`` checks their encoding later.
///
/// - Throws: ``Problem`` if the input cannot be read, or is larger than ``InputLimit`` allows.
public func readInput(_ path: String) throws(Problem) -> [UInt8] {
    if path == "-" { return try readAll(STDIN_FILENO, path: "<standard input>", expected: 0) }
    let (descriptor, size, _) = try openInput(path)
    defer { close(descriptor) }
    return try readAll(descriptor, path: path, expected: size)
}

/// Opens a file for reading.
///
/// - Returns: the descriptor, and the size in bytes; `isFile` is false for a pipe or a device, whose size is 0.
/// - Throws: ``Problem`` if the path is that of a folder or cannot be opened.
package func openInput(_ path: String) throws(Problem) -> (descriptor: Int32, size: Int, isFile: Bool) {
    let (descriptor, status) = try FileOpening(path).opened(path, "cannot read the input")
    if status.isFolder {
        close(descriptor)
        throw Problem(
            .noInput, path, "this is a folder, expected a file",
            hint: "name the files in it; the tags of the posts in it are read with --from posts")
    }
    return (descriptor, status.isFile ? Int(status.st_size) : 0, status.isFile)
}

/// Returns the size of a file in bytes; 0 if it is not a regular file or cannot be looked up.
package func expectedSize(_ path: String) -> Int {
    guard let status = FileLookup(path, followsLinks: true).status, status.isFile else { return 0 }
    return Int(status.st_size)
}

/// Returns the problem of an input that is larger than ``InputLimit`` allows.
package func tooLarge(_ path: String) -> Problem { InputLimit.problem(path, hint: "split it, and name the parts") }

/// Returns the problem of a file that lost bytes while Stratus read it.
package func becameShorter(_ path: String) -> Problem {
    Problem(.brokenInput, path, "the file became shorter while it was read", hint: "read it when it is complete")
}

private func readAll(_ descriptor: Int32, path: String, expected: Int) throws(Problem) -> [UInt8] {
    guard expected <= InputLimit.bytes else { throw tooLarge(path) }
    var bytes: [UInt8] = []
    // One byte more than expected reveals the end without growing; a file that grows meanwhile is read all the same.
    var capacity = max(expected + 1, 1 << 16)
    while let chunk = try readChunk(descriptor, path: path, capacity: capacity) {
        guard bytes.take(chunk) else { throw tooLarge(path) }
        capacity = 1 << 16
    }
    guard bytes.count >= expected else { throw becameShorter(path) }
    return bytes
}

/// Reads the bytes that are available now, at most `capacity`; returns nil at the end of the input.
///
/// - Throws: ``Problem`` if the read fails.
package func readChunk(_ descriptor: Int32, path: String, capacity: Int) throws(Problem) -> [UInt8]? {
    var got: Int?
    let chunk = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        got = readOnce(descriptor, into: buffer.baseAddress, count: buffer.count)
        count = got ?? 0
    }
    guard got != nil else { throw Problem(.brokenInput, path, "cannot read the input: \(errorText())") }
    return chunk.isEmpty ? nil : chunk
}

/// Returns whether two paths lead to the same regular file, directly or through links.
public func isSameFile(_ one: String, _ other: String) -> Bool {
    guard let first = FileLookup(one, followsLinks: true).status, first.isFile,
        let second = FileLookup(other, followsLinks: true).status
    else { return false }
    return FileIdentity(first) == FileIdentity(second)
}
