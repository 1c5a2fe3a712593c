import Glibc
import SourceText

/// An output that is written piece by piece, and replaces the file of its name in one step when it is finished.
///
/// The bytes go into a nameless file in the same folder, which gets the name in the end.
package final class OutputFile {
    /// The path as the user wrote it, for messages.
    private let path: String
    private let descriptor: Int32
    /// What happens to the descriptor when the output is finished.
    private let ending: Ending
    private let temporary: TemporaryFile?
    private var isFinished = false

    private enum Ending {
        case stayOpen, close
        /// The file takes this name in its folder, replacing whatever has it.
        case replace(String)
    }

    /// Begins an output with the given name in an open folder. Links are not followed: a link of this name is replaced.
    ///
    /// - Parameter path: the path that messages show.
    /// - Throws: ``Problem`` if the output cannot be created.
    package init(named name: String, in folder: Int32, path: String) throws(Problem) {
        self.path = path
        let status = try FileLookup(name, in: folder).status(ofOutput: path)
        guard let folder = OpenFolder(folder) else { throw .writing(path, brokeOff: false) }
        let temporary = TemporaryFile(in: folder)
        guard let descriptor = temporary.open() else { throw .writing(path, brokeOff: false) }
        (self.descriptor, self.temporary, ending) = (descriptor, temporary, .replace(name))
        if let status, status.st_mode & S_IFMT == S_IFREG { keepOwner(status) }
    }

    /// Begins an output at a path; links are followed. `-` is standard output. Pipes and devices are written to
    /// directly.
    ///
    /// - Throws: ``Problem`` if the path is that of a folder, or the output cannot be created.
    package init(_ path: String) throws(Problem) {
        self.path = path == "-" ? "<standard output>" : path
        if let descriptor = openDescriptor(named: path) {
            (self.descriptor, temporary, ending) = (descriptor, nil, .stayOpen)
            return
        }
        let target = try linkTarget(of: path)
        let status = try FileLookup(target, followsLinks: true).status(ofOutput: path)
        let kind = status.map { $0.st_mode & S_IFMT }
        if kind == S_IFDIR {
            throw Problem(.cannotCreate, path, "cannot write the output: this is a folder", hint: "name a file in it")
        }
        if let kind, kind != S_IFREG {
            descriptor = open(target, O_WRONLY | O_CLOEXEC)
            (temporary, ending) = (nil, .close)
            guard descriptor >= 0 else { throw .writing(path, brokeOff: false) }
            return
        }
        // A file without write permission must not be replaced either.
        if status != nil, access(target, W_OK) != 0 { throw .writing(path, brokeOff: false) }
        let slash = target.lastIndex(of: "/")
        guard let folder = OpenFolder(slash.map { String(target[...$0]) } ?? ".") else {
            throw .writing(path, brokeOff: false)
        }
        let temporary = TemporaryFile(in: folder)
        guard let descriptor = temporary.open() else { throw .writing(path, brokeOff: false) }
        let name = slash.map { String(target[target.index(after: $0)...]) } ?? target
        (self.descriptor, self.temporary, ending) = (descriptor, temporary, .replace(name))
        if let status { keepOwner(status) }
    }

    /// Only the superuser can give a file to another user; other users already own it, or will own it.
    private func keepOwner(_ status: stat) {
        _ = fchown(descriptor, status.st_uid, status.st_gid)
        fchmod(descriptor, status.st_mode & 0o7777)
    }

    deinit {
        guard !isFinished else { return }
        if case .close = ending { close(descriptor) }
    }

    /// Appends bytes to the output.
    ///
    /// - Throws: ``Problem`` if that fails, such as on a full disk or a closed pipe.
    package func write(_ bytes: [UInt8]) throws(Problem) {
        guard bytes.withUnsafeBytes({ writeFully($0, to: descriptor) }) else { throw .writing(path, brokeOff: true) }
    }

    package func write(_ bytes: UnsafeRawBufferPointer) throws(Problem) {
        guard writeFully(bytes, to: descriptor) else { throw .writing(path, brokeOff: true) }
    }

    /// Completes the output: gives the file its name, or closes the pipe or device.
    ///
    /// - Throws: ``Problem`` if that fails, such as on a full disk.
    package func finish() throws(Problem) {
        switch ending {
        case .stayOpen: break
        case .close: close(descriptor)
        case .replace(let target):
            // A full disk may be reported as late as here.
            guard temporary?.take(target) == true else {
                throw .writing(path, brokeOff: [ENOSPC, EDQUOT, EIO].contains(errno))
            }
        }
        isFinished = true
    }
}

/// Returns the descriptor of `-` or of a name that Linux has for an open descriptor. Such a name is not opened again,
/// since a file behind it would be overwritten from its beginning.
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

/// Returns the path at the end of a chain of links, which need not exist yet.
private func linkTarget(of path: String) throws(Problem) -> String {
    var target = path
    // Linux follows at most 40 links.
    for _ in 0..<40 {
        guard let status = try FileLookup(target).status(ofOutput: path), status.st_mode & S_IFMT == S_IFLNK else {
            return target
        }
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink(target, &buffer, buffer.count)
        guard count > 0 else { throw .writing(path, brokeOff: false) }
        let next = String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let folder = target.lastIndex(of: "/").map { String(target[...$0]) } ?? ""
        target = next.hasPrefix("/") ? next : folder + next
    }
    errno = ELOOP
    throw .writing(path, brokeOff: false)
}
