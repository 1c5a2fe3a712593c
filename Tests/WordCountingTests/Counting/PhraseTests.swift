import TestSupport
import Testing

@testable import Languages
@testable import TagParsing
@testable import WordCounting

/// Complaint 8: a word inside a phrase is not counted once more beside it.
@Suite struct PhraseTests {
    /// Sentences of few words, some of which like each other's company.
    private static func sentences(_ random: inout Seeded, _ connectors: [String] = []) -> [[String]] {
        let words = ["cedar", "birch", "maple", "river", "valley", "stone", "cloud", "ember"]
        let fixed = [["maple", "river"], ["stone", "valley", "cloud"], ["birch", "maple"], ["cedar", "cedar"]]
        return (0..<Int.random(in: 5...60, using: &random)).map { _ in
            var sentence: [String] = []
            while sentence.count < Int.random(in: 1...6, using: &random) {
                if Int.random(in: 0..<3, using: &random) == 0 {
                    sentence += fixed[Int.random(in: 0..<fixed.count, using: &random)]
                } else {
                    sentence.append(words[Int.random(in: 0..<words.count, using: &random)])
                }
                if !connectors.isEmpty, Bool.random(using: &random) {
                    sentence.append(connectors[Int.random(in: 0..<connectors.count, using: &random)])
                }
            }
            return sentence
        }
    }

    private static func text(_ sentences: [[String]]) -> String {
        sentences.map { $0.joined(separator: " ") + "." }.joined(separator: " ")
    }

    private static func options(_ threshold: Double = 15) -> CountOptions {
        var options = CountOptions()
        options.phraseThreshold = threshold
        options.stems = .off
        return options
    }

    @Test(arguments: 0..<30, [0, 5, 15, 50] as [Double])
    func everyWordIsCountedOnce(seed: Int, threshold: Double) throws {
        var random = Seeded(seed)
        let sentences = Self.sentences(&random)
        let counted = try counted(Self.text(sentences), [], Self.options(threshold))
        let sum = counted.tags.reduce(0) { $0 + Int($1.weight) * $1.name.split(separator: " ").count }
        #expect(sum == sentences.joined().count && counted.report.words == sum)
        #expect(counted.report.excluded.allSatisfy { $0.reason == .insidePhrases })
        #expect(counted.report.distinct == counted.tags.count + counted.report.excluded.count)
    }

    // Stop words are counted where they stand, inside phrases as well.
    @Test(arguments: 0..<40) func stopWordsAreCountedOnceBesidePhrases(seed: Int) throws {
        var random = Seeded(1000 + seed)
        let connectors = ["of", "the", "and", "is", "very"]
        let sentences = Self.sentences(&random, connectors)
        let counted = try counted(Self.text(sentences), [.english], Self.options(5))
        let content = counted.tags.reduce(0) { sum, tag in
            sum + Int(tag.weight) * tag.name.split(separator: " ").count { !connectors.contains(String($0)) }
        }
        let stopped = counted.report.excluded.reduce(0) { $0 + ($1.reason == .stopWord ? $1.count : 0) }
        #expect(content + stopped == sentences.joined().count)
        for word in connectors {
            let expected = sentences.joined().count { $0 == word }
            let found = counted.report.excluded.first { $0.text == word }
            #expect(found?.count ?? 0 == expected, "\(word)")
        }
    }

