import TestSupport
import Testing

@testable import Languages
@testable import TagParsing
@testable import WordCounting

/// Which spellings are one word, and which one stands for all.
@Suite struct CaseTests {
    private static let plain: CountOptions = {
        var options = CountOptions()
        options.findsPhrases = false
        return options
    }()

    private func list(_ text: String, _ languages: [Language] = [.english]) throws -> [String] {
        try counted(text, languages, Self.plain).list
    }

    @Test func theMostFrequentSpellingStandsForAll() throws {
        #expect(try list("Tree tree tree. Oak oak Oak.") == ["Oak 3", "tree 3"])
        // Of equals the shorter one, then the one with more accents, then the first by its letters, in lower case.
        #expect(try list("Oak oak") == ["oak 2"])
        #expect(try list("للكتاب الكتاب", [.arabic]) == ["الكتاب 2"])
        #expect(try list("La città. La citta'.", [.italian]) == ["città 2"])
        #expect(try list("Tree trees tree Trees", []) == ["tree 2", "trees 2"])
    }

    @Test func equalSpellingsHaveOneOrder() {
        let words = [
            "don't", "don’t", "dön't", "dön’t", "Don't", "dont", "dốnt", "Dönt", "citta", "città", "Città", "للكتاب",
            "الكتاب",
        ]
        .map { Array($0.utf8)[...] }
        for one in words {
            for other in words where other != one {
                #expect(isNicerSpelling(one, other) != isNicerSpelling(other, one))
                for third in words where isNicerSpelling(one, other) && isNicerSpelling(other, third) {
                    #expect(isNicerSpelling(one, third))
                }
            }
        }
    }

    @Test func acronymsStandBesideWords() throws {
        #expect(try list("DNA is not dna; DNA is.") == ["DNA 2", "dna 1"])
        // `us` is a stop word, `US` a country.
        #expect(try list("The US told us, and the US did.") == ["US 2", "told 1"])
        #expect(try list("IT is it, WHO is who, it was IT") == ["IT 2", "WHO 1"])
    }

    // With a digit or a sign no word in lower case is another one.
    @Test(arguments: [
        ("MP3 mp3 MP3", "MP3 3"), ("r&d R&D R&D", "R&D 3"), ("c++ C++ C++", "C++ 3"),
        ("covid-19 COVID-19 COVID-19", "COVID-19 3"),
        ("H2O h2o H2O", "H2O 3"),
    ])
    func signsAndDigitsAreTheSameInAnyCase(text: String, expected: String) throws {
        #expect(try list(text) == [expected])
    }

    @Test func aHeadingInCapitalsMakesNoAcronyms() throws {
        #expect(
            try list("HOLY GREAT WORDS OF TREES\n\nA holy tree has great words.").sorted()
                == ["great 2", "holy 2", "tree 2", "words 2"])
        // Two of them may be a name.
        #expect(try list("NASA, the DNA of NASA").sorted() == ["DNA 1", "NASA 2"])
    }

    @Test(arguments: [(5, true), (30, true), (4, false), (1, false)])
    func aWordThatIsShoutedOnceIsNoAcronym(times: Int, isOne: Bool) throws {
        let text = String(repeating: "We stop here. ", count: times) + "Then STOP."
        let names = try counted(text, [.english], Self.plain).tags.map(\.name)
        #expect(names.contains("STOP") == !isOne && names.contains("stop"), "\(names)")
    }

    @Test func possessivesAreTheirOwners() throws {
        #expect(try list("The president's house, the president’s dog, a president").contains("president 3"))
        #expect(try list("James' dog, James").contains("James 2"))
        // The s of a contraction is none.
        #expect(try list("don't don’t", []) == ["don't 2"])
    }

    @Test(.enabled(if: Stemmer.isBuiltIn)) func stemsAreNeverShown() throws {
        let text = "viruses virus virus; running runs runs; studies study study"
        #expect(try list(text).sorted() == ["runs 3", "study 3", "virus 3"])
        for word in try counted(text, [.english], Self.plain).tags.map(\.name) {
            #expect(text.split(whereSeparator: { " ;".contains($0) }).contains(Substring(word)))
        }
        var options = Self.plain
        options.stems = .plurals
        #expect(try counted(text, [.english], options).list.sorted() == ["running 1", "runs 2", "study 3", "virus 3"])
        options.stems = .off
        #expect(
            try counted(text, [.english], options).list.sorted()
                == ["running 1", "runs 2", "studies 1", "study 2", "virus 2", "viruses 1"])
    }

    @Test func everyMergeIsNamedWithItsCounts() throws {
        let report = try counted("Trees tree tree. The oak.", [.english], Self.plain).report
        #expect(report.merged.count == 1 && report.merged[0].name == "tree")
        #expect(report.merged[0].spellings.map { "\($0.text) \($0.count)" } == ["tree 2", "Trees 1"])
        #expect(report.excluded.map { "\($0.text) \($0.count) \($0.reason.text)" } == ["The 1 a stop word"])
        #expect(report.words == 5 && report.distinct == 3)
    }

    @Test func exclusionsHaveTheirReasons() throws {
        var options = Self.plain
        (options.minCount, options.minLength) = (2, 3)
        let report = try counted("the oak oak oak elm ox ox", [.english], options).report
        #expect(
            report.excluded.map { "\($0.text) \($0.count) \($0.reason.text)" } == [
                "ox 2 below the minimum length of 3 characters", "elm 1 below the minimum count of 2",
                "the 1 a stop word",
            ])
    }

    @Test func wordsOfSeveralLanguagesThatAreSpelledAlikeAreOne() throws {
        let set = TallySet(Self.plain)
        read(Array("Computer and hotel hotel; names".utf8), into: set, [.english], Self.plain)
        read(Array("Computer und Hotel; Namen Name".utf8), into: set, [.german], Self.plain)
        let counted = try CountStore(Self.plain, memory: .max, folder: "/tmp").countedWords(of: [set])
        // The most frequent spelling of all languages stands for the word.
        #expect(counted.list == ["hotel 3", "Computer 2", "Name 2", "names 1"])
        #expect(counted.report.languages == [.english, .german])
    }

    // 65,536 spellings, and no sum that does not fit.
    @Test func anAbsurdCountIsNoTrap() throws {
        let set = TallySet(Self.plain)
        for word in ["Swift", "swift", "SWIFT", "DNA"] {
            try set.add(key: Array("1 en \(word)".utf8), count: 1 << 58)
            try set.add(key: Array("3 en \(word)".utf8), count: 1 << 57)
        }
        let counted = try CountStore(CountOptions(), memory: .max, folder: "/tmp").countedWords(of: [set])
        #expect(counted.tags.count >= 2)
    }
}
