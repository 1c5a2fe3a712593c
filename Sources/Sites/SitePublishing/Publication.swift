import FileAccess
import Glibc
import SourceText
import Synchronization

/// A publication of a new site to an output folder: all files are staged first, and published together.
///
/// Any number of threads may add files at once. Files that equal those of the last site are not written again and keep
/// their times. Only ``publish(mayDelete:whenDone:)`` changes visible files. If the process is killed, each file is the
/// old or the new one, and the next publication of the folder finishes this one.
///
/// Only files that the manifest lists are ever replaced or deleted: Stratus did not make any other file in the folder.
package final class Publication: Sendable {
    /// The changes made to finish a build that was killed, or nil if there was nothing to finish.
    package let finished: PublicationSummary?

    /// The output folder, with its subfolders.
    package let tree: FolderTree
    let own: StateFolder
    /// The place of the output's state folder.
    package let place: StatePlace
    let staging: StagingFolder
    /// The manifest of the site that was published last; empty if there is none.
    package let manifest: PublishedFiles
    /// The bytes of the file of ``manifest``, or nil if there is none.
    package let manifestBytes: [UInt8]?
    let isNewFolder: Bool
    let state = Mutex(State())
    /// The paths that were found to be folders and no links, as are all folders above them.
    let folders = Mutex<Set<OutputPath>>([])

    struct State {
        var added: [AddedFile] = []
        var unchanged: [UnchangedFile] = []
        var kept: [OutputPath] = []
        var isDone = false
    }

    /// Opens the output folder, or makes it, takes its lock, and finishes the publication of a build that was killed.
    ///
    /// - Parameters:
    ///   - output: the path of the output folder; a symbolic link is followed once, here.
    ///   - place: the place of the output's state folder.
    ///   - waiting: the longest time to wait while another build holds the lock.
    ///   - finishes: whether to finish the publication of a killed build; if false, an unfinished one is an error.
    ///   - isDurable: whether the published site must survive a loss of power.
    ///   - beforeEachStep: called before each change in the folder; tests end the process there.
    /// - Throws: ``Problem`` if the output cannot be opened or locked, or its records are damaged. No file was changed
    ///   then, unless the message says that the site is published in part only.
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

    /// The note to report that the publication of a killed build was finished; nil if there was none to finish.
    package var finishedNote: Problem? {
        finished.map { _ in
            Problem(
                path: tree.path, severity: .note,
                "a build that was ended while it published is finished: its pages are published now")
        }
    }
}
