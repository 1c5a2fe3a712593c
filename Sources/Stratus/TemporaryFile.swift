import Glibc

/// A file that is nobody's until it is whole: it has no name while it is written, so that a process that is killed
/// leaves nothing behind. Where a file system knows no nameless files it has a hidden name from the beginning.
struct TemporaryFile: ~Copyable {
    private let folder: String
    private(set) var path = ""
    private var descriptor: Int32 = -1

    /// `__O_TMPFILE` of Linux, which the header gives as a macro that Swift does not import.
    private static let nameless: Int32 = 0o20_000_000 | O_DIRECTORY

    /// - Parameter folder: with a slash at its end.
    init(in folder: String) {
        self.folder = folder
    }

    /// The descriptor to write to, with the permissions that the user's mask gives; nil with the reason in `errno`.
    mutating func open() -> Int32? {
        descriptor = Glibc.open(folder, O_WRONLY | O_CLOEXEC | Self.nameless, 0o666)
        if descriptor >= 0 { return descriptor }
        // What the file system does not know shows as one of these; all else is a real failure.
        guard errno == EOPNOTSUPP || errno == EISDIR || errno == EINVAL || errno == ENOENT else { return nil }
        var named: Int32 = -1
        let name = Self.freeName(in: folder) { name in
            named = Glibc.open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
            return named >= 0
        }
        guard let name else { return nil }
        (path, descriptor) = (name, named)
        return named
    }

    /// Gives the file a hidden name, from which it can be renamed; false with the reason in `errno`.
    mutating func giveName() -> Bool {
        guard path.isEmpty else { return true }
        let source = "/proc/self/fd/\(descriptor)"
        let name = Self.freeName(in: folder) { linkat(AT_FDCWD, source, AT_FDCWD, $0, AT_SYMLINK_FOLLOW) == 0 }
        path = name ?? ""
        return name != nil
    }

    /// Takes a name in one step, and the place of what has it; false with the reason in `errno`.
    mutating func take(_ target: String) -> Bool {
        // A name that is free is taken without another one before it.
        let source = "/proc/self/fd/\(descriptor)"
        if path.isEmpty, linkat(AT_FDCWD, source, AT_FDCWD, target, AT_SYMLINK_FOLLOW) == 0 { return close() }
        return giveName() && close() && rename(path, target) == 0
    }

    mutating func close() -> Bool {
        defer { descriptor = -1 }
        return Glibc.close(descriptor) == 0
    }

    /// Closes and removes what is left; keeps `errno`.
    mutating func remove() {
        let code = errno
        if descriptor >= 0 { Glibc.close(descriptor) }
        if !path.isEmpty { unlink(path) }
        errno = code
    }

    /// The first hidden name that `take` can have; nil with the reason in `errno`.
    private static func freeName(in folder: String, _ take: (String) -> Bool) -> String? {
        for attempt in 0..<1000 {
            let name = "\(folder).stratus-\(getpid())-\(attempt).tmp"
            if take(name) { return name }
            if errno != EEXIST { return nil }
        }
        return nil
    }
}
