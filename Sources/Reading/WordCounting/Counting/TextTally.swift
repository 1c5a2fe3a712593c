import Languages

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
    /// How often each word in capitals occurred among others in capitals, by its number.
    private(set) var shouted: [UInt64] = []
    private(set) var runs = SequenceTable()
    private var normalizer: WordNormalizer
    private let findsRuns: Bool
    /// Whether words are plain bytes, which have no traits.
    private let isPlain: Bool
    private(set) var spread: WordSpread?

    // The run that has not ended.
    private var run = OpenRun()
    private var isAtSentenceStart = true
    /// The words in capitals that have followed each other, up to three of them.
    private var capitals: [UInt32] = []

    /// The number of the word that marks the beginning of a sentence in a run. No token is spelled `^`.
    static let sentenceStart: UInt32 = 0
    static let sentenceStartMark = Array("^".utf8)

    package init(_ languages: [Language], _ options: CountOptions, tracksSpread: Bool = false) {
        self.languages = languages
        normalizer = WordNormalizer(
            languages: languages, stems: options.stems,
            stopWords: (added: options.stopWords, kept: options.keptWords))
        findsRuns = options.needsRuns
        isPlain = options.isPlain
        spread = tracksSpread ? WordSpread() : nil
        addSentenceStart()
    }

    private mutating func addSentenceStart() {
        var mark = Self.sentenceStartMark + [UInt8](repeating: 0, count: 15)
        _ = mark.withUnsafeMutableBytes { bytes in
            bytes.baseAddress.map { words.add($0, length: 1, occurrences: 0) }
        }
        traits.append([])
        shouted.append(0)
    }

    /// The number of bytes of memory that the tally takes, roughly.
    package var byteCount: Int {
        words.byteCount + runs.byteCount + traits.capacity + shouted.capacity * 8
    }

    /// Removes all counts and frees their memory. A run that has not ended goes on.
    package mutating func removeAll() {
        let open = [Array(run.words), Array(run.connectors), capitals].map { numbers in
            numbers.map { words.word(Int($0)) }
        }
        totals = TallyTotals()
        words = WordInterner()
        runs = SequenceTable()
        (traits, shouted) = ([], [])
        addSentenceStart()
        run.removeAll()
        for word in open[0] { run.append(number(of: word)) }
        for word in open[1] { _ = run.hold(number(of: word)) }
        capitals = open[2].map { number(of: $0) }
    }

    // MARK: - Tokens

    package mutating func word(_ text: Span<UInt8>, _ range: Range<Int>, _ kind: TokenKind) {
        totals.words &+= 1
        let index = add(text, range)
        let traits = traits[index]
        if spread != nil { spread?.add(index) }
        let number = UInt32(truncatingIfNeeded: index)
        if traits.contains(.isUpperCase) {
            follow(number)
        } else if !capitals.isEmpty {
            capitals.removeAll(keepingCapacity: true)
        }
        guard findsRuns else { return }
        guard kind == .word else { return endRun() }
        if traits.contains(.isStopWord) {
            isAtSentenceStart = false
            if !traits.contains(.isConnector) || run.isEmpty || !run.hold(number) { endRun() }
            return
        }
        // The capital letter of a word that begins a sentence means nothing.
        if run.isEmpty, isAtSentenceStart, traits.contains(.isCapitalized) { run.append(Self.sentenceStart) }
        isAtSentenceStart = false
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
        if !capitals.isEmpty { capitals.removeAll(keepingCapacity: true) }
        if boundary != .clause { isAtSentenceStart = true }
        if spread != nil { spread?.end(boundary) }
    }

    package mutating func leftOut(_ omission: TokenOmission) {
        totals.omitted[Int(omission.rawValue)] &+= 1
        endRun()
    }

    /// Ends a text, or a part of one, so that no run or phrase goes on in the text that follows.
    package mutating func endPart() {
        boundary(.paragraph)
        spread?.endFile()
    }

    /// Adds a text to the number of texts read.
    ///
    /// - Parameter isAssumed: whether the language of the text was assumed, since nothing in the text showed it.
    package mutating func countText(isAssumed: Bool) {
        totals.texts += 1
        if isAssumed { totals.assumed += 1 }
    }

    @inline(__always)
    private mutating func endRun() {
        // A word alone is no phrase, nor is one after the mark of a sentence.
        if run.count > 1, run.count > 2 || run.words[0] != Self.sentenceStart { _ = runs.add(run.words) }
        run.removeAll()
    }

    /// Notes a word in capitals. Three of them in a row are a heading, or shouting, and none of them is an acronym.
    private mutating func follow(_ number: UInt32) {
        if capitals.count < 3 {
            capitals.append(number)
            if capitals.count == 3 { for word in capitals { shouted[Int(word)] &+= 1 } }
        } else {
            shouted[Int(number)] &+= 1
        }
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
        shouted.append(0)
        spread?.learn(index, key: normalized.key)
    }

    // MARK: - Adding up

    /// Adds occurrences of a word, `count` of them among other words in capitals, and returns the word's number in this
    /// tally.
    @discardableResult
    package mutating func add(word: [UInt8], occurrences: UInt64, shouted count: UInt64 = 0) -> Int {
        guard !word.isEmpty else { return 0 }
        let index = add(word.span, 0..<word.count, occurrences: occurrences)
        if count > 0, index < shouted.count { shouted[index] &+= count }
        return index
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
                shouted[number] &+= other.shouted[index]
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
