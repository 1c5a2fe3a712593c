import FileAccess
import Glibc
import SourceText

/// A watch that reports changes in a folder and in its subfolders.
///
/// Changes in quick succession are reported once, since an editor saves a file in several steps. Files that editors
/// need while they save, and folders of tools such as `.git`, are ignored. An instance belongs to one thread; only the
/// interruption may be used from others.
package final class FolderWatch {
    private let folder: String
    private var excluded: [String]
    private let interruption: WatchInterruption
    private let mostWatches: Int
    private var way: Way
    /// The last time when the watch checked that the path still leads to the same folder.
    private var lastLook = ContinuousClock.now

    private enum Way {
        case events(WatchEvents)
        case polling(WatchSnapshot, FileIdentity)
        case gone
    }

    /// A warning for the user that the watch scans the folder once a second because the system cannot report changes,
    /// and a hint how to raise the system's limit; nil if the system reports them.
    package private(set) var remark: String?

    /// The time without events after which a save in several steps, or of several files, is over.
    private static let quiet = Duration.milliseconds(12)
    /// The same for a single file that was closed, or moved to its path, and so is complete: only a change of its mode,
    /// or the next of several files, may follow.
    private static let quietWhenWhole = Duration.milliseconds(3)
    /// The time after which a series of changes is reported even if it goes on, and a file even if it stays open.
    private static let longest = Duration.milliseconds(100)
    /// The longest time that the watch waits for a file that is being written.
    private static let longestWriting = Duration.seconds(1)
    private static let look = Duration.seconds(1)
    private static let lookWhileGone = Duration.milliseconds(50)

    /// Starts to watch a folder and its subfolders.
    ///
    /// - Parameters:
    ///   - folder: the folder, which is watched with everything in it.
    ///   - excluded: folders in it whose changes are ignored, such as the output; they need not exist yet.
    ///   - interruption: ends the wait for changes.
    ///   - mostWatches: the maximum number of watched folders; if there are more, the folder is scanned once a second
    ///     instead. The system has a limit of its own.
    /// - Throws: ``Problem`` if the folder cannot be watched.
    package init(
        _ folder: String, besides excluded: [String], _ interruption: WatchInterruption, mostWatches: Int = .max
    ) throws(Problem) {
        (self.folder, self.excluded, self.interruption, self.mostWatches) = (
            folder, excluded, interruption, mostWatches
        )
        way = .gone
        begin()
        if case .gone = way {
            throw Problem(
                .noInput, folder, "cannot watch the folder: \(errorText())", hint: "name the folder of a site")
        }
    }

    /// Starts to watch again; changes that were not reported before are lost.
    private func begin() {
        let root = Array(folder.utf8)
        let scope = WatchScope(folder, besides: excluded)
        lastLook = .now
        // The old value has to release its watches first.
        way = .gone
        do throws(WatchEvents.Failure) {
            way = .events(try WatchEvents(root, scope, mostWatches: mostWatches))
            remark = nil
        } catch {
            guard case .exhausted(let code) = error, let identity = FolderPath.identity(root) else { return }
            let limit = code == EMFILE ? "max_user_instances" : "max_user_watches"
            remark =
                "\(folder): the system cannot watch \(code == EMFILE ? "more folders" : "so many folders"), so changes "
                + "are looked for once a second\nhint: sudo sysctl fs.inotify.\(limit)=\(code == EMFILE ? 1024 : 1_048_576)"
            way = .polling(WatchSnapshot(root, scope), identity)
        }
    }

    /// Ignores the changes in these folders from now on, instead of those excluded before. If the two lists differ,
    /// changes that were not reported yet are lost.
    package func leaveOut(_ folders: [String]) {
        guard folders != excluded else { return }
        excluded = folders
        begin()
    }

    /// Waits for the next change.
    ///
    /// - Parameters:
    ///   - limit: the longest time to wait.
    ///   - afterWork: whether a build has read the files since the last change was reported. A file that came and went
    ///     in that time may have been read, and counts as a change.
    /// - Returns: the change, or nil when the time is over or the wait is interrupted.
    package func wait(
        atMost limit: Duration = .seconds(1_000_000_000), afterWork: Bool = false
    ) -> FolderChange? {
        let deadline = ContinuousClock.now + limit
        while !interruption.isInterrupted, ContinuousClock.now < deadline {
            let change: FolderChange? =
                switch way {
                case .events(let events): wait(for: events, until: deadline, afterWork: afterWork)
                case .polling(let snapshot, let identity): look(after: snapshot, identity, until: deadline)
                case .gone: waitForFolder(until: deadline)
                }
            if let change { return change }
        }
        return nil
    }

    // MARK: - Events

    private func wait(
        for events: WatchEvents, until deadline: ContinuousClock.Instant, afterWork: Bool
    ) -> FolderChange? {
        let next = min(deadline, lastLook + Self.look)
        var areOld = afterWork && interruption.wait(for: events.descriptor, atMost: .zero)
        guard areOld || interruption.wait(for: events.descriptor, atMost: next - .now) else {
            // If a folder above was moved away, or a link leads elsewhere, no event reports it.
            return ContinuousClock.now >= lastLook + Self.look ? checkIdentity(events.identity) : nil
        }
        var changed: Set<String> = []
        let start = ContinuousClock.now
        do throws(WatchEvents.Failure) {
            repeat {
                guard case .intact = try events.take(&changed, areOld: areOld) else { return beginAgain() }
                areOld = false
                let limit = events.open.isEmpty ? Self.longest : Self.longestWriting
                let isWhole = changed.count == 1 && events.isSettled
                let quiet = events.open.isEmpty ? isWhole ? Self.quietWhenWhole : Self.quiet : Self.longest
                let left = min(quiet, limit - (ContinuousClock.now - start))
                // Files that are ignored must not delay a change that is reported.
                guard left > .zero, !changed.isEmpty else { break }
                guard interruption.wait(for: events.descriptor, atMost: left) else { break }
            } while true
        } catch {
            return beginAgain()
        }
        events.endChange()
        return changed.isEmpty || interruption.isInterrupted ? nil : .paths(changed)
    }

    /// Starts to watch again after events were lost or the folder was moved; another folder may already be at its path.
    private func beginAgain() -> FolderChange {
        _ = interruption.wait(for: -1, atMost: Self.quiet)
        begin()
        if case .gone = way { return .gone }
        return .everything
    }

    private func checkIdentity(_ identity: FileIdentity) -> FolderChange? {
        lastLook = .now
        return FolderPath.identity(Array(folder.utf8)) == identity ? nil : beginAgain()
    }

    // MARK: - Without events

    private func look(
        after snapshot: WatchSnapshot, _ identity: FileIdentity, until deadline: ContinuousClock.Instant
    ) -> FolderChange? {
        _ = interruption.wait(for: -1, atMost: min(deadline, lastLook + Self.look) - .now)
        guard ContinuousClock.now >= lastLook + Self.look else { return nil }
        if let change = checkIdentity(identity) { return change }
        let now = WatchSnapshot(Array(folder.utf8), WatchScope(folder, besides: excluded))
        way = .polling(now, identity)
        let changed = now.changes(from: snapshot)
        return changed.isEmpty ? nil : .paths(changed)
    }

    private func waitForFolder(until deadline: ContinuousClock.Instant) -> FolderChange? {
        if FolderPath.identity(Array(folder.utf8)) != nil {
            begin()
            if case .gone = way {} else { return .everything }
        }
        _ = interruption.wait(for: -1, atMost: min(Self.lookWhileGone, deadline - .now))
        return nil
    }
}
