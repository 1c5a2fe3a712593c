import Glibc
import SourceText

/// What came of opening something to read it.
///
/// Only ``absent(_:)`` means that nothing has the name; what failed to open may well be there.
package enum FileOpening {
    /// A descriptor, which whoever takes it closes, and what it is of.
    case opened(Int32, stat)
    /// There is no such name, or what it is said to be in is no folder: which of both, the number of the error tells.
    case absent(Int32)
    /// The system could not open it, for the reason that `errno` had.
    case failed(Int32)

    package struct Options: OptionSet, Sendable {
        package let rawValue: Int32

        package init(rawValue: Int32) { self.rawValue = rawValue }

        /// A link fails with `ELOOP`.
        package static let withoutLinks = Options(rawValue: O_NOFOLLOW)
        /// A pipe or a device is not waited for.
        package static let withoutWaiting = Options(rawValue: O_NONBLOCK | O_NOCTTY)
        /// Anything else than a folder fails with `ENOTDIR`.
        package static let folder = Options(rawValue: O_DIRECTORY)
        /// A file is made where there is none, with the permissions that the user's mask gives, and can be written to.
        package static let makingFile = Options(rawValue: O_RDWR | O_CREAT)
    }

    /// - Parameters:
    ///   - name: a path as seen from the folder.
    ///   - folder: open; the working folder if it is left out.
    package init(_ name: String, in folder: Int32 = AT_FDCWD, _ options: Options = []) {
        self.init(openat(folder, name, O_RDONLY | O_CLOEXEC | options.rawValue, 0o666), options)
    }

    /// The same of a name in bytes, which need not be UTF-8.
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
        // Of something else in the place of a folder the system says what it says of one in the way.
        let isAbsent = options.contains(.folder) ? code == ENOENT : FileLookup.isAbsence(code)
        self = isAbsent ? .absent(code) : .failed(code)
    }

    /// - Throws: ``Problem`` in the system's words.
    ///
    /// - Parameters:
    ///   - path: by which the message calls it.
    ///   - message: of what cannot be done.
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
