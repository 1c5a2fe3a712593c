import FileAccess
import Glibc
import SourceText

/// A file that the build added to the new site, whether its bytes are new or not.
struct AddedFile: Sendable {
    let path: OutputPath
    let state: FileState
    /// The number of the staged file; nil if the output already has a file with the same path and bytes.
    let staged: Int?
    let existing: ExistingState
}

/// A file of the last site that the new site takes over unchanged.
struct UnchangedFile: Sendable {
    /// The file's index in the files of the last manifest.
    let place: Int
    /// The stamp that showed that the file is as the last build left it; nil if its bytes were compared.
    let stamp: FileStamp?
}

/// The state of the output at the path of a new file.
struct ExistingState: Sendable {
    let outcome: FileOutcome
    /// Whether the existing file has other bytes than Stratus wrote.
    var isForeign = false
    /// Whether there is a folder at the path. It may turn out to be empty once the rest of the last site is deleted.
    var isFolder = false
}

extension Publication {
    /// Returns the state of the output at the path of a new file.
    ///
    /// - Parameters:
    ///   - new: the size and hash of the new file.
    ///   - isSame: returns whether an open file of this size has the same bytes.
    /// - Throws: ``Problem`` for an obstacle at the path or above that publishing the other files will not remove.
    func existingState(
        of path: OutputPath, taking new: FileState, _ isSame: (Int32) -> Bool
    ) throws(Problem) -> ExistingState {
        let parent: OpenFolder
        switch try tree.folder(path.parent) {
        case .folder(let folder): parent = folder
        case .missing: return ExistingState(outcome: .created)
        // A file of the last site is deleted if the new site does not have it, which is known when all files are added.
        case .blocked(let place, .file) where manifest[place] != nil: return ExistingState(outcome: .created)
        case .blocked(let place, let obstacle): throw blocked(place, obstacle)
        }
        let opening = ExistingFile.opening(path.name, in: parent)
        guard case .opened(let descriptor, let status) = opening else {
            switch ExistingFile.unopened(opening, path.name, in: parent) {
            case .nothing: return ExistingState(outcome: .created)
            case .other(.folder): return ExistingState(outcome: .created, isFolder: true)
            case .other(let obstacle): throw blocked(path, obstacle)
            // A file without read permission is replaced all the same; other failures may be temporary.
            case .unknown(EACCES), .asMade, .changed: return try replacing(path, isForeign: false)
            case .unknown(let code): throw .writing(tree.messagePath(path), code, brokeOff: false)
            }
        }
        defer { close(descriptor) }
        switch Obstacle(status) {
        case .file: break
        case .folder: return ExistingState(outcome: .created, isFolder: true)
        case let obstacle: throw blocked(path, obstacle)
        }
        let size = Int(status.st_size)
        if size == new.size, isSame(descriptor) { return ExistingState(outcome: .unchanged) }
        guard let old = manifest[path] else { throw blocked(path, .file) }
        guard size == old.state.size else { return try replacing(path, isForeign: true) }
        guard lseek(descriptor, 0, SEEK_SET) == 0, let state = FileChunks.state(descriptor, size: size) else {
            throw .writing(tree.messagePath(path), brokeOff: false)
        }
        return try replacing(path, isForeign: state != old.state)
    }

    private func replacing(_ path: OutputPath, isForeign: Bool) throws(Problem) -> ExistingState {
        guard manifest[path] != nil else { throw blocked(path, .file) }
        return ExistingState(outcome: .changed, isForeign: isForeign)
    }

    func blocked(_ path: OutputPath, _ obstacle: Obstacle) -> Problem {
        Problem(
            .cannotCreate, tree.messagePath(path), "cannot write the output: \(obstacle.reason)", hint: obstacle.hint)
    }
}
