import FileAccess
import Glibc
import SourceText

/// A file of the new site.
struct AddedFile: Sendable {
    let path: OutputPath
    let state: FileState
    /// Its number; nil for what is there already.
    let staged: Int?
    let place: FilePlace
}

/// A file of the last site that is one of the new site as it stands.
struct StandingFile: Sendable {
    /// Its place in the manifest.
    let place: Int
    /// The stamp that told that it stands as it was left; nil where its bytes were read for it.
    let stamp: FileStamp?
}

/// What was found where a file is to be.
struct FilePlace: Sendable {
    let outcome: FileOutcome
    /// Whether the file that is there is not the one that Stratus made.
    var isForeign = false
    /// Whether a folder has the name, which may turn out to be empty when what is left of the last site is gone.
    var isFolder = false
}

extension Publication {
    /// Looks what stands where a file is to be.
    ///
    /// - Parameters:
    ///   - new: what the file will be.
    ///   - isSame: whether an open file of this size has the same bytes.
    /// - Throws: ``Problem`` for what is in the way, whatever else there will be.
    func place(
        of path: OutputPath, taking new: FileState, _ isSame: (Int32) -> Bool
    ) throws(Problem) -> FilePlace {
        let parent: OpenFolder
        switch try tree.folder(path.parent) {
        case .folder(let folder): parent = folder
        case .missing: return FilePlace(outcome: .created)
        // A file of the last site gives way, if it is none of the new one; that is known when all are added.
        case .blocked(let place, .file) where manifest[place] != nil: return FilePlace(outcome: .created)
        case .blocked(let place, let obstacle): throw blocked(place, obstacle)
        }
        let opening = ExistingFile.opening(path.name, in: parent)
        guard case .opened(let descriptor, let status) = opening else {
            switch ExistingFile.unopened(opening, path.name, in: parent) {
            case .nothing: return FilePlace(outcome: .created)
            case .other(.folder): return FilePlace(outcome: .created, isFolder: true)
            case .other(let obstacle): throw blocked(path, obstacle)
            // One that may not be read is replaced all the same; what else failed may mend.
            case .unknown(EACCES), .asMade, .changed: return try replacing(path, isForeign: false)
            case .unknown(let code): throw .writing(tree.messagePath(path), code, brokeOff: false)
            }
        }
        defer { close(descriptor) }
        switch Obstacle(status) {
        case .file: break
        case .folder: return FilePlace(outcome: .created, isFolder: true)
        case let obstacle: throw blocked(path, obstacle)
        }
        let size = Int(status.st_size)
        if size == new.size, isSame(descriptor) { return FilePlace(outcome: .unchanged) }
        guard let old = manifest[path] else { throw blocked(path, .file) }
        guard size == old.state.size else { return try replacing(path, isForeign: true) }
        guard lseek(descriptor, 0, SEEK_SET) == 0, let state = FileChunks.state(descriptor, size: size) else {
            throw .writing(tree.messagePath(path), brokeOff: false)
        }
        return try replacing(path, isForeign: state != old.state)
    }

    private func replacing(_ path: OutputPath, isForeign: Bool) throws(Problem) -> FilePlace {
        guard manifest[path] != nil else { throw blocked(path, .file) }
        return FilePlace(outcome: .changed, isForeign: isForeign)
    }

    func blocked(_ path: OutputPath, _ obstacle: Obstacle) -> Problem {
        Problem(
            .cannotCreate, tree.messagePath(path), "cannot write the output: \(obstacle.reason)", hint: obstacle.hint)
    }
}
