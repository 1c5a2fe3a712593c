import FileAccess
import Glibc
import SourceText

/// Tells when anything changes in a folder, and in the folders in it.
///
/// What happens in quick succession is told once: an editor saves a file in several steps. Files that editors need while
/// they save, and folders of tools such as `.git`, are nobody's business. All of it is used by one thread; the
/// interruption is for others.
package final class FolderWatch {
    private let folder: String
    private var excluded: [String]
    private let interruption: WatchInterruption
    private let mostWatches: Int
    private var way: Way
    /// When the folder was looked at last, whether it is still the same.
    private var lastLook = ContinuousClock.now

    private enum Way {
        case events(WatchEvents)
        case polling(WatchSnapshot, FileIdentity)
        case gone
    }

    /// Why changes are found out by looking once a second, and what to do about it; nil where the system tells them.
    package private(set) var remark: String?

    /// A save in several steps, or of several files, is over when nothing more happened for this time.
    private static let quiet = Duration.milliseconds(12)
    /// One file that was closed, or moved into its place, is whole: only that its mode is set may follow, or the next file
    /// of several.
    private static let quietWhenWhole = Duration.milliseconds(3)
    /// What never ends is told after this time; also a file that was written to and is not closed.
    private static let longest = Duration.milliseconds(100)
    /// A file that is being copied is waited for.
    private static let longestWriting = Duration.seconds(1)
    private static let look = Duration.seconds(1)
    private static let lookWhileGone = Duration.milliseconds(50)

    /// - Parameters:
    ///   - folder: is watched with all that is in it.
    ///   - excluded: folders in it whose changes are nobody's business, such as the output; they need not be there yet.
    ///   - interruption: ends waiting.
    ///   - mostWatches: beyond these the folder is looked at once a second; the system has a limit of its own.
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

    /// Watches anew what is there; all that was not told before is lost.
    private func begin() {
        let root = Array(folder.utf8)
        let scope = WatchScope(folder, besides: excluded)
        lastLook = .now
        // The old one gives its watches back first.
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

    /// Has other folders left out from now on; what has happened and was not told is told no more if they are other ones.
    package func leaveOut(_ folders: [String]) {
        guard folders != excluded else { return }
        excluded = folders
        begin()
    }

    /// Waits for a change.
    ///
    /// - Parameters:
    ///   - limit: no longer than this.
    ///   - afterWork: whether somebody has worked with the files since the last change was told: what has come and gone in
    ///     that time may have been read, and is a change.
    /// - Returns: nil when the time was over, or when it was interrupted.
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
            // A folder above may have been moved away with it, or a link lead elsewhere: no event tells so.
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
                // Nothing that is told can wait longer for what is none of ours.
                guard left > .zero, !changed.isEmpty else { break }
                guard interruption.wait(for: events.descriptor, atMost: left) else { break }
            } while true
        } catch {
            return beginAgain()
        }
        events.endChange()
        return changed.isEmpty || interruption.isInterrupted ? nil : .paths(changed)
    }

    /// After events were lost, or the folder was moved away: another one may take its place at once.
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
