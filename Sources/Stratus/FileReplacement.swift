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
    /// The bytes go into a file without a name in the same folder, which then takes the name. A link is followed, owner
    /// and permissions of a file that was there are kept; a device, a pipe or an open descriptor (`-`, `/dev/stdout`)
    /// is written to as it is.
    /// - Throws: ``OutputError``; the file is as it was then.
    public func write(to path: String) throws(OutputError) {
        if let descriptor = openDescriptor(named: path) {
            return try writeAll(bytes, to: descriptor, path: path == "-" ? "<standard output>" : path)
        }
        let target = try linkTarget(of: path)
        var status = stat()
        let exists = stat(target, &status) == 0
        let kind = status.st_mode & S_IFMT
        if exists, kind == S_IFDIR {
            throw OutputError(
                path: path, reason: "cannot write the output: this is a folder", hint: "name a file in it",
                brokeOff: false)
        }
        if exists, kind != S_IFREG { return try writeInPlace(target) }
        // A file that may not be written to is not to be replaced either.
        if exists, access(target, W_OK) != 0 { throw failure(path, brokeOff: false) }
        try replace(target, keeping: exists ? status : nil, path)
    }

    /// Writes to standard output.
    ///
    /// - Throws: ``OutputError``, which says whether the reader has gone; the caller has to ignore `SIGPIPE` for that.
    public func writeToStandardOutput() throws(OutputError) {
        try write(to: "-")
    }

    private func writeInPlace(_ path: String) throws(OutputError) {
        let descriptor = open(path, O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure(path, brokeOff: false) }
        defer { close(descriptor) }
        try writeAll(bytes, to: descriptor, path: path)
    }

    private func replace(_ target: String, keeping old: stat?, _ path: String) throws(OutputError) {
        let folder = target.lastIndex(of: "/").map { String(target[...$0]) } ?? "./"
        var temporary = TemporaryFile(in: folder)
        guard let descriptor = temporary.open() else { throw failure(path, brokeOff: false) }
        do throws(OutputError) {
            if let old {
                // Only the superuser may give a file away; for others it is theirs already, or becomes so.
                _ = fchown(descriptor, old.st_uid, old.st_gid)
                fchmod(descriptor, old.st_mode & 0o7777)
            }
            try writeAll(bytes, to: descriptor, path: path)
            // A full disk may show as late as here.
            guard temporary.giveName(), temporary.close(), rename(temporary.path, target) == 0 else {
                throw failure(path, brokeOff: [ENOSPC, EDQUOT, EIO].contains(errno))
            }
        } catch {
            temporary.remove()
            throw error
        }
    }
}

/// `-` and the names under which Linux shows what a process has open: opened once more, a file behind one of them
/// would be written over from its beginning.
private func openDescriptor(named path: String) -> Int32? {
    switch path {
    case "-", "/dev/stdout": return STDOUT_FILENO
    case "/dev/stderr": return STDERR_FILENO
    default:
        for prefix in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(prefix) {
            return Int32(path.dropFirst(prefix.count))
        }
        return nil
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

/// Where a chain of links leads, also when there is nothing there yet.
private func linkTarget(of path: String) throws(OutputError) -> String {
    var target = path
    // As many links as Linux follows.
    for _ in 0..<40 {
        var status = stat()
        guard lstat(target, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return target }
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink(target, &buffer, buffer.count)
        guard count > 0 else { throw failure(path, brokeOff: false) }
        let next = String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let folder = target.lastIndex(of: "/").map { String(target[...$0]) } ?? ""
        target = next.hasPrefix("/") ? next : folder + next
    }
    errno = ELOOP
    throw failure(path, brokeOff: false)
}

private func failure(_ path: String, brokeOff: Bool) -> OutputError {
    let code = errno
    let hint: String? =
        switch code {
        case ENOENT, ENOTDIR: "make the folder first"
        case EACCES, EROFS, EPERM: "choose a place that you may write to"
        case ENOSPC, EDQUOT, EFBIG: "make room, or choose another place"
        default: nil
        }
    return OutputError(
        path: path, reason: "cannot write the output: \(errorText())", hint: hint, brokeOff: brokeOff,
        isClosedPipe: code == EPIPE)
}
