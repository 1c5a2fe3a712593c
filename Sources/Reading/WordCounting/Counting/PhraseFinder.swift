import Languages
import SourceText

/// Finds the phrases in the runs of words of some texts: two to four words that occur together more often than by
/// chance.
///
/// Every sequence of two to four content words (no stop words) of a run is a candidate, with the connectors between
/// them. It is a phrase if, wherever it is divided, its parts occur together so often that the log-likelihood ratio is
/// above the threshold, and not only now and then. The same word again and again is none, nor is a name with a verb
/// beside it. Runs are then divided: longer phrases first, except for those that would cut a surer one in two; and no
/// word is in two of them. Where all occurrences go on alike, phrases that overlap are one longer phrase. A phrase with
/// too few occurrences left is none after all, and its words are single words again.
///
/// Words in capitals count as those in small letters: `DEATH STAR` is `Death Star`.
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
    /// The word that each word counts as in phrases: for one in capitals, the same in small letters.
    let folded: [UInt32]
    /// How often each word occurs, those in capitals included, and in ``contents`` whether it is no stop word.
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
    /// The least share of the occurrences of a word in small letters that has to be beside a name, if they are few of
    /// the name's: of a verb, such as `replied`, most are elsewhere.
    static let leastShareBesideName = 0.5
    /// The most content words of a candidate, and the most words of one with a conjunction, which joins names.
    static let longestPhrase = 4
    /// The share of the occurrences that has to go on alike for a longer phrase.
    static let shareOfAll = 0.9

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

        func overlaps(_ other: Self) -> Bool { start < other.end && other.start < end }

        /// Whether a part of this one is in the other window, and a part of the other one is outside of this.
        func isCut(by other: Self) -> Bool {
            overlaps(other) && (start < other.start) == (end < other.end) && start != other.start && end != other.end
        }
    }

    /// The log-likelihood of each candidate that is a phrase; nil for the others.
    @exclusivity(unchecked) var likelihoods: [Double?] = []

    init(
        _ vocabulary: Vocabulary, _ tallies: [TallyBox], sides: [Int], _ options: CountOptions, _ stored: StoredRuns?
    ) throws(Problem) {
        (self.vocabulary, self.tallies, self.sides) = (vocabulary, tallies, sides)
        threshold = options.findsPhrases ? options.phraseThreshold : .infinity
        let folded = vocabulary.foldedWords()
        self.folded = folded
        known = options.knownPhrases.reduce(into: []) {
            $0.formUnion(vocabulary.wordings(of: $1, tallies, options).map { $0.map { folded[Int($0)] } })
        }
        knownPairs = Set(known.flatMap { words in zip(words, words.dropFirst()).map { [$0, $1] } })
        wordCounts = vocabulary.words.indices.reduce(into: [Double](repeating: 0, count: folded.count)) {
            counts, word in
            counts[Int(folded[word])] += Double(vocabulary.words[word].occurrences.sum)
        }
        contents = vocabulary.words.map { !$0.isStopWord || $0.isNamePart }
        total = vocabulary.words.reduce(0.0) { $1.isStopWord ? $0 : $0 + Double($1.occurrences.sum) }
        minimum = max(2, UInt64(total / 500_000))
        takesSingleNames = options.findsPhrases && total <= 20_000
        used = [SideCounts](repeating: SideCounts(), count: vocabulary.words.count)
        try collectStretches(stored)
        countCandidates()
        choosePhrases()
        joinOverlapping()
        divide()
    }

    // MARK: - Candidates

    /// Finds the candidates of every stretch: each sequence of two to four content words.
    func countCandidates() {
        var words: [UInt32] = []
        for index in 0..<stretches.count {
            windowStarts.append(windows.count)
            let count = stretches.occurrences(of: index)
            let stretch = stretches.sequence(index)
            let first = stretch[1] == Self.sentenceStart ? 2 : 1
            words.removeAll(keepingCapacity: true)
            for place in stretch[first...] { words.append(folded[word(place)]) }
            for start in words.indices where isContent(Int(words[start])) {
                var contentCount = 1
                for end in start + 1..<max(start + 1, words.count) where isContent(Int(words[end])) {
                    contentCount += 1
                    if contentCount > Self.longestPhrase { break }
                    if end - start >= Self.longestPhrase, words[start...end].contains(where: isConjunction) { break }
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
            return candidates.withSequence(candidate) {
                repeatsOneWord($0) ? nil : likelihood(of: $0, count, nameCounts[candidate])
            }
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
            guard both * total > first * second, both >= Self.leastShare * min(first, second),
                !isNameWithVerb(words, left, right, (both, first, second)),
                !isLoose(words, left, right, (both, first, second))
            else { return nil }
            least = min(least, logLikelihood(both, firstAlone, secondAlone, max(0, total - first - second + both)))
        }
        if count >= minimum, least >= threshold { return least }
        // A name that occurs once, of words that occur nowhere else: São Paulo.
        guard takesSingleNames, isInseparable, nameCount == count else { return nil }
        for word in words where isConjunction(word) { return nil }
        return least
    }

    /// Whether all content words are the same one: `happy happy`, which counts as `happy` twice.
    private func repeatsOneWord(_ words: UnsafeBufferPointer<UInt32>) -> Bool {
        words.allSatisfy { $0 == words[0] || !isContent(Int($0)) }
    }

    /// Whether one part is a name, and the other one, in small letters, is beside it only now and then: `Alice replied`
    /// would take its occurrences from `Alice`.
    private func isNameWithVerb(
        _ words: UnsafeBufferPointer<UInt32>, _ left: Int, _ right: Int,
        _ counts: (both: Double, first: Double, second: Double)
    ) -> Bool {
        let (leftIsName, rightIsName) = (isName(words[left]), isName(words[right]))
        guard leftIsName != rightIsName, leftIsName ? left == 0 : right == words.count - 1 else { return false }
        let (name, other) = leftIsName ? (counts.first, counts.second) : (counts.second, counts.first)
        return counts.both < Self.leastShare * name && counts.both < Self.leastShareBesideName * other
    }

    /// Whether a stop word, which may be a part of a name, is beside the other part only now and then; or, in Chinese,
    /// beside a word that is neither a single sign nor in ASCII, as no part of a name is. A Roman numeral stands behind
    /// a name, as in `Louis XIV`.
    private func isLoose(
        _ words: UnsafeBufferPointer<UInt32>, _ left: Int, _ right: Int,
        _ counts: (both: Double, first: Double, second: Double)
    ) -> Bool {
        let (first, second) = (vocabulary.words[Int(words[left])], vocabulary.words[Int(words[right])])
        guard first.isNamePart || second.isNamePart else { return false }
        if first.isNumeral || second.isNumeral { return !second.isNumeral || !isName(words[left]) }
        if first.isNamePart, second.isNamePart { return true }
        let (part, other, count) = first.isNamePart ? (first, second, counts.second) : (second, first, counts.first)
        let isNoPart = !ChineseSigns.isOneSign(other.key.span) && other.key.first.map { $0 >= 0x80 } ?? true
        return ChineseSigns.isOneSign(part.key.span) && isNoPart
            || counts.both < Self.leastShareBesideName * count
    }

    private func isName(_ word: UInt32) -> Bool {
        let word = vocabulary.words[Int(word)]
        return !word.isAcronym && word.display[...].beginsWithCapital
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
