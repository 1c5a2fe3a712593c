import ByteWriting
import FileAccess
import Glibc
import SourceText
import Synchronization

/// The new site takes the place of the old one, or does not.
extension Publication {
    /// Publishes what was added, and deletes what is left of the last site.
    ///
    /// - Parameters:
    ///   - mayDelete: is asked before most of the pages are deleted.
    ///   - whenDone: is called when all is published, and no other build has begun.
    /// - Throws: ``Problem`` with all that is in the way: nothing was changed then, unless it says so.
    package func publish(
        mayDelete: (SiteDeletion) -> Bool = { _ in true },
        whenDone: (PublishedSite, PublicationSummary) -> Void = { _, _ in }
    ) throws(Problem) -> PublicationSummary {
        do throws(Problem) {
            let plan = try PublicationPlan(self, state.withLock { $0 })
            if let deletion = plan.deletion, !mayDelete(deletion) {
                throw Problem(.cannotCreate, tree.path, deletion.description, hint: SiteDeletion.hint)
            }
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
            let added = Set(state.added.map(\.path) + state.standing.map { manifest.files[$0.place].path })
            state.kept += manifest.files.lazy.map(\.path).filter { !added.contains($0) }
        }
    }

    /// What ``publish()`` would do, without doing it: what was added is given up.
    ///
    /// - Returns: that, and what ``publish()`` would ask for before.
    /// - Throws: ``Problem`` with all that is in the way.
    package func preview() throws(Problem) -> (summary: PublicationSummary, deletion: SiteDeletion?) {
        defer { abandon() }
        let plan = try PublicationPlan(self, state.withLock { $0 })
        var summary = plan.summary
        plan.foretellDeletions(&summary)
        return (summary, plan.deletion)
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
        guard (try? own.has(StateFolder.Name.journal)) == false else { return }
        try? StagingFolder.remove(from: own)
        try? own.remove(StateFolder.Name.newManifest)
        // Of a site that never was nothing is left.
        guard manifestBytes == nil else { return }
        try? own.remove(StateFolder.Name.lock)
        place.remove(own.calls)
        if isNewFolder { removeFolder(tree.path) }
    }

    private func carryOut(
        _ plan: PublicationPlan, _ bytes: [UInt8]
    ) throws(Problem) -> PublicationSummary {
        var summary = plan.summary
        if plan.journal.steps.isEmpty, bytes == manifestBytes {
            try StagingFolder.remove(from: own)
            return summary
        }
        try begin(plan.journal, manifest: bytes)
        var run = JournalRun(tree: tree, own: own)
        try run.finish(plan.journal, staging: staging.folder)
        summary.take(run)
        return summary
    }

    /// All up to the point of no return.
    private func begin(_ journal: Journal, manifest: [UInt8]) throws(Problem) {
        do throws(Problem) {
            try own.write(manifest, to: StateFolder.Name.newManifest)
            try own.write(journal.bytes, to: StateFolder.Name.newJournal)
            try JournalRun.makeFolders(of: journal, in: tree, calls: own.calls)
            try own.synchronize()
            try own.move(StateFolder.Name.newJournal, to: StateFolder.Name.journal)
            try own.synchronize()
        } catch {
            guard (try? own.has(StateFolder.Name.journal)) == false else { throw error }
            // What cannot be taken back now the next build takes back, by the journal that is left.
            do throws(Problem) {
                try JournalRun.takeBack(journal, in: tree, calls: own.calls)
                try own.remove(StateFolder.Name.newJournal)
            } catch {}
            throw error
        }
    }
}
