/// A normalizer that decides for a spelling which part of it is shown, under which key it is counted, and whether it is
/// counted.
///
/// A normalizer must stay on one thread, and is called once for each spelling in a text.
/// - Complexity: O(length) for a word.
package struct WordNormalizer {
    private let folding: WordFolding
    private let stopWords: StopWordSet
    private let mode: StemMode
    private let hasPossessives: Bool
    private let hasEndings: Bool
    private let hasChineseNames: Bool
    private let isVietnamese: Bool
    private let isArabic: Bool
    private let keepsNumerals: Bool
    private let elisions: Elisions
    private let enclitics: Enclitics
    private let dropsPluralOfAcronyms: Bool
    /// The rules for each script: those of the first language written in it.
    private var rules: [FormRules?]

    /// Makes a normalizer for the languages of a text.
    ///
    /// - Parameters:
    ///   - languages: the languages, the most important one first. The forms of a word are those of the first language
    ///     of its script, so that stems of two languages never mix.
    ///   - stopWords: further words that are not counted, and words that are counted although a list has them.
    ///   - keepsNumerals: whether Roman numerals and ordinals are words.
    package init(
        languages: [Language], stems: StemMode, stopWords: (added: [String], kept: [String]) = ([], []),
        keepsNumerals: Bool = false
    ) {
        // Without a language, all words count.
        self.keepsNumerals = keepsNumerals || languages.isEmpty
        folding = WordFolding(languages: languages)
        // Latin letters in a text of another script are most likely English.
        let hasLatin = languages.isEmpty || languages.contains { $0.script == .latin }
        self.stopWords = StopWordSet(
            languages: hasLatin ? languages : languages + [.english], added: stopWords.added, kept: stopWords.kept)
        mode = stems
        hasPossessives = languages.contains(.english)
        hasEndings = languages.contains(.turkish) || languages.contains(.lithuanian)
        hasChineseNames = languages.contains(.chinese)
        isVietnamese = languages.contains(.vietnamese)
        isArabic = languages.first { $0.script == .arabic } == .arabic
        elisions = Elisions(languages)
        enclitics = Enclitics(languages)
        dropsPluralOfAcronyms = stems != .off
        rules = [FormRules?](repeating: nil, count: WritingScript.allCases.count)
        guard stems != .off else { return }
        for language in languages {
            for script in language.scripts where rules[Int(script.rawValue)] == nil {
                rules[Int(script.rawValue)] = FormRules(language, stems)
            }
        }
    }

    package mutating func normalize(_ surface: [UInt8]) -> NormalizedWord { normalize(surface.span) }

    /// Returns the shown part of a spelling, the key of the word, and whether it is a stop word.
    package mutating func normalize(_ surface: Span<UInt8>) -> NormalizedWord {
        var shape = WordShape(surface)
        var display = 0..<surface.count
        var folded = folding.fold(surface)
        var facts = stopWords.facts(of: folded.span)
        // A letter may fold to a sequence with an apostrophe, as ŉ does.
        let hasApostrophe = shape.hasApostrophe || hasEndings && folded.contains(UInt8(ascii: "'"))
        if hasApostrophe || shape.hasHyphen && !enclitics.isEmpty {
            // A contraction that is a stop word as a whole is not trimmed: it’s, qu’il, let’s.
            while !facts.isStopWord {
                if let shorter = trimmed(surface, display, folded) {
                    display = shorter
                    folded = folding.fold(surface.extracting(display))
                } else if let shorter = trimmed(folded.span, 0..<folded.count, folded) {
                    // A character that folding drops came between: it is shown, but not counted.
                    folded = Array(folded[shorter])
                } else {
                    break
                }
                facts = stopWords.facts(of: folded.span)
            }
            if display.count < surface.count { shape = WordShape(surface.extracting(display)) }
        }
        var acronym: Acronym?
        if shape.capitals > 1, !facts.isStopWord || (facts.isAcronymInCapitals && !facts.isAdded) {
            acronym = Acronym(surface.extracting(display), joiningPlural: dropsPluralOfAcronyms)
        }
        let isRoman = !keepsNumerals && Numeral.isRoman(surface.extracting(display))
        let isNumeral = isRoman || !keepsNumerals && Numeral.isOrdinal(surface.extracting(display))
        // A single small letter is a page reference, a variable, or the rest of an abbreviation.
        let isStopWord =
            facts.isStopWord && acronym == nil
            || display.count == 1 && surface[display.lowerBound].isSmallLetter && !facts.isKept
            || hasChineseNames && !facts.isKept && ChineseSigns.isOfParticles(folded.span)
            || isNumeral && !facts.isKept
            || isArabic && !facts.isKept
                && ArabicPrefixes.behindParticles(folded).contains { stopWords.facts(of: $0.span).isStopWord }
        let key: [UInt8]
        if isNumeral { acronym = nil }
        if let acronym {
            key = acronym.key ?? folded
        } else if isStopWord || mode == .off || !shape.isOfLettersOnly {
            key = folded
        } else {
            key = formKey(folded)
        }
        return NormalizedWord(
            display: display, folded: folded, key: key, isStopWord: isStopWord, isAcronym: acronym != nil,
            isConnector: facts.isConnector && acronym == nil,
            isNamePart: isStopWord && !facts.isAdded
                && (isRoman || hasChineseNames && ChineseSigns.joinsNames(folded.span)
                    || isVietnamese && VietnameseSyllables.joinsWords(folded)),
            isNumeral: isRoman && isStopWord && !facts.isAdded)
    }

    private func formKey(_ folded: [UInt8]) -> [UInt8] {
        guard let script = WritingScript(of: folded.span), let rules = rules[Int(script.rawValue)] else {
            return folded
        }
        return rules.key(of: folded)
    }

    /// Returns the range without an English possessive, a Turkish or Lithuanian suffix, a Romance elision or an
    /// enclitic pronoun; nil if there is none, or nothing would remain.
    private func trimmed(_ surface: Span<UInt8>, _ range: Range<Int>, _ folded: [UInt8]) -> Range<Int>? {
        if hasPossessives, let end = Apostrophe.endBeforePossessive(surface, range) { return range.lowerBound..<end }
        if hasEndings, let end = Apostrophe.endBeforeEndings(surface, range) { return range.lowerBound..<end }
        if let start = elisions.startAfterElision(surface, range) { return start..<range.upperBound }
        if let end = enclitics.endBefore(surface, range, folded: folded.span) { return range.lowerBound..<end }
        return nil
    }
}

