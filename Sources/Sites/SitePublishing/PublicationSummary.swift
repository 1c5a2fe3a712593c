import FileAccess
import SourceText

/// The effect of adding a file: it creates the file, replaces it with other bytes, or changes nothing.
package enum FileOutcome: Sendable, Equatable {
    case created, changed
    /// The output has the file with these bytes already.
    case unchanged
}

/// What a publication did, as lists of the files' paths in the output folder.
package struct PublicationSummary: Sendable, Equatable {
    package var created: [String] = []
    package var replaced: [String] = []
    package var unchanged: [String] = []
    package var deleted: [String] = []
    /// Files of the last site that were kept although they were not made this time.
    package var carried: [String] = []
    /// Files and folders that were left as they are, most often because somebody else changed them.
    package var kept: [KeptFile] = []
    /// Files that somebody else changed and that were replaced all the same, since the site still has them.
    package var overwritten: [String] = []

    /// Adds what became known only while the journal was carried out: deleted, kept and lost files.
    mutating func take(_ run: JournalRun) {
        deleted += run.deleted.map(\.text)
        kept += run.kept
        let lost = Set(run.kept.map { Array($0.path.utf8) })
        guard !lost.isEmpty else { return }
        created.removeAll { lost.contains(Array($0.utf8)) }
        replaced.removeAll { lost.contains(Array($0.utf8)) }
    }
}
