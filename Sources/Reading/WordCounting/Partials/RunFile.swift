import FileAccess
import Glibc
import SourceText

/// A temporary file without a name, so that a process that is killed leaves nothing behind. It holds runs one after the
/// other.
final class RunFile: Sendable {
    let descriptor: Int32
    /// The folder that it is in, for messages.
    let folder: String

    init(folder: String) throws(Problem) {
        guard let descriptor = NamelessFile.make(in: folder) else {
            throw .storage(folder, "cannot make a temporary file: \(errorText())")
        }
        (self.descriptor, self.folder) = (descriptor, folder)
    }

    /// Makes a file of an open descriptor, which is closed with it.
    init(descriptor: Int32, folder: String) { (self.descriptor, self.folder) = (descriptor, folder) }

    deinit { close(descriptor) }

    /// Writes all bytes at an offset of the file.
    func write(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) throws(Problem) {
        guard writeFully(UnsafeRawBufferPointer(bytes), to: descriptor, at: offset) else {
            throw .storage(folder, "cannot write a temporary file: \(errorText())")
        }
    }

}

/// Problems with the temporary files of a count that outgrew its memory.
extension Problem {
    /// The problem of a run that was written and cannot be read back.
    static func lost(_ folder: String, _ error: Problem) -> Problem {
        storage(folder, "cannot read a temporary file back: \(error.message)")
    }

    static func storage(_ folder: String, _ message: String) -> Problem {
        Problem(
            .storage, folder, message,
            hint: "name another folder with --temporary-folder, or allow more memory with --memory")
    }
}
