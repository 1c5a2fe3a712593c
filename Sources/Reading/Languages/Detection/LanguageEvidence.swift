/// A language that was detected in a text, and the evidence for it.
package struct DetectedLanguage: Sendable, Equatable {
    package let language: Language
    /// The words that indicate the language, as a share of all words, from 0 to 1: its function words, or all words of
    /// its script if Stratus knows no other language in that script.
    package let share: Double
    /// Whether no word indicates the language, so that it is only assumed, as the commonest language of its script.
    package let isAssumed: Bool
}

/// A detector of the languages of a text, which counts the function words of each script.
///
/// Every function word counts as often as it occurs, and counts more if fewer languages of its script have it. In a
/// script of which only one language is known, any word counts. A further language of the same script must cover a
/// fifth as many words as the first, with words that the languages before it do not have.
package struct LanguageEvidence: Sendable {
    /// The number of words with a letter.
    private var total: UInt64 = 0
    /// The number of words of each script.
    private var counts = [UInt64](repeating: 0, count: WritingScript.allCases.count)
    /// The number of occurrences and of different words, for each set of languages that share them.
    private var hits: [UInt64: (count: UInt64, words: Int)] = [:]
    private var kanaCount: UInt64 = 0

    package init() {}

    /// Adds a word, folded without a language, and the number of its occurrences. Words may be added in any order.
    package mutating func add(_ word: Span<UInt8>, _ count: UInt64) {
        guard let script = WritingScript(of: word) else { return }
        // The limit prevents overflow: an absurd count makes a share wrong, and nothing else.
        let count = min(count, 1 << 40)
        total &+= count
        counts[Int(script.rawValue)] &+= count
        if script == .kana || (script == .han && containsKana(word)) { kanaCount &+= count }
        var languages = Lexicon.shared.languages(of: word)
        if languages == 0 { languages = Lexicon.shared.languages(ofElidedIn: word) }
        guard languages != 0 else { return }
        hits[languages, default: (0, 0)].count &+= count
        hits[languages, default: (0, 0)].words += 1
    }

    /// Returns the languages of the words that have been added.
    ///
    /// - Returns: at least one language. Scripts come in the order of their number of words, the languages of a script
    ///   in the order of the words that they cover, and equal ones in the order of their codes.
    package func languages() -> [DetectedLanguage] {
        var found: [DetectedLanguage] = []
        var groups = counts
        // Chinese characters together with kana are Japanese; a few kana among Chinese characters are a foreign name.
        let kana = Int(WritingScript.kana.rawValue)
        let han = Int(WritingScript.han.rawValue)
        let isJapanese = kanaCount > 0 && kanaCount * 10 >= groups[han] + groups[kana]
        groups[isJapanese ? kana : han] = groups[han] + groups[kana]
        groups[isJapanese ? han : kana] = 0
        let scripts = WritingScript.allCases.filter { $0 != .other }
            .sorted { one, other in
                let (first, second) = (groups[Int(one.rawValue)], groups[Int(other.rawValue)])
                return first != second ? first > second : one.rawValue < other.rawValue
            }
        for script in scripts {
            let count = groups[Int(script.rawValue)]
            // A few letters of another script are symbols or a quotation.
            guard count > 0, count &* 50 >= total else { break }
            found += languages(of: script, count: count)
        }
        return found.isEmpty ? [DetectedLanguage(language: .english, share: 0, isAssumed: true)] : found
    }

    private func languages(of script: WritingScript, count: UInt64) -> [DetectedLanguage] {
        let candidates = Lexicon.shared.languages(of: script)
        if candidates.count == 1, let language = candidates.first {
            return [DetectedLanguage(language: language, share: share(count), isAssumed: false)]
        }
        let mask = candidates.reduce(0) { $0 | Lexicon.bit(of: $1) }
        var left = hits.filter { $0.key & mask != 0 }
        var found: [DetectedLanguage] = []
        var firstCover: UInt64 = 0
        while found.count < 4 {
            var best: (language: Language, score: UInt64, cover: UInt64, words: Int)?
            for language in candidates {
                let bit = Lexicon.bit(of: language)
                var score: UInt64 = 0
                var cover: UInt64 = 0
                var words = 0
                for (languages, hit) in left where languages & bit != 0 {
                    score &+= hit.count &* Self.weight(sharedBy: (languages & mask).nonzeroBitCount)
                    cover &+= hit.count
                    words += hit.words
                }
                if score > best?.score ?? 0 { best = (language, score, cover, words) }
            }
            guard let best else { break }
            if found.isEmpty {
                firstCover = best.cover
                // One or two words prove nothing, such as `die` in English, or `n` and `a`.
                if best.words < 3, best.language != Self.commonest(of: script) { break }
            }
            // Five different words are required: one may be a name, or an error in a list.
            guard found.isEmpty || (best.cover &* 5 >= firstCover && best.words >= 5) else { break }
            found.append(DetectedLanguage(language: best.language, share: share(best.cover), isAssumed: false))
            left = left.filter { $0.key & Lexicon.bit(of: best.language) == 0 }
        }
        if found.isEmpty, let language = Self.commonest(of: script) {
            return [DetectedLanguage(language: language, share: 0, isAssumed: true)]
        }
        return found
    }

    private func share(_ count: UInt64) -> Double { total == 0 ? 0 : Double(count) / Double(total) }

    /// Returns 60 for a word of one language, 30 for one of two, and so on: whole numbers, so
    /// that the order of adding is irrelevant.
    private static func weight(sharedBy languages: Int) -> UInt64 { UInt64(60 / max(1, min(60, languages))) }

    private static func commonest(of script: WritingScript) -> Language? {
        switch script {
        case .latin: .english
        case .cyrillic: .russian
        case .arabic: .arabic
        case .devanagari: .hindi
        case .hebrew: .hebrew
        default: nil
        }
    }

    private func containsKana(_ word: Span<UInt8>) -> Bool {
        var index = 0
        while index < word.count {
            let (scalar, length) = decodeScalar(word, at: index)
            if WritingScript(scalar) == .kana { return true }
            index += length
        }
        return false
    }
}
