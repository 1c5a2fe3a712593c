import FileAccess
import SourceText

/// The effect of adding a file: it creates the file, replaces it with other bytes, or changes nothing.
package enum FileOutcome: Sendable, Equatable {
    case created, changed
    /// The output already has the file with these bytes.
    case unchanged
}

/// The effects of a publication, as lists of paths in the output folder.
package struct PublicationSummary: Sendable, Equatable {
    /// New files.
    package var created: [String] = []
    /// Files that were replaced with other bytes.
    package var replaced: [String] = []
    /// Files that the build made again with the same bytes, or took over.
    package var unchanged: [String] = []
    /// Files of the last site that the new one does not have.
    package var deleted: [String] = []
    /// Files of the last site that were kept although this build did not make them.
    package var carried: [String] = []
    /// Files and folders that were left as they are, each with the reason: most often that somebody else changed them.
    package var kept: [KeptFile] = []
    /// Files that somebody else changed and that were replaced nevertheless, since the new site has them.
    package var overwritten: [String] = []

    /// Adds the deleted and kept files of a run, and removes those that could not be put in place.
    mutating func take(_ run: JournalRun) {
        deleted += run.deleted.map(\.text)
        kept += run.kept
        let lost = Set(run.kept.map { Array($0.path.utf8) })
        guard !lost.isEmpty else { return }
        created.removeAll { lost.contains(Array($0.utf8)) }
        replaced.removeAll { lost.contains(Array($0.utf8)) }
    }
}
