import ByteWriting
import FileAccess
import Glibc
import SourceText
import Synchronization

/// What the new site is made of.
extension Publication {
    /// Adds a file, and tells whether it is another one than that of the last site.
    ///
    /// - Parameters:
    ///   - path: of the file in the folder, with slashes.
    ///   - bytes: all of it.
    /// - Throws: ``Problem``, also for what Stratus did not make and is in the way.
    /// - Complexity: O(n) in the bytes; three system calls for a file that is there already.
    @discardableResult
    package func add(_ path: String, _ bytes: [UInt8]) throws(Problem) -> FileOutcome {
        let path = try checked(path)
        let new = FileState(size: bytes.count, hash: XXHash64.hash(of: bytes))
        let place = try place(of: path, taking: new) { FileChunks.hold(bytes, $0) }
        let staged: Int? = place.outcome == .unchanged ? nil : try staging.add(bytes, tree.messagePath(path))
        return note(AddedFile(path: path, state: new, staged: staged, place: place))
    }

    /// Adds files as they stand, where all of them are as the last build left them: they are not read, unless a stamp is
    /// missing.
    ///
    /// - Parameter stamps: of the files as they were left; nil for one that is to be known by its bytes.
    /// - Returns: whether they were added; else none of them was.
    package func addStanding(_ paths: [String], _ stamps: [FileStamp?]) -> Bool {
        var files: [StandingFile] = []
        for (path, stamp) in zip(paths, stamps) {
            guard let path = try? OutputPath(path), let place = manifest.place(of: path),
                stands(manifest.files[place], stamp)
            else { return false }
            files.append(StandingFile(place: place, stamp: stamp))
        }
        guard files.count == paths.count else { return false }
        state.withLock { $0.standing += files }
        return true
    }

    /// Whether a file of the last site is as it was left.
    ///
    /// - Parameter stamp: of the file as it was left; nil where that is to be told by its bytes.
    package func stands(_ file: MadeFile, _ stamp: FileStamp?) -> Bool {
        guard let found = self.stamp(of: file.path) else { return false }
        if let stamp { return found == stamp }
        guard found.size == file.state.size, case .folder(let parent)? = try? tree.folder(file.path.parent),
            case .opened(let descriptor, _) = ExistingFile.opening(file.path.name, in: parent)
        else { return false }
        defer { close(descriptor) }
        return FileChunks.state(descriptor, size: found.size) == file.state
    }

    /// What the system says of a file of the output; nil where there is none, or a link on the way.
    ///
    /// - Parameter isOwn: whether this build has just put it there.
    func stamp(of path: OutputPath, isOwn: Bool = false) -> FileStamp? {
        guard isOwn || isFolder(path.parent) else { return nil }
        guard let status = FileLookup(path.text, in: tree.root.descriptor).status, status.isFile else { return nil }
        return FileStamp(status)
    }

    /// Whether a folder and all those above it are folders and no links: each is looked at once in a build, since most
    /// files have the same ones above theirs.
    private func isFolder(_ folder: OutputPath) -> Bool {
        if folder.isRoot || folders.withLock({ $0.contains(folder) }) { return true }
        guard isFolder(folder.parent), FileLookup(folder.text, in: tree.root.descriptor).status?.isFolder == true else {
            return false
        }
        folders.withLock { _ = $0.insert(folder) }
        return true
    }

    /// Looks at all folders once more: somebody may have moved them meanwhile.
    func forgetFolders() {
        tree.forget()
        folders.withLock { $0 = [] }
    }

    /// Keeps a file of the last site although it was not made this time.
    ///
    /// - Returns: whether there was one.
    @discardableResult
    package func keep(_ path: String) -> Bool {
        guard let path = try? OutputPath(path), manifest[path] != nil else { return false }
        state.withLock { $0.kept.append(path) }
        return true
    }

    func checked(_ path: String) throws(Problem) -> OutputPath {
        do { return try OutputPath(path) } catch {
            throw Problem(
                .cannotCreate, readable(path, atMost: 200), error.message,
                hint: "a file is published inside the output folder only")
        }
    }

    func note(_ file: AddedFile) -> FileOutcome {
        state.withLock { $0.added.append(file) }
        return file.place.outcome
    }
}
