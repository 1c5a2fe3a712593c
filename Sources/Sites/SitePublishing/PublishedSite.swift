import FileAccess
import SourceText
import Workers

/// A site that was just published, for a build that saves its state while the lock still keeps other builds waiting.
package struct PublishedSite {
    /// The manifest of the published site.
    package let manifest: PublishedFiles
    /// The hash of the manifest's bytes.
    package let hash: UInt64
    /// The publication that published the site, and still holds the lock.
    package let publication: Publication
    /// The stamps of the manifest's files that were found unchanged, in the order of the manifest, nil for the others;
    /// empty if files of the last site were carried over.
    private let unchangedStamps: [FileStamp?]

    init(_ plan: PublicationPlan, hash: UInt64, publication: Publication) {
        (manifest, unchangedStamps) = (plan.manifest, plan.unchangedStamps)
        (self.hash, self.publication) = (hash, publication)
    }

    /// Returns the stamps of all files, in the order of the manifest; nil for a file so recent that another write could
    /// leave the same stamp.
    ///
    /// - Parameter jobs: the number of threads to use.
    /// - Complexity: O(n) in the files, with a system call for each that was written.
    package func stamps(jobs: Int) -> [FileStamp?] {
        let files = manifest.files
        // 20 ms: longer than a step of any kernel's clock. The disk of an output has no coarser times.
        let moment = FileStamp.now - 20_000_000
        return inParallel(files.count, jobs: jobs) { number in
            // If somebody has written it meanwhile, the next build sees another stamp than this.
            if unchangedStamps.indices.contains(number), let stamp = unchangedStamps[number] { return stamp }
            return publication.stamp(of: files[number].path, isOwn: true).flatMap {
                $0.isSettled(before: moment) ? $0 : nil
            }
        }
    }
}

extension Publication {
    /// Writes a file for the next build into the state folder, beside the manifest, and replaces an old one in one
    /// step.
    package func writeStateFile(_ pieces: [[UInt8]], as name: String) throws(Problem) {
        let new = name + ".new"
        do throws(Problem) {
            try own.write(pieces, to: new)
            try own.move(new, to: name)
        } catch {
            try? own.remove(new)
            throw error
        }
    }

    /// Removes a file that ``writeStateFile(_:as:)`` wrote, since the one of an earlier build does not describe this
    /// build. Failures are ignored.
    package func removeStateFile(as name: String) { try? own.remove(name) }
}
