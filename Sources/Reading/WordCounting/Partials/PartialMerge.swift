import FileAccess
import Glibc
import SourceText

/// The sum of any number of partial counts. Their grouping does not matter: the sum of sums is the sum of all, byte for
/// byte.
package struct PartialMerge {
    /// The settings that all the partial counts share.
    package let settings: PartialSettings
    /// The sum of the partial counts, which can be read once.
    package let counts: MergedCounts

    /// Opens partial counts for adding them up.
    ///
    /// - Parameters:
    ///   - paths: at least one path; `-` is standard input.
    ///   - folder: the folder for temporary files.
    /// - Throws: ``Problem`` if an input cannot be read, is no partial count, or was made with other settings than the
    ///   first. Damage further down in a file is reported when ``counts`` is read up to there.
    package init(_ paths: [String], folder: String) throws(Problem) {
        precondition(!paths.isEmpty, "partial counts that are added up are at least one")
        var gathering = PartialGathering(folder: folder)
        // Files with different settings are reported before hours are spent on them.
        for path in paths where isRegularFile(path) { try gathering.check(path) }
        for path in paths { try gathering.add(path) }
        settings = gathering.settings ?? PartialSettings()
        counts = try gathering.runs.merged(with: gathering.streams)
    }
}

/// Takes the inputs of a ``PartialMerge`` one by one.
private struct PartialGathering {
    let runs: CountRuns
    /// The files that are read while the sum is read.
    private(set) var streams: [PartialReader] = []
    private var first: (settings: PartialSettings, path: String)?

    init(folder: String) { runs = CountRuns(folder: folder) }

    var settings: PartialSettings? { first?.settings }

    /// Checks the first line of a file.
    mutating func check(_ path: String) throws(Problem) {
        _ = try nextPartial(of: PartialReader(path: path))
    }

    mutating func add(_ path: String) throws(Problem) {
        let reader = try PartialReader(path: path)
        _ = try nextPartial(of: reader)
        guard reader.isOneWholeFile() else { return try spillAll(of: reader) }
        streams.append(reader)
        guard streams.count == CountRuns.mostStreams else { return }
        try runs.spill(MergedCounts(streams))
        streams = []
    }

    private mutating func spillAll(of reader: PartialReader) throws(Problem) {
        var isThereMore = true
        while isThereMore {
            try runs.spill(MergedCounts([reader]))
            isThereMore = try nextPartial(of: reader)
        }
    }

    /// Reads the next first line and compares its settings with those of the first partial count; false at the end.
    private mutating func nextPartial(of reader: PartialReader) throws(Problem) -> Bool {
        guard let settings = try reader.nextPartial() else { return false }
        guard let first else {
            first = (settings, reader.path)
            return true
        }
        guard let (name, own, other) = settings.firstDifference(from: first.settings) else { return true }
        let missing = "missing"
        throw Problem(
            .badInput, reader.path, line: reader.line,
            "the setting \"\(readable(name, atMost: 60))\" is \(own.map(quoted) ?? missing) here, and "
                + "\(other.map(quoted) ?? missing) in \(first.path)",
            hint: "only what was counted with equal settings can be added up: count one of them again")
    }

    private func quoted(_ value: String) -> String { "\"\(readable(value, atMost: 60))\"" }
}

private func isRegularFile(_ path: String) -> Bool {
    path != "-" && FileLookup(path, followsLinks: true).status?.isFile == true
}
