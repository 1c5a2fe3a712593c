import FileAccess
import Glibc

/// The state of the output folder at the path of a file.
enum ExistingFile {
    case nothing
    /// A file with the bytes that Stratus wrote.
    case asMade
    /// A file with other bytes.
    case changed
    case other(Obstacle)
    /// The system failed to look; the value is its `errno`.
    case unknown(Int32)

    /// Compares a file that Stratus made with the one at its path now, whose bytes are read if the size is unchanged.
    ///
    /// - Parameter name: the file's name in the folder, by default the last part of its path.
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

    /// Opens a file for reading, without following a link and without waiting for a pipe.
    static func opening(_ name: String, in parent: OpenFolder) -> FileOpening {
        FileOpening(name, in: parent.descriptor, [.withoutLinks, .withoutWaiting])
    }

    /// Returns the state of the folder at a name that could not be opened as a file.
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
