import Languages

/// All spellings of some texts, and the words that they are spellings of.
///
/// All spellings with one key are a word: in each language those with one stem, acronyms apart. Words of several
/// languages that are spelled alike are one. There may be two sides, a text and the one that it is compared with.
struct Vocabulary {
    /// One spelling of a word in one tally.
    struct Spelling {
        let tally: Int
        /// The number of the word in its tally.
        let index: Int
        let surface: [UInt8]
        /// The part of the spelling that is shown: without a possessive ending, or an article joined by an apostrophe.
        var shown: Range<Int>
        let occurrences: UInt64
        /// How many of the occurrences began a sentence with a capital letter.
        let initial: UInt64
        let side: Int
        var word: Int

        /// The shown part, which gets the votes of the spelling.
        var display: ArraySlice<UInt8> { surface[shown] }
    }

    struct Word {
        var display: [UInt8]
        let key: [UInt8]
        var isStopWord: Bool
        var isAcronym: Bool
        /// Whether it may begin or end a phrase although it is a stop word.
        var isNamePart = false
        var isNumeral = false
        /// Whether it is a single sign of Chinese or Japanese that says little alone.
        var isLoneSign = false
        var occurrences = SideCounts()
        /// The word that this one was joined to; nil if it stays one.
        var successor: Int?
    }

    var spellings: [Spelling] = []
    var words: [Word] = []
    /// The number of each word by its key; emptied if the user names no phrase, since ``wordings(of:_:_:)`` alone needs
    /// it later.
    private var numbers: [[UInt8]: Int] = [:]
    /// The place in ``spellings`` where those of each tally begin.
    private var starts: [Int] = []

    /// The place among ``spellings`` of the word with a number in a tally; nil if the tally got the word after the
    /// vocabulary was made.
    func place(tally: Int, index: Int) -> Int? {
        let place = starts[tally] + index
        return place < (tally + 1 < starts.count ? starts[tally + 1] : spellings.count) ? place : nil
    }

    /// The words of a phrase that the user named, as each tally's languages tell them; empty if the texts lack one of
    /// them.
    func wordings(of phrase: String, _ tallies: [TallyBox], _ options: CountOptions) -> Set<[UInt32]> {
        var wordings: Set<[UInt32]> = []
        for box in tallies {
            var normalizer = WordNormalizer(
                languages: box.tally.languages, stems: options.stems,
                stopWords: (added: options.stopWords, kept: options.keptWords), keepsNumerals: options.keepsNumbers)
            let context = Self.context(box.tally.languages)
            let parts = phrase.split(separator: " ")
            var known: [UInt32] = []
            for part in parts {
                let normalized = normalizer.normalize(Array(part.utf8))
                let key = Self.key(normalized, isAcronym: normalized.isWordOfItsOwn, context)
                if let word = numbers[key] { known.append(UInt32(truncatingIfNeeded: final(word))) }
            }
            if known.count == parts.count, known.count > 1 { wordings.insert(known) }
        }
        return wordings
    }

    /// The key that all spellings of a word share.
    private static func key(_ word: NormalizedWord, isAcronym: Bool, _ context: [UInt8]) -> [UInt8] {
        // A numeral is another word than the small letter that it may be: V and v.
        let kind: UInt8 = word.isNumeral ? 4 : word.isStopWord ? 1 : isAcronym ? 2 : 3
        return [kind] + context + word.key
    }

    private static func context(_ languages: [Language]) -> [UInt8] {
        Array(languages.map(\.rawValue).joined(separator: ",").utf8) + [0]
    }

    // MARK: - Making

    /// Reads the spellings of tallies, and joins them to words.
    ///
    /// - Parameter sides: the side of each tally: 0 for the text, 1 for the reference.
    init(_ tallies: [TallyBox], sides: [Int], _ options: CountOptions) {
        for (tally, box) in tallies.enumerated() {
            starts.append(spellings.count)
            read(box, tally, side: sides[tally], options)
        }
        if options.knownPhrases.isEmpty { numbers = [:] }
        chooseDisplays()
        joinCapitals()
        if tallies.contains(where: { $0.tally.languages.contains(.korean) }) { joinParticles() }
        if tallies.count > 1 { joinLanguages() }
        guard words.contains(where: { $0.successor != nil }) else { return }
        for place in spellings.indices { spellings[place].word = final(spellings[place].word) }
        // Now the spellings of all languages vote.
        chooseDisplays()
    }

