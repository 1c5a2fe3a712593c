import FileAccess
import Glibc
import SourceText

/// A run that carries out a journal. Every step can be repeated, so another run can finish one that was killed.
struct JournalRun {
    let tree: FolderTree
    let own: StateFolder
    private(set) var deleted: [OutputPath] = []
    private(set) var kept: [KeptFile] = []
    /// The new files that could not be put in place, since somebody else took their paths meanwhile.
    private var lost: Set<OutputPath> = []
    /// The files and folders that could not be deleted: they stay in the manifest, so that the next build tries again.
    private var remaining: (files: [MadeFile], folders: Set<OutputPath>) = ([], [])

    init(tree: FolderTree, own: StateFolder) { (self.tree, self.own) = (tree, own) }

    /// Finishes the publication of a build that was killed, or undoes it if none of it was visible yet.
    ///
    /// - Returns: the run that finished it, or nil if there was nothing to finish.
    static func recover(tree: FolderTree, own: StateFolder) throws(Problem) -> JournalRun? {
        if let bytes = try own.read(StateFolder.Name.journal) {
            // A journal that a disk has lost is empty or holds zeros. Then the disk kept no trace of any step, or each
            // file that a step left equals what is built now or counts as somebody else's, and nobody loses anything.
            if !bytes.allSatisfy({ $0 == 0 }) {
                let journal: Journal
                do { journal = try Journal(bytes) } catch { throw own.journalDamage(error.message) }
                var run = JournalRun(tree: tree, own: own)
                try run.check(journal)
                try run.finish(journal)
                return run
            }
            try own.remove(StateFolder.Name.journal)
        }
        // If the new journal is incomplete, its build was killed before it made any folder.
        if let bytes = try own.read(StateFolder.Name.newJournal), let journal = try? Journal(bytes) {
            try takeBack(journal, in: tree, calls: own.calls)
        }
        try own.remove(StateFolder.Name.newJournal)
        try own.remove(StateFolder.Name.newManifest)
        return nil
    }

    /// Checks the staged files before they become visible.
    ///
    /// - Throws: ``Problem`` if the disk damaged one of them, or somebody changed it.
    ///
    /// - Complexity: O(n) in the bytes of the files that are not in place yet.
    private func check(_ journal: Journal) throws(Problem) {
        // The new manifest is renamed after the last step, so without it all steps are done.
        guard let bytes = try own.read(StateFolder.Name.newManifest) else { return }
        let manifest: PublishedFiles
        do { manifest = try PublishedFiles(bytes) } catch {
            throw own.journalDamage("\(StateFolder.Name.newManifest) beside it is damaged: \(error.message)")
        }
        guard let staging = try openedStaging() else { return }
        for step in journal.steps {
            guard let number = step.staged, let made = manifest[step.path] else { continue }
            switch ExistingFile.found(made, as: String(number), in: staging) {
            case .asMade, .nothing: break
            case .changed, .other:
                throw own.journalDamage(
                    "what is to become \(step.path.text) was changed by somebody else, or by the disk")
            case .unknown(let code): throw halfway("\(own.staging.path)/\(number)", code)
            }
        }
    }

    /// Removes the folders that were made for files that will not be published.
    ///
    /// - Throws: ``Problem`` for the first empty folder that cannot be removed; the journal has to stay too then.
    static func takeBack(_ journal: Journal, in tree: FolderTree, calls: FileSystemCalls) throws(Problem) {
        tree.forget()
        for folder in journal.madeFolders.reversed() {
            guard case .folder(let parent) = try tree.folder(folder.parent) else { continue }
            guard calls.remove(folder: folder.name, in: parent) || isDone(errno) else {
                throw .writing(tree.messagePath(folder), brokeOff: true)
            }
            tree.forget(folder)
        }
    }

    /// Returns whether the error code of removing a folder means that it is gone or is not empty.
    private static func isDone(_ code: Int32) -> Bool { [ENOENT, ENOTDIR, ENOTEMPTY, EEXIST].contains(code) }

    /// Makes the folders before anything is visible, since a full disk shows here at the latest.
    static func makeFolders(of journal: Journal, in tree: FolderTree, calls: FileSystemCalls) throws(Problem) {
        for folder in journal.madeFolders {
            // A file that is deleted first may still have the name of a folder above.
            guard case .folder(let parent) = try tree.folder(folder.parent) else { continue }
            guard calls.make(folder.name, in: parent) || errno == EEXIST || errno == ENOTDIR else {
                throw .writing(tree.messagePath(folder), errno, brokeOff: true)
            }
        }
    }

