import SourceText
import Synchronization

/// A store that keeps the counts of several workers in bounded memory: a set of tallies that has become too large is
/// written to a temporary file as a sorted run.
///
/// The result does not depend on how the words are spread over workers, sets and runs.
package final class CountStore: Sendable {
    package let options: CountOptions
    private let runs: CountRuns
    /// How many bytes the tallies of all workers together may take.
    private let memory: Int

    /// Makes a store.
    ///
    /// - Parameters:
    ///   - memory: the number of bytes that the tallies of all workers together may take.
    ///   - folder: the folder for temporary files.
    package init(_ options: CountOptions, memory: Int, folder: String) {
        (self.options, self.memory) = (options, memory)
        runs = CountRuns(folder: folder)
    }

    /// Writes a set to the temporary file and empties the set, if it takes more than one worker's share of the memory.
    package func spillIfLarge(_ set: TallySet, workers: Int) throws(Problem) {
        // Tables double when they grow, and the old one is there until the new one is filled.
        guard set.byteCount > memory / workers / 2 else { return }
        try spill(set)
    }

    private func spill(_ set: TallySet) throws(Problem) {
        try runs.spill { writer throws(Problem) in
            try set.forEachRecord { key, count throws(Problem) in try writer.append(key, count: count) }
        }
        set.removeAll()
    }

    /// The largest sum of all counts, so that not even ten of them add up to more than 64 bits hold.
    private static let largestSum: UInt64 = 1 << 60

    /// Adds the records of partial counts to a set, which is written to the temporary file as often as it becomes too
    /// large.
    ///
    /// - Throws: ``Problem`` for records that ``TallySet`` does not write, such as hand-made ones, and for counts whose
    ///   sum is above 2⁶⁰.
    package func add(_ counts: MergedCounts, to set: TallySet) throws(Problem) {
        var number = 0
        var sum: UInt64 = 0
        while try counts.next() {
            guard counts.count <= Self.largestSum - sum else {
                throw Problem(
                    .badInput, "partial count", "its counts add up to more than \(Self.largestSum)",
                    hint: "no text has as many words: look where this partial count comes from")
            }
            sum += counts.count
            try add(counts, to: set, takesRuns: true)
            number += 1
            if number % 4096 == 0 { try spillIfLarge(set, workers: 1) }
        }
    }

    private func add(_ counts: MergedCounts, to set: TallySet, takesRuns: Bool) throws(Problem) {
        let key = Array(counts.key)
        do { try set.add(key: key, count: counts.count, takesRuns: takesRuns) } catch {
            throw Problem(
                .badInput, "partial count", "\"\(String(decoding: key, as: UTF8.self))\" is no record of words",
                hint: "count again with this version of Stratus")
        }
    }

    // MARK: - Results

    /// Passes each counted word or phrase to `body` once: its key as bytes and its count, summed over the sets in memory
    /// and the temporary file, sorted by key.
    package func writeRecords(
        of sets: [TallySet], _ body: (UnsafeBufferPointer<UInt8>, UInt64) throws(Problem) -> Void
    ) throws(Problem) {
        guard !runs.isEmpty else { return try united(sets).forEachRecord(body) }
        for set in sets { try spill(set) }
        let merged = try runs.merged()
        while try merged.next() { try body(merged.key, merged.count) }
    }

    /// Returns the tags of the words in the sets and in the temporary file.
    ///
    /// - Parameters:
    ///   - reference: the counts of the reference text, with which the text is compared.
    ///   - names: the names of the text and its reference, which are the groups of a comparison.
    package func countedWords(
        of sets: [TallySet], reference: TallySet? = nil, names: (text: String, reference: String) = ("", "")
    ) throws(Problem) -> CountedWords {
        let reference = reference?.tallies ?? []
        guard !runs.isEmpty else {
            return try CountedWords(united(sets).tallies, reference: reference, options, names: names)
        }
        for set in sets { try spill(set) }
        let words = TallySet(options)
        let merged = try runs.merged()
        while try merged.next() { try add(merged, to: words, takesRuns: false) }
        return try CountedWords(
            words.tallies, reference: reference, options, names: names,
            storedRuns: StoredRuns(runs, words.tallies))
    }

    private func united(_ sets: [TallySet]) -> TallySet {
        guard let first = sets.first else { return TallySet(options) }
        for set in sets.dropFirst() { first.add(set) }
        return first
    }
}

/// The runs of words in a file, which can be read more than once.
struct StoredRuns {
    private let runs: CountRuns
    private let tallies: [TallyBox]

    init(_ runs: CountRuns, _ tallies: [TallyBox]) { (self.runs, self.tallies) = (runs, tallies) }

    /// Passes every run to `body`.
    ///
    /// - Parameter body: takes the index of the tally, the numbers of the words in it, and how often the run occurs.
    func forEach(
        _ body: (_ tally: Int, UnsafeBufferPointer<UInt32>, UInt64) -> Void
    ) throws(Problem) {
        var places: [[UInt8]: Int] = [:]
        for (place, box) in tallies.enumerated() { places[Array(TallySet.name(of: box.tally.languages).utf8)] = place }
        let merged = try runs.merged()
        while try merged.next() {
            guard merged.key.first == UInt8(ascii: "2") else { continue }
            let fields = Array(merged.key).split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
            guard fields.count > 3, let place = places[Array(fields[1])] else { continue }
            let numbers = fields[2...].map { tallies[place].tally.number(of: Array($0)) }
            numbers.withUnsafeBufferPointer { body(place, $0, merged.count) }
        }
    }
}