    private mutating func read(
        _ box: TallyBox, _ tally: Int, side: Int, _ options: CountOptions
    ) {
        var normalizer = WordNormalizer(
            languages: box.tally.languages, stems: options.stems,
            stopWords: (added: options.stopWords, kept: options.keptWords), keepsNumerals: options.keepsNumbers)
        let context = Self.context(box.tally.languages)
        // Without dictionaries each sign is a word.
        let isJapanese = box.tally.languages.contains(.japanese)
        let hasLoneSigns = DictionarySegmenter.dividesWords && (isJapanese || box.tally.languages.contains(.chinese))
        spellings.reserveCapacity(spellings.count + box.tally.words.count)
        for index in 0..<box.tally.words.count {
            let bytes = box.tally.words.word(index)
            let occurrences = box.tally.words.occurrences(of: index)
            var normalized = normalizer.normalize(bytes)
            let shown = normalized.display
            var isAcronym = normalized.isWordOfItsOwn
            let use = box.tally.capitalUses[index]
            if isAcronym, (use.shouted + use.lined) * 2 >= occurrences {
                // In a heading of capitals every word looks like an acronym.
                let folded = normalizer.normalize(normalized.folded)
                if use.shouted * 2 >= occurrences || !folded.isStopWord { (normalized, isAcronym) = (folded, false) }
            }
            let key = Self.key(normalized, isAcronym: isAcronym, context)
            let word = numbers[key] ?? words.count
            if word == words.count {
                numbers[key] = word
                words.append(
                    Word(
                        // Most words are shown as they are spelled, and have that as their key: it is in memory once.
                        display: shown == 0..<bytes.count ? bytes : Array(bytes[shown]),
                        key: normalized.key == bytes ? bytes : normalized.key,
                        isStopWord: normalized.isStopWord, isAcronym: isAcronym,
                        isNamePart: normalized.isNamePart, isNumeral: normalized.isNumeral,
                        isLoneSign: hasLoneSigns && ChineseSigns.isOneSign(bytes.span)
                            && !(isJapanese ? JapaneseSigns.isNoun(bytes.span) : ChineseSigns.isNoun(bytes.span))))
            }
            words[word].occurrences[side] += occurrences
            spellings.append(
                Spelling(
                    tally: tally, index: index, surface: bytes, shown: shown, occurrences: occurrences,
                    initial: use.initial, side: side, word: word))
        }
    }

    private mutating func joinLanguages() {
        let folding = WordFolding()
        var known: [[UInt8]: Int] = [:]
        for (number, word) in words.enumerated() where word.successor == nil {
            let form =
                [word.isNumeral ? 4 : word.isStopWord ? 1 : word.isAcronym ? 2 : 3] + folding.fold(word.display.span)
            if let first = known[form] { join(number, into: first) } else { known[form] = number }
        }
    }

    mutating func join(_ number: Int, into other: Int) {
        words[number].successor = other
        words[other].occurrences += words[number].occurrences
        words[number].occurrences = SideCounts()
    }

    func final(_ number: Int) -> Int {
        var number = number
        while let successor = words[number].successor { number = successor }
        return number
    }
}

/// The places of the spellings of each word, in one array.
struct SpellingsByWord {
    /// The index in `places` at which those of each word begin; the last index is the end of all.
    private var starts: [Int]
    private var places: [Int]

    init(_ vocabulary: Vocabulary) {
        starts = [Int](repeating: 0, count: vocabulary.words.count + 1)
        for spelling in vocabulary.spellings { starts[spelling.word + 1] += 1 }
        for word in vocabulary.words.indices { starts[word + 1] += starts[word] }
        var next = starts
        places = [Int](repeating: 0, count: vocabulary.spellings.count)
        for (place, spelling) in vocabulary.spellings.enumerated() {
            places[next[spelling.word]] = place
            next[spelling.word] += 1
        }
    }

    subscript(word: Int) -> ArraySlice<Int> { places[starts[word]..<starts[word + 1]] }
}

/// A tally in an object, so that an array can hold several tallies, which cannot be copied.
package final class TallyBox {
    package var tally: TextTally

    package init(_ tally: consuming TextTally) { self.tally = tally }
}

extension NormalizedWord {
    /// Whether its capitals tell it from another word: not those of `MP3`, whose key is that of `mp3`.
    fileprivate var isWordOfItsOwn: Bool { isAcronym && key != folded }
}
