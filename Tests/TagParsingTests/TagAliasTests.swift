import TestSupport
import Testing

@testable import DataReading
@testable import SourceText
@testable import TagParsing

// Swift Testing has a Tag too.
private typealias Tag = TagParsing.Tag

@Suite struct TagAliasTests {
    private typealias Result = (tags: [Tag], merged: [MergedTag], unusedAliases: [TagAlias])

    private func merged(
        _ tags: [(String, Double)], _ aliases: [String], _ merging: NameMerging = .fold
    ) throws -> Result {
        try mergingEqualNames(
            tags.map { try Tag($0.0, weight: $0.1) }, merging,
            TagAliases(aliases.map { try TagAlias(parsing: $0) }, merging))
    }

    @Test func aTagOfAnotherNameIsAddedToItsTarget() throws {
        let result = try merged(
            [("ML", 10), ("x", 1), ("Machine Learning", 2), ("ml", 1)], ["ML=machine learning"])
        #expect(result.tags.map(\.name) == ["machine learning", "x"] && result.tags.map(\.weight) == [13, 1])
        #expect(result.merged.map(\.name) == ["machine learning"] && result.merged[0].isAliased)
        #expect(result.merged[0].spellings.map(\.name) == ["ML", "Machine Learning", "ml"])
        #expect(result.unusedAliases.isEmpty)
    }

    @Test func anAliasMaySetTheSpellingAlone() throws {
        let result = try merged([("javascript", 2), ("JAVASCRIPT", 9), ("js", 1)], ["javascript=JavaScript"])
        #expect(result.tags.map(\.name) == ["JavaScript", "js"] && result.tags.map(\.weight) == [11, 1])
        let one = try merged([("javascript", 2)], ["js=ecmascript", "javascript=JavaScript"])
        #expect(one.tags.map(\.name) == ["JavaScript"] && one.merged[0].isAliased)
        #expect(one.unusedAliases.map(\.name) == ["js"])
        // What is spelled so already is no news.
        #expect(try merged([("JavaScript", 2)], ["javascript=JavaScript"]).merged.isEmpty)
    }

    @Test func chainsEndAtTheirLastName() throws {
        let result = try merged([("a", 1), ("b", 2), ("d", 4)], ["a=b", "b=C", "x=a", "c=C"])
        #expect(result.tags.map(\.name) == ["C", "d"] && result.tags.map(\.weight) == [3, 4])
        #expect(result.unusedAliases.map(\.name) == ["x"])
        // An alias on the way is of use.
        #expect(try merged([("a", 1)], ["a=b", "b=c"]).unusedAliases.isEmpty)
    }

    @Test func theSpellingThatIsWrittenForItsOwnSakeWins() throws {
        #expect(try merged([("js", 1)], ["js=javascript", "javascript=JavaScript"]).tags[0].name == "JavaScript")
        #expect(try merged([("b", 1)], ["a=Target", "b=TARGET"]).tags[0].name == "Target")
    }

    @Test func mergedNamesSayWhetherAnAliasDidIt() throws {
        let result = try merged([("a", 1), ("A", 2), ("A", 3), ("b", 1), ("c", 1)], ["b=c"])
        #expect(result.merged.map(\.isAliased) == [false, true])
        #expect(result.merged[0].spellings.map(\.count) == [1, 2])
    }

    @Test func exactMergingTellsCasesApart() throws {
        let result = try merged([("ml", 1), ("ML", 2)], ["ML=machine learning"], .exact)
        #expect(result.tags.map(\.name) == ["ml", "machine learning"])
        #expect(try merged([("javascript", 1)], ["javascript=JavaScript"], .exact).tags[0].name == "JavaScript")
    }

    @Test(arguments: [
        (["a=b", "b=c", "c=a"], "the aliases go in a circle: \"a\" = \"b\" = \"c\" = \"a\""),
        (["a=b", "B=A"], "the aliases go in a circle: \"a\" = \"B\" = \"a\""),
        (["a=b", "A=c"], "\"A\" is \"c\" here and \"b\" before"),
        (["x=X", "X=xX", "x=x"], "\"X\" is \"xX\" here and \"X\" before"),
        (["x=X", "X=x"], "\"X\" is \"x\" here and \"X\" before"),
    ])
    func aliasesThatContradictEachOtherAreRefused(aliases: [String], problem: String) throws {
        #expect { try merged([("a", 1)], aliases) } throws: { ($0 as? Problem)?.message == problem }
    }

