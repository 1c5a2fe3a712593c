import Glibc

/// An output that cannot be made.
public struct OutputError: Error, Sendable, CustomStringConvertible {
    public let path: String
    public let reason: String
    public let hint: String?
    /// Whether it could not be created, or broke off while it was written.
    public let brokeOff: Bool
    /// Whether the reader of a pipe has gone.
    public let isClosedPipe: Bool

    init(path: String, reason: String, hint: String? = nil, brokeOff: Bool, isClosedPipe: Bool = false) {
        self.path = path
        self.reason = reason
        self.hint = hint
        self.brokeOff = brokeOff
        self.isClosedPipe = isClosedPipe
    }

    public var description: String {
        "\(path): error: \(reason)" + (hint.map { "\nhint: \($0)" } ?? "")
    }
}

extension ValidatedMarkup {
    /// Replaces a file in one step: a reader sees the old one or the new one, also when the process is killed.
    ///
    /// The bytes go into a file of the same folder first, which then takes the name. A link is followed, the permissions
    /// of a file that was there are kept; a device or pipe is written to as it is.
    /// - Throws: ``OutputError``; the file is as it was then.
    public func write(to path: String) throws(OutputError) {
        var status = stat()
        let exists = stat(path, &status) == 0
        let kind = status.st_mode & S_IFMT
        if exists, kind == S_IFDIR {
            throw OutputError(
                path: path, reason: "cannot write the output: this is a folder", hint: "name a file in it",
                brokeOff: false)
        }
        if exists, kind != S_IFREG { return try writeInPlace(path) }
        // A file that is a link stays one: what it points to is replaced.
        let target = exists ? resolved(path) : path
        if exists, access(target, W_OK) != 0 { throw failure(path, brokeOff: false) }
        let (temporary, descriptor) = try createTemporary(besides: target, path)
        if exists { fchmod(descriptor, status.st_mode & 0o7777) }
        do {
            try writeAll(bytes, to: descriptor, path: path)
        } catch {
            close(descriptor)
            unlink(temporary)
            throw error
        }
        // A full disk may show as late as here.
        guard close(descriptor) == 0, rename(temporary, target) == 0 else {
            let error = failure(path, brokeOff: true)
            unlink(temporary)
            throw error
        }
    }

    /// Writes to standard output.
    ///
    /// - Throws: ``OutputError``, which says whether the reader has gone; the caller has to ignore `SIGPIPE` for that.
    public func writeToStandardOutput() throws(OutputError) {
        try writeAll(bytes, to: STDOUT_FILENO, path: "<standard output>")
    }
}

private func writeAll(_ bytes: [UInt8], to descriptor: Int32, path: String) throws(OutputError) {
    var written = 0
    while written < bytes.count {
        let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress.map { $0 + written }, $0.count - written) }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { throw failure(path, brokeOff: true) }
        written += count
    }
}

extension ValidatedMarkup {
    fileprivate func writeInPlace(_ path: String) throws(OutputError) {
        let descriptor = open(path, O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure(path, brokeOff: false) }
        defer { close(descriptor) }
        try writeAll(bytes, to: descriptor, path: path)
    }
}

private func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
}

/// A new file in the folder of `target`, with the permissions that the user's mask gives.
private func createTemporary(besides target: String, _ path: String) throws(OutputError) -> (String, Int32) {
    let folder = target.lastIndex(of: "/").map { String(target[...$0]) } ?? ""
    for attempt in 0..<1000 {
        let name = "\(folder).stratus-\(getpid())-\(attempt).tmp"
        let descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        if descriptor >= 0 { return (name, descriptor) }
        if errno != EEXIST { break }
    }
    throw failure(path, brokeOff: false)
}

private func failure(_ path: String, brokeOff: Bool) -> OutputError {
    let code = errno
    let hint: String? =
        switch code {
        case ENOENT, ENOTDIR: "make the folder first"
        case EACCES, EROFS, EPERM: "choose a folder that you may write to"
        case ENOSPC, EDQUOT: "the disk is full: nothing was changed"
        default: nil
        }
    return OutputError(
        path: path, reason: "cannot write the output: \(errorText())", hint: hint, brokeOff: brokeOff,
        isClosedPipe: code == EPIPE)
}
