import TestSupport
import Testing

@testable import SourceText
@testable import TagParsing

@Suite struct NamePatternTests {
    private func matches(_ pattern: String, _ name: String, _ merging: NameMerging = .fold) throws -> Bool {
        var matcher = NameMatcher([try NamePattern(pattern)], merging)
        return matcher.firstMatch(name) == 0
    }

    @Test(arguments: [
        ("draft", "draft"), ("draft", "DRAFT"), ("misc*", "misc"), ("misc*", "Miscellany"), ("*", "x"), ("?", "é"),
        ("?", "e\u{301}"), ("?", "x\u{302}"), ("?", "👩‍👩‍👧‍👦"), ("*b*", "abc"), ("a*b*c", "aXbYbZc"), ("C\\*", "C*"),
        ("C#", "c#"), ("\\\\", "\\"), ("a\\,b", "a,b"), ("a,b", "a,b"), ("what\\?", "What?"), ("STRASSE", "straße"),
        ("stra*e", "STRASSE"), ("ΛΌΓ*", "λόγος"), ("a b", "a\nb"), ("  a   b ", "a b"), ("C:\\temp", "c:\\temp"),
        ("a\\", "a\\"), ("**a**", "bab"), ("caf\u{65}\u{301}*", "Café au lait"), ("*?", "x"), ("a*\n b", "ac b"),
        ("\\#", "#"),
    ])
    func aPatternMatchesTheWholeName(pattern: String, name: String) throws {
        #expect(try matches(pattern, name))
    }

    @Test(arguments: [
        ("draft", "drafts"), ("draft", "a draft"), ("misc*", "a misc"), ("?", "ab"), ("e*", "é"), ("*e", "cafe\u{301}"),
        ("C\\*", "C++"), ("a\\?", "ab"), ("C#", "C"), ("*\u{301}", "é"), ("??", "e\u{301}"), ("I", "ı"),
        ("a*b*c", "acb"), ("\\*", "x"), ("a*a", "a"),
    ])
    func andNoOther(pattern: String, name: String) throws {
        #expect(try !matches(pattern, name))
    }

    @Test func exactMergingMindsTheCaseButNotTheForm() throws {
        #expect(try !matches("draft", "Draft", .exact) && !matches("D*", "draft", .exact))
        #expect(try matches("caf\u{e9}", "cafe\u{301}", .exact) && matches("caf?", "cafe\u{301}", .exact))
    }

    @Test(arguments: ["", " ", "\t", "\u{200B}", "\u{301}", "a\u{0}", "\u{1B}[31m", "a\u{FFFE}"])
    func whatNoTagCanBeCalledIsNoPattern(text: String) {
        #expect(throws: Problem.self) { try NamePattern(text) }
    }

    // Without going back to the last star alone this takes longer than the universe has.
    @Test func starsDoNotMultiplyTheirWork() throws {
        let pattern = String(repeating: "*a", count: 400) + "*b"
        var results: [Bool] = []
        let time = try processorTime {
            results.append(try matches(pattern, String(repeating: "a", count: 1000)))
            results.append(try matches(pattern, String(repeating: "a", count: 999) + "b"))
        }
        #expect(results == [false, true] && time < .seconds(5))
    }

    // A letter with its marks is one character, however many they are.
    @Test func marksWithoutEndAreOneCharacter() throws {
        let marks = String(repeating: "\u{301}\u{323}", count: 2000)
        #expect(try matches("?", "a" + marks) && matches("*b", "a" + marks + "b"))
        #expect(try !matches("a*", "a" + marks) && !matches("*" + marks, "a" + marks))
        #expect(try matches("A" + marks + "*", "a" + marks))
    }

    /// What a pattern means, straight from its definition: O(2ⁿ), for short names.
    private func isMatch(_ pattern: ArraySlice<Character>, _ name: ArraySlice<Character>) -> Bool {
        guard let first = pattern.first else { return name.isEmpty }
        if first == "*" {
            return isMatch(pattern.dropFirst(), name) || !name.isEmpty && isMatch(pattern, name.dropFirst())
        }
        guard let character = name.first, first == "?" || first == character else { return false }
        return isMatch(pattern.dropFirst(), name.dropFirst())
    }

    @Test(arguments: 0..<60) func aPatternMatchesWhatItsDefinitionSays(seed: Int) throws {
        var generator = Seeded(seed)
        for _ in 0..<60 {
            func word(_ letters: String, _ length: ClosedRange<Int>) -> String {
                String(
                    (0..<Int.random(in: length, using: &generator)).map { _ in
                        letters.randomElement(using: &generator) ?? "a"
                    })
            }
            let (pattern, name) = (word("ab*?é", 1...7), word("abé", 1...8))
            #expect(
                try matches(pattern, name) == isMatch(Array(pattern)[...], Array(name)[...]), "\(pattern) \(name)")
        }
    }

    @Test func theFirstEntryIsNamedAndThoseThatNothingMatchesAreToo() throws {
        var matcher = NameMatcher(try ["b*", "abc", "drfat", "a*", "ABC", "?"].map { try NamePattern($0) }, .fold)
        #expect(["abc", "bc", "a", "x y"].map { matcher.firstMatch($0) } == [1, 0, 3, nil])
        #expect(matcher.unmatched == [2])
    }

    @Test func aThousandNamesAreLookedUpAndNotSearched() throws {
        let entries = try (0..<1000).map { try NamePattern("tag \($0 * 97)") }
        let time = processorTime {
            var matcher = NameMatcher(entries, .fold)
            #expect((0..<100_000).count { matcher.firstMatch("Tag \($0)") != nil } == 1000)
            #expect(matcher.unmatched.isEmpty)
        }
        #expect(time < .seconds(10))
    }
}
