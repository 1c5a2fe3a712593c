import Glibc
import SourceText

/// The system's answer to the question whether a file, folder or anything else exists at a path.
///
/// Only ``absent`` means that nothing exists there. After ``failed(_:)`` something may exist, so nothing is deleted,
/// overwritten or left out because of a failure.
package enum FileLookup {
    case found(stat)
    case absent
    /// The system could not answer, for the reason given by the `errno`.
    case failed(Int32)

    /// Looks up the file, folder or other item at a path.
    ///
    /// - Parameters:
    ///   - name: a path relative to the folder.
    ///   - folder: the descriptor of an open folder; the working folder by default.
    ///   - followsLinks: whether a symbolic link is followed to its target.
    package init(_ name: String, in folder: Int32 = AT_FDCWD, followsLinks: Bool = false) {
        var status = stat()
        if fstatat(folder, name, &status, followsLinks ? 0 : AT_SYMLINK_NOFOLLOW) == 0 {
            self = .found(status)
        } else {
            self = Self.isAbsence(errno) ? .absent : .failed(errno)
        }
    }

    /// Looks up the item at a path that is given as bytes, which need not be UTF-8.
    package init(_ path: [UInt8], in folder: Int32 = AT_FDCWD, followsLinks: Bool = false) {
        var status = stat()
        let flags = followsLinks ? 0 : AT_SYMLINK_NOFOLLOW
        switch FolderPath.call(path, { fstatat(folder, $0, &status, flags) }) {
        case 0: self = .found(status)
        case nil: self = .absent
        default: self = Self.isAbsence(errno) ? .absent : .failed(errno)
        }
    }

    /// Looks up an open file by its descriptor.
    package init(descriptor: Int32) {
        var status = stat()
        self = fstat(descriptor, &status) == 0 ? .found(status) : .failed(errno)
    }

    /// The status of the file that was found; nil if it is absent or the lookup failed.
    package var status: stat? { if case .found(let status) = self { status } else { nil } }

    /// Returns whether an `errno` means that a file does not exist: its name is missing, or its path leads through
    /// something that is not a folder.
    package static func isAbsence(_ code: Int32) -> Bool { code == ENOENT || code == ENOTDIR }

    /// Returns whether a path leads to neither a file nor a folder but to a pipe, a device or a socket, on which a read
    /// could block for ever.
    package static func isStream(_ path: String) -> Bool {
        guard case .found(let status) = FileLookup(path, followsLinks: true) else { return false }
        return !status.isFile && !status.isFolder
    }

    /// Returns the status of the output file that was found, or nil if nothing exists at the path.
    ///
    /// - Parameter path: the path that the message shows.
    /// - Throws: ``Problem`` if the lookup failed.
    package func status(ofOutput path: @autoclosure () -> String) throws(Problem) -> stat? {
        switch self {
        case .found(let status): return status
        case .absent: return nil
        case .failed(let code): throw .writing(path(), code, brokeOff: false)
        }
    }
}
