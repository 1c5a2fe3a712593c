import TagParsing

extension CountedWords {
    /// The number of the heaviest tags that sentences are looked through for.
    private static let mostRelated = 1_000

    /// Returns the tags of each sentence, as indices in ``tags``, with -1 behind each sentence.
    ///
    /// - Parameters:
    ///   - tallies: the tallies of the texts, which are the first ones of the vocabulary.
    ///   - items: the words of which each tag may be made, with the name of the tag.
    /// - Complexity: O(n) in the words that were noted.
    func noteSentences(
        _ tallies: [TallyBox], _ vocabulary: Vocabulary, _ items: [(words: [UInt32], name: String)]
    ) -> [Int32] {
        var places: [String: Int32] = [:]
        for (place, tag) in tags.prefix(Self.mostRelated).enumerated() { places[tag.name] = Int32(place) }
        // The tags by the first of their words, those of most words first: a phrase is not its words.
        var candidates: [UInt32: [(words: [UInt32], place: Int32)]] = [:]
        for item in items {
            guard let first = item.words.first, let place = places[item.name] else { continue }
            candidates[first, default: []].append((item.words, place))
        }
        for first in candidates.keys { candidates[first]?.sort { $0.words.count > $1.words.count } }
        var sentences: [Int32] = []
        for (number, box) in tallies.enumerated() {
            var sentence: [UInt32] = []
            func endSentence() {
                let start = sentences.count
                var index = 0
                while index < sentence.count {
                    let match = candidates[sentence[index]]?.first { sentence[index...].starts(with: $0.words) }
                    if let match { sentences.append(match.place) }
                    index += match?.words.count ?? 1
                }
                if sentences.count > start { sentences.append(-1) }
                sentence.removeAll(keepingCapacity: true)
            }
            for word in box.tally.sequence {
                if word == TextTally.sentenceStart {
                    endSentence()
                } else if let place = vocabulary.place(tally: number, index: Int(word)) {
                    sentence.append(UInt32(truncatingIfNeeded: vocabulary.spellings[place].word))
                }
            }
            endSentence()
        }
        return sentences
    }
}
