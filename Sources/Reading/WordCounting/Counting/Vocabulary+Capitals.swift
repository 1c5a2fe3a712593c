import Languages

/// The uses of capital letters: which spelling of a word is shown, and which words differ in their capitals only.
extension Vocabulary {
    /// Chooses the spelling that is shown of each word: the most frequent; of equals the one that ``isNicerSpelling``
    /// prefers. One in capitals is shown if it is ten times as frequent as those with small letters: a screenplay has
    /// each name in capitals above each speech.
    mutating func chooseDisplays() {
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
        return isNicerSpelling(one.display, other.display)
    }

    /// Joins words in capitals to the words that they are another spelling of, by how the texts use them:
    ///
    /// - A word that occurs with one capital letter inside sentences, and never in small letters, is a name, and the
    ///   capitals are its emphasis: `LUKE` beside `Luke`, also `NASA` beside `Nasa`.
    /// - A word that occurs in small letters too is joined if its spelling with one capital inside sentences is the most
    ///   frequent of the three: `DEATH` of `Death Star`. The `LORD` of the King James Bible, which is more frequent than
    ///   `Lord`, stays a word beside `lord`.
    /// - One that is five times as frequent in small letters has capitals for emphasis only: `STOP` once beside thirty
    ///   times `stop`.
    ///
    /// What is a stop word in small letters stays apart: `US`, `IT`, `WHO`.
    mutating func joinCapitals() {
        let all = acronymsInSmallLetters()
        let kept = Set(all.filter { words[$0.word].isStopWord }.map(\.acronym))
        let pairs = all.filter { !kept.contains($0.acronym) }
        guard !pairs.isEmpty else { return }
        let members = SpellingsByWord(self)
        for (acronym, word) in pairs where words[acronym].successor == nil {
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
            if isName || words[word].occurrences.sum >= 5 * count { join(acronym, into: word) }
        }
    }

    /// The word that each word is spelled as in small letters, unless that is a stop word; else the word itself.
    func foldedWords() -> [UInt32] {
        var folded = words.indices.map { UInt32(truncatingIfNeeded: $0) }
        for (acronym, word) in acronymsInSmallLetters()
        where words[acronym].successor == nil && !words[word].isStopWord && words[word].successor == nil {
            folded[acronym] = folded[word]
        }
        return folded
    }

    /// The words that are no acronyms, beside the acronyms with the same letters.
    private func acronymsInSmallLetters() -> [(acronym: Int, word: Int)] {
        let folding = WordFolding()
        var acronyms: [[UInt8]: [Int]] = [:]
        for (number, word) in words.enumerated() where word.isAcronym {
            acronyms[folding.fold(word.display.span), default: []].append(number)
        }
        if acronyms.isEmpty { return [] }
        let lengths = Set(acronyms.keys.map(\.count))
        var pairs: [(acronym: Int, word: Int)] = []
        // Most words are of ASCII, which keep their length, and longer than any acronym.
        for (number, word) in words.enumerated()
        where !word.isAcronym && (lengths.contains(word.display.count) || word.display.contains { $0 >= 0x80 }) {
            for acronym in acronyms[folding.fold(word.display.span)] ?? [] { pairs.append((acronym, number)) }
        }
        return pairs
    }
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
        if let first, first < 0x80 { return first &- UInt8(ascii: "A") < 26 }
        return String(decoding: self, as: UTF8.self).unicodeScalars.first?.properties.isUppercase == true
    }
}