    /// Divides sentences as the rule says, by strings: longer phrases first, then the surer ones, then the earlier ones.
    @Test(arguments: 0..<30, [3, 15] as [Double])
    func runsAreDividedByLengthAndLikelihood(seed: Int, threshold: Double) throws {
        var random = Seeded(2000 + seed)
        let sentences = Self.sentences(&random).map { Array($0.prefix(8)) }
        let counted = try counted(Self.text(sentences), [], Self.options(threshold))
        let phrases = Dictionary(
            uniqueKeysWithValues: counted.report.phrases.map { ($0.text, $0.likelihood ?? .infinity) })
        var expected: [String: Int] = [:]
        for sentence in sentences {
            var windows: [(start: Int, end: Int, likelihood: Double)] = []
            for start in sentence.indices {
                for end in start + 1..<max(start + 1, min(sentence.count, start + 4)) {
                    if let likelihood = phrases[sentence[start...end].joined(separator: " ")] {
                        windows.append((start, end, likelihood))
                    }
                }
            }
            windows.sort { ($1.end - $1.start, $1.likelihood, $0.start) < ($0.end - $0.start, $0.likelihood, $1.start) }
            var taken = [Bool](repeating: false, count: sentence.count)
            for (start, end, _) in windows where !taken[start...end].contains(true) {
                for place in start...end { taken[place] = true }
                expected[sentence[start...end].joined(separator: " "), default: 0] += 1
            }
            for (place, word) in sentence.enumerated() where !taken[place] { expected[word, default: 0] += 1 }
        }
        #expect(Dictionary(uniqueKeysWithValues: counted.tags.map { ($0.name, Int($0.weight)) }) == expected)
    }

