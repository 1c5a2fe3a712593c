import SourceText
import Synchronization

/// Sorted runs in a temporary file: where a table goes when it is full, and from where all that was counted comes back
/// in one sorted stream.
///
/// ```swift
/// let runs = CountRuns(folder: "/var/tmp")
/// try runs.spill(full)                          // as often as the table is full
/// let merged = try runs.merged(with: [last])    // and what is still in memory at the end
/// while try merged.next() { merged.withKey { … merged.count … } }
/// ```
/// The file is made at the first spill, has no name, and is gone with the process. All runs of a value stand in one file,
/// one spill after the other; workers that are to write at once have one each, see ``merged(with:and:)``.
package final class CountRuns: Sendable {
    /// Of the temporary file.
    package let folder: String

    private struct Run {
        let file: RunFile
        let range: Range<Int>
    }

    private struct State {
        var file: RunFile?
        var length = 0
        var runs: [Run] = []
    }

    private let state: Mutex<State>

    /// How many streams are read at once, with 64 KB each.
    static let mostStreams = 64

    package init(folder: String) {
        self.folder = folder
        state = Mutex(State())
    }

    /// - Parameter file: takes the runs instead of a temporary file.
    init(folder: String, file: RunFile) {
        self.folder = folder
        state = Mutex(State(file: file))
    }

    package var isEmpty: Bool { count == 0 }

    /// How many runs there are.
    package var count: Int { state.withLock { $0.runs.count } }

    /// Writes one run.
    ///
    /// - Parameter body: appends its records, by strictly rising keys. It is called with the lock of this value held.
    package func spill(_ body: (inout RunWriter) throws(Problem) -> Void) throws(Problem) {
        try state.withLock { state throws(Problem) in
            state.runs.append(try write(&state, body))
        }
    }

    /// Writes counts in memory as a run.
    package func spill(_ counts: SortedCounts) throws(Problem) {
        try spill { writer throws(Problem) in
            try counts.visit { key, count throws(Problem) in try writer.append(key, count: count) }
        }
    }

    /// Writes a stream as a run.
    func spill(_ counts: MergedCounts) throws(Problem) {
        try spill { writer throws(Problem) in try writer.append(counts) }
    }

    /// All that was counted as one stream, which reads the runs as it goes.
    ///
    /// At most 64 streams are read at once: where there are more, the first ones are added up to new runs here and now.
    /// - Parameters:
    ///   - tables: what is still in memory.
    ///   - others: the runs of other workers.
    package func merged(
        with tables: [SortedCounts] = [], and others: [CountRuns] = []
    ) throws(Problem) -> MergedCounts {
        try merged(sources: tables.map { .table(SortedCountsCursor($0)) }, and: others)
    }

    func merged(sources: [CountSource], and others: [CountRuns] = []) throws(Problem) -> MergedCounts {
        var sources = sources
        var runs = ([self] + others).flatMap(\.allRuns)
        // Tables and files that leave no room for runs become runs themselves.
        while sources.count > Self.mostStreams || !runs.isEmpty && sources.count == Self.mostStreams {
            runs.append(try addUp(Array(sources.prefix(Self.mostStreams))))
            sources.removeFirst(min(sources.count, Self.mostStreams))
        }
        // Short runs first, and new ones behind all: few records are written often.
        let room = Self.mostStreams - sources.count
        if runs.count > room { runs.sort { $0.range.count < $1.range.count } }
        var first = 0
        while runs.count - first > room {
            let next = first + min(Self.mostStreams, runs.count - first - room + 1)
            runs.append(try addUp(try runs[first..<next].map { run throws(Problem) in try source(run) }))
            first = next
        }
        return MergedCounts(sources + (try runs[first...].map { run throws(Problem) in try source(run) }))
    }

    private var allRuns: [Run] { state.withLock { $0.runs } }

    /// One run of several streams, which this value does not count among its own.
    private func addUp(_ sources: [CountSource]) throws(Problem) -> Run {
        let counts = MergedCounts(sources)
        return try state.withLock { state throws(Problem) in
            try write(&state) { writer throws(Problem) in try writer.append(counts) }
        }
    }

    private func write(
        _ state: inout State, _ body: (inout RunWriter) throws(Problem) -> Void
    ) throws(Problem) -> Run {
        let file = if let file = state.file { file } else { try RunFile(folder: folder) }
        state.file = file
        var writer = RunWriter(file, at: state.length)
        try body(&writer)
        let run = Run(file: file, range: state.length..<(try writer.finish()))
        state.length = run.range.upperBound
        return run
    }

    private func source(_ run: Run) throws(Problem) -> CountSource {
        let reader = PartialReader(
            LineInput(path: folder, descriptor: run.file.descriptor, range: run.range), isOwn: true)
        do throws(Problem) { _ = try reader.nextPartial() } catch { throw .lost(folder, error) }
        return .run(reader, file: run.file, folder: folder)
    }
}