/// Properties of a word that its bytes show.
struct WordShape {
    private(set) var hasApostrophe = false
    private(set) var hasHyphen = false
    /// Whether the word has no digit, hyphen or sign, so that it can have forms.
    private(set) var isOfLettersOnly = true
    /// The number of ASCII capitals, and of first bytes beyond ASCII, any of which may begin a capital.
    private(set) var capitals = 0

    init(_ word: Span<UInt8>) {
        for index in word.indices {
            let byte = word[index]
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80..<0xC0: break
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): capitals += 1
            case UInt8(ascii: "'"): hasApostrophe = true
            case 0..<0x80:
                isOfLettersOnly = false
                if byte == UInt8(ascii: "-") { hasHyphen = true }
            default:
                capitals += 1
                if Apostrophe.length(word, at: index) > 0 { hasApostrophe = true }
                // These are U+2010 and the characters after it: hyphens and other punctuation.
                if byte == 0xE2, index + 1 < word.count, word[index + 1] == 0x80, !hasApostrophe {
                    isOfLettersOnly = isOfLettersOnly && isJoiner(word, at: index)
                }
            }
        }
    }

    /// Whether the character, which begins with E2 80, is a joiner: U+200C or U+200D.
    private func isJoiner(_ word: Span<UInt8>, at index: Int) -> Bool {
        index + 2 < word.count && (word[index + 2] == 0x8C || word[index + 2] == 0x8D)
    }
}

extension UInt8 {
    fileprivate var isSmallLetter: Bool { self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z") }
}
