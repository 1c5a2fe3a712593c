/// Finds the phrases among the runs of words of some texts: two to four words that stand together more often than chance
/// has it.
///
/// How a phrase is found: every sequence of two to four words of a run that begins and ends with words that count is a
/// candidate. It is a phrase if, wherever it is divided, its parts come together so often that the log-likelihood ratio is
/// above the threshold, and not only now and then. Runs are then divided: longer phrases first, then the surer ones, and no
/// word is in two of them. What is left of too few occurrences is no phrase after all, and its words are words again.
///
/// - Complexity: O(runs), in three passes.
struct PhraseFinder: ~Copyable {
    struct Phrase {
        /// Words of the vocabulary, connectors included.
        let words: [UInt32]
        let likelihood: Double
        var display: [UInt8] = []
        /// By side.
        var occurrences: [UInt64]
    }

    private(set) var phrases: [Phrase] = []
    /// How many occurrences of a word are inside phrases, by its number and side.
    private(set) var used: [[UInt64]]

    private let vocabulary: Vocabulary
    private let tallies: [TallyBox]
    private let sides: [Int]
    private let threshold: Double
    private let sideCount: Int
    /// By word: how often it occurs, and whether it counts.
    private let wordCounts: [Double]
    private let contents: [Bool]
    /// How many words that count the texts have.
    private let total: Double
    /// What occurs less often is no phrase.
    private let minimum: UInt64
    /// In a short text names need not be repeated.
    private let takesSingleNames: Bool

    /// Stretches of runs in which all neighbours are frequent, as a side and places among the spellings.
    private var stretches = SequenceTable()

    /// At least this part of the occurrences of one of its words has to be in the phrase: of what goes together now and
    /// then, like `every man`, the words say more.
    private static let leastShare = 0.15
    private static let longestPhrase = 4

    /// The candidates, by words, and in how many occurrences of each all words have a capital letter inside a sentence.
    private var candidates = SequenceTable()
    private var nameCounts: [UInt64] = []
    /// Where candidates stand in the stretches, one stretch behind the other, and where those of each begin.
    private var windows: [Window] = []
    private var windowStarts: [Int] = []

    private struct Window {
        let candidate: UInt32
        /// In the stretch.
        let start: UInt8
        let end: UInt8
    }

    /// By candidate: how surely it is a phrase; nil where it is none.
    private var likelihoods: [Double?] = []

    init(
        _ vocabulary: Vocabulary, _ tallies: [TallyBox], sides: [Int], threshold: Double, _ stored: StoredRuns?
    )
        throws(CountStreamError)
    {
        (self.vocabulary, self.tallies, self.sides, self.threshold) = (vocabulary, tallies, sides, threshold)
        sideCount = (sides.max() ?? 0) + 1
        wordCounts = vocabulary.words.map { word in word.occurrences.reduce(0.0) { $0 + Double($1) } }
        contents = vocabulary.words.map { !$0.isStopWord }
        total = zip(wordCounts, contents).reduce(0.0) { $1.1 ? $0 + $1.0 : $0 }
        minimum = max(2, UInt64(total / 500_000))
        takesSingleNames = total <= 20_000
        used = [[UInt64]](repeating: [UInt64](repeating: 0, count: sideCount), count: vocabulary.words.count)
        try collectStretches(stored)
        countCandidates()
        choosePhrases()
        divide()
    }

    // MARK: - Stretches

    /// Keeps of each run the stretches in which every two neighbours occur often enough together. Pairs are counted by
    /// their hash: where two pairs share one, a stretch too many is kept, and none is lost.
    private mutating func collectStretches(_ stored: StoredRuns?) throws(CountStreamError) {
        let least = takesSingleNames ? 1 : minimum
        var size = 1 << 12
        let runCount = tallies.reduce(0) { $0 + $1.tally.runs.count }
        while size < runCount * 8 || stored != nil, size < 1 << 22 { size *= 2 }
        var pairs = [UInt64](repeating: 0, count: least > 1 ? size : 0)
        if least > 1 {
            try Self.forEachRun(tallies, stored) { tally, run, count in
                var previous: Int?
                for number in run where number != TextTally.sentenceStart {
                    guard let place = vocabulary.place(tally: tally, index: Int(number)) else { continue }
                    let word = vocabulary.spellings[place].word
                    guard isContent(word) else { continue }
                    if let previous { pairs[Self.slot(previous, word, size)] &+= count }
                    previous = word
                }
            }
        }
        var stretch: [UInt32] = []
        try Self.forEachRun(tallies, stored) { tally, run, count in
            stretch.removeAll(keepingCapacity: true)
            stretch.append(UInt32(sides[tally]))
            var previous: Int?
            var end = 1
            for number in run {
                if number == TextTally.sentenceStart {
                    stretch.append(Self.sentenceStart)
                    continue
                }
                guard let place = vocabulary.place(tally: tally, index: Int(number)) else { continue }
                let word = vocabulary.spellings[place].word
                if isContent(word) {
                    if let previous, least > 1, pairs[Self.slot(previous, word, size)] < least {
                        keep(&stretch, end: end, count)
                        stretch.append(UInt32(sides[tally]))
                    }
                    stretch.append(UInt32(truncatingIfNeeded: place))
                    end = stretch.count
                    previous = word
                } else {
                    stretch.append(UInt32(truncatingIfNeeded: place))
                }
            }
            keep(&stretch, end: end, count)
        }
    }

