import Languages

/// The particles of Korean, which are written behind their noun without a space.
extension Vocabulary {
    /// Joins nouns with a particle, such as 사람이 and 사람을, to the noun: where the noun alone is a word of the texts,
    /// or three particles follow the same.
    mutating func joinParticles() {
        var numbers: [[UInt8]: Int] = [:]
        for (number, word) in words.enumerated() where word.successor == nil { numbers[word.key] = number }
        let members = SpellingsByWord(self)
        // The nouns that are no word of the texts, with the words that have particles behind them.
        var nouns: [[UInt8]: [Int]] = [:]
        var order: [[UInt8]] = []
        for (number, word) in words.enumerated()
        where word.successor == nil && !word.isStopWord && KoreanParticles.mayEnd(word.key.span) {
            let ends = KoreanParticles.nounEnds(of: word.key.span)
            if let (end, noun) = ends.lazy.compactMap({ end in
                numbers[Array(word.key[..<end])].map { (end, $0) }
            }).first(where: { end, noun in
                !words[noun].isStopWord && (end > KoreanParticles.syllable || words[noun].occurrences.sum > 1)
            }) {
                show(members[number], without: word.key[end...])
                join(number, into: final(noun))
            } else if let end = ends.first, end > KoreanParticles.syllable {
                let noun = Array(word.key[..<end])
                if nouns[noun] == nil { order.append(noun) }
                nouns[noun, default: []].append(number)
            }
        }
        for noun in order {
            guard let forms = nouns[noun]?.filter({ words[$0].successor == nil }), forms.count > 2 else { continue }
            for form in forms {
                show(members[form], without: words[form].key[noun.count...])
                if form != forms[0] { join(form, into: forms[0]) }
            }
        }
    }

    /// Shows some spellings without a particle, unless they are decomposed, and have it in other bytes.
    private mutating func show(_ places: ArraySlice<Int>, without particle: ArraySlice<UInt8>) {
        for place in places {
            let (shown, display) = (spellings[place].shown, spellings[place].display)
            guard display.count > particle.count, display.suffix(particle.count).elementsEqual(particle) else {
                continue
            }
            spellings[place].shown = shown.lowerBound..<shown.upperBound - particle.count
        }
    }
}
