import Glibc

/// A temporary file without a name, open for reading and writing. A process that is killed leaves no such file behind.
package enum NamelessFile {
    /// `__O_TMPFILE` of Linux, which the header defines as a macro that Swift does not import.
    static let flag: Int32 = 0o20_000_000 | O_DIRECTORY

    /// Makes an empty file on the disk of the folder, readable by this user only.
    ///
    /// - Returns: the descriptor, which the caller closes; nil with the reason in `errno`.
    package static func make(in folder: String) -> Int32? {
        let descriptor = Glibc.open(folder, O_RDWR | O_EXCL | O_CLOEXEC | flag, 0o600)
        if descriptor >= 0 { return descriptor }
        // A file system without such files reports one of these; any other error is a real failure.
        guard errno == EOPNOTSUPP || errno == EISDIR || errno == EINVAL else { return nil }
        return makeAndForget(in: folder)
    }

    /// Makes a file in the folder and removes its name at once, for file systems without nameless files.
    ///
    /// - Returns: the descriptor, which the caller closes; nil with the reason in `errno`.
    package static func makeAndForget(in folder: String) -> Int32? {
        for attempt in 0..<1000 {
            let path = "\(folder)/.stratus-\(getpid())-\(attempt).run"
            let descriptor = Glibc.open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
            if descriptor >= 0 {
                unlink(path)
                return descriptor
            }
            guard errno == EEXIST else { return nil }
        }
        return nil
    }
}
