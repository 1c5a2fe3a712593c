import FileAccess
import Glibc

/// What stands in the place of a file.
enum ExistingFile {
    case nothing
    /// With the bytes that Stratus wrote.
    case asMade
    /// A file of other bytes.
    case changed
    case other(Obstacle)
    /// Nobody can tell, for the reason that `errno` had.
    case unknown(Int32)

    /// What became of a file that Stratus made.
    ///
    /// - Parameter name: its name in the folder; that of its path if it is left out.
    static func found(_ file: MadeFile, as name: String? = nil, in parent: OpenFolder) -> ExistingFile {
        let name = name ?? file.path.name
        guard let descriptor = open(name, in: parent) else { return unopened(name, in: parent) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return .unknown(errno) }
        guard status.st_mode & S_IFMT == S_IFREG else { return .other(Obstacle(status)) }
        guard Int(status.st_size) == file.state.size else { return .changed }
        guard let state = FileChunks.state(descriptor, size: file.state.size) else { return .unknown(errno) }
        return state == file.state ? .asMade : .changed
    }

    /// A descriptor to read; nil for a link, and for what cannot be opened. Nothing is waited for.
    static func open(_ name: String, in parent: OpenFolder) -> Int32? {
        let descriptor = openat(parent.descriptor, name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY)
        return descriptor >= 0 ? descriptor : nil
    }

    /// What something is that could not be opened, for the reason that `errno` has.
    static func unopened(_ name: String, in parent: OpenFolder) -> ExistingFile {
        let code = errno
        switch FileLookup(name, in: parent.descriptor) {
        case .absent: return .nothing
        case .failed(let code): return .unknown(code)
        case .found(let status):
            let obstacle = Obstacle(status)
            if case .file = obstacle { return .unknown(code) }
            return .other(obstacle)
        }
    }
}
