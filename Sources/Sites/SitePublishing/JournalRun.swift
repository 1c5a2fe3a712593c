import FileAccess
import Glibc
import SourceText

/// Carries out a journal. Every step can be done again, so that a run that was killed is finished by another one.
struct JournalRun {
    let tree: FolderTree
    let own: StateFolder
    private(set) var deleted: [OutputPath] = []
    private(set) var kept: [KeptFile] = []
    /// What could not take its place, since somebody else took it meanwhile.
    private var lost: Set<OutputPath> = []
    /// What was to go and could not: it stays in the manifest, so that the next build tries again.
    private var remaining: (files: [MadeFile], folders: Set<OutputPath>) = ([], [])

    init(tree: FolderTree, own: StateFolder) { (self.tree, self.own) = (tree, own) }

    /// Finishes what a build that was killed left, or takes it back where it was not yet to be seen.
    static func recover(tree: FolderTree, own: StateFolder) throws(Problem) -> JournalRun? {
        if let bytes = try own.read(StateFolder.Name.journal) {
            // What a disk has lost is nothing or zeros: then no step was begun that the disk still has, or each file that
            // one left is equal to what is built now, or taken for somebody else's, who loses nothing.
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
        // One that is not whole was killed before any folder was made.
        if let bytes = try own.read(StateFolder.Name.newJournal), let journal = try? Journal(bytes) {
            try takeBack(journal, in: tree, calls: own.calls)
        }
        try own.remove(StateFolder.Name.newJournal)
        try own.remove(StateFolder.Name.newManifest)
        return nil
    }

    /// Refuses what was staged, and a disk has lost or somebody has changed since, before any of it is to be seen.
    ///
    /// - Complexity: O(n) in the bytes of what has no place yet.
    private func check(_ journal: Journal) throws(Problem) {
        // Once it has its name all steps are done.
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

    /// Removes the folders that were made for files that do not come.
    ///
    /// - Throws: ``Problem`` for the first that stays although nothing is in it: the journal has to stay as well then.
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

    /// Whether a folder that could not be removed is gone, or belongs to whoever has something in it.
    private static func isDone(_ code: Int32) -> Bool { [ENOENT, ENOTDIR, ENOTEMPTY, EEXIST].contains(code) }

    /// Makes the folders while nothing is to be seen yet, since a full disk shows here at the latest.
    static func makeFolders(of journal: Journal, in tree: FolderTree, calls: FileSystemCalls) throws(Problem) {
        for folder in journal.madeFolders {
            // Behind a file that is deleted first.
            guard case .folder(let parent) = try tree.folder(folder.parent) else { continue }
            guard calls.make(folder.name, in: parent) || errno == EEXIST || errno == ENOTDIR else {
                throw .writing(tree.messagePath(folder), errno, brokeOff: true)
            }
        }
    }

    /// Does all steps, gives the new manifest its name, and removes what only served for this.
    ///
    /// - Parameter staging: the staged files, where it is this build that has made them.
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

    /// nil where there is none: all that was in it has its place already, and only that it is not there says so.
    private func openedStaging() throws(Problem) -> OpenFolder? {
        if let folder = OpenFolder(own.staging.name, in: own.staging.parent) { return folder }
        guard errno == ENOENT else { throw halfway(own.staging.path) }
        return nil
    }

    // MARK: - Steps

    /// - Parameter isInTheWay: whether something else is to have the place.
    private mutating func delete(_ file: MadeFile, isInTheWay: Bool) throws(Problem) {
        let parent: OpenFolder
        switch try tree.folder(file.path.parent) {
        case .folder(let folder): parent = folder
        case .missing: return
        case .blocked:
            // What is to have the place of a folder may have it already.
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
            // A file that gave way to a folder of the site was deleted before this run.
            if case .folder = obstacle, isInTheWay { break }
            kept.append(KeptFile(file.path, .replaced))
        }
    }

    /// Keeps a file for the next build to delete.
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

    /// A staged file that is there no more has its place already, whatever became of it.
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
                // Not written over: a run that is killed here needs the whole one.
                try own.write(rest.bytes, to: StateFolder.Name.lessManifest)
                try own.move(StateFolder.Name.lessManifest, to: StateFolder.Name.newManifest)
            } catch {
                // What is in it, and not the file, is wrong.
                throw error.path == nil ? own.damage(StateFolder.Name.newManifest, error.message) : error
            }
        }
        // One that is there no more has its name already.
        let folder = own.folder
        guard
            own.calls.move(StateFolder.Name.newManifest, in: folder, to: StateFolder.Name.manifest, in: folder)
                || errno == ENOENT
        else { throw halfway(own.path + "/" + StateFolder.Name.manifest) }
    }

    /// The manifest without what was lost, and with what remains and the folders that it is in.
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

    /// Of what fails when there is no way back.
    private func halfway(_ path: String, _ code: Int32 = errno) -> Problem {
        Problem(
            .brokenOutput, path, "the site is published in part only: \(errorText(code))",
            hint: "build it again when that is mended: what was begun is finished first")
    }
}

/// A file that Stratus made once, or was to make, and that was left as it is.
package struct KeptFile: Sendable, Equatable {
    package let path: String
    package let reason: String

    /// Why, with the system's reason where it has one.
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
