import Glibc

/// What stands in the place of a file.
enum StandingFile {
    case nothing
    /// With the bytes that Stratus wrote.
    case asMade
    /// A file of other bytes.
    case changed
    case other(Obstacle)

    /// What became of a file that Stratus made.
    static func found(_ file: MadeFile, in parent: OpenFolder) -> StandingFile {
        guard let descriptor = open(file.path.name, in: parent) else { return absent(file.path.name, in: parent) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return .changed }
        guard status.st_mode & S_IFMT == S_IFREG else { return .other(Obstacle(status)) }
        guard Int(status.st_size) == file.state.size else { return .changed }
        return FileChunks.state(descriptor, size: file.state.size) == file.state ? .asMade : .changed
    }

    /// A descriptor to read; nil for a link, and for what cannot be opened. Nothing is waited for.
    static func open(_ name: String, in parent: OpenFolder) -> Int32? {
        let descriptor = openat(parent.descriptor, name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY)
        return descriptor >= 0 ? descriptor : nil
    }

    /// What something is that could not be opened.
    static func absent(_ name: String, in parent: OpenFolder) -> StandingFile {
        switch Obstacle(name, in: parent) {
        case nil: .nothing
        // Nobody can tell what is in it.
        case .file: .changed
        case let obstacle?: .other(obstacle)
        }
    }
}
