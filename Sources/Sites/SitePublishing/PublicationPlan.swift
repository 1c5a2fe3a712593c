import FileAccess
import Glibc
import SourceText

/// The plan of a publication, which is complete before any file of the output is changed.
struct PublicationPlan {
    private(set) var journal = Journal()
    private(set) var manifest = PublishedFiles()
    private(set) var summary = PublicationSummary()
    /// The stamps of the manifest's files that were found unchanged, in the order of the manifest, nil for the others;
    /// empty if files of the last site are carried over.
    private(set) var unchangedStamps: [FileStamp?] = []

    private let publication: Publication
    private var errors: [Problem] = []
    /// The files of the new site, sorted by path.
    private var files: [MadeFile] = []
    /// The files of the last site that the new one does not have, sorted by path.
    private var stale: [MadeFile] = []
    /// The steps that remove files and folders in the way of others, before all other steps.
    private var early: [Record] = []
    private var deletedEarly: Set<OutputPath> = []
    private var removedEarly: Set<OutputPath> = []
    /// The folders of the output that the plan has looked at, and whether each exists, will be made, or cannot be made.
    private var folders: [OutputPath: FolderFate] = [:]

    private enum FolderFate {
        case exists, isMade, fails
    }

    /// Plans the publication of the files that were added.
    ///
    /// - Throws: ``Problem`` with all reasons why publishing would fail.
    init(_ publication: Publication, _ state: Publication.State) throws(Problem) {
        self.publication = publication
        // Somebody may have moved folders since the first file was added.
        publication.forgetFolders()
        let added = state.added.sorted { $0.path < $1.path }
        collect(added, state.unchanged, state.kept)
        let used = isOfSamePaths ? Set(publication.manifest.folders) : checkNames()
        if let error = Problem(errors) { throw error }
        findStale()
        for file in added where file.staged != nil {
            _ = fate(of: file.path.parent)
            if file.existing.isFolder { clear(file.path) }
        }
        if let error = Problem(errors) { throw error }
        write(added, used)
    }

    // MARK: - The new site against itself

    /// Gathers the files of the new site, sorted by path, and reports paths that occur twice.
    private mutating func collect(_ added: [AddedFile], _ unchanged: [UnchangedFile], _ kept: [OutputPath]) {
        let old = publication.manifest.files
        var unchanged = unchanged.sorted { $0.place < $1.place }[...]
        func take(_ file: MadeFile, _ stamp: FileStamp?, isUnchanged: Bool) {
            files.append(file)
            self.unchangedStamps.append(stamp)
            if isUnchanged { summary.unchanged.append(file.path.text) }
        }
        for file in added {
            while let next = unchanged.first, old[next.place].path < file.path {
                take(old[next.place], next.stamp, isUnchanged: true)
                unchanged.removeFirst()
            }
            take(MadeFile(path: file.path, state: file.state), nil, isUnchanged: file.existing.outcome == .unchanged)
        }
        for file in unchanged { take(old[file.place], file.stamp, isUnchanged: true) }
        for (file, next) in zip(files, files.dropFirst()) where file.path == next.path {
            errors.append(
                Problem(
                    .cannotCreate, publication.tree.messagePath(file.path), "two files of the site have this path",
                    hint: "give one of them another name"))
        }
        let carried = kept.isEmpty ? [] : Set(kept).subtracting(files.map(\.path)).sorted()
        guard !carried.isEmpty else { return }
        self.unchangedStamps = []
        summary.carried = carried.map(\.text)
        files += carried.compactMap { publication.manifest[$0] }
        files.sort { $0.path < $1.path }
    }

    /// Reports paths that are both a file and a folder; returns the folders of the new site.
    private mutating func checkNames() -> Set<OutputPath> {
        var used: Set<OutputPath> = []
        for file in files {
            var folder = file.path.parent
            while !folder.isRoot, used.insert(folder).inserted { folder = folder.parent }
        }
        for file in files where used.contains(file.path) {
            errors.append(
                Problem(
                    .cannotCreate, publication.tree.messagePath(file.path),
                    "the site has a file and a folder of this path", hint: "give one of them another name"))
        }
        return used
    }