    /// Carries out all steps, renames the new manifest to its final name, and removes the journal and the staging
    /// folder.
    ///
    /// - Parameter staging: the folder of staged files if this build made it; nil to open the one of an earlier build.
    mutating func finish(_ journal: Journal, staging: OpenFolder? = nil) throws(Problem) {
        tree.forget()
        let staging = if let staging { staging } else { try openedStaging() }
        let lastPlacing = journal.steps.lastIndex { $0.makesRoom == false } ?? 0
        for (number, step) in journal.steps.enumerated() {
            switch step.kind {
            case .delete:
                if let state = step.state {
                    try delete(MadeFile(path: step.path, state: state), isInTheWay: number < lastPlacing)
                }
            case .removeFolder: try removeFolder(step.path, isInTheWay: number < lastPlacing)
            case .makeFolder: try makeFolder(step.path)
            case .create, .replace:
                if let staging, let staged = step.staged {
                    try move(String(staged), in: staging, to: step.path, isNew: step.kind == .create)
                }
            case .file, .folder: break
            }
        }
        try finishManifest(journal)
        try own.synchronize()
        try own.remove(StateFolder.Name.lessManifest)
        try StagingFolder.remove(from: own)
        try own.remove(StateFolder.Name.journal)
    }

    /// Opens the folder of staged files, or returns nil if there is none: then all staged files are already in place.
    private func openedStaging() throws(Problem) -> OpenFolder? {
        if let folder = OpenFolder(own.staging.name, in: own.staging.parent) { return folder }
        guard errno == ENOENT else { throw halfway(own.staging.path) }
        return nil
    }

    // MARK: - Steps

    /// Deletes a file if it is as Stratus made it, and otherwise records why it is kept.
    ///
    /// - Parameter isInTheWay: whether a later step puts another file or folder at the path.
    private mutating func delete(_ file: MadeFile, isInTheWay: Bool) throws(Problem) {
        let parent: OpenFolder
        switch try tree.folder(file.path.parent) {
        case .folder(let folder): parent = folder
        case .missing: return
        case .blocked:
            // The file that replaces a folder may be in place already.
            if !isInTheWay { kept.append(KeptFile(file.path, .replaced)) }
            return
        }
        switch ExistingFile.found(file, in: parent) {
        case .nothing: break
        case .asMade:
            if own.calls.remove(file: file.path.name, in: parent) {
                deleted.append(file.path)
            } else if errno != ENOENT {
                try leave(file, isInTheWay, .undeletable(errno), errno)
            }
        case .unknown(let code): try leave(file, isInTheWay, .unreadable(code), code)
        case .changed: kept.append(KeptFile(file.path, .changed))
        case .other(let obstacle):
            // The folder belongs to the site: it replaced the file in an earlier run.
            if case .folder = obstacle, isInTheWay { break }
            kept.append(KeptFile(file.path, .replaced))
        }
    }

    /// Leaves a file for the next build to delete.
    ///
    /// - Throws: ``Problem`` if a later step needs the path of the file.
    private mutating func leave(
        _ file: MadeFile, _ isInTheWay: Bool, _ reason: KeptFile.Reason, _ code: Int32
    ) throws(Problem) {
        guard !isInTheWay else { throw halfway(tree.messagePath(file.path), code) }
        remaining.files.append(file)
        kept.append(KeptFile(file.path, reason))
    }

    private mutating func removeFolder(_ path: OutputPath, isInTheWay: Bool) throws(Problem) {
        guard case .folder(let parent) = try tree.folder(path.parent) else { return }
        if !own.calls.remove(folder: path.name, in: parent) {
            let code = errno
            if !Self.isDone(code) {
                guard !isInTheWay else { throw halfway(tree.messagePath(path), code) }
                remaining.folders.insert(path)
                kept.append(KeptFile(path, .undeletableFolder(code)))
            }
        }
        tree.forget(path)
    }

    private func makeFolder(_ path: OutputPath) throws(Problem) {
        guard case .missing = try tree.folder(path), case .folder(let parent) = try tree.folder(path.parent) else {
            return
        }
        guard own.calls.make(path.name, in: parent) || errno == EEXIST else { throw halfway(tree.messagePath(path)) }
    }

