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
        let shown: Range<Int>
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
        /// Whether it is a single sign of Chinese that says little alone.
        var isLoneSign = false
        var occurrences = SideCounts()
        /// The word that this one was joined to; nil if it stays one.
        var successor: Int?
    }

    private(set) var spellings: [Spelling] = []
    private(set) var words: [Word] = []
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
                stopWords: (added: options.stopWords, kept: options.keptWords))
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
        let kind: UInt8 = word.isStopWord ? 1 : isAcronym ? 2 : 3
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
            stopWords: (added: options.stopWords, kept: options.keptWords))
        let context = Self.context(box.tally.languages)
        // A kanji of Japanese is a word like any other, and without dictionaries each sign is one.
        let hasLoneSigns =
            DictionarySegmenter.dividesWords && box.tally.languages.contains(.chinese)
            && !box.tally.languages.contains(.japanese)
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
                        isNamePart: normalized.isNamePart,
                        isLoneSign: hasLoneSigns && ChineseSigns.isOneSign(bytes.span)
                            && !ChineseSigns.isNoun(bytes.span)))
            }
            words[word].occurrences[side] += occurrences
            spellings.append(
                Spelling(
                    tally: tally, index: index, surface: bytes, shown: shown, occurrences: occurrences,
                    initial: use.initial, side: side, word: word))
        }
    }

    /// Chooses the spelling that is shown of each word: the most frequent; of equals the shorter one, then the one in
    /// lower case. One in capitals is shown if it is ten times as frequent as those with small letters: a screenplay
    /// has each name in capitals above each speech.
    private mutating func chooseDisplays() {
        let members = SpellingsByWord(self)
        for word in words.indices {
            let places = members[word]
            guard places.count > 1 else { continue }
            var votes: [(display: ArraySlice<UInt8>, count: UInt64)] = []
            var small: UInt64 = 0
            var total: UInt64 = 0
            for place in places {
                let spelling = spellings[place]
                total += spelling.occurrences
                if !words[word].isAcronym, spelling.display.isNameInSmallLetters { small += spelling.occurrences }
                if let known = votes.firstIndex(where: { $0.display == spelling.display }) {
                    votes[known].count += spelling.occurrences
                } else {
                    votes.append((spelling.display, spelling.occurrences))
                }
            }
            if small > 0, small * 10 >= total { votes.removeAll { !$0.display.hasSmallLetter } }
            var best = votes[0]
            for vote in votes.dropFirst() where Self.isBetter(vote, than: best) { best = vote }
            words[word].display = Array(best.display)
        }
    }

    private static func isBetter(
        _ one: (display: ArraySlice<UInt8>, count: UInt64), than other: (display: ArraySlice<UInt8>, count: UInt64)
    ) -> Bool {
        if one.count != other.count { return one.count > other.count }
        if one.display.count != other.display.count { return one.display.count < other.display.count }
        return other.display.lexicographicallyPrecedes(one.display)
    }

    /// Joins words in capitals to the words that they are another spelling of, by how the texts use them:
    ///
    /// - A word that occurs with one capital letter inside sentences, and never in small letters, is a name, and the
    ///   capitals are its emphasis: `LUKE` beside `Luke`, also `NASA` beside `Nasa`.
    /// - A word that occurs in small letters too is joined if its spelling with one capital inside sentences is the most
    ///   frequent of the three: `DEATH` of `Death Star`. The `LORD` of the King James Bible, which is more frequent than
    ///   `Lord`, stays a word beside `lord`.
    /// - One that is ten times as frequent in small letters has capitals for emphasis only: `STOP` once beside thirty
    ///   times `stop`.
    ///
    /// What is a stop word in small letters stays apart: `US`, `IT`, `WHO`.
    private mutating func joinCapitals() {
        let folding = WordFolding()
        var ordinary: [[UInt8]: Int] = [:]
        for (number, word) in words.enumerated() where !word.isAcronym {
            ordinary[folding.fold(word.display.span)] = number
        }
        let pairs = words.indices.compactMap { number -> (acronym: Int, word: Int)? in
            let display = words[number].display
            guard words[number].isAcronym, let other = ordinary[folding.fold(display.span)] else { return nil }
            return words[other].isStopWord ? nil : (number, other)
        }
        guard !pairs.isEmpty else { return }
        let members = SpellingsByWord(self)
        for (acronym, word) in pairs {
            var (named, small): (UInt64, UInt64) = (0, 0)
            for place in members[word] {
                let spelling = spellings[place]
                if spelling.display.beginsWithCapital {
                    named += spelling.occurrences - min(spelling.occurrences, spelling.initial)
                } else {
                    small += spelling.occurrences
                }
            }
            let count = words[acronym].occurrences.sum
            let isName = named > 0 && (small == 0 || named >= max(count, small))
            if isName || words[word].occurrences.sum >= 10 * count { join(acronym, into: word) }
        }
    }

    /// The word that each word is spelled as in small letters, unless that is a stop word; else the word itself.
    func foldedWords() -> [UInt32] {
        var folded = words.indices.map { UInt32(truncatingIfNeeded: $0) }
        guard words.contains(where: \.isAcronym) else { return folded }
        let folding = WordFolding()
        var ordinary: [[UInt8]: UInt32] = [:]
        for (number, word) in words.enumerated() where !word.isAcronym && !word.isStopWord && word.successor == nil {
            ordinary[folding.fold(word.display.span)] = folded[number]
        }
        for (number, word) in words.enumerated() where word.isAcronym && word.successor == nil {
            if let other = ordinary[folding.fold(word.display.span)] { folded[number] = other }
        }
        return folded
    }

    private mutating func joinLanguages() {
        let folding = WordFolding()
        var known: [[UInt8]: Int] = [:]
        for (number, word) in words.enumerated() where word.successor == nil {
            let form = [word.isStopWord ? 1 : word.isAcronym ? 2 : 3] + folding.fold(word.display.span)
            if let first = known[form] { join(number, into: first) } else { known[form] = number }
        }
    }

    private mutating func join(_ number: Int, into other: Int) {
        words[number].successor = other
        words[other].occurrences += words[number].occurrences
        words[number].occurrences = SideCounts()
    }

    private func final(_ number: Int) -> Int {
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

extension ArraySlice<UInt8> {
    /// Whether the word has a letter that has a capital, and is none.
    var hasSmallLetter: Bool {
        // Most words are of ASCII, and end with a small letter.
        if let last, last &- UInt8(ascii: "a") < 26 { return true }
        return String(decoding: self, as: UTF8.self).unicodeScalars.contains { $0.properties.isLowercase }
    }

    /// Whether the word has small letters, and neither digits nor signs, with which capitals are as common: `MP3`, `R&D`.
    var isNameInSmallLetters: Bool {
        hasSmallLetter
            && allSatisfy { $0 >= 0x80 || $0 & 0xDF &- 0x41 < 26 || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "'") }
    }

    var beginsWithCapital: Bool {
        String(decoding: self, as: UTF8.self).unicodeScalars.first?.properties.isUppercase == true
    }
}

extension NormalizedWord {
    /// Whether its capitals tell it from another word: not those of `MP3`, whose key is that of `mp3`.
    fileprivate var isWordOfItsOwn: Bool { isAcronym && key != folded }
}