    // The four counts of the ratio, by strings.
    @Test(arguments: 0..<40) func aPairIsAsSureAsItsCountsSay(seed: Int) throws {
        var random = Seeded(3000 + seed)
        let sentences = Self.sentences(&random).map { Array($0.prefix(8)) }
        let counted = try counted(Self.text(sentences), [], Self.options(5))
        let total = Double(sentences.joined().count)
        func count(_ word: Substring) -> Double { Double(sentences.joined().count { $0 == word }) }
        for phrase in counted.report.phrases {
            let words = phrase.text.split(separator: " ")
            guard words.count == 2 else { continue }
            let both = Double(
                sentences.reduce(0) { sum, sentence in
                    sum + zip(sentence, sentence.dropFirst()).count { $0 == words[0] && $1 == words[1] }
                })
            let (first, second) = (count(words[0]), count(words[1]))
            let likelihood = try #require(phrase.likelihood)
            let expected = logLikelihood(
                both, max(0, first - both), max(0, second - both), total - first - second + both)
            #expect(
                abs(likelihood - expected) < 1e-9 && likelihood >= 5 && phrase.count >= 2, "\(phrase)")
        }
    }

    @Test func phrasesMayBeOffOrSurer() throws {
        let text = String(repeating: "The maple river flows. A cloud is here. ", count: 6)
        #expect(try counted(text).list == ["cloud 6", "maple river flows 6"])
        var options = CountOptions()
        options.findsPhrases = false
        options.stems = .off
        #expect(try counted(text, [.english], options).list == ["cloud 6", "flows 6", "maple 6", "river 6"])
        options.findsPhrases = true
        options.phraseThreshold = 1e6
        #expect(try counted(text, [.english], options).list == ["cloud 6", "flows 6", "maple 6", "river 6"])
    }

    @Test func noPhraseGoesAcrossABoundary() throws {
        for sign in [". ", ", ", "; ", " (", "! ", "\n\n", " 42 ", " https://a.b/c ", " is "] {
            let text = String(repeating: "maple\(sign)river\n\n", count: 20)
            let tags = try counted(text, [.english], Self.options(0)).tags
            #expect(tags.map(\.name) == ["maple", "river"] && tags.map(\.weight) == [20, 20], "\(sign)")
        }
        let lines = try counted(String(repeating: "maple\nriver.\n\n", count: 20), [.english], Self.options())
        #expect(lines.list == ["maple river 20"])
    }

    @Test func connectorsStandInsidePhrasesOnly() throws {
        let text = String(repeating: "the House of the Lords and the children of Israel, ", count: 8)
        let names = try counted(text, [.english], Self.options()).tags.map(\.name)
        #expect(names == ["House of the Lords", "children of Israel"])
    }

    /// Many words that occur once, beside which a few that occur together are no chance.
    private static let otherWords = (0..<400).map { "Word\($0) is here. " }.joined()

    // Four words would end inside of a surer phrase.
    @Test func aPhraseIsNotCutInTheMiddleOfASurerOne() throws {
        let text = String(
            repeating: "It is of the President of the United States, and a President. Of the United States. ",
            count: 8)
        let list = try counted(text + Self.otherWords, [.english], Self.options()).list
        #expect(list.contains("President of the United States 8") && list.contains("United States 8"), "\(list)")
    }

    @Test func whereAllOccurrencesGoOnAlikeAPhraseIsLonger() throws {
        let text = String(repeating: "This is the maple river cloud stone grass field. Of a stone. ", count: 8)
        let list = try counted(text, [.english], Self.options()).list
        #expect(list.contains("maple river cloud stone grass field 8"), "\(list)")
    }

    @Test func theSameWordAgainIsNoPhrase() throws {
        let text = String(repeating: "We are happy happy happy happy here. ", count: 6)
        #expect(try counted(text, [.english], Self.options()).list == ["happy 24"])
    }

    @Test func aNameIsNotLostToAVerb() throws {
        let text =
            String(repeating: "I saw Alice there. ", count: 60) + String(repeating: "So Alice replied. ", count: 6)
            + String(repeating: "She replied. ", count: 9) + String(repeating: "The Mad Hatter is there. ", count: 9)
        let list = try counted(text, [.english], Self.options()).list
        #expect(list.contains("Alice 66") && list.contains("replied 15") && list.contains("Mad Hatter 9"), "\(list)")
    }

    // A dictionary leaves single signs of names over; 未 and 太 are stop words.
    @Test(.enabled(if: DictionarySegmenter.name != "none")) func aStopWordMayBePartOfAChineseName() throws {
        let text = String(repeating: "他走到未庄去。太爷在未庄说话。喝茶。", count: 5)
        let list = try counted(text, [.chinese]).list
        #expect(list.contains("未庄 10") && list.contains("太爷 5"), "\(list)")
        let letter = String(repeating: "阿Q走了。阿Q来了。喝茶看见老人。他们在河边洗衣服。", count: 5)
        #expect(try counted(letter, [.chinese]).list.contains("阿Q 10"))
        #expect(!list.contains { $0.hasPrefix("庄") || $0.hasPrefix("爷") })
    }

    // Pairs of neighbours are looked for before phrases are, and have to count as these do: which pairs share a hash
    // depends on how much memory there is.
    @Test func neighboursInCapitalsAreTheSameNeighbours() throws {
        var text = String(repeating: "He saw the death star now. He saw the DEATH STAR now. ", count: 30)
        text += "He saw the DEATH STAR gilyhk now. He saw the death star gilyhk now. "
        for number in 0..<21_000 { text += "w\(number)x, " }
        #expect(try counted(text, [.english], Self.options()).list.contains("death star gilyhk 2"))
    }

    @Test func aStopWordMayBeASyllableOfAVietnameseWord() throws {
        let text = ["họp", "nói", "mới", "lớn", "nhỏ", "rộng"].map {
            "Chính phủ \($0). Sau đó thế giới \($0). Trời mưa chính lúc này, và nhân dân \($0). "
        }.joined()
        let list = try counted(text, [.vietnamese]).list
        #expect(list.contains("Chính phủ 6") && list.contains("thế giới 6"), "\(list)")
    }

    @Test(.enabled(if: DictionarySegmenter.name != "none")) func aSingleChineseSignIsAWordIfItIsANounOrAskedFor() throws
    {
        let text = String(repeating: "茶，踢。", count: 3)
        #expect(try counted(text, [.chinese]).list == ["茶 3"])
        var options = CountOptions()
        options.minLength = 1
        #expect(try counted(text, [.chinese], options).list.contains("踢 3"))
    }

    @Test func aNameThatIsSaidOnceIsOne() throws {
        let text = "We went to São Paulo in spring. Then it rained. Johnson spoke to Mary in the morning."
        let counted = try counted(text, [.english], Self.options())
        #expect(counted.list.contains("São Paulo 1") && !counted.list.contains("São 1"), "\(counted.list)")
        #expect(counted.list.contains("Johnson 1"))
    }
}
