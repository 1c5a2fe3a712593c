import Foundation
import TestSupport
import Testing

@testable import CloudComposition
@testable import SourceText

@Suite struct PluralTests {
    /// What Babel says of each text in a group of languages.
    struct Group: Sendable, CustomTestStringConvertible {
        let languages: [String]
        let texts: [String]
        let categories: [PluralCategory]

        var testDescription: String { languages.prefix(3).joined(separator: " ") }
    }

    private struct Fixture: Decodable {
        struct Group: Decodable {
            let languages: String
            let categories: String
        }
        let texts: String
        let groups: [Group]
    }

    static let groups: [Group] = {
        let letters: [Character: PluralCategory] = [
            "0": .zero, "1": .one, "2": .two, "f": .few, "m": .many, "o": .other,
        ]
        guard let data = try? Data(contentsOf: Project.fixture("plurals/babel.json")),
            let fixture = try? JSONDecoder().decode(Fixture.self, from: data)
        else { return [] }
        return fixture.groups.map { group in
            Group(
                languages: group.languages.split(separator: " ").map { String($0) },
                texts: fixture.texts.split(separator: " ").map(String.init),
                categories: group.categories.compactMap { letters[$0] })
        }
    }()

    @Test func theFixtureHasEveryLanguageOfBabel() {
        #expect(Self.groups.count == 38 && Self.groups.reduce(0) { $0 + $1.languages.count } == 840)
        #expect(Self.groups.allSatisfy { $0.texts.count == 314 && $0.categories.count == 314 })
    }

    @Test(arguments: groups)
    func everyLanguageHasTheCategoriesOfCLDR(group: Group) {
        for language in group.languages {
            let rules = PluralRules(language: language)
            for (text, category) in zip(group.texts, group.categories) {
                #expect(rules.category(of: text) == category, "\(text) in \(language)")
            }
            #expect(Set(group.categories).isSubset(of: rules.categories))
            #expect(Set(rules.categories).subtracting(group.categories).isSubset(of: [.other]))
        }
    }

    /// Samples of CLDR's plurals.xml that Babel gets wrong, or has none of: decimals with a zero behind the point.
    @Test(arguments: [
        ("hi", "0.04", PluralCategory.one), ("si", "0.01", .one), ("si", "0.001", .one), ("si", "0.0001", .one),
        ("si", "0.02", .other), ("lv", "0.011", .one), ("lv", "0.0", .zero), ("da", "0.01", .one),
        ("cs", "0.01", .many),
        ("en", "1.00", .other), ("es", "1.00", .one), ("gv", "0.01", .many),
    ])
    func decimalsBelowATenthHaveTheCategoriesOfCLDR(language: String, number: String, category: PluralCategory) {
        #expect(PluralRules(language: language).category(of: number) == category)
    }

    @Test func everyRuleHasALanguage() {
        let languages = Self.groups.flatMap(\.languages)
        let rules = Set(languages.map { PluralRules.text(of: LanguageTag($0)) })
        #expect(rules.count == 38)
    }

    @Test(arguments: [
        ("pt", "0", PluralCategory.one), ("pt-BR", "0", .one), ("pt-PT", "0", .other), ("pt-Latn-AO", "0", .other),
        ("sr-Latn", "2", .few), ("RU", "2", .few), ("iw", "2", .two), ("zh-Hant-TW", "1", .other),
        // No rule is known for these.
        ("tlh", "1", .one), ("tlh", "2", .other), ("tlh", "1.0", .one), ("no language", "1", .one), ("", "5", .other),
    ])
    func aTagOfALanguageIsRead(language: String, number: String, category: PluralCategory) {
        #expect(PluralRules(language: language).category(of: number) == category)
    }

    @Test(arguments: [
        ("1e+300", 1_000_000, 0, 0, 0), ("1.5e1", 15, 0, 0, 0), ("1.25e1", 12, 1, 5, 5), ("1e-05", 0, 5, 1, 1),
        ("100e-2", 1, 2, 0, 0), ("1.50", 1, 2, 50, 5), ("-3", 3, 0, 0, 0), ("1234567", 1_234_567, 0, 0, 0),
        ("98001234567", 1_234_567, 0, 0, 0), (".5", 0, 1, 5, 5), ("007", 7, 0, 0, 0),
        ("1e999999999", 1_000_000, 0, 0, 0),
    ])
    func aNumberHasOperands(text: String, i: Int, v: Int, f: Int, t: Int) throws {
        let operands = try #require(PluralOperands(text))
        #expect(operands.i == i && operands.v == v && operands.f == f && operands.t == t)
        #expect(operands.n == (t == 0 ? i : -1))
    }

    @Test(arguments: ["", "x", "1,5", "1.2.3", "1e", "e5", "1e+", "-", ".", "٤٢", "1e99999999999999999999", "nan", "∞"])
    func whatIsNoNumberIsOther(text: String) {
        #expect(PluralOperands(text) == nil)
        #expect(PluralRules(language: "ar").category(of: text) == .other)
    }

    @Test func aNumberOfAnyLengthHasACategory() {
        let digits = String(repeating: "9", count: 100_000)
        #expect(PluralRules(language: "ru").category(of: digits + "1") == .one)
        #expect(PluralRules(language: "lv").category(of: "0." + digits + "1") == .one)
    }
}
