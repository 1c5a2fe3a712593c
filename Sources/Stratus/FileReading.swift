import Glibc

/// An input that cannot be opened or read.
public struct InputError: Error, Sendable, CustomStringConvertible {
    public let path: String
    public let reason: String
    public let hint: String?
    /// Whether there is no such input, or it broke off while it was read.
    public let brokeOff: Bool

    public var description: String {
        "\(path): error: \(reason)" + (hint.map { "\nhint: \($0)" } ?? "")
    }
}

/// Reads a file whole; `-` is standard input. The bytes are not checked for an encoding: ``SourceText`` does that.
public func readInput(_ path: String) throws(InputError) -> [UInt8] {
    if path == "-" { return try readAll(STDIN_FILENO, path: "<standard input>", expected: 0) }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
        throw InputError(path: path, reason: "cannot read the input: \(errorText())", hint: nil, brokeOff: false)
    }
    defer { close(descriptor) }
    var status = stat()
    if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
        throw InputError(
            path: path, reason: "this is a folder, expected a file", hint: "name the files: \(path)/*.md",
            brokeOff: false)
    }
    return try readAll(descriptor, path: path, expected: Int(status.st_size))
}

private func readAll(_ descriptor: Int32, path: String, expected: Int) throws(InputError) -> [UInt8] {
    // One byte more than expected shows the end without growing; what grows meanwhile is read all the same.
    var capacity = max(expected + 1, 1 << 16)
    var bytes: [UInt8] = []
    var failure: String?
    var atEnd = false
    while !atEnd {
        bytes.reserveCapacity(bytes.count + capacity)
        let chunk = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
            let read = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
            count = max(0, read)
            if read < 0, errno != EINTR { failure = errorText() }
            atEnd = read == 0 || failure != nil
        }
        if bytes.isEmpty { bytes = chunk } else { bytes.append(contentsOf: chunk) }
        capacity = 1 << 20
    }
    if let failure {
        throw InputError(path: path, reason: "cannot read the input: \(failure)", hint: nil, brokeOff: true)
    }
    return bytes
}

/// What the C library says of the last error, in the words of the C locale.
func errorText() -> String {
    String(cString: strerror(errno))
}
