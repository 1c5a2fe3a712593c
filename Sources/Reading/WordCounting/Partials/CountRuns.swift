import SourceText
import Synchronization

/// A temporary file of sorted runs, for counts that outgrow memory: a full table is written to the file as a run, and
/// all runs are read back as one sorted stream.
///
/// ```swift
/// let runs = CountRuns(folder: "/var/tmp")
/// try runs.spill { writer in … try writer.append(key, count: count) … }    // as often as the table is full
/// let merged = try runs.merged()
/// while try merged.next() { … merged.key … merged.count … }
/// ```
/// The file is made at the first spill, has no name, and disappears with the process. It holds all runs of this object,
/// one after the other.
package final class CountRuns: Sendable {
    /// The folder of the temporary file.
    package let folder: String

    private struct State {
        var file: RunFile?
        var length = 0
        /// The ranges of the runs in the file.
        var runs: [Range<Int>] = []
    }

    private let state: Mutex<State>

    /// How many streams are read at once at most, with 64 KB each.
    static let mostStreams = 64

    package init(folder: String) {
        self.folder = folder
        state = Mutex(State())
    }

    /// Makes a value that writes its runs to a given file.
    ///
    /// - Parameter file: takes the runs instead of a temporary file.
    init(folder: String, file: RunFile) {
        self.folder = folder
        state = Mutex(State(file: file))
    }

    package var isEmpty: Bool { count == 0 }

    /// The number of runs that have been written.
    package var count: Int { state.withLock { $0.runs.count } }

    /// Writes one run to the file.
    ///
    /// - Parameter body: appends the records of the run, by strictly rising keys. It is called while this object is
    ///   locked, and must not use the object.
    package func spill(_ body: (inout PartialWriter) throws(Problem) -> Void) throws(Problem) {
        try state.withLock { state throws(Problem) in
            state.runs.append(try write(&state, body))
        }
    }

    /// Writes a stream as a run.
    func spill(_ counts: MergedCounts) throws(Problem) {
        try spill { writer throws(Problem) in try writer.append(counts) }
    }

    /// Returns the counts of all runs as one sorted stream, which reads the runs as it goes.
    ///
    /// At most 64 runs and partial counts are read at once: if there are more, the shortest runs are first added up to
    /// new ones.
    ///
    /// - Parameter sources: partial counts that are added to the runs, at most 63, whose first lines have been read.
    package func merged(with sources: [PartialReader] = []) throws(Problem) -> MergedCounts {
        precondition(sources.count < Self.mostStreams, "partial counts leave room for a run")
        var runs = state.withLock { $0.runs }
        // Short runs come first, and new ones last, so that few records are written often.
        let room = Self.mostStreams - sources.count
        if runs.count > room { runs.sort { $0.count < $1.count } }
        var first = 0
        while runs.count - first > room {
            let next = first + min(Self.mostStreams, runs.count - first - room + 1)
            runs.append(try addUp(runs[first..<next]))
            first = next
        }
        return MergedCounts(sources + (try readers(of: runs[first...])))
    }

    /// Adds several runs up to one, which this value does not count among its own.
    private func addUp(_ runs: ArraySlice<Range<Int>>) throws(Problem) -> Range<Int> {
        let counts = MergedCounts(try readers(of: runs))
        return try state.withLock { state throws(Problem) in
            try write(&state) { writer throws(Problem) in try writer.append(counts) }
        }
    }

    private func readers(of runs: ArraySlice<Range<Int>>) throws(Problem) -> [PartialReader] {
        guard let file = state.withLock({ $0.file }) else { return [] }
        return try runs.map { run throws(Problem) in try PartialReader(file, run) }
    }

    private func write(
        _ state: inout State, _ body: (inout PartialWriter) throws(Problem) -> Void
    ) throws(Problem) -> Range<Int> {
        let file = if let file = state.file { file } else { try RunFile(folder: folder) }
        state.file = file
        let start = state.length
        var end = start
        var writer = PartialWriter(PartialSettings()) { bytes throws(Problem) in
            try file.write(bytes, at: end)
            end += bytes.count
        }
        try body(&writer)
        try writer.finish()
        state.length = end
        return start..<end
    }
}
