import Glibc
import SourceText

/// The outcome of opening a file or folder for reading.
///
/// Only ``absent(_:)`` means that nothing has the name. After ``failed(_:)`` something may exist there.
package enum FileOpening {
    /// The descriptor, which the receiver must close, and the status of the file or folder.
    case opened(Int32, stat)
    /// Nothing has the name, or the path leads through something that is not a folder; the `errno` says which.
    case absent(Int32)
    /// The system could not open the file or folder, for the reason given by the `errno`.
    case failed(Int32)

    /// Options for opening a file or folder.
    package struct Options: OptionSet, Sendable {
        package let rawValue: Int32

        package init(rawValue: Int32) { self.rawValue = rawValue }

        /// The option that makes the opening of a symbolic link fail with `ELOOP`.
        package static let withoutLinks = Options(rawValue: O_NOFOLLOW)
        /// The option that makes the opening of a pipe or a device return at once.
        package static let withoutWaiting = Options(rawValue: O_NONBLOCK | O_NOCTTY)
        /// The option that makes the opening of anything but a folder fail with `ENOTDIR`.
        package static let folder = Options(rawValue: O_DIRECTORY)
        /// The option that creates a missing file, with the permissions that the user's umask allows, and opens for
        /// writing too.
        package static let makingFile = Options(rawValue: O_RDWR | O_CREAT)
    }

    /// Opens the file or folder at a path.
    ///
    /// - Parameters:
    ///   - name: a path relative to the folder.
    ///   - folder: the descriptor of an open folder; the working folder by default.
    package init(_ name: String, in folder: Int32 = AT_FDCWD, _ options: Options = []) {
        self.init(openat(folder, name, O_RDONLY | O_CLOEXEC | options.rawValue, 0o666), options)
    }

    /// Opens the file or folder at a path that is given as bytes, which need not be UTF-8.
    package init(_ name: [UInt8], in folder: Int32 = AT_FDCWD, _ options: Options = []) {
        let opened = FolderPath.call(name) { openat(folder, $0, O_RDONLY | O_CLOEXEC | options.rawValue, 0o666) }
        if opened == nil { errno = ENOENT }
        self.init(opened ?? -1, options)
    }

    private init(_ descriptor: Int32, _ options: Options) {
        var status = stat()
        if descriptor >= 0, fstat(descriptor, &status) == 0 {
            self = .opened(descriptor, status)
            return
        }
        let code = errno
        if descriptor >= 0 { close(descriptor) }
        // For anything else in the place of a folder, the system reports the same error as for one on the way.
        let isAbsent = options.contains(.folder) ? code == ENOENT : FileLookup.isAbsence(code)
        self = isAbsent ? .absent(code) : .failed(code)
    }

    /// Returns the descriptor and the status of what was opened, or throws.
    ///
    /// - Parameters:
    ///   - path: the path that the message shows.
    ///   - message: a description of the failure, such as "cannot read the input".
    /// - Throws: ``Problem`` with the message and the system's reason, if the opening failed.
    package func opened(_ path: String, _ message: String) throws(Problem) -> (descriptor: Int32, status: stat) {
        switch self {
        case .opened(let descriptor, let status): return (descriptor, status)
        case .absent(let code), .failed(let code): throw Problem(opening: path, message, code)
        }
    }
}

extension stat {
    package var isFile: Bool { st_mode & S_IFMT == S_IFREG }
    package var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
    package var isLink: Bool { st_mode & S_IFMT == S_IFLNK }
}