    private mutating func move(
        _ name: String, in staging: OpenFolder, to path: OutputPath, isNew: Bool
    ) throws(Problem) {
        guard case .folder(let parent) = try tree.folder(path.parent) else {
            return try loseIfStaged(name, in: staging, path)
        }
        if isNew, try Obstacle.found(path.name, in: parent, path: tree.messagePath(path)) != nil {
            return try loseIfStaged(name, in: staging, path)
        }
        if own.calls.move(name, in: staging, to: path.name, in: parent) { return }
        switch errno {
        case EISDIR, EEXIST, ENOTEMPTY: lose(path)
        case ENOENT: try loseIfStaged(name, in: staging, path)
        default: throw halfway(tree.messagePath(path))
        }
    }

    /// Counts a file as lost if it is still staged. One that is gone was put in place, whatever happened to it later.
    private mutating func loseIfStaged(
        _ name: String, in staging: OpenFolder, _ path: OutputPath
    ) throws(Problem) {
        switch FileLookup(name, in: staging.descriptor) {
        case .found: lose(path)
        case .absent: break
        case .failed(let code): throw halfway(tree.messagePath(path), code)
        }
    }

    private mutating func finishManifest(_ journal: Journal) throws(Problem) {
        let isOther = !lost.isEmpty || !remaining.files.isEmpty || !remaining.folders.isEmpty
        if isOther, let bytes = try own.read(StateFolder.Name.newManifest) {
            do {
                let rest = whatThereIs(of: try PublishedFiles(bytes), journal)
                // The new manifest is not overwritten, since a run that is killed here needs the whole one.
                try own.write(rest.bytes, to: StateFolder.Name.lessManifest)
                try own.move(StateFolder.Name.lessManifest, to: StateFolder.Name.newManifest)
            } catch {
                // The error is in the contents and not in reading or writing the file.
                throw error.path == nil ? own.damage(StateFolder.Name.newManifest, error.message) : error
            }
        }
        // If the new manifest is missing, it was renamed already.
        let folder = own.folder
        guard
            own.calls.move(StateFolder.Name.newManifest, in: folder, to: StateFolder.Name.manifest, in: folder)
                || errno == ENOENT
        else { throw halfway(own.path + "/" + StateFolder.Name.manifest) }
    }

    /// Returns the manifest without the lost files, and with the files and folders that could not be deleted.
    private func whatThereIs(of manifest: PublishedFiles, _ journal: Journal) -> PublishedFiles {
        let known = Set(manifest.files.map(\.path))
        let going = Set(journal.steps.lazy.filter { $0.kind == .removeFolder }.map(\.path))
        let files = manifest.files.filter { !lost.contains($0.path) }
        var folders = Set(manifest.folders).union(remaining.folders)
        for file in remaining.files { folders.formUnion(file.path.folders.filter { going.contains($0) }) }
        return PublishedFiles(
            files: files + remaining.files.filter { !known.contains($0.path) }, folders: Array(folders))
    }

    private mutating func lose(_ path: OutputPath) {
        lost.insert(path)
        kept.append(KeptFile(path, .lost))
    }

    /// Returns the problem of a step that failed when publishing could no longer be undone.
    private func halfway(_ path: String, _ code: Int32 = errno) -> Problem {
        Problem(
            .brokenOutput, path, "the site is published in part only: \(errorText(code))",
            hint: "build it again when that is mended: what was begun is finished first")
    }
}

/// A file or folder that a publication left unchanged, although Stratus made it once or was to make it.
package struct KeptFile: Sendable, Equatable {
    /// The path in the output folder.
    package let path: String
    /// The reason why the file or folder was left, as a clause: "it was changed by somebody else".
    package let reason: String

    /// The reason why a file or folder was left; the value is the system's `errno`.
    enum Reason {
        case changed, replaced, lost
        case undeletable(Int32)
        case undeletableFolder(Int32)
        case unreadable(Int32)
    }

    init(_ path: OutputPath, _ reason: Reason) {
        self.path = path.text
        self.reason =
            switch reason {
            case .changed: "it was changed by somebody else"
            case .replaced: "it was replaced by somebody else"
            case .lost: "somebody else took its place while the site was published"
            case .undeletable(let code): "it cannot be removed: \(errorText(code)); the next build tries again"
            case .undeletableFolder(let code):
                "the folder cannot be removed: \(errorText(code)); the next build tries again"
            case .unreadable(let code):
                "it cannot be removed, since it cannot be read: \(errorText(code)); the next build tries again"
            }
    }
}
