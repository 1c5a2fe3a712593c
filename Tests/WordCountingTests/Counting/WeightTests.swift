import Testing

@testable import Languages
@testable import TagParsing
@testable import WordCounting

/// What words weigh against a reference; every value is worked out by hand from the definition beside it.
@Suite struct WeightTests {
    private func weighed(
        _ text: String, against reference: [String], _ weighting: Weighting,
        _ change: (inout CountOptions) -> Void = { _ in }
    ) throws -> CountedWords {
        var options = CountOptions()
        options.weighting = weighting
        options.findsPhrases = false
        change(&options)
        let (set, compared) = (TallySet(options), TallySet(options, tracksSpread: weighting == .tfidf))
        read(Array(text.utf8), into: set, [.english], options)
        for text in reference { read(Array(text.utf8), into: compared, [.english], options) }
        return try CountStore(options, memory: .max, folder: "/tmp")
            .countedWords(of: [set], reference: compared, names: (text: "ours", reference: "theirs"))
    }

    private func weights(_ words: CountedWords) -> [String: Double] {
        Dictionary(uniqueKeysWithValues: words.tags.map { ("\($0.name)\($0.group.map { "/\($0)" } ?? "")", $0.weight) })
    }

    private func expect(_ words: CountedWords, _ expected: [String: Double]) {
        let found = weights(words)
        #expect(found.keys.sorted() == expected.keys.sorted())
        for (name, weight) in expected {
            // Weights have the four digits that say something.
            #expect(abs((found[name] ?? .nan) - weight) < weight * 5e-4, "\(name) weighs \(found[name] ?? .nan)")
        }
    }

    // Count times ln((parts + 1) / (parts with the word + 1)): apple 2 × ln(4/2), pear ln(4/3), kiwi ln(4/1); plum is in
    // no part of ours, and the oak in all.
    @Test func rareInTheReferenceIsHeavy() throws {
        let words = try weighed(
            "apple apple pear kiwi oak oak", against: ["apple oak plum", "pear pear oak", "pear oak"], .tfidf)
        expect(words, ["apple": 1.3862943611198906, "pear": 0.28768207245178093, "kiwi": 1.3862943611198906])
        #expect(
            words.report.excluded.map { "\($0.text) \($0.count) \($0.reason.text)" } == [
                "oak 2 in every file of the reference"
            ])
    }

    // One file has its paragraphs, one paragraph its sentences: pear is in two of three.
    @Test(arguments: ["apple.\n\npear.\n\npears.", "Apple. Pear! Pears?"])
    func aReferenceOfOneFileHasParts(reference: String) throws {
        expect(
            try weighed("apple pear kiwi", against: [reference], .tfidf),
            ["apple": 0.6931471805599453, "pear": 0.28768207245178093, "kiwi": 1.3862943611198906])
    }

    // The ratio of a table by SciPy: rows apple and all others, columns ours and theirs: 50, 5, 10, 69.
    @Test func whatIsSaidMoreOftenIsHeavy() throws {
        func times(_ word: String, _ count: Int) -> String { String(repeating: word + " ", count: count) }
        let ours = times("apple", 50) + times("pear", 10)
        let theirs = times("apple", 5) + times("pear", 60) + times("kiwi", 9)
        let apple = logLikelihood(50, 5, 10, 69)
        expect(try weighed(ours, against: [theirs], .difference), ["apple": apple])
        expect(
            try weighed(ours, against: [theirs], .comparison),
            [
                "apple/ours": apple, "pear/theirs": logLikelihood(10, 60, 50, 14),
                "kiwi/theirs": logLikelihood(0, 9, 60, 65),
            ])
        #expect(abs(apple - 90.77375322207195) < 1e-9)
        #expect(try weighed(ours, against: [theirs], .difference).tags.map(\.weight) == [90.77])
    }

    // 50 of 60 words are 833.3 in a thousand, 5 of 74 are 67.57.
    @Test func theFiguresOfBothTextsAreBesideEachWeight() throws {
        func times(_ word: String, _ count: Int) -> String { String(repeating: word + " ", count: count) }
        let words = try weighed(
            times("apple", 50) + times("pear", 10), against: [times("apple", 5) + times("pear", 60) + times("kiwi", 9)],
            .comparison)
        #expect(words.tags.map(\.name) == ["apple", "pear", "kiwi"])
        #expect(words.tags.map(\.group) == ["ours", "theirs", "theirs"])
        let values = words.tags[0].attributes?.values.map { "\($0.key)=\($0.value)" }
        #expect(
            values == [
                "title=ours 50 (833.3 ‰), theirs 5 (67.57 ‰)", "text-count=50", "text-rate=833.3",
                "reference-count=5", "reference-rate=67.57",
            ])
        let kiwi = try #require(words.report.compared.last)
        #expect(kiwi.text == "kiwi" && kiwi.figures.count == 0 && kiwi.figures.rate == 0)
        #expect(kiwi.figures.referenceCount == 9 && kiwi.figures.referenceRate == 121.6)
        #expect(words.report.sides.map(\.words) == [60, 74])
    }

    @Test func whatIsNoDifferenceIsNamed() throws {
        let words = try weighed("apple pear pear", against: ["apple pear pear"], .difference)
        #expect(words.tags.isEmpty)
        #expect(words.report.excluded.map(\.reason) == [.notMoreThanReference, .notMoreThanReference])
    }

    @Test func aDifferenceOfChanceIsNamed() throws {
        let words = try weighed("apple pear pear", against: ["apple pear plum"], .comparison)
        #expect(words.tags.isEmpty && words.report.excluded.allSatisfy { $0.reason == .differenceBelow(3.84) })
    }

    // The reference is no part of what is counted.
    @Test(arguments: [Weighting.tfidf, .difference]) func theMinimumIsOfTheText(weighting: Weighting) throws {
        let words = try weighed(
            String(repeating: "apple ", count: 40) + "pear", against: ["pear pear pear plum", "plum plum"], weighting
        ) { $0.minCount = 2 }
        #expect(words.tags.map(\.name) == ["apple"])
        #expect(
            words.report.excluded.map { "\($0.text) \($0.count) \($0.reason.text)" } == [
                "pear 1 below the minimum count of 2"
            ])
        #expect(words.report.words == 41 && words.report.distinct == 2)
    }

    @Test func aReferenceOfOtherWordsAlone() throws {
        expect(try weighed("apple", against: ["plum"], .tfidf), ["apple": 0.6931471805599453])
        expect(try weighed("apple", against: ["12"], .tfidf), [:])
    }
}
