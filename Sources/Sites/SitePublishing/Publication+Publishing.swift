import ByteWriting
import FileAccess
import Glibc
import SourceText
import Synchronization

/// Publishing the new site, or discarding it.
extension Publication {
    /// Publishes the files that were added, and deletes what is left of the last site.
    ///
    /// - Parameters:
    ///   - mayDelete: returns whether more than half of the pages may be deleted; called before any file is changed.
    ///   - whenDone: called when everything is published, while no other build can begin.
    /// - Throws: ``Problem`` with all reasons why publishing fails. No file was changed then, unless the message says
    ///   so.
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

    /// Keeps all files of the last site that were not added this time, for a build that cannot know which of them to
    /// delete.
    package func keepOthers() {
        state.withLock { state in
            let added = Set(state.added.map(\.path) + state.unchanged.map { manifest.files[$0.place].path })
            state.kept += manifest.files.lazy.map(\.path).filter { !added.contains($0) }
        }
    }

    /// Returns the effect that ``publish(mayDelete:whenDone:)`` would have, changes no file of the output, and discards
    /// the files that were added.
    ///
    /// - Returns: the summary, and the deletion that publishing would ask about, if any.
    /// - Throws: ``Problem`` with all reasons why publishing would fail.
    package func preview() throws(Problem) -> (summary: PublicationSummary, deletion: SiteDeletion?) {
        defer { abandon() }
        let plan = try PublicationPlan(self, state.withLock { $0 })
        var summary = plan.summary
        plan.foretellDeletions(&summary)
        return (summary, plan.deletion)
    }

    /// Discards the files that were added; the published site stays as it is.
    ///
    /// After ``publish(mayDelete:whenDone:)`` this does nothing.
    package func abandon() {
        let isDone = state.withLock { state in
            defer { state.isDone = true }
            return state.isDone
        }
        guard !isDone else { return }
        defer { own.unlock() }
        // A publication that has begun is finished by the next one.
        guard (try? own.has(StateFolder.Name.journal)) == false else { return }
        try? StagingFolder.remove(from: own)
        try? own.remove(StateFolder.Name.newManifest)
        // A site that was never published leaves nothing behind.
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

    /// Writes the manifest and the journal and makes the folders, which can still be undone.
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
            // If undoing fails too, the next build does it, by the journal that is left.
            do throws(Problem) {
                try JournalRun.takeBack(journal, in: tree, calls: own.calls)
                try own.remove(StateFolder.Name.newJournal)
            } catch {}
            throw error
        }
    }
}
