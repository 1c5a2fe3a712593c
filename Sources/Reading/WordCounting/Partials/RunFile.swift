import Glibc
import SourceText

/// A temporary file without a name, so that a process that is killed leaves nothing behind. Runs stand in it one after the
/// other.
final class RunFile: Sendable {
    let descriptor: Int32
    /// In which it is.
    let folder: String

    /// `__O_TMPFILE` of Linux, which the header gives as a macro that Swift does not import.
    private static let nameless: Int32 = 0o20_000_000 | O_DIRECTORY

    init(folder: String) throws(Problem) {
        self.folder = folder
        let nameless = open(folder, O_RDWR | O_EXCL | O_CLOEXEC | Self.nameless, 0o600)
        if nameless >= 0 {
            descriptor = nameless
            return
        }
        // What the file system does not know shows as one of these; all else is a real failure.
        guard errno == EOPNOTSUPP || errno == EISDIR || errno == EINVAL else {
            throw .making(in: folder)
        }
        descriptor = try Self.makeAndForget(in: folder)
    }

    /// - Parameter descriptor: is closed with this.
    init(descriptor: Int32, folder: String) { (self.descriptor, self.folder) = (descriptor, folder) }

    deinit { close(descriptor) }

    /// Writes all bytes at a place of the file.
    func write(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) throws(Problem) {
        var done = 0
        while done < bytes.count {
            let written = pwrite(descriptor, bytes.baseAddress?.advanced(by: done), bytes.count - done, offset + done)
            if written >= 0 {
                done += written
            } else if errno != EINTR {
                throw .storage(folder, "cannot write a temporary file: \(errorText())")
            }
        }
    }

    /// A file whose name is gone before anything is written.
    static func makeAndForget(in folder: String) throws(Problem) -> Int32 {
        for attempt in 0..<1000 {
            let path = "\(folder)/.stratus-\(getpid())-\(attempt).run"
            let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
            if descriptor >= 0 {
                unlink(path)
                return descriptor
            }
            guard errno == EEXIST else { break }
        }
        throw .making(in: folder)
    }
}

/// The temporary files of a count that outgrew its memory could not be made, written or read.
extension Problem {
    fileprivate static func making(in folder: String) -> Problem {
        storage(folder, "cannot make a temporary file: \(errorText())")
    }

    /// A run that was written and does not come back.
    static func lost(_ folder: String, _ error: Problem) -> Problem {
        storage(folder, "cannot read a temporary file back: \(error.message)")
    }

    static func storage(_ folder: String, _ message: String) -> Problem {
        Problem(
            .storage, folder, message,
            hint: "name another folder with --temporary-folder, or allow more memory with --memory")
    }
}
