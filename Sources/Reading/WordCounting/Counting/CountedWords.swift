import Glibc
import Languages
import SourceText
import TagParsing
import TextReading

/// The tags made from the words of texts, sorted by falling weight (in a comparison, within each text), and a report on
/// all words.
package struct CountedWords: Sendable {
    package private(set) var tags: [Tag] = []
    package private(set) var report = WordReport()
    /// The tags of each sentence, as indices in ``tags``, with -1 behind each sentence; empty unless they are noted.
    package private(set) var sentences: [Int32] = []

    /// Makes the tags of the words that tallies have counted.
    ///
    /// - Parameters:
    ///   - tallies: the tallies of the texts, one for each set of languages, in an order that is the same every time.
    ///   - reference: the tallies of the text that they are compared with.
    ///   - names: the names of the two groups of a comparison.
    ///   - storedRuns: the runs of the texts, if the tallies have only their words.
    init(
        _ tallies: [TallyBox], reference: [TallyBox] = [], _ options: CountOptions,
        names: (text: String, reference: String) = ("", ""), storedRuns: StoredRuns? = nil
    ) throws(Problem) {
        if options.isPlain {
            readPlain(tallies, options)
            return
        }
        let sides = tallies.map { _ in 0 } + reference.map { _ in 1 }
        let vocabulary = Vocabulary(tallies + reference, sides: sides, options)
        let weigher = WordWeigher(options.weighting, vocabulary, reference, names: names)
        var items = Self.items(of: vocabulary)
        if options.needsRuns {
            let finder = try PhraseFinder(vocabulary, tallies + reference, sides: sides, options, storedRuns)
            items += finder.phrases.map { phrase in
                Item(
                    display: phrase.display, phraseWords: phrase.words, likelihood: phrase.likelihood,
                    counts: phrase.occurrences, total: phrase.occurrences.text)
            }
            for place in vocabulary.words.indices { items[place].remove(finder.used[place]) }
        }
        readTotals(tallies, options)
        if options.weighting != .counts { report.sides = weigher.sides }
        select(items, options, weigher)
        collectSpellings(vocabulary)
        guard options.notesSentences else { return }
        let words = items.map { (words: $0.word.map { [$0] } ?? $0.phraseWords, name: $0.text) }
        sentences = noteSentences(tallies, vocabulary, words)
    }

    /// A word or a phrase that may become a tag.
    private struct Item {
        let display: [UInt8]
        /// The number of a word; nil for a phrase.
        var word: UInt32?
        /// The words of a phrase; empty for a word.
        var phraseWords: [UInt32] = []
        var isStopWord = false
        var isLoneSign = false
        var likelihood: Double?
        /// How often the item occurs, for a word outside of phrases.
        var counts: SideCounts
        /// How often the item occurs in the texts, phrases included.
        let total: UInt64

        var text: String { String(decoding: display, as: UTF8.self) }

        mutating func remove(_ used: SideCounts) {
            counts.text -= min(counts.text, used.text)
            counts.reference -= min(counts.reference, used.reference)
        }
    }

    private static func items(of vocabulary: Vocabulary) -> [Item] {
        vocabulary.words.enumerated().map { number, word in
            Item(
                display: word.display, word: UInt32(truncatingIfNeeded: number), isStopWord: word.isStopWord,
                isLoneSign: word.isLoneSign, counts: word.occurrences, total: word.occurrences.text)
        }
    }

    /// Makes a tag of every plain word as it is, except for white space beyond ASCII.
    private mutating func readPlain(_ tallies: [TallyBox], _ options: CountOptions) {
        readTotals(tallies, options)
        for box in tallies {
            let changed = Self.wordsWithOtherNames(box.tally.words)
            if changed.isEmpty {
                readPlain(box.tally.words, options)
            } else {
                readPlain(joining(changed, of: box.tally.words), options)
            }
        }
        // Sorting is stable: equal weights stay in the order of their bytes.
        tags.sort { $0.weight > $1.weight }
        report.excluded.sort { $0.count > $1.count }
    }

    private mutating func readPlain(_ words: borrowing WordInterner, _ options: CountOptions) {
        for index in words.indicesInByteOrder() {
            let count = words.occurrences(of: index)
            if count == 0 { continue }
            report.distinct += 1
            let word = words.word(index)
            do throws(Exclusion) {
                tags.append(try Self.tag(of: word, count, options, nil) { (Double(count), nil) })
            } catch {
                let text = String(decoding: word, as: UTF8.self)
                report.excluded.append(
                    WordReport.ExcludedWord(text: text, count: Int(clamping: count), reason: error.reason))
            }
        }
    }

    /// The names of the words that a tag spells otherwise, by index: a no-break space at an edge and a line separator
    /// are white space in tags, and parts of words here.
    private static func wordsWithOtherNames(_ words: borrowing WordInterner) -> [Int: [UInt8]] {
        var names: [Int: [UInt8]] = [:]
        // C2 and E2 are the first bytes of these.
        for index in 0..<words.count where words.withWord(index, { $0.contains { $0 == 0xC2 || $0 == 0xE2 } }) {
            let word = words.word(index)
            let name = Array(PlainText.collapsingWhiteSpace(String(decoding: word, as: UTF8.self)).utf8)
            if !name.isEmpty, name != word { names[index] = name }
        }
        return names
    }

    /// Returns the words under the names of their tags, so that those of one name are counted together.
    private mutating func joining(_ names: [Int: [UInt8]], of words: borrowing WordInterner) -> WordInterner {
        var joined = WordInterner()
        var spellings: [[UInt8]: [Int]] = [:]
        for index in 0..<words.count {
            if let name = names[index] {
                _ = joined.add(name.span, 0..<name.count, occurrences: words.occurrences(of: index))
                spellings[name, default: []].append(index)
            } else {
                _ = joined.add(index, of: words)
            }
        }
        let plain = Set(spellings.keys)
        for index in 0..<words.count where names[index] == nil && plain.contains(words.word(index)) {
            spellings[words.word(index)]?.append(index)
        }
        report.merged = spellings.map { name, indices in
            Self.merged(name, indices.map { (words.word($0), words.occurrences(of: $0)) })
        }
        report.merged.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        return joined
    }

    // MARK: - Totals

    private mutating func readTotals(_ tallies: [TallyBox], _ options: CountOptions) {
        var totals = TallyTotals()
        var languages: Set<Language> = []
        for box in tallies {
            totals.add(box.tally.totals)
            languages.formUnion(box.tally.languages)
        }
        report.words = Int(clamping: totals.words)
        report.texts = Int(clamping: totals.texts)
        report.assumedLanguages = Int(clamping: totals.assumed)
        report.languages = Language.allCases.filter(languages.contains)
        let kinds = [
            ("number", "numbers"), ("link", "links"), ("address", "addresses"),
            ("word of more than 4,000 bytes", "words of more than 4,000 bytes"), ("block of code", "blocks of code"),
        ]
        for (kind, count) in zip(kinds, totals.omitted + [totals.codeBlocks]) where count > 0 {
            report.omissions.append(WordReport.OmittedText(kinds: kind, count: Int(clamping: count)))
        }
        for noise in TextNoise.allCases where totals.noise[noise] > 0 {
            report.omissions.append(
                WordReport.OmittedText(kinds: noise.names, count: Int(clamping: totals.noise[noise]), isNoise: true))
        }
        report.seeming = zip(TextMarkup.allCases, totals.seeming).filter { $1 > 0 }.map(\.0)
    }

    // MARK: - Selection

    private mutating func select(_ items: [Item], _ options: CountOptions, _ weigher: WordWeigher) {
        var chosen: [(display: [UInt8], tag: Tag)] = []
        var excluded: [(display: [UInt8], word: WordReport.ExcludedWord)] = []
        // A word that only the reference has is no word of the text.
        for item in items
        where item.total > 0 || options.weighting == .comparison && item.counts.sum > 0 {
            report.distinct += 1
            if let likelihood = item.likelihood {
                report.phrases.append(
                    WordReport.CountedPhrase(
                        text: item.text, count: Int(clamping: item.total),
                        likelihood: likelihood.isFinite ? likelihood : nil))
            }
            do throws(Exclusion) {
                chosen.append((item.display, try Self.tag(of: item, options, weigher)))
            } catch {
                let isWhole = error.reason == .stopWord || item.counts.text == 0
                let count = Int(clamping: isWhole ? item.total : item.counts.text)
                let word = WordReport.ExcludedWord(text: item.text, count: count, reason: error.reason)
                excluded.append((item.display, word))
            }
        }
        // Sorting is stable: equal weights stay in the order of their bytes.
        tags = byteOrder(of: chosen.map(\.display)).map { chosen[$0].tag }
        chosen = []
        joinEqualNames()
        tags.sort { $0.weight > $1.weight }
        if options.weighting == .comparison {
            // The words that the text has more often come first, and then those of its reference.
            tags = tags.filter { $0.group == weigher.sides[0].name } + tags.filter { $0.group != weigher.sides[0].name }
        }
        report.compared = tags.compactMap(WordReport.ComparedWord.init)
        excluded = byteOrder(of: excluded.map(\.display)).map { excluded[$0] }
        excluded.sort { $0.word.count > $1.word.count }
        report.excluded = excluded.map(\.word)
        report.phrases.sort { one, other in
            if one.count != other.count { return one.count > other.count }
            return one.text.utf8.lexicographicallyPrecedes(other.text.utf8)
        }
    }

    /// Adds tags of equal names up: a phrase may be spelled like a word in a script without spaces.
    private mutating func joinEqualNames() {
        // Counts have finite sums, so that nothing can be thrown.
        guard let (joined, merged, _) = try? mergingEqualNames(tags, .exact), joined.count < tags.count else { return }
        tags = joined
        report.distinct -= merged.reduce(0) { $0 + $1.spellings.reduce(0) { $0 + $1.count } - 1 }
    }

    private static func tag(
        of item: Item, _ options: CountOptions, _ weigher: WordWeigher
    ) throws(Exclusion) -> Tag {
        if item.isStopWord { throw Exclusion(reason: .stopWord) }
        if item.isLoneSign, options.minLength == nil { throw Exclusion(reason: .belowMinimumLength(2)) }
        // A reference is there to compare with; only in a comparison its words are tags, too.
        let count = options.weighting == .comparison ? item.counts.sum : item.counts.text
        if count == 0 { throw Exclusion(reason: .insidePhrases) }
        let figures = options.weighting == .counts ? nil : weigher.comparison(of: item.counts)
        return try tag(of: item.display, count, options, figures.map(weigher.attributes)) { () throws(Exclusion) in
            try weigher.weight(of: item.word.map { [$0] } ?? item.phraseWords, counts: item.counts)
        }
    }

    /// Makes the tag of a word. Throws ``Exclusion`` if the word is too rare or too short, weighs nothing, or cannot be
    /// a name.
    private static func tag(
        of display: [UInt8], _ count: UInt64, _ options: CountOptions, _ attributes: TagAttributes?,
        _ weigh: () throws(Exclusion) -> (weight: Double, group: String?)
    ) throws(Exclusion) -> Tag {
        if count < UInt64(options.minCount) { throw Exclusion(reason: .belowMinimumCount(options.minCount)) }
        if let length = options.minLength, length > 1, String(decoding: display, as: UTF8.self).count < length {
            throw Exclusion(reason: .belowMinimumLength(length))
        }
        let (weight, group) = try weigh()
        do throws(Problem) {
            if group == nil, attributes == nil { return try Tag(word: display, weight: weight) }
            let name = String(decoding: display, as: UTF8.self)
            return try Tag(name, weight: weight, group: group, attributes: attributes)
        } catch {
            throw Exclusion(reason: .noName(error.message))
        }
    }

    // MARK: - Spellings

    private mutating func collectSpellings(_ vocabulary: Vocabulary) {
        let members = SpellingsByWord(vocabulary)
        for (number, word) in vocabulary.words.enumerated() where !word.isStopWord {
            let places = members[number]
            // Most words are spelled as they are shown, and no other way.
            if places.count == 1, let place = places.first, vocabulary.spellings[place].surface == word.display {
                continue
            }
            var found: [(bytes: [UInt8], count: UInt64)] = []
            for place in places {
                let spelling = vocabulary.spellings[place]
                guard spelling.occurrences > 0, spelling.side == 0 else { continue }
                if let known = found.firstIndex(where: { $0.bytes == spelling.surface }) {
                    found[known].count += spelling.occurrences
                } else {
                    found.append((spelling.surface, spelling.occurrences))
                }
            }
            let display = word.display
            guard found.contains(where: { $0.bytes != display }) else { continue }
            report.merged.append(Self.merged(display, found))
        }
        report.merged.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }

    private static func merged(
        _ name: [UInt8], _ spellings: [(bytes: [UInt8], count: UInt64)]
    ) -> WordReport.MergedSpellings {
        let ordered = spellings.sorted { one, other in
            if one.count != other.count { return one.count > other.count }
            return one.bytes.lexicographicallyPrecedes(other.bytes)
        }
        return WordReport.MergedSpellings(
            name: String(decoding: name, as: UTF8.self),
            spellings: ordered.map { bytes, count in
                WordReport.MergedSpellings.Spelling(
                    text: String(decoding: bytes, as: UTF8.self), count: Int(clamping: count))
            })
    }
}
