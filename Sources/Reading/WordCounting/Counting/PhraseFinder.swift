import Languages
import SourceText

/// Finds the phrases in the runs of words of some texts: two to four words that occur together more often than by
/// chance.
///
/// Every sequence of two to four words of a run that begins and ends with content words (no stop words) is a candidate.
/// It is a phrase if, wherever it is divided, its parts occur together so often that the log-likelihood ratio is above
/// the threshold, and not only now and then. Runs are then divided: longer phrases first, then the surer ones, and no
/// word is in two of them. A phrase with too few occurrences left is none after all, and its words are single words
/// again.
///
/// It is made once and read, and holds tables that cannot be copied. Access to what it reads for every word is not
/// checked for exclusivity, which would take a tenth of the time of counting: nothing else sees it before it is
/// finished.
/// - Complexity: O(runs), in three passes.
final class PhraseFinder {
    struct Phrase {
        /// The numbers of its words in the vocabulary, connectors included.
        let words: [UInt32]
        let likelihood: Double
        var display: [UInt8] = []
        var occurrences = SideCounts()
    }

    var phrases: [Phrase] = []
    /// How many occurrences of a word are inside phrases, by its number and side.
    @exclusivity(unchecked) var used: [SideCounts]

    let vocabulary: Vocabulary
    let tallies: [TallyBox]
    let sides: [Int]
    let threshold: Double
    /// The phrases that the user named, which are taken however rare they are, and in ``knownPairs`` the neighbours in
    /// them.
    let known: Set<[UInt32]>
    let knownPairs: Set<[UInt32]>
    /// How often each word occurs, and in ``contents`` whether it is no stop word.
    let wordCounts: [Double]
    let contents: [Bool]
    /// How many occurrences of content words the texts have.
    let total: Double
    /// The least number of occurrences of a phrase.
    let minimum: UInt64
    /// Whether a name that occurs once is a phrase, as in a short text, where names need not be repeated.
    let takesSingleNames: Bool

    /// The stretches of runs in which all neighbours are frequent, each as a side and places among the spellings.
    @exclusivity(unchecked) var stretches = SequenceTable()

    /// The least share of the occurrences of its rarer part that has to be in the phrase: for words that go together
    /// only now and then, like `every man`, the words say more.
    static let leastShare = 0.15
    static let longestPhrase = 4

    /// The candidates, by words, and in ``nameCounts`` how many occurrences of each have capital letters in all words
    /// inside a sentence.
    @exclusivity(unchecked) var candidates = SequenceTable()
    @exclusivity(unchecked) var nameCounts: [UInt64] = []
    /// The places of candidates in the stretches, one stretch after the other, and in ``windowStarts`` where those of
    /// each begin.
    @exclusivity(unchecked) var windows: [Window] = []
    @exclusivity(unchecked) var windowStarts: [Int] = []

    struct Window {
        let candidate: UInt32
        /// The place in the stretch where the candidate begins; ``end`` is the place after its last word.
        let start: UInt8
        let end: UInt8
    }

    /// The log-likelihood of each candidate that is a phrase; nil for the others.
    @exclusivity(unchecked) var likelihoods: [Double?] = []

    init(
        _ vocabulary: Vocabulary, _ tallies: [TallyBox], sides: [Int], _ options: CountOptions, _ stored: StoredRuns?
    ) throws(Problem) {
        (self.vocabulary, self.tallies, self.sides) = (vocabulary, tallies, sides)
        threshold = options.findsPhrases ? options.phraseThreshold : .infinity
        known = options.knownPhrases.reduce(into: []) { $0.formUnion(vocabulary.wordings(of: $1, tallies, options)) }
        knownPairs = Set(known.flatMap { words in zip(words, words.dropFirst()).map { [$0, $1] } })
        wordCounts = vocabulary.words.map { word in Double(word.occurrences.sum) }
        contents = vocabulary.words.map { !$0.isStopWord }
        total = zip(wordCounts, contents).reduce(0.0) { $1.1 ? $0 + $1.0 : $0 }
        minimum = max(2, UInt64(total / 500_000))
        takesSingleNames = options.findsPhrases && total <= 20_000
        used = [SideCounts](repeating: SideCounts(), count: vocabulary.words.count)
        try collectStretches(stored)
        countCandidates()
        choosePhrases()
        divide()
    }

