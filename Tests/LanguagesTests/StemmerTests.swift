import Foundation
import TestSupport
import Testing

@testable import Languages

@Suite struct StemmerTests {
    struct Stem: CustomTestStringConvertible, Sendable {
        let language: Language
        var pairs: [(word: String, stem: String)]
        var testDescription: String { language.englishName }
    }

    static let stems: [Stem] = {
        var result: [Stem] = []
        for line in fixture("stems.txt") {
            let fields = line.split(separator: "\t").map(String.init)
            guard fields.count == 3, let language = Language(named: fields[0]) else { continue }
            if result.last?.language != language { result.append(Stem(language: language, pairs: [])) }
            result[result.count - 1].pairs.append((fields[1], fields[2]))
        }
        return result
    }()

    @Test func everyLanguageWithStemsIsTested() {
        #expect(Set(Self.stems.map(\.language)) == Set(Language.allCases.filter(\.hasStems)))
    }

    @Test(.enabled(if: Stemmer.isBuiltIn), arguments: stems)
    func stemsAreThoseOfOtherImplementationsOfSnowball(_ stem: Stem) throws {
        let stemmer = try #require(Stemmer(stem.language))
        #expect(stem.pairs.count > 8)
        for (word, expected) in stem.pairs {
            #expect(String(decoding: stemmer.stem(Array(word.utf8)), as: UTF8.self) == expected, "\(word)")
        }
    }

    @Test(arguments: Language.allCases) func aLanguageHasAStemmerWhereItSaysSo(_ language: Language) {
        #expect((Stemmer(language) != nil) == (language.hasStems && Stemmer.isBuiltIn))
    }

    @Test(.enabled(if: Stemmer.isBuiltIn), arguments: Language.allCases.filter(\.hasStems))
    func noStemIsEmptyWhateverTheBytes(_ language: Language) throws {
        let stemmer = try #require(Stemmer(language))
        var generator = Seeded(7)
        #expect(stemmer.stem([]).isEmpty)
        #expect(stemmer.stem([UInt8](repeating: UInt8(ascii: "s"), count: 100_000)).count == 100_000)
        for length in 1...300 {
            let bytes = (0..<length).map { _ in UInt8.random(in: 1...255, using: &generator) }
            #expect(!stemmer.stem(bytes).isEmpty)
        }
    }
}