    @Test func theSameAliasTwiceIsOne() throws {
        #expect(try merged([("a", 1)], ["a=b", "A=B", "a=b", "x=X", "x=X"]).tags.map(\.name) == ["b"])
    }

    @Test(arguments: ["", "a", "=", "a=", "=a", "a=b=c", "a=\u{0}", "\u{301}=a", " = "])
    func whatHasNoTwoNamesIsNoAlias(text: String) {
        #expect(throws: Problem.self) { try TagAlias(parsing: text) }
    }

    @Test func aSignWithABackslashBelongsToTheName() throws {
        let alias = try TagAlias(parsing: "a\\=b = c\\, d")
        #expect(alias.name == "a=b" && alias.target == "c, d")
    }

    @Test func aLongChainUsesNoStackAndManyAliasesNoTime() throws {
        let count = 100_000
        let time = try processorTime {
            let result = try merged([("n0", 1), ("n7", 2)], (0..<count).map { "n\($0)=n\($0 + 1)" })
            #expect(result.tags.map(\.name) == ["n\(count)"] && result.tags[0].weight == 3)
            #expect(result.unusedAliases.isEmpty)
            #expect(throws: Problem.self) {
                try merged([], (0..<count).map { "n\($0)=n\(($0 + 1) % count)" })
            }
        }
        #expect(time < .seconds(20))
    }

    @Test func tenThousandAliasesAndAHundredThousandTags() throws {
        let tags = (0..<100_000).map { ("tag \($0)", 1.0) }
        let time = try processorTime {
            let result = try merged(tags, (0..<10_000).map { "tag \($0 * 10)=target \($0 % 100)" })
            #expect(result.tags.count == 90_100 && result.merged.count == 100)
        }
        #expect(time < .seconds(20))
    }

    // The sum of all weights stays, and every tag ends where following its aliases one by one leads.
    @Test(arguments: 0..<60) func aliasesLeadWhereFollowingThemLeads(seed: Int) throws {
        var generator = Seeded(seed)
        let names = (0..<20).map { "n\($0)" }
        // A name leads to a later one only, so that there is no circle.
        var targets: [String: String] = [:]
        for (index, name) in names.enumerated().dropLast() where Bool.random(using: &generator) {
            targets[name] = names[(index + 1)...].randomElement(using: &generator)
        }
        let tags = (0..<40).compactMap { _ in names.randomElement(using: &generator).map { ($0, 1.0) } }
        let result = try merged(tags, targets.map { "\($0)=\($1)" }.sorted().shuffled(using: &generator))
        var sums: [String: Double] = [:]
        for (name, weight) in tags {
            var name = name
            while let target = targets[name] { name = target }
            sums[name, default: 0] += weight
        }
        #expect(result.tags.count == sums.count)
        #expect(result.tags.allSatisfy { sums[$0.name] == $0.weight })
    }
}

@Suite struct NamesInFrontMatterTests {
    private func value(_ matter: String) throws -> String? {
        try TagList(parsing: SourceText(path: "a.md", text: "---\n\(matter)\n---\n- a\n")).options.first?.value.text
    }

    @Test(arguments: [
        ("exclude: draft,misc*", "draft,misc*"), ("exclude: [draft, 'a,b', \"misc*\"]", "draft,a\\,b,misc*"),
        ("exclude:\n  - a\\,b\n  - C\\*\n  - end\\", "a\\,b,C\\*,end\\\\"),
        ("order: [groups, weight]", "groups,weight"),
        ("tab-stops: [0, 90]", "0,90"),
        ("alias: {ML: machine learning, 'a=b': 'c,d'}", "ML=machine learning,a\\=b=c\\,d"),
        ("alias:\n  - js: JavaScript\n  - ML=machine learning", "js=JavaScript,ML=machine learning"),
        ("alias:\n  ML: machine learning\n  js: JavaScript", "ML=machine learning,js=JavaScript"),
    ])
    func aListIsWhatAFlagWouldSay(matter: String, expected: String) throws {
        #expect(try value(matter) == expected)
    }

    @Test(arguments: [
        "title: {a: b}", "exclude: {a: b}", "alias: {a: [b]}", "alias: [[a]]", "exclude: []", "alias: {}",
    ])
    func whatIsNoListIsAnError(matter: String) {
        #expect(throws: Problem.self) { try value(matter) }
    }
}
