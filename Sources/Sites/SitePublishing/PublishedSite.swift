import FileAccess
import SourceText
import Workers

/// A site that was published just now, while no other build may begin.
package struct PublishedSite {
    package let manifest: PublishedFiles
    /// Of the manifest's bytes.
    package let hash: UInt64
    package let publication: Publication
    /// Of the files of the manifest that stood as they were left; empty where none is known.
    private let standing: [FileStamp?]

    init(_ plan: PublicationPlan, hash: UInt64, publication: Publication) {
        (manifest, standing) = (plan.manifest, plan.standing)
        (self.hash, self.publication) = (hash, publication)
    }

    /// The stamps of all files, in the order of the manifest; nil for one that could be written once more without
    /// showing it.
    ///
    /// - Complexity: O(n) in the files; a system call for each that was written.
    package func stamps(jobs: Int) -> [FileStamp?] {
        let files = manifest.files
        // Longer than the clock of any kernel takes for a step; the disk of an output has no coarser times.
        let moment = FileStamp.now - 20_000_000
        return inParallel(files.count, jobs: jobs) { number in
            // If somebody has written it meanwhile, the next build sees another stamp than this.
            if standing.indices.contains(number), let stamp = standing[number] { return stamp }
            return publication.stamp(of: files[number].path, isOwn: true).flatMap {
                $0.isSettled(before: moment) ? $0 : nil
            }
        }
    }
}

extension Publication {
    /// Leaves a file for the next build, beside the manifest; the old one is replaced in one step.
    package func leave(_ pieces: [[UInt8]], as name: String) throws(Problem) {
        let new = name + ".new"
        do throws(Problem) {
            try own.write(pieces, to: new)
            try own.move(new, to: name)
        } catch {
            try? own.remove(new)
            throw error
        }
    }

    /// Leaves no such file: that of an earlier build says nothing of this one.
    package func leaveNothing(as name: String) { try? own.remove(name) }
}
