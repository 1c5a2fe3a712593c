import Languages
import TextReading

/// The counts of texts in certain languages: how often each spelling of a word occurs, and each run of words that may
/// hold phrases. Two tallies can be added up, in either order, to the tally of all their texts.
///
/// A run is a sequence of words between two places that no phrase crosses: words that are no stop words, with
/// connectors (`children of Israel`) between them. Phrases are found in runs alone, and each occurrence of a word is in
/// one run at most, so that nothing is counted twice.
package struct TextTally: ~Copyable, TokenSink {
    package let languages: [Language]
    package internal(set) var totals = TallyTotals()
    private(set) var words = WordInterner()
    /// The traits of each word, by its number.
    private var traits: [WordTraits] = []
    /// How the capital letters of each word were used, by its number.
    private(set) var capitalUses: [CapitalUse] = []
    private(set) var runs = SequenceTable()
    private var normalizer: WordNormalizer
    private let findsRuns: Bool
    /// Whether words are plain bytes, which have no traits.
    private let isPlain: Bool
    private(set) var spread: WordSpread?
    /// The numbers of the words in the order of the texts, with ``sentenceStart`` between sentences; empty unless they
    /// are noted.
    private(set) var sequence: [UInt32] = []
    private let notesSentences: Bool
    private static let mostNoted = 16_000_000

    // The run that has not ended.
    private var run = OpenRun()
    private var isAtSentenceStart = true
    private var capitals = OpenCapitals()

    /// The number of the word that marks the beginning of a sentence in a run. No token is spelled `^`.
    static let sentenceStart: UInt32 = 0
    static let sentenceStartMark = Array("^".utf8)

    package init(_ languages: [Language], _ options: CountOptions, tracksSpread: Bool = false) {
        self.languages = languages
        normalizer = WordNormalizer(
            languages: languages, stems: options.stems,
            stopWords: (added: options.stopWords, kept: options.keptWords), keepsNumerals: options.keepsNumbers)
        findsRuns = options.needsRuns
        isPlain = options.isPlain
        notesSentences = options.notesSentences && !isPlain
        spread = tracksSpread ? WordSpread() : nil
        addSentenceStart()
    }

    private mutating func addSentenceStart() {
        var mark = Self.sentenceStartMark + [UInt8](repeating: 0, count: 15)
        _ = mark.withUnsafeMutableBytes { bytes in
            bytes.baseAddress.map { words.add($0, length: 1, occurrences: 0) }
        }
        traits.append([])
        capitalUses.append(CapitalUse())
    }

    /// The number of bytes of memory that the tally takes, roughly.
    package var byteCount: Int {
        words.byteCount + runs.byteCount + traits.capacity
            + capitalUses.capacity * MemoryLayout<CapitalUse>.stride
    }

    /// Removes all counts and frees their memory. A run that has not ended goes on.
    package mutating func removeAll() {
        let open = [Array(run.words), Array(run.connectors), capitals.words].map { numbers in
            numbers.map { words.word(Int($0)) }
        }
        totals = TallyTotals()
        words = WordInterner()
        runs = SequenceTable()
        (traits, capitalUses) = ([], [])
        addSentenceStart()
        run.removeAll()
        for word in open[0] { run.append(number(of: word)) }
        for word in open[1] { _ = run.hold(number(of: word)) }
        capitals.renumber(open[2].map { number(of: $0) })
    }

    // MARK: - Tokens

    package mutating func word(_ text: Span<UInt8>, _ range: Range<Int>, _ kind: TokenKind) {
        totals.words &+= 1
        let index = add(text, range)
        let traits = traits[index]
        if spread != nil { spread?.add(index) }
        let number = UInt32(truncatingIfNeeded: index)
        if notesSentences, sequence.count < Self.mostNoted { sequence.append(number) }
        if traits.isDisjoint(with: [.isNumeral, .isUpperCase]) {
            capitals.end(hasSmallLetter: traits.contains(.hasSmallLetter))
        } else if traits.contains(.isNumeral) {
            capitals.number(&capitalUses)
        } else {
            capitals.add(number, &capitalUses)
        }
        let isFirst = isAtSentenceStart
        isAtSentenceStart = false
        if isFirst, traits.contains(.isCapitalized) { capitalUses[index].initial &+= 1 }
        guard findsRuns else { return }
        guard kind == .word else { return endRun() }
        if traits.contains(.isStopWord), !traits.contains(.isNamePart) {
            if !traits.contains(.isConnector) || run.isEmpty || !run.hold(number) { endRun() }
            return
        }
        // The capital letter of a word that begins a sentence means nothing.
        if run.isEmpty, isFirst, traits.contains(.isCapitalized) { run.append(Self.sentenceStart) }
        run.append(number)
        if run.isFull { endRun() }
    }

    /// Counts a word of a plain text; sixteen bytes have to be readable from its first one on.
    @inline(__always)
    mutating func addPlain(_ word: UnsafeRawPointer, length: Int) {
        totals.words &+= 1
        _ = words.add(word, length: length)
    }

    package mutating func boundary(_ boundary: TokenBoundary) {
        endRun()
        if !capitals.isEmpty { capitals.endRow() }
        if boundary != .clause { isAtSentenceStart = true }
        if spread != nil { spread?.end(boundary) }
        if notesSentences, boundary != .clause, let last = sequence.last, last != Self.sentenceStart {
            sequence.append(Self.sentenceStart)
        }
    }

    @inline(__always)
    package mutating func lineEnd() { capitals.endLine(&capitalUses) }

    package mutating func leftOut(_ omission: TokenOmission) {
        totals.omitted[Int(omission.rawValue)] &+= 1
        endRun()
    }

    /// Ends a text, or a part of one, so that no run or phrase goes on in the text that follows.
    package mutating func endPart() {
        boundary(.paragraph)
        lineEnd()
        spread?.endFile()
    }

    /// Adds a text to the number of texts read.
    ///
    /// - Parameters:
    ///   - isAssumed: whether the language of the text was assumed, since nothing in the text showed it.
    ///   - seeming: the markup that the text seems to be written in, although it was counted as plain text.
    package mutating func countText(isAssumed: Bool, seeming: TextMarkup? = nil) {
        if let place = seeming.flatMap(TextMarkup.allCases.firstIndex) { totals.seeming[place] += 1 }
        totals.texts += 1
        if isAssumed { totals.assumed += 1 }
    }

    @inline(__always)
    private mutating func endRun() {
        // A word alone is no phrase, nor is one after the mark of a sentence.
        if run.count > 1, run.count > 2 || run.words[0] != Self.sentenceStart { _ = runs.add(run.words) }
        run.removeAll()
    }

    @inline(__always)
    private mutating func add(_ text: Span<UInt8>, _ range: Range<Int>, occurrences: UInt64 = 1) -> Int {
        let index = words.add(text, range, occurrences: occurrences)
        if index == traits.count, !isPlain { learn(index) }
        return index
    }

    @inline(never)
    private mutating func learn(_ index: Int) {
        let word = words.word(index)
        let normalized = normalizer.normalize(word)
        traits.append(WordTraits(of: word, normalized))
        capitalUses.append(CapitalUse())
        spread?.learn(index, key: normalized.key)
    }

    // MARK: - Adding up

    /// Adds occurrences of a word, and returns the word's number in this tally.
    @discardableResult
    package mutating func add(word: [UInt8], occurrences: UInt64) -> Int {
        guard !word.isEmpty else { return 0 }
        return add(word.span, 0..<word.count, occurrences: occurrences)
    }

    /// Adds to the use of a word's capital letters.
    mutating func add(_ use: CapitalUse, of word: [UInt8]) {
        let index = add(word: word, occurrences: 0)
        if index < capitalUses.count { capitalUses[index] &+= use }
    }

    /// Adds occurrences of a run of words.
    package mutating func add(run: [[UInt8]], occurrences: UInt64) {
        let numbers = run.map { number(of: $0) }
        _ = runs.add(numbers, occurrences: occurrences)
    }

    /// The number of a word, which is a new one if the word has not been counted.
    mutating func number(of word: [UInt8]) -> UInt32 { UInt32(truncatingIfNeeded: add(word: word, occurrences: 0)) }

    /// Adds all counts of another tally, which has the same languages.
    package mutating func add(_ other: borrowing TextTally) {
        totals.add(other.totals)
        var numbers: [UInt32] = []
        numbers.reserveCapacity(other.words.count)
        for index in 0..<other.words.count {
            let number = words.add(index, of: other.words)
            if !isPlain {
                if number == traits.count { learn(number) }
                capitalUses[number] &+= other.capitalUses[index]
            }
            numbers.append(UInt32(truncatingIfNeeded: number))
        }
        var run: [UInt32] = []
        for index in 0..<other.runs.count {
            run.removeAll(keepingCapacity: true)
            other.runs.withSequence(index) { for number in $0 { run.append(numbers[Int(number)]) } }
            _ = runs.add(run, occurrences: other.runs.occurrences(of: index))
        }
        if let spread = other.spread { self.spread?.add(spread) }
    }
}