    // MARK: - Candidates

    /// Finds the candidates of every stretch: each sequence of two to four words that begins and ends with a content
    /// word.
    func countCandidates() {
        var words: [UInt32] = []
        for index in 0..<stretches.count {
            windowStarts.append(windows.count)
            let count = stretches.occurrences(of: index)
            let stretch = stretches.sequence(index)
            let first = stretch[1] == Self.sentenceStart ? 2 : 1
            words.removeAll(keepingCapacity: true)
            for place in stretch[first...] { words.append(UInt32(truncatingIfNeeded: word(place))) }
            for start in words.indices where isContent(Int(words[start])) {
                for end in start + 1..<max(start + 1, min(words.count, start + Self.longestPhrase))
                where isContent(Int(words[end])) {
                    let candidate = words.withUnsafeBufferPointer {
                        candidates.add(UnsafeBufferPointer(rebasing: $0[start...end]), occurrences: count)
                    }
                    if candidate == nameCounts.count { nameCounts.append(0) }
                    let isName =
                        takesSingleNames && !(first == 2 && start == 0)
                        && (start...end).allSatisfy { place in
                            !isContent(Int(words[place])) || isCapitalized(surface(stretch[first + place]))
                        }
                    if isName { nameCounts[candidate] &+= count }
                    windows.append(
                        Window(
                            candidate: UInt32(truncatingIfNeeded: candidate), start: UInt8(first + start),
                            end: UInt8(first + end + 1)))
                }
            }
        }
        windowStarts.append(windows.count)
    }

    func surface(_ place: UInt32) -> [UInt8] { vocabulary.spellings[Int(place)].surface }

    /// Whether a candidate is a phrase that the user named.
    func isKnown(_ candidate: Int) -> Bool { !known.isEmpty && known.contains(candidates.sequence(candidate)) }

    // MARK: - Likelihood

    func choosePhrases() {
        likelihoods = (0..<candidates.count).map { candidate in
            let count = candidates.occurrences(of: candidate)
            if isKnown(candidate) { return .infinity }
            guard count >= (takesSingleNames ? 1 : minimum) else { return nil }
            return candidates.withSequence(candidate) { likelihood(of: $0, count, nameCounts[candidate]) }
        }
    }

    /// The log-likelihood of a candidate at the place where it is divided most easily; nil if it is no phrase.
    func likelihood(of words: UnsafeBufferPointer<UInt32>, _ count: UInt64, _ nameCount: UInt64) -> Double? {
        var least = Double.infinity
        var isInseparable = true
        var left = 0
        for right in 1..<words.count where isContent(Int(words[right])) {
            defer { left = right }
            let first = occurrences(UnsafeBufferPointer(rebasing: words[...left]))
            let second = occurrences(UnsafeBufferPointer(rebasing: words[right...]))
            // Runs are cut where they are long, so that a part may have been counted less often than the whole.
            let both = Double(count)
            let (firstAlone, secondAlone) = (max(0, first - both), max(0, second - both))
            isInseparable = isInseparable && firstAlone == 0 && secondAlone == 0
            guard both * total > first * second, both >= Self.leastShare * min(first, second) else { return nil }
            least = min(least, logLikelihood(both, firstAlone, secondAlone, max(0, total - first - second + both)))
        }
        if count >= minimum, least >= threshold { return least }
        // A name that occurs once, of words that occur nowhere else: São Paulo.
        guard takesSingleNames, isInseparable, nameCount == count else { return nil }
        for word in words where isConjunction(word) { return nil }
        return least
    }

    /// Whether a word joins two names rather than being a part of one.
    func isConjunction(_ word: UInt32) -> Bool {
        !isContent(Int(word)) && Connectors.conjunctions.contains(vocabulary.words[Int(word)].key)
    }

    func occurrences(_ words: UnsafeBufferPointer<UInt32>) -> Double {
        guard words.count > 1 else { return wordCounts[Int(words[0])] }
        return candidates.index(of: words).map { Double(candidates.occurrences(of: $0)) } ?? 0
    }
}
