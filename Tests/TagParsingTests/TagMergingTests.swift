import SourceText
import Testing

@testable import TagParsing

@Suite struct TagMergingTests {
    private func merged(_ tags: [(String, Double)], _ merging: NameMerging = .fold) throws -> [(String, Double)] {
        try mergingEqualNames(tags.map { try Tag($0.0, weight: $0.1) }, merging).tags.map { ($0.name, $0.weight) }
    }

    @Test(arguments: [
        ("λόγος", "ΛΌΓΟΣ"), ("straße", "STRASSE"), ("STRAẞE", "strasse"), ("Café", "Cafe\u{301}"), ("SWIFT", "swift"),
        ("Й", "И\u{306}"),
        ("a b", "a\\nb"),
    ])
    func namesThatFoldToOneAreOne(one: String, other: String) throws {
        let result = try merged([(one, 2), ("x", 1), (other.replacing("\\n", with: "\n"), 3)])
        #expect(result.map(\.0.count) == [other.replacing("\\n", with: "\n").count, 1])
        #expect(result.map(\.1) == [5, 1])
    }

    @Test(arguments: [("C", "C++"), ("c#", "c"), ("resume", "résumé"), ("I", "ı"), (";)", "!!!")])
    func otherNamesAreNot(one: String, other: String) throws {
        #expect(try merged([(one, 1), (other, 1)]).count == 2)
    }

    @Test func theHeaviestSpellingStandsForAllAndTheFirstOfEquals() throws {
        #expect(try merged([("swift", 1), ("Swift", 2), ("SWIFT", 1), ("SWIFT", 1)]).map(\.0) == ["Swift"])
        #expect(try merged([("swift", 1), ("Swift", 2), ("SWIFT", 1), ("SWIFT", 2)]).map(\.0) == ["SWIFT"])
        #expect(try merged([("b", 1), ("B", 1)]).map(\.0) == ["b"])
    }

    @Test func exactMergingKeepsCaseApartAndNormalisationTogether() throws {
        #expect(try merged([("a", 1), ("A", 1), ("é", 1), ("e\u{301}", 1)], .exact).map(\.1) == [1, 1, 2])
    }

    @Test func linkAndGroupComeFromTheSpellingThatWeighsMostAndTheReportNamesAll() throws {
        let tags = [
            try Tag("swift", weight: 1, link: "/a", group: "A"), try Tag("Swift", weight: 5, link: "/b", group: "B"),
        ]
        let result = try mergingEqualNames(tags, .fold)
        #expect(result.tags.map(\.link?.destination) == ["/b"] && result.tags.map(\.group) == ["B"])
        #expect(result.merged.map(\.name) == ["Swift"])
        #expect(result.merged[0].spellings.map(\.name) == ["swift", "Swift"])
        #expect(result.merged[0].spellings.map(\.weight) == [1, 5])
        #expect(result.merged[0].droppedLinks == ["/a"])
    }

    @Test func aSumThatIsNoNumberIsAnError() throws {
        #expect(throws: Problem.self) { try merged([("a", 1e308), ("A", 1e308)]) }
    }
}

@Suite struct TagTests {
    @Test(arguments: [0, -1, .nan, .infinity, -.infinity] as [Double])
    func aWeightIsFiniteAndAboveZero(weight: Double) {
        #expect(throws: Problem.self) { try Tag("a", weight: weight) }
    }

    @Test(arguments: ["", " ", "\n", "\u{200B}", "a\u{0}", "a\u{FFFE}", "\u{FE0F}"])
    func aNameIsVisibleText(name: String) {
        #expect(throws: Problem.self) { try Tag(name) }
    }

    @Test(arguments: [
        "https://a.org", "HTTP://a.org", "mailto:a@b", "/a", "a:b".replacing(":", with: "/"), "?q=a:b", "#a:b",
        "//a.org", "./a:b", "a/b:c",
    ])
    func safeLinksAreTaken(link: String) throws {
        #expect(try Tag("a", link: link).link?.destination == link)
    }

    @Test(arguments: [
        "javascript:x", " javascript:x", "java\nscript:x", "JAVASCRIPT:x", "javascript%3Ax", "data:x",
        "file:///etc/passwd", "ftp://a", "a:b", "\u{1}javascript:x", "tel:1", ":x", "",
    ])
    func otherLinksAreRefused(link: String) {
        #expect(throws: Problem.self) { try Tag("a", link: link) }
    }

    @Test func aPostWithTwoSpellingsOfATagCountsOnce() throws {
        // Three posts: Git and git; Git, js and JavaScript; GIT.
        let tags = try [("Git", 2), ("git", 1), ("js", 1), ("JavaScript", 1), ("GIT", 1)].map { name, weight in
            try Tag(name, weight: weight)
        }
        let posts: [Int32] = [0, 1, -1, 0, 2, 3, -1]
        func merged(_ merging: NameMerging, _ aliases: [TagAlias] = []) throws -> [String] {
            try mergingEqualNames(tags, merging, TagAliases(aliases, merging), posts: posts).tags
                .map { "\($0.name) \(Int($0.weight))" }
        }
        #expect(try merged(.fold) == ["Git 3", "js 1", "JavaScript 1"])
        #expect(try merged(.exact) == ["Git 2", "git 1", "js 1", "JavaScript 1", "GIT 1"])
        #expect(try merged(.fold, [try TagAlias("js", for: "JavaScript")]) == ["Git 3", "JavaScript 1"])
    }
}