    private mutating func keep(_ stretch: inout [UInt32], end: Int, _ count: UInt64) {
        stretch.removeSubrange(end...)
        let words = stretch.count - (stretch.count > 1 && stretch[1] == Self.sentenceStart ? 2 : 1)
        if words > 1 { _ = stretches.add(stretch, occurrences: count) }
        stretch.removeAll(keepingCapacity: true)
    }

    private static func forEachRun(
        _ tallies: [TallyBox], _ stored: StoredRuns?,
        _ body: (_ tally: Int, UnsafeBufferPointer<UInt32>, UInt64) -> Void
    ) throws(CountStreamError) {
        try stored?.forEach(body)
        for (tally, box) in tallies.enumerated() {
            for index in 0..<box.tally.runs.count {
                box.tally.runs.withSequence(index) { body(tally, $0, box.tally.runs.occurrences(of: index)) }
            }
        }
    }

    private func isContent(_ word: Int) -> Bool { contents[word] }

    private static func slot(_ one: Int, _ other: Int, _ size: Int) -> Int {
        let product = (UInt64(truncatingIfNeeded: one) &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(truncatingIfNeeded: other))
            .multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
        return Int(truncatingIfNeeded: product.high ^ product.low) & (size - 1)
    }

    private static let sentenceStart = UInt32.max

    private func word(_ place: UInt32) -> Int { vocabulary.spellings[Int(place)].word }

    // MARK: - Candidates

