import ByteWriting
import FileAccess
import Glibc
import SourceText
import Synchronization

extension Publication {
    /// Adds a file to the new site, and returns whether it is new, changed or unchanged compared with the output.
    ///
    /// - Parameters:
    ///   - path: the file's path in the output folder, with slashes.
    ///   - bytes: the whole contents.
    /// - Throws: ``Problem`` if the file cannot be written, or if a file or folder that Stratus did not make is at its
    ///   path.
    /// - Complexity: O(n) in the bytes; three system calls for a file that exists already.
    @discardableResult
    package func add(_ path: String, _ bytes: [UInt8]) throws(Problem) -> FileOutcome {
        let path = try checked(path)
        let new = FileState(size: bytes.count, hash: XXHash64.hash(of: bytes))
        let existing = try existingState(of: path, taking: new) { FileChunks.hold(bytes, $0) }
        let staged: Int? = existing.outcome == .unchanged ? nil : try staging.add(bytes, tree.messagePath(path))
        return note(AddedFile(path: path, state: new, staged: staged, existing: existing))
    }

    /// Adds files of the last site unchanged, if all of them are as the last build left them. The bytes of a file are
    /// read only if its stamp is nil.
    ///
    /// - Parameter stamps: the stamps that the last build recorded, by the index of the path; nil for a file whose
    ///   bytes are to be compared.
    /// - Returns: whether the files were added: either all of them or none.
    package func addUnchanged(_ paths: [String], _ stamps: [FileStamp?]) -> Bool {
        var files: [UnchangedFile] = []
        for (path, stamp) in zip(paths, stamps) {
            guard let path = try? OutputPath(path), let place = manifest.place(of: path),
                isUnchanged(manifest.files[place], stamp)
            else { return false }
            files.append(UnchangedFile(place: place, stamp: stamp))
        }
        guard files.count == paths.count else { return false }
        state.withLock { $0.unchanged += files }
        return true
    }

    /// Returns whether a file of the last site is as the last build left it.
    ///
    /// - Parameter stamp: the stamp that the last build recorded, or nil to compare the bytes.
    package func isUnchanged(_ file: MadeFile, _ stamp: FileStamp?) -> Bool {
        guard let found = self.stamp(of: file.path) else { return false }
        if let stamp { return found == stamp }
        guard found.size == file.state.size, case .folder(let parent)? = try? tree.folder(file.path.parent),
            case .opened(let descriptor, _) = ExistingFile.opening(file.path.name, in: parent)
        else { return false }
        defer { close(descriptor) }
        return FileChunks.state(descriptor, size: found.size) == file.state
    }

    /// Returns the stamp of a file in the output, or nil if there is no such file or the path leads through a link.
    ///
    /// - Parameter isOwn: whether this build has just written the file, so that the folders above need no check.
    func stamp(of path: OutputPath, isOwn: Bool = false) -> FileStamp? {
        guard isOwn || isFolder(path.parent) else { return nil }
        guard let status = FileLookup(path.text, in: tree.root.descriptor).status, status.isFile else { return nil }
        return FileStamp(status)
    }

    /// Returns whether a path and all those above it are folders and not links. A build looks at each folder once,
    /// since most files share theirs.
    private func isFolder(_ folder: OutputPath) -> Bool {
        if folder.isRoot || folders.withLock({ $0.contains(folder) }) { return true }
        guard isFolder(folder.parent), FileLookup(folder.text, in: tree.root.descriptor).status?.isFolder == true else {
            return false
        }
        folders.withLock { _ = $0.insert(folder) }
        return true
    }

    /// Forgets which folders were found, so that each is looked at again: somebody may have moved them meanwhile.
    func forgetFolders() {
        tree.forget()
        folders.withLock { $0 = [] }
    }

    /// Keeps a file of the last site that this build did not make.
    ///
    /// - Returns: whether the last site had such a file.
    @discardableResult
    package func keep(_ path: String) -> Bool {
        guard let path = try? OutputPath(path), manifest[path] != nil else { return false }
        state.withLock { $0.kept.append(path) }
        return true
    }

    /// Returns the path if it is valid inside the output folder, and throws ``Problem`` if not.
    func checked(_ path: String) throws(Problem) -> OutputPath {
        do { return try OutputPath(path) } catch {
            throw Problem(
                .cannotCreate, readable(path, atMost: 200), error.message,
                hint: "a file is published inside the output folder only")
        }
    }

    func note(_ file: AddedFile) -> FileOutcome {
        state.withLock { $0.added.append(file) }
        return file.existing.outcome
    }
}
