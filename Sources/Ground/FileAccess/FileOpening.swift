import Glibc
import SourceText

/// The outcome of opening something for reading.
///
/// Only ``absent(_:)`` means that nothing has the name; after a failure, something may well be there.
package enum FileOpening {
    /// The descriptor, which the receiver must close, and the status of what was opened.
    case opened(Int32, stat)
    /// Nothing has this name, or the path leads through something that is not a folder; the `errno` tells which.
    case absent(Int32)
    /// The system could not open it, for the reason given by this `errno`.
    case failed(Int32)

    /// The ways to open a file.
    package struct Options: OptionSet, Sendable {
        package let rawValue: Int32

        package init(rawValue: Int32) { self.rawValue = rawValue }

        /// Opening a symbolic link fails with `ELOOP`.
        package static let withoutLinks = Options(rawValue: O_NOFOLLOW)
        /// Opening a pipe or a device returns at once.
        package static let withoutWaiting = Options(rawValue: O_NONBLOCK | O_NOCTTY)
        /// Opening anything but a folder fails with `ENOTDIR`.
        package static let folder = Options(rawValue: O_DIRECTORY)
        /// A missing file is created with the permissions of the user's mask, and the file is open for writing too.
        package static let makingFile = Options(rawValue: O_RDWR | O_CREAT)
    }

    /// Opens a path.
    ///
    /// - Parameters:
    ///   - name: a path relative to the folder.
    ///   - folder: the descriptor of an open folder; the working folder by default.
    package init(_ name: String, in folder: Int32 = AT_FDCWD, _ options: Options = []) {
        self.init(openat(folder, name, O_RDONLY | O_CLOEXEC | options.rawValue, 0o666), options)
    }

    /// Opens a path given as bytes, which need not be UTF-8.
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

    /// Returns the descriptor and the status if it was opened.
    ///
    /// - Parameters:
    ///   - path: the path that the message shows.
    ///   - message: what could not be done, such as "cannot read the input".
    /// - Throws: ``Problem`` with the message and the system's reason.
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
