import Glibc

/// A temporary file without a name, so that a process that is killed leaves nothing behind; to be written and read.
package enum NamelessFile {
    /// `__O_TMPFILE` of Linux, which the header gives as a macro that Swift does not import.
    static let flag: Int32 = 0o20_000_000 | O_DIRECTORY

    /// - Returns: a descriptor, which whoever takes it closes; nil with the reason in `errno`.
    package static func make(in folder: String) -> Int32? {
        let descriptor = Glibc.open(folder, O_RDWR | O_EXCL | O_CLOEXEC | flag, 0o600)
        if descriptor >= 0 { return descriptor }
        // What the file system does not know shows as one of these; all else is a real failure.
        guard errno == EOPNOTSUPP || errno == EISDIR || errno == EINVAL else { return nil }
        return makeAndForget(in: folder)
    }

    /// A file whose name is gone before anything is written.
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
