import Glibc
import SourceText

/// What the system answers to the question whether something has a name.
///
/// Only ``absent`` means that nothing has it. What could not be looked at may well be there, so nothing is deleted,
/// written over or left out because of a failure.
package enum FileLookup {
    case found(stat)
    case absent
    /// The system could not tell, for the reason that `errno` had.
    case failed(Int32)

    /// - Parameters:
    ///   - name: a path as seen from the folder.
    ///   - folder: open; the working folder if it is left out.
    ///   - followsLinks: whether a link is looked at, or what it leads to.
    package init(_ name: String, in folder: Int32 = AT_FDCWD, followsLinks: Bool = false) {
        var status = stat()
        if fstatat(folder, name, &status, followsLinks ? 0 : AT_SYMLINK_NOFOLLOW) == 0 {
            self = .found(status)
        } else {
            self = Self.isAbsence(errno) ? .absent : .failed(errno)
        }
    }

    /// The same of a path in bytes, which need not be UTF-8.
    package init(_ path: [UInt8], in folder: Int32 = AT_FDCWD, followsLinks: Bool = false) {
        var status = stat()
        let flags = followsLinks ? 0 : AT_SYMLINK_NOFOLLOW
        switch FolderPath.call(path, { fstatat(folder, $0, &status, flags) }) {
        case 0: self = .found(status)
        case nil: self = .absent
        default: self = Self.isAbsence(errno) ? .absent : .failed(errno)
        }
    }

    /// What is open.
    package init(descriptor: Int32) {
        var status = stat()
        self = fstat(descriptor, &status) == 0 ? .found(status) : .failed(errno)
    }

    /// What was found; nil for nothing, and where nobody can tell.
    package var status: stat? { if case .found(let status) = self { status } else { nil } }

    /// Whether a failed call says that there is no such file: that it has no name, or that what it is said to be in is
    /// no folder.
    package static func isAbsence(_ code: Int32) -> Bool { code == ENOENT || code == ENOTDIR }

    /// Whether a path leads to a pipe, a device or a socket, which could be waited for without end: neither a file nor a
    /// folder.
    package static func isStream(_ path: String) -> Bool {
        guard case .found(let status) = FileLookup(path, followsLinks: true) else { return false }
        return !status.isFile && !status.isFolder
    }

    /// What was found, or nil for nothing.
    ///
    /// - Parameter path: what a message calls the place.
    /// - Throws: ``Problem`` if nobody can tell.
    package func status(ofOutput path: @autoclosure () -> String) throws(Problem) -> stat? {
        switch self {
        case .found(let status): return status
        case .absent: return nil
        case .failed(let code): throw .writing(path(), code, brokeOff: false)
        }
    }
}
