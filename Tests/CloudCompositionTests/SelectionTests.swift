import SourceText
import TestSupport
import Testing

@testable import CloudComposition
@testable import TagParsing

// Swift Testing has a Tag too.
private typealias Tag = TagParsing.Tag

@Suite struct SelectionTests {
    @Test func theLimitKeepsTheHeaviestInTheOrderGivenAndNamesTheOthers() throws {
        let cloud = try compose(try tags([3, 9, 3, 5]), try options([("limit", "3")]))
        #expect(cloud.tags.map(\.text) == ["tag0", "tag1", "tag3"])
        #expect(cloud.dropped == [DroppedTag(text: "tag2", reason: "above the limit of 3 tags", isAboveLimit: true)])
    }

    @Test func lightTagsAreDroppedWithTheReason() throws {
        let cloud = try compose(try tags([3, 0.5, 2]), try options([("min-weight", "2"), ("limit", "1")]))
        #expect(cloud.tags.map(\.text) == ["tag0"])
        #expect(cloud.dropped.map(\.reason) == ["below the minimum weight 2", "above the limit of 1 tags"])
    }

    @Test func noTagLeftIsAnErrorThatSaysWhy() throws {
        #expect { try compose(try tags([1]), try options([("min-weight", "2")])) } throws: {
            "\($0)".contains("below the minimum weight 2")
        }
        #expect(throws: Problem.self) { try compose([], CloudOptions()) }
    }

    @Test(arguments: 0..<50)
    func everyTagIsPlacedOrDropped(seed: Int) throws {
        var generator = Seeded(seed)
        let all = try tags(
            (0..<Int.random(in: 1...80, using: &generator)).map { _ in
                Double.random(in: 1...9, using: &generator).rounded()
            })
        let set = try options([
            ("limit", "\(Int.random(in: 1...60, using: &generator))"),
            (
                "order",
                ["given", "alphabetical", "weight", "shuffled", "groups"].randomElement(using: &generator) ?? "given"
            ),
        ])
        let cloud = try compose(all, set)
        #expect((cloud.tags.map(\.text) + cloud.dropped.map(\.text)).sorted() == all.map(\.name).sorted())
        #expect(cloud.layouts[0].frames.count == cloud.tags.count)
    }

    private func names(_ names: [String], _ settings: [(String, String)]) throws -> Cloud {
        try compose(try names.map { try Tag($0) }, try options(settings))
    }

    @Test func keepComesFirstThenExcludeThenWeightThenLimit() throws {
        let all = try [("a1", 9.0), ("a2", 1), ("a3", 5), ("a4", 4), ("b1", 9), ("draft", 8)].map {
            try Tag($0.0, weight: $0.1)
        }
        let cloud = try compose(
            all, try options([("keep", "A*,draft"), ("exclude", "DRAFT"), ("min-weight", "2"), ("limit", "2")]))
        #expect(cloud.tags.map(\.text) == ["a1", "a3"])
        #expect(
            cloud.dropped == [
                DroppedTag(text: "b1", reason: "not in the keep list"),
                DroppedTag(text: "draft", reason: "excluded by \"DRAFT\""),
                DroppedTag(text: "a2", reason: "below the minimum weight 2"),
                DroppedTag(text: "a4", reason: "above the limit of 2 tags", isAboveLimit: true),
            ])
        #expect(cloud.unmatched.isEmpty)
    }

    @Test func entriesThatMatchNoTagAreNamedEvenWhereAnotherListWasFaster() throws {
        let cloud = try names(["a", "b", "c"], [("keep", "a,b,zz"), ("exclude", "c,b,x*,b*")])
        #expect(cloud.tags.map(\.text) == ["a"])
        #expect(
            cloud.unmatched == [
                UnmatchedEntry(option: "exclude", entry: "x*"), UnmatchedEntry(option: "keep", entry: "zz"),
            ])
    }

    @Test func matchingFollowsMerging() throws {
        #expect(try names(["Straße", "x"], [("exclude", "STRASSE")]).tags.count == 1)
        #expect(try names(["Straße", "x"], [("exclude", "STRASSE"), ("merge", "exact")]).tags.count == 2)
    }

    @Test func excludingAllIsAnErrorThatSaysWhatToDo() throws {
        #expect { try names(["a"], [("exclude", "*")]) } throws: {
            "\($0)".contains("excluded by \"*\"") && "\($0)".contains("let keep, exclude")
        }
    }

    @Test(arguments: 0..<30) func aTagIsNamedOnceWhateverTheLists(seed: Int) throws {
        var generator = Seeded(seed)
        let all = (0..<40).map { _ in
            String((0..<3).map { _ in "abc".randomElement(using: &generator) ?? "a" })
        }
        let unique = Array(Set(all)).sorted()
        let list = (0..<4).map { _ in
            String((0..<2).map { _ in "abc*?".randomElement(using: &generator) ?? "a" }) + "*"
        }
        .joined(separator: ",")
        let selection = TagSelection(
            try unique.map { try Tag($0) },
            try options([("keep", "a*,b*"), ("exclude", list.replacing("**", with: "a"))]))
        #expect((selection.selected.map(\.name) + selection.dropped.map(\.text)).sorted() == unique)
    }

    @Test func aThousandNamesOutOfAHundredThousandTagsTakeNoTime() throws {
        let all = try (0..<100_000).map { try Tag("tag \($0)") }
        let list = (0..<1000).map { "tag \($0 * 99)" }.joined(separator: ",")
        let set = try options([("exclude", list)])
        let time = processorTime { #expect(TagSelection(all, set).selected.count == 99_000) }
        #expect(time < .seconds(10))
    }
}
