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
        let opening = opening(name, in: parent)
        guard case .opened(let descriptor, let status) = opening else { return unopened(opening, name, in: parent) }
        defer { close(descriptor) }
        guard status.isFile else { return .other(Obstacle(status)) }
        guard Int(status.st_size) == file.state.size else { return .changed }
        guard let state = FileChunks.state(descriptor, size: file.state.size) else { return .unknown(errno) }
        return state == file.state ? .asMade : .changed
    }

    static func opening(_ name: String, in parent: OpenFolder) -> FileOpening {
        FileOpening(name, in: parent.descriptor, [.withoutLinks, .withoutWaiting])
    }

    /// What something is that could not be opened.
    static func unopened(_ opening: FileOpening, _ name: String, in parent: OpenFolder) -> ExistingFile {
        switch FileLookup(name, in: parent.descriptor) {
        case .absent: return .nothing
        case .failed(let code): return .unknown(code)
        case .found(let status):
            let obstacle = Obstacle(status)
            guard case .file = obstacle else { return .other(obstacle) }
            if case .failed(let code) = opening { return .unknown(code) }
            return .unknown(ENOENT)
        }
    }
}