    /// Finds the candidates of every stretch: each sequence of two to four words that begins and ends with one that counts.
    private mutating func countCandidates() {
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

    private func surface(_ place: UInt32) -> [UInt8] { vocabulary.spellings[Int(place)].surface }

    // MARK: - Likelihood

    private mutating func choosePhrases() {
        likelihoods = (0..<candidates.count).map { candidate in
            let count = candidates.occurrences(of: candidate)
            guard count >= (takesSingleNames ? 1 : minimum) else { return nil }
            return candidates.withSequence(candidate) { likelihood(of: $0, count, nameCounts[candidate]) }
        }
    }

    /// How surely a candidate is a phrase, at the place where it is divided most easily.
    private func likelihood(of words: UnsafeBufferPointer<UInt32>, _ count: UInt64, _ nameCount: UInt64) -> Double? {
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
        // A name that is said once, of words that are not said elsewhere: São Paulo.
        guard takesSingleNames, isInseparable, nameCount == count else { return nil }
        for word in words where isConjunction(word) { return nil }
        return least
    }

    /// Whether a word joins two names rather than being a part of one.
    private func isConjunction(_ word: UInt32) -> Bool {
        !isContent(Int(word)) && Connectors.conjunctions.contains(vocabulary.words[Int(word)].key)
    }

    private func occurrences(_ words: UnsafeBufferPointer<UInt32>) -> Double {
        guard words.count > 1 else { return wordCounts[Int(words[0])] }
        return candidates.index(of: words).map { Double(candidates.occurrences(of: $0)) } ?? 0
    }

    // MARK: - Dividing runs

    private mutating func divide() {
        // What is left of a phrase beside a longer one may be too little: then it is none, and the runs are divided anew.
        for _ in 0..<8 {
            var counts = [UInt64](repeating: 0, count: candidates.count)
            for index in 0..<stretches.count {
                let count = stretches.occurrences(of: index)
                for window in division(of: index) { counts[Int(window.candidate)] &+= count }
            }
            var isStable = true
            for candidate in likelihoods.indices {
                guard likelihoods[candidate] != nil else { continue }
                let isWhole = counts[candidate] == candidates.occurrences(of: candidate)
                if counts[candidate] == 0 || counts[candidate] < minimum && !isWhole {
                    likelihoods[candidate] = nil
                    isStable = false
                }
            }
            if isStable { break }
        }
        record()
    }

    /// The phrases that a stretch is divided into, each with its place.
    private func division(of stretch: Int) -> [Window] {
        var found: [Window] = []
        for window in windows[windowStarts[stretch]..<windowStarts[stretch + 1]]
        where likelihoods[Int(window.candidate)] != nil {
            found.append(window)
        }
        guard found.count > 1 else { return found }
        found.sort { one, other in
            if one.end - one.start != other.end - other.start { return one.end - one.start > other.end - other.start }
            let (first, second) = (likelihoods[Int(one.candidate)] ?? 0, likelihoods[Int(other.candidate)] ?? 0)
            if first != second { return first > second }
            return one.start < other.start
        }
        var division: [Window] = []
        for window in found
        where !division.contains(where: { $0.start < window.end && window.start < $0.end }) {
            division.append(window)
        }
        return division
    }

    /// Counts the phrases, how they are spelled, and the words inside.
    private mutating func record() {
        var numbers: [UInt32: Int] = [:]
        var spelled: [[[UInt8]: UInt64]] = []
        for index in 0..<stretches.count {
            let division = division(of: index)
            if division.isEmpty { continue }
            let count = stretches.occurrences(of: index)
            let stretch = stretches.sequence(index)
            let side = Int(stretch[0])
            for window in division {
                let number = numbers[window.candidate] ?? phrases.count
                if number == phrases.count {
                    numbers[window.candidate] = number
                    spelled.append([:])
                    phrases.append(
                        Phrase(
                            words: candidates.sequence(Int(window.candidate)),
                            likelihood: likelihoods[Int(window.candidate)] ?? 0,
                            occurrences: [UInt64](repeating: 0, count: sideCount)))
                }
                let places = stretch[Int(window.start)..<Int(window.end)]
                phrases[number].occurrences[side] &+= count
                spelled[number][display(of: places), default: 0] &+= count
                for place in places { used[word(place)][side] &+= count }
            }
        }
        for number in phrases.indices {
            // The most frequent spelling stands for all; of equals the shorter one, then the one in lower case.
            let best = spelled[number].max { one, other in
                if one.value != other.value { return one.value < other.value }
                if one.key.count != other.key.count { return one.key.count > other.key.count }
                return one.key.lexicographicallyPrecedes(other.key)
            }
            phrases[number].display = best?.key ?? []
        }
    }

    /// A phrase as it stands in the text, but for what no word is shown with at its beginning and its end.
    private func display(of places: ArraySlice<UInt32>) -> [UInt8] {
        var text: [UInt8] = []
        for (offset, place) in places.enumerated() {
            let spelling = vocabulary.spellings[Int(place)]
            let start = offset == 0 ? spelling.shown.lowerBound : 0
            let end = offset == places.count - 1 ? spelling.shown.upperBound : spelling.surface.count
            if offset > 0, !(isWrittenWithoutSpaces(text) && isWrittenWithoutSpaces(spelling.surface)) {
                text.append(UInt8(ascii: " "))
            }
            text.append(contentsOf: spelling.surface[start..<end])
        }
        return text
    }
}

/// Whether a word begins with a capital letter.
private func isCapitalized(_ word: [UInt8]) -> Bool {
    guard let first = word.first else { return false }
    if first < 0x80 { return first &- 0x41 < 26 }
    return String(decoding: word.prefix(4), as: UTF8.self).unicodeScalars.first?.properties.isUppercase == true
}

/// Whether a word is of a script whose words stand side by side: Han, kana, Thai, Lao, Khmer or Burmese; or of the wide
/// forms that go with Han.
private func isWrittenWithoutSpaces(_ word: [UInt8]) -> Bool {
    guard let first = word.first, first >= 0xE0 else { return false }
    guard let scalar = String(decoding: word.prefix(4), as: UTF8.self).unicodeScalars.first else { return false }
    return switch scalar.value {
    case 0x0E00..<0x0F00, 0x1000..<0x10A0, 0x1780..<0x1800, 0x3040..<0x3100, 0x3400..<0xA000, 0xF900..<0xFB00,
        0xFF00..<0xFFF0, 0x20000..<0x40000:
        true
    default: false
    }
}
