import Foundation
import TestSupport
import Testing

@testable import Languages

@Suite struct LanguageEvidenceTests {
    struct Sentence: CustomTestStringConvertible, Sendable {
        let language: Language
        let text: String
        var testDescription: String { "\(language): \(text.prefix(40))" }
    }

    static let sentences: [Sentence] = fixture("sentences.txt").compactMap { line in
        let fields = line.split(separator: "\t")
        guard fields.count == 2, let language = Language(named: String(fields[0])) else { return nil }
        return Sentence(language: language, text: String(fields[1]))
    }

    @Test func everyLanguageHasASentence() {
        #expect(Set(Self.sentences.map(\.language)) == Set(Language.allCases))
    }

    @Test(arguments: sentences) func aSentenceTellsItsLanguage(_ sentence: Sentence) {
        let found = languages(of: words(in: sentence.text))
        #expect(found.map(\.language) == [sentence.language])
        #expect(found.first?.isAssumed == false)
        #expect(found.allSatisfy { $0.share > 0 && $0.share <= 1 })
    }

    @Test(arguments: [
        ([Language.english, .french], [Language.english, .french]), ([.german, .italian], [.german, .italian]),
        ([.russian, .ukrainian], [.russian, .ukrainian]), ([.english, .greek], [.english, .greek]),
    ])
    func aTextOfTwoLanguagesTellsBoth(_ parts: [Language], _ expected: [Language]) {
        let text = Self.sentences.filter { parts.contains($0.language) }.map(\.text).joined(separator: " ")
        #expect(Set(languages(of: words(in: text)).map(\.language)) == Set(expected))
    }

    @Test func sharesAreOfAllWords() {
        let found = languages(of: words(in: "the cat and the dog λόγος"))
        #expect(
            found == [
                DetectedLanguage(language: .english, share: 0.5, isAssumed: false),
                DetectedLanguage(language: .greek, share: 1.0 / 6, isAssumed: false),
            ])
    }

    @Test(arguments: [
        ("Lorem zqx", Language.english), ("щщщ", .russian), ("ששש", .hebrew), ("ضضض", .arabic), ("", .english),
        ("1 2 3", .english),
    ])
    func withoutAKnownWordTheCommonestLanguageOfTheScriptIsAssumed(_ text: String, _ language: Language) {
        #expect(
            languages(of: words(in: text)) == [
                DetectedLanguage(language: language, share: 0, isAssumed: true)
            ])
    }

    @Test func twoFrenchWordsInAnEnglishTextAreNoSecondLanguage() {
        let text = Self.sentences.filter { $0.language == .english }.map(\.text).joined(separator: " ") + " pour les"
        #expect(languages(of: words(in: text)).map(\.language) == [.english])
    }

    @Test(arguments: 0..<20) func theOrderOfTheWordsDoesNotMatter(_ seed: Int) {
        var generator = Seeded(seed)
        let words = words(in: Self.sentences.map(\.text).joined(separator: " "))
        let shuffled = words.shuffled(using: &generator)
        #expect(languages(of: shuffled) == languages(of: words))
    }

    @Test func enormousCountsAreNoDanger() {
        let words = [(folded: Array("the".utf8), count: Int.max), (folded: Array("der".utf8), count: Int.max)]
        #expect(languages(of: words).count == 1)
    }

    private func languages(of words: [(folded: [UInt8], count: Int)]) -> [DetectedLanguage] {
        var evidence = LanguageEvidence()
        for word in words { evidence.add(word.folded.span, UInt64(word.count)) }
        return evidence.languages()
    }

    private func words(in text: String) -> [(folded: [UInt8], count: Int)] {
        let folding = WordFolding()
        return text.split { !($0.isLetter || $0.isNumber || "’'-\u{200C}".contains($0)) }
            .map { (folding.fold(Array($0.utf8).span), 1) }
    }
}

/// The lines of a fixture that are no comments.
func fixture(_ name: String) -> [String] {
    let url = Project.root.appending(path: "Tests/Fixtures/languages/\(name)")
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
}