    /// Whether the new site has the same paths as the last one, which were checked when it was published.
    private var isOfSamePaths: Bool {
        let old = publication.manifest.files
        return files.count == old.count && zip(files, old).allSatisfy { $0.path == $1.path }
    }

    /// Finds the files that only the last site has, in one pass over the two lists sorted by path.
    private mutating func findStale() {
        var place = 0
        for old in publication.manifest.files {
            while place < files.count, files[place].path < old.path { place += 1 }
            if place == files.count || files[place].path != old.path { stale.append(old) }
        }
    }

    // MARK: - The new site against the disk

    /// Returns whether a folder exists, can be made, or neither, and plans to make one that is missing.
    private mutating func fate(of folder: OutputPath) -> FolderFate {
        if let fate = folders[folder] { return fate }
        // The outermost first, so that each is made before what is in it.
        for folder in [.root] + folder.folders + [folder] where folders[folder] == nil {
            folders[folder] = .fails
            folders[folder] = find(folder)
        }
        return folders[folder] ?? .fails
    }

    private mutating func find(_ folder: OutputPath) -> FolderFate {
        switch folder.isRoot ? .exists : folders[folder.parent] ?? .fails {
        case .fails: return .fails
        case .isMade: return make(folder)
        case .exists: break
        }
        let lookup: FolderTree.Lookup
        do { lookup = try publication.tree.folder(folder) } catch {
            errors.append(error)
            return .fails
        }
        switch lookup {
        case .folder(let open):
            guard faccessat(open.descriptor, ".", W_OK | X_OK, 0) == 0 else {
                errors.append(.writing(publication.tree.messagePath(folder), errno, brokeOff: false))
                return .fails
            }
            return .exists
        case .missing: return make(folder)
        case .blocked(let place, let obstacle):
            guard case .file = obstacle, let old = stale(place) else {
                errors.append(publication.blocked(place, obstacle))
                return .fails
            }
            return deleteEarly(old) ? make(folder) : .fails
        }
    }

    private mutating func make(_ folder: OutputPath) -> FolderFate {
        journal.steps.append(Record(kind: .makeFolder, path: folder))
        return .isMade
    }

    /// Plans the removal of a folder at the path of a new file: every file in it must be left over from the last site.
    private mutating func clear(_ path: OutputPath) {
        let old = publication.manifest
        guard old.hasFolder(path) else { return errors.append(publication.blocked(path, .folder)) }
        let files = old.files(inside: path).filter { stale($0.path) != nil }
        let ours = [path] + old.folders(inside: path)
        do {
            let walk = FolderWalk(tree: publication.tree, files: Set(files.map(\.path)), folders: Set(ours))
            if let foreign = try walk.firstForeign(in: path) {
                errors.append(
                    Problem(
                        .cannotCreate, publication.tree.messagePath(foreign),
                        "this is in the folder \(path.text), where a file is to be, and Stratus did not make it",
                        hint: Obstacle.folder.hint))
                return
            }
        } catch { return errors.append(error) }
        for file in files where !deletedEarly.contains(file.path) { guard deleteEarly(file) else { return } }
        for folder in ours.reversed() where removedEarly.insert(folder).inserted {
            early.append(Record(kind: .removeFolder, path: folder))
        }
    }

    /// Plans the early deletion of a file in the way of a folder, and reports an error if somebody has changed the
    /// file.
    ///
    /// - Returns: whether the file can be deleted.
    private mutating func deleteEarly(_ file: MadeFile) -> Bool {
        guard deletedEarly.insert(file.path).inserted else { return true }
        if case .folder(let parent)? = try? publication.tree.folder(file.path.parent) {
            switch ExistingFile.found(file, in: parent) {
            case .nothing, .asMade: break
            case .unknown(let code):
                errors.append(.writing(publication.tree.messagePath(file.path), code, brokeOff: false))
                return false
            case .changed, .other:
                errors.append(
                    Problem(
                        .cannotCreate, publication.tree.messagePath(file.path),
                        "this is in the way, and was changed by somebody else", hint: Obstacle.file.hint))
                return false
            }
        }
        early.append(Record(kind: .delete, path: file.path, state: file.state))
        return true
    }

