import ByteWriting
import Glibc
import SourceText
import Synchronization

/// A folder of outputs that takes a new site: all files are staged first, and published together.
///
/// Files are added from any number of threads at once; equal ones are left alone, and keep their time. Only
/// ``publish()`` changes what is to be seen. Whenever the process is killed each file is the old or the new one, and
/// the next publication finishes what this one began.
///
/// Only what the manifest lists is ever replaced or deleted: what else stands in the folder is not Stratus's.
package final class Publication: Sendable {
    /// What was finished of a build that was killed; nil where there was nothing to finish.
    package let finished: PublicationSummary?

    let tree: FolderTree
    let own: OwnFolder
    let staging: StagingFolder
    /// Of the site as it was published last.
    let manifest: Manifest
    /// As it is on the disk; nil where there is none.
    let manifestBytes: [UInt8]?
    private let isNewFolder: Bool
    private let state = Mutex(State())

    private struct State {
        var added: [AddedFile] = []
        var kept: [OutputPath] = []
        var isDone = false
    }

    /// Opens the folder, made if there is none, takes its lock, and finishes what a build that was killed left.
    ///
    /// - Parameters:
    ///   - output: the folder; a symbolic link is followed once, here.
    ///   - waiting: what to do while another build is at work in the folder.
    ///   - isDurable: whether what is published is to outlive a loss of power.
    ///   - beforeEachStep: called before each change of the folder; tests end the process there.
    /// - Throws: ``OutputError``; nothing was changed then.
    package init(
        output: String, waiting: Waiting = .none, isDurable: Bool = true,
        beforeEachStep: (@Sendable () -> Void)? = nil
    ) throws(OutputError) {
        let calls = ChangingCalls(before: beforeEachStep, isDurable: isDurable)
        var waiting = waiting
        let (root, own, isNew) = try Self.open(output, &waiting, calls)
        (self.own, isNewFolder) = (own, isNew)
        tree = FolderTree(root, path: output)
        let run = try JournalRun.recover(tree: tree, own: own)
        finished = run.map { PublicationSummary(deleted: $0.deleted.map(\.text), kept: $0.kept) }
        manifestBytes = try own.read(OwnFolder.Name.manifest)
        do {
            manifest = try manifestBytes.map { bytes throws(RecordFile.Damage) in try Manifest(bytes) } ?? Manifest()
        } catch { throw own.damage(OwnFolder.Name.manifest, error.reason) }
        staging = try StagingFolder(in: own)
    }

    deinit { abandon() }

    /// Opens the folder and takes its lock; it is made anew as often as a build that made it, and has nothing to leave,
    /// removes it meanwhile.
    private static func open(
        _ path: String, _ waiting: inout Waiting, _ calls: ChangingCalls
    ) throws(OutputError) -> (root: OpenFolder, own: OwnFolder, isNew: Bool) {
        while true {
            guard let (real, isNew) = try realFolder(path) else { continue }
            guard let root = OpenFolder(real) else {
                if errno == ENOENT { continue }
                throw .writing(path, errno, brokeOff: false)
            }
            if let own = try OwnFolder(in: root, path: path, waiting: &waiting, calls: calls) {
                return (root, own, isNew)
            }
        }
    }

    /// - Returns: nil where it was there and is not there any more.
    private static func realFolder(_ path: String) throws(OutputError) -> (path: String, isNew: Bool)? {
        let isNew = mkdir(path, 0o777) == 0
        let code = errno
        var status = stat()
        guard let resolved = realpath(path, nil) else {
            // A link to nothing is there.
            if isNew || code == EEXIST, errno == ENOENT, lstat(path, &status) != 0 { return nil }
            throw .writing(path, isNew ? errno : code, brokeOff: false)
        }
        defer { free(resolved) }
        let isThere = stat(resolved, &status) == 0
        if !isThere, errno == ENOENT { return nil }
        guard isThere, status.st_mode & S_IFMT == S_IFDIR else {
            throw OutputError(
                path: path, reason: "this is no folder, expected one for the site", hint: "choose another one",
                brokeOff: false)
        }
        return (String(cString: resolved), isNew)
    }

    // MARK: - Files

    /// Adds a file, and tells whether it is another one than that of the last site.
    ///
    /// - Parameters:
    ///   - path: of the file in the folder, with slashes.
    ///   - bytes: all of it.
    /// - Throws: ``OutputError``, also for what Stratus did not make and is in the way.
    /// - Complexity: O(n) in the bytes; three system calls for a file that is there already.
    @discardableResult
    package func add(_ path: String, _ bytes: [UInt8]) throws(OutputError) -> FileOutcome {
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
    func addStanding(_ paths: [String], _ stamps: [FileStamp?]) -> Bool {
        var files: [AddedFile] = []
        for (path, stamp) in zip(paths, stamps) {
            guard let path = try? OutputPath(path), let file = manifest[path], stands(file, stamp) else { return false }
            let place = FilePlace(outcome: .unchanged)
            files.append(AddedFile(path: file.path, state: file.state, staged: nil, place: place, stamp: stamp))
        }
        guard files.count == paths.count else { return false }
        state.withLock { $0.added += files }
        return true
    }

    /// Whether a file of the last site is as it was left.
    ///
    /// - Parameter stamp: of the file as it was left; nil where that is to be told by its bytes.
    func stands(_ file: MadeFile, _ stamp: FileStamp?) -> Bool {
        guard let found = self.stamp(of: file.path) else { return false }
        if let stamp { return found == stamp }
        guard found.size == file.state.size, case .folder(let parent)? = try? tree.folder(file.path.parent),
            let descriptor = StandingFile.open(file.path.name, in: parent)
        else { return false }
        defer { close(descriptor) }
        return FileChunks.state(descriptor, size: found.size) == file.state
    }

    /// What the system says of a file of the output; nil where there is none, or a link on the way.
    ///
    /// - Parameter isOwn: whether this build has just put it there.
    func stamp(of path: OutputPath, isOwn: Bool = false) -> FileStamp? {
        var status = stat()
        for folder in isOwn ? [] : path.folders {
            guard fstatat(tree.root.descriptor, folder.text, &status, AT_SYMLINK_NOFOLLOW) == 0,
                status.st_mode & S_IFMT == S_IFDIR
            else { return nil }
        }
        guard fstatat(tree.root.descriptor, path.text, &status, AT_SYMLINK_NOFOLLOW) == 0,
            status.st_mode & S_IFMT == S_IFREG
        else { return nil }
        return FileStamp(status)
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

    func checked(_ path: String) throws(OutputError) -> OutputPath {
        do { return try OutputPath(path) } catch {
            throw OutputError(
                path: readable(path, atMost: 200), reason: error.reason,
                hint: "a file is published inside the output folder only", brokeOff: false)
        }
    }

    func note(_ file: AddedFile) -> FileOutcome {
        state.withLock { $0.added.append(file) }
        return file.place.outcome
    }

    // MARK: - The end

    /// Publishes what was added, and deletes what is left of the last site.
    ///
    /// - Parameter whenDone: is called when all is published, and no other build has begun.
    /// - Throws: ``PublicationError`` with all that is in the way: nothing was changed then, unless it says so.
    package func publish(
        whenDone: (PublishedSite, PublicationSummary) -> Void = { _, _ in }
    ) throws(PublicationError) -> PublicationSummary {
        let (added, kept) = state.withLock { ($0.added, $0.kept) }
        do {
            let plan = try PublicationPlan(self, added: added, kept: kept)
            let bytes = plan.manifest.bytes
            let summary = try carryOut(plan, bytes)
            let site = PublishedSite(plan, hash: XXHash64.hash(of: bytes), publication: self)
            whenDone(site, summary)
            state.withLock { $0.isDone = true }
            own.unlock()
            return summary
        } catch {
            abandon()
            throw error
        }
    }

    /// Keeps all files of the last site that were not made this time: where nobody knows which of them are to go.
    package func keepOthers() {
        state.withLock { state in
            let added = Set(state.added.map { Array($0.path.text.utf8) })
            state.kept += manifest.files.lazy.map(\.path).filter { !added.contains(Array($0.text.utf8)) }
        }
    }

    /// What ``publish()`` would do, without doing it: what was added is given up.
    ///
    /// - Throws: ``PublicationError`` with all that is in the way.
    package func preview() throws(PublicationError) -> PublicationSummary {
        let (added, kept) = state.withLock { ($0.added, $0.kept) }
        defer { abandon() }
        return try PublicationPlan(self, added: added, kept: kept).summary
    }

    /// Gives up what was added; the old site stays as it is.
    ///
    /// After ``publish()`` there is nothing to give up.
    package func abandon() {
        let isDone = state.withLock { state in
            defer { state.isDone = true }
            return state.isDone
        }
        guard !isDone else { return }
        defer { own.unlock() }
        // What is being published is finished by the next one.
        guard !own.has(OwnFolder.Name.journal) else { return }
        try? StagingFolder.remove(from: own)
        try? own.remove(OwnFolder.Name.newManifest)
        // Of a site that never was nothing is left.
        guard manifestBytes == nil else { return }
        try? own.remove(OwnFolder.Name.lock)
        _ = own.calls.remove(folder: OwnFolder.Name.own, in: tree.root)
        if isNewFolder { rmdir(tree.path) }
    }

    private func carryOut(
        _ plan: PublicationPlan, _ bytes: [UInt8]
    ) throws(PublicationError) -> PublicationSummary {
        var summary = plan.summary
        do throws(OutputError) {
            if plan.journal.steps.isEmpty, bytes == manifestBytes {
                try StagingFolder.remove(from: own)
                return summary
            }
            try begin(plan.journal, manifest: bytes)
            var run = JournalRun(tree: tree, own: own)
            try run.finish(plan.journal)
            summary.take(run)
            return summary
        } catch { throw PublicationError([error]) }
    }

    /// All up to the point of no return.
    private func begin(_ journal: Journal, manifest: [UInt8]) throws(OutputError) {
        do throws(OutputError) {
            try own.write(manifest, to: OwnFolder.Name.newManifest)
            try own.write(journal.bytes, to: OwnFolder.Name.newJournal)
            try JournalRun.makeFolders(of: journal, in: tree, calls: own.calls)
            try own.synchronize()
            try own.rename(OwnFolder.Name.newJournal, to: OwnFolder.Name.journal)
            try own.synchronize()
        } catch {
            guard !own.has(OwnFolder.Name.journal) else { throw error }
            JournalRun.takeBack(journal, in: tree, calls: own.calls)
            try? own.remove(OwnFolder.Name.newJournal)
            throw error
        }
    }
}
