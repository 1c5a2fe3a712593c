import FileAccess
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

    package let tree: FolderTree
    let own: StateFolder
    package let place: StatePlace
    let staging: StagingFolder
    /// Of the site as it was published last.
    package let manifest: PublishedFiles
    /// As it is on the disk; nil where there is none.
    package let manifestBytes: [UInt8]?
    let isNewFolder: Bool
    let state = Mutex(State())
    /// Those that were found to be folders, with all above them.
    let folders = Mutex<Set<OutputPath>>([])

    struct State {
        var added: [AddedFile] = []
        var standing: [StandingFile] = []
        var kept: [OutputPath] = []
        var isDone = false
    }

    /// Opens the folder, made if there is none, takes its lock, and finishes what a build that was killed left.
    ///
    /// - Parameters:
    ///   - output: the folder; a symbolic link is followed once, here.
    ///   - place: where what is known of it stands.
    ///   - waiting: what to do while another build is at work in the folder.
    ///   - finishes: whether what a killed build left is finished; else it is an error.
    ///   - isDurable: whether what is published is to outlive a loss of power.
    ///   - beforeEachStep: called before each change of the folder; tests end the process there.
    /// - Throws: ``Problem``; nothing was changed then, unless it says that the site is published in part only.
    package init(
        output: String, state place: StatePlace, waiting: Waiting = .none, finishes: Bool = true,
        isDurable: Bool = true,
        beforeEachStep: (@Sendable () -> Void)? = nil
    ) throws(Problem) {
        let calls = FileSystemCalls(before: beforeEachStep, isDurable: isDurable)
        var waiting = waiting
        let (root, own, isNew) = try Self.claim(output, place, &waiting, calls)
        (self.own, self.place, isNewFolder) = (own, place, isNew)
        tree = FolderTree(root, path: output)
        let isPending = try own.has(StateFolder.Name.journal)
        guard finishes || !isPending else {
            throw Problem(
                .cannotCreate, output, "a build that was ended while it published is not finished yet",
                hint: "build the site: that finishes it first")
        }
        let run = try JournalRun.recover(tree: tree, own: own)
        finished = run.map { PublicationSummary(deleted: $0.deleted.map(\.text), kept: $0.kept) }
        manifestBytes = try own.read(StateFolder.Name.manifest)
        do {
            manifest =
                try manifestBytes.map { bytes throws(Problem) in try PublishedFiles(bytes) }
                ?? PublishedFiles()
        } catch { throw own.damage(StateFolder.Name.manifest, error.message) }
        staging = try StagingFolder(in: own)
    }

    deinit { abandon() }

    /// What is to be told where a build that was killed was finished.
    package var finishedNote: Problem? {
        finished.map { _ in
            Problem(
                path: tree.path, severity: .note,
                "a build that was ended while it published is finished: its pages are published now")
        }
    }
}