    /// The deletion to ask the user about before publishing: more than half of at least 50 pages, as when a folder was
    /// moved away or a setting is wrong; nil for fewer.
    var deletion: SiteDeletion? {
        func count(_ files: [MadeFile]) -> Int { files.count { $0.path.text.hasSuffix(".html") } }
        let (stale, all) = (count(stale), count(publication.manifest.files))
        guard all >= 50, stale * 2 > all else { return nil }
        // Somebody may have removed the whole output: then there is nothing to ask about.
        let existing = self.stale.count { $0.path.text.hasSuffix(".html") && publication.stamp(of: $0.path) != nil }
        guard existing * 2 > all else { return nil }
        return SiteDeletion(output: publication.tree.path, deletedPageCount: existing, pageCount: all)
    }

    /// Adds to a summary what publishing would do with each file left over from the last site: delete it or keep it.
    /// The disk may change before that.
    func foretellDeletions(_ summary: inout PublicationSummary) {
        for file in stale {
            guard let lookup = try? publication.tree.folder(file.path.parent) else { continue }
            if case .blocked = lookup, !deletedEarly.contains(file.path) {
                summary.kept.append(KeptFile(file.path, .replaced))
            }
            guard case .folder(let parent) = lookup else { continue }
            switch ExistingFile.found(file, in: parent) {
            case .nothing: break
            case .asMade: summary.deleted.append(file.path.text)
            case .changed: summary.kept.append(KeptFile(file.path, .changed))
            case .other: summary.kept.append(KeptFile(file.path, .replaced))
            case .unknown(let code): summary.kept.append(KeptFile(file.path, .unreadable(code)))
            }
        }
    }

    private func stale(_ path: OutputPath) -> MadeFile? {
        guard let file = publication.manifest[path] else { return nil }
        let place = stale.partitionPoint { $0.path >= path }
        return place < stale.count && stale[place].path == path ? file : nil
    }

    // MARK: - The steps

    private mutating func write(_ added: [AddedFile], _ used: Set<OutputPath>) {
        let made = Set(journal.madeFolders)
        var steps = early + journal.steps
        for file in added {
            let path = file.path.text
            switch file.existing.outcome {
            case .unchanged: break
            case .created: summary.created.append(path)
            case .changed: summary.replaced.append(path)
            }
            if file.existing.isForeign { summary.overwritten.append(path) }
            guard let number = file.staged else { continue }
            steps.append(
                Record(
                    kind: file.existing.outcome == .changed ? .replace : .create, path: file.path, staged: number))
        }
        steps += stale.filter { !deletedEarly.contains($0.path) }.map {
            Record(kind: .delete, path: $0.path, state: $0.state)
        }
        let old = publication.manifest.folders
        // In reverse order, the contents of a folder come before the folder.
        steps += old.reversed().filter { !used.contains($0) && !removedEarly.contains($0) }.map {
            Record(kind: .removeFolder, path: $0)
        }
        journal.steps = steps
        manifest = PublishedFiles(files: files, folders: old.filter { used.contains($0) && !made.contains($0) } + made)
    }
}

/// A walk through a folder that will be removed, which looks for files and folders that Stratus did not make.
private struct FolderWalk {
    let tree: FolderTree
    let files: Set<OutputPath>
    let folders: Set<OutputPath>

    func firstForeign(in folder: OutputPath) throws(Problem) -> OutputPath? {
        guard case .folder(let open) = try tree.folder(folder) else { return folder }
        let listed: Int32
        switch FileOpening(".", in: open.descriptor, .folder) {
        case .opened(let descriptor, _): listed = descriptor
        case .absent(let code), .failed(let code): throw .writing(tree.messagePath(folder), code, brokeOff: false)
        }
        defer { close(listed) }
        let items: [FolderItem]
        do { items = try FolderItem.all(in: listed) } catch {
            throw Problem(.cannotCreate, tree.messagePath(folder), error.message)
        }
        for item in items.sorted(by: { $0.name.lexicographicallyPrecedes($1.name) }) {
            let name = String(decoding: item.name, as: UTF8.self)
            guard let path = try? OutputPath(folder.text + "/" + name) else { return folder }
            if files.contains(path) { continue }
            guard folders.contains(path) else { return path }
            if let foreign = try firstForeign(in: path) { return foreign }
        }
        return nil
    }
}
