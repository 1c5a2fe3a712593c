import Foundation
import TestSupport
import Testing

@testable import SiteReading
@testable import TagParsing

@Suite struct TermSlugsTests {
    @Test func theNamesThatBreakOtherGeneratorsHavePagesOfTheirOwn() {
        let names = [
            "C++", "C#", "c", ";)", "!!!", "東京", "a/b", "..", "index", "CON", "Foo Bar", "foo-bar", "FOO BAR", "page",
            "404", "feed", "cloud", "com¹", "console", "R&D", ".NET", "λόγος", "ΛΌΓΟΣ", "Straße", "STRASSE", "Café",
            "Cafe\u{301}",
        ]
        // The hash: printf 'foo bar' | sha256sum
        let slugs = [
            "c-plus-plus", "c-sharp", "c", "u-3b-29", "u-21-21-21", "東京", "a-b", "u-2e-2e", "index_", "con_",
            "foo-bar_fbc1a9", "foo-bar", "foo-bar_fbc1a9", "page_", "404", "feed", "cloud", "com¹_", "console",
            "r-and-d", "dot-net", "λόγος", "λόγος", "strasse", "strasse", "café", "café",
        ]
        #expect(TermSlugs(names).slugs == slugs)
    }

    @Test func ofEqualSlugsTheFirstNameKeepsItWhereNoneIsTheSlug() {
        // printf 'c++' | sha256sum.
        #expect(TermSlugs(["C++", "c plus plus"]).slugs == ["c-plus-plus_cedb1b", "c-plus-plus"])
        #expect(TermSlugs(["c plus plus", "C++"]).slugs == ["c-plus-plus", "c-plus-plus_cedb1b"])
        #expect(TermSlugs(["C++"]).slugs == ["c-plus-plus"])
    }

    @Test func aLongNameIsCutAndToldByItsHash() throws {
        let long = String(repeating: "a", count: 300)
        // head -c 300 /dev/zero | tr '\0' a | sha256sum
        #expect(TermSlugs([long]).slugs == [String(repeating: "a", count: 100) + "_9835fa"])
        let others = TermSlugs([long, long + "b", String(repeating: "東", count: 100)]).slugs
        #expect(Set(others).count == 3)
        #expect(others[2].hasPrefix(String(repeating: "東", count: 33) + "_"))
    }

    @Test func reservedNamesStayApartFromThoseThatLookLikeThem() {
        let slugs = TermSlugs(["con", "con_", "_con", "CON!", "Index", "index_"]).slugs
        #expect(slugs[0] == "con_")
        #expect(slugs[4] == "index_")
        #expect(Set(slugs).count == slugs.count)
    }

    private static let pieces = [
        "a", "A", "b", "B", "ß", "SS", "ẞ", "ſ", "ς", "σ", "Σ", "é", "e\u{301}", "É", "İ", "i", "ı", "I", "ǆ", "ǅ", "-",
        " ",
        "_", "+", "#", "&", ".", "/", "\\", "..", "!", ";)", "東", "京", "👍", "\u{200D}", "con", "index", "page", "1",
        "¹", "한", "\u{1112}\u{1161}\u{11AB}", "\u{301}", "ﬁ", "fi", "ŉ", "ʼn", "Ω", "Ω", "\u{AD}", "𐐀", "𐐨", "Ა", "ა",
        "Ꭰ", "ꭰ",
    ]

    @Test(arguments: 0..<60)
    func slugsAreOneToOne(seed: Int) throws {
        var random = Seeded(seed)
        let names = (0..<300).map { _ in
            let most = Int.random(in: 0..<20, using: &random) == 0 ? 150 : 4
            return (0..<Int.random(in: 1...most, using: &random))
                .map { _ in Self.pieces.randomElement(using: &random) ?? "x" }.joined()
        }
        let slugs = TermSlugs(names).slugs
        var slugOfKey: [[UInt8]: String] = [:]
        var keyOfSlug: [[UInt8]: [UInt8]] = [:]
        for (name, slug) in zip(names, slugs) {
            let key = mergeKeyBytes(name)
            #expect(slugOfKey.updateValue(slug, forKey: key) ?? slug == slug, "\(name) has two slugs")
            // On a disk that knows neither case nor forms two slugs are two files all the same.
            let other = keyOfSlug.updateValue(key, forKey: mergeKeyBytes(slug))
            #expect(other ?? key == key, "\(name) and another have the slug \(slug)")
            #expect(!slug.isEmpty && slug.utf8.count <= 200 && !slug.utf8.contains(UInt8(ascii: "/")))
            #expect(slug != "." && slug != ".." && slug != "index" && slug != "page" && slug != "con")
            #expect(slug.utf8.elementsEqual(slug.precomposedStringWithCanonicalMapping.utf8))
            #expect(slug.unicodeScalars.allSatisfy { !$0.properties.isUppercase })
            #expect(!slug.unicodeScalars.contains { $0.properties.generalCategory == .control || $0 == " " })
        }
    }

    @Test(arguments: 0..<10)
    func theOrderOfTheNamesChangesNothing(seed: Int) {
        var random = Seeded(seed)
        let names = (0..<200).map { _ in
            (0..<Int.random(in: 1...3, using: &random)).map { _ in Self.pieces.randomElement(using: &random) ?? "x" }
                .joined()
        }
        let shuffled = names.shuffled(using: &random)
        // By bytes: String takes two forms of Unicode for one.
        func byName(_ names: [String]) -> [[UInt8]: String] {
            Dictionary(zip(names.map { Array($0.utf8) }, TermSlugs(names).slugs)) { one, _ in one }
        }
        #expect(byName(names) == byName(shuffled))
    }
}
