import FileAccess
import SourceText

/// What adding a file will do.
package enum FileOutcome: Sendable, Equatable {
    case created, changed
    /// The file is there with these bytes already.
    case unchanged
}

/// What a publication did, by the paths of the files.
package struct PublicationSummary: Sendable, Equatable {
    package var created: [String] = []
    package var replaced: [String] = []
    package var unchanged: [String] = []
    package var deleted: [String] = []
    /// Of the last site, since they were not made this time.
    package var carried: [String] = []
    /// What somebody else changed, and stayed.
    package var kept: [KeptFile] = []
    /// What somebody else changed, and was replaced all the same, since Stratus had made it and makes it still.
    package var overwritten: [String] = []

    /// Takes what only showed when it was done.
    mutating func take(_ run: JournalRun) {
        deleted += run.deleted.map(\.text)
        kept += run.kept
        let lost = Set(run.kept.map { Array($0.path.utf8) })
        guard !lost.isEmpty else { return }
        created.removeAll { lost.contains(Array($0.utf8)) }
        replaced.removeAll { lost.contains(Array($0.utf8)) }
    }
}
