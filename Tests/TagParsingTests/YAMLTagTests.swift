import TestSupport
import Testing

@testable import DataReading
@testable import SourceText
@testable import TagParsing

private func yaml(_ text: String) throws -> TagList {
    try TagList(parsingYAML: SourceText(path: "t.yml", text: text))
}

@Suite struct YAMLTagTests {
    @Test(arguments: [
        "a: 3\nb: 2.5\n", "- [a, 3]\n- [b, 2.5]\n", "- name: a\n  weight: 3\n- {count: 2.5, tag: b}\n",
        "- a: 3\n- b: 2.5\n",
        "tags:\n  a: 3\n  b: 2.5\nx: [[]]\n", "{a: 3, b: 2.5}", "- a\n- a\n- a\n- [b, 2.5]",
        "# comment\n---\n\"a\": 3\n'b': +2.5e0\n",
    ])
    func everyFormGivesTheSameTags(text: String) throws {
        let list = try yaml(text)
        #expect(list.tags.map(\.name) == ["a", "b"] && list.tags.map(\.weight) == [3, 2.5])
    }

    /// Its tree would take a gigabyte.
    @Test func aLargeInputIsRefusedBeforeItIsRead() throws {
        let text = String(repeating: "- a\n", count: (16 << 20) / 4)
        let source = try SourceText(path: "t.yml", text: text + "\n")
        let tags = #expect(throws: Problem.self) { _ = try TagList(parsingYAML: source) }
        let data = #expect(throws: Problem.self) {
            _ = try YAMLBlock.value(source, 0..<source.bytes.count, subject: "the data")
        }
        #expect(tags?.all.first?.message == "the input has 16777217 bytes, expected at most 16 MiB of YAML")
        #expect(data?.message == "the data has 16777217 bytes, expected at most 16 MiB of YAML")
    }

    /// A table may have more of them than aliases may make.
    @Test func valuesThatAreWrittenOutAreNotBounded() throws {
        let source = try SourceText(path: "t.yml", text: String(repeating: "- a\n", count: 200_000))
        let value = try YAMLBlock.value(source, 0..<source.bytes.count, subject: "the data")
        guard case .list(let values) = value.content else {
            Issue.record("\(value.content)")
            return
        }
        #expect(values.count == 200_000)
    }

    @Test func allFieldsAreReadAndWordsStayWords() throws {
        let list = try yaml(
            "title: T\ntags:\n- {name: no, link: /no, group: G, class: x y, description: 'd: e', z: y}\n- 1.10\n- 2024-01-01\n- {name: ~x, link: null}\n"
        )
        #expect(list.title == "T" && list.tags.map(\.name) == ["no", "1.10", "2024-01-01", "~x"])
        #expect(list.tags[0].link?.destination == "/no" && list.tags[0].group == "G" && list.tags[3].link == nil)
        #expect(list.tags[0].attributes?.classes == ["x", "y"] && list.tags[0].attributes?["description"] == "d: e")
        #expect(list.notes.map(\.text) == ["the field \"z\" is not read"])
    }

    @Test(arguments: [
        ("", 1, "no tag in the input"), ("a", 1, "one value"), ("a: b", 1, "\"b\" is not a number"),
        ("a:", 1, "there is no weight"),
        ("- a: 1\n- b: 0", 2, "not above zero"), ("- [a]", 1, "this is no tag"), ("- [a, 1, 2]", 1, "this is no tag"),
        ("- {weight: 3, x: 1}", 1, "the table has no name"), ("- {name: a, tag: b}", 1, "a second value for the name"),
        ("- {name: [a]}", 1, "this is no tag"), ("a: 1\na: 2", 2, "twice"), ("- a\n- [", 2, "is not YAML"),
        ("a: 1\n--- \nb: 1", 2, "is not YAML"),
        ("- {name: a, link: 'javascript:x'}", 1, "not allowed"), ("a: 1,5", 1, "separators"), ("- \"\"", 1, "no name"),
    ])
    func whatIsNoTagSaysWhereAndWhat(text: String, line: Int, message: String) {
        #expect {
            try yaml(text)
        } throws: { error in
            guard let first = (error as? Problem)?.all.first else { return false }
            return first.message.contains(message) && first.line == line && first.hint != nil
        }
    }

    @Test func aBombOfAliasesAndDepthAreErrorsAndNoCrash() {
        var bomb = "a0: &a0 [x, x]\n"
        for level in 1...30 { bomb += "a\(level): &a\(level) [*a\(level - 1), *a\(level - 1)]\n" }
        for text in [
            bomb, "? \(bomb.replacing("\n", with: "\n  "))", String(repeating: "[", count: 100_000),
            String(repeating: "- ", count: 100_000), String(repeating: "{a: ", count: 100_000),
            (0..<2000).map { String(repeating: " ", count: $0) + "a:" }.joined(separator: "\n"),
        ] { #expect(throws: Problem.self) { try yaml(text) } }
    }

    @Test func aLongListOfTablesInBracketsIsNotDeep() throws {
        let text = (0..<5000).map { "- {name: n\($0), weight: \($0 + 1)}" }.joined(separator: "\n")
        #expect(try yaml(text).tags.count == 5000)
    }

    @Test(arguments: 0..<200)
    func anyBytesAreReadOrRefused(seed: Int) throws {
        var generator = Seeded(seed &* 7919)
        let pieces = [
            "a", "b", ": ", "- ", "[", "]", "{", "}", ", ", "\n", "\n  ", "1", "\"", "'", "&x ", "*x", "? ", "#", "|",
            ">", "~", "tags", "é", "!!int ", "---\n",
        ]
        let text = (0..<30).map { _ in pieces.randomElement(using: &generator)! }.joined()
        do { _ = try yaml(text) } catch let error as Problem { #expect(!error.all.isEmpty) }
    }
}
