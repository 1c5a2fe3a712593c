import TestSupport
import Testing

@testable import SourceText
@testable import TagParsing

private func json(_ text: String) throws -> TagList {
    try TagList(parsingJSON: SourceText(path: "t.json", text: text))
}

private func lines(_ text: String) throws -> TagList {
    var reader = JSONLinesReader(path: "t.jsonl")
    reader.read(try SourceText(path: "t.jsonl", text: text))
    return try reader.finished()
}

@Suite struct JSONTagTests {
    @Test(arguments: [
        #"{"a": 3, "b": 2.5}"#, #"[{"a": 3}, {"b": "2.5"}]"#, #"[["a", 3], ["b", 2.5]]"#,
        #"[{"name": "a", "weight": 3}, {"count": 2.5, "tag": "b"}]"#,
        #"{"tags": {"a": 3, "b": 2.5}, "x": [[[]]]}"#, #"{"tags": [["a", 3], {"text": "b", "value": 25e-1}]}"#,
        #"{"items": [["a", 3], ["b", 2.5]], "total": 2}"#,
        #"{"took": 3, "aggregations": {"x": {"sum_other_doc_count": 0, "buckets": [{"key": "a", "doc_count": 3}, {"key": "b", "doc_count": 2.5}]}}}"#,
        #" [ "a" , "a","a" , ["b",2.5] ] "#, #"{"\u0061": 3, "b": 2.5}"#,
    ])
    func everyFormGivesTheSameTags(text: String) throws {
        let list = try json(text)
        #expect(list.tags.map(\.name) == ["a", "b"] && list.tags.map(\.weight) == [3, 2.5])
    }

    @Test(arguments: [
        #"{"name": "", "n": 1}"#, #"{"name": null, "n": 1}"#, #"{"n": 1}"#, #"["", 1]"#,
    ])
    func anItemWithoutANameAmongManyIsANote(_ item: String) throws {
        let named = (0..<9).map { #"{"name": "t\#($0)", "n": 2}"# }
        for list in [
            try json("[\((named + [item]).joined(separator: ","))]"),
            try lines((named + [item]).joined(separator: "\n")),
        ] {
            #expect(list.tags.map(\.name) == (0..<9).map { "t\($0)" })
            #expect(list.notes.map(\.text).contains("an item has no name, and is no tag"), "\(list.notes)")
        }
        #expect(throws: Problem.self) { try json("[\((named.dropLast() + [item]).joined(separator: ","))]") }
        #expect(throws: Problem.self) { try lines((named.dropLast() + [item]).joined(separator: "\n")) }
    }

    @Test func allFieldsOfATagAreRead() throws {
        let list = try json(
            #"{"title": "T", "description": "D", "tags": [{"name": "Zig", "weight": 7, "url": "/zig", "class": "x y", "group": "G", "description": "d", "link2": 1}, {"name": "*b*\n\"c\"", "link": null}]}"#
        )
        #expect(list.title == "T" && list.description == "D")
        #expect(list.tags[0].link?.destination == "/zig" && list.tags[0].group == "G")
        #expect(list.tags[0].attributes?.classes == ["x", "y"] && list.tags[0].attributes?["description"] == "d")
        #expect(list.tags[1].name == "*b*\n\"c\"" && list.tags[1].weight == 1)
        #expect(list.notes.map(\.text) == ["the field \"link2\" is not read"])
    }

    @Test(arguments: [
        ("", "ends at byte 1"), ("[", "ends at"), ("[\"a\"] x", "text behind the JSON"), ("\"a\"", "one value"),
        ("[1]", "\"1\" is no tag"), ("[[\"a\"]]", "a name and a weight"), ("[[\"a\", 1, 2]]", "a name and a weight"),
        ("[[]]", "a name and a weight"), ("[{}]", "the object has no name"),
        ("[{\"name\": 3}]", "expected a string, found a number"),
        ("[{\"name\": \"a\", \"tag\": \"b\"}]", "a second value for the name"),
        ("{\"a\": \"x\"}", "the weight \"x\" is not a number"), ("{\"a\": 0}", "not above zero"),
        ("{\"a\": -1}", "not above zero"), ("{\"a\": 1e999}", "larger than a number can be"),
        ("{\"a\": NaN}", "is no JSON"),
        ("[\"\"]", "the tag has no name"), ("{\"\": 3}", "the tag has no name"), ("[\"a\\u0000\"]", "U+0000"),
        ("[\"\\ud800\"]", "half of a surrogate pair"), ("[\"\\ud83d\\u0061\"]", "half of a surrogate pair"),
        ("[{\"name\": \"a\", \"link\": \"javascript:x\"}]", "not allowed"), ("[\"a\",]", "expected"),
        ("[]", "no tag in the input"), ("{}", "no tag in the input"), ("[null]", "\"null\" is no tag"),
        ("{\"a\": null}", "expected a number, found null"),
        ("{\"a\": {\"b\": 1}}", "expected a number, found an object"),
    ])
    func whatIsNoTagSaysWhereAndWhat(text: String, message: String) {
        #expect {
            try json(text)
        } throws: { error in
            "\(error)".contains(message) && "\(error)".contains("\nhint: ") && "\(error)".hasPrefix("t.json:1:")
        }
    }

    @Test(arguments: [
        "{\"a\": \"30\", \"b\": 3}", "[[\"a\", \"30\"], [\"b\", 3]]",
        "[{\"name\": \"a\", \"count\": \"30\"}, {\"name\": \"b\", \"count\": 3}]",
        "[{\"name\": \"a\", \"hits\": \"30\"}, {\"name\": \"b\", \"hits\": \"3\"}]",
        "[{\"name\": \"a\", \"played\": \"30\"}, {\"name\": \"b\", \"played\": \"3\"}]",
    ])
    func numbersBetweenQuotationMarksAreRead(text: String) throws {
        #expect(try json(text).tags.map(\.weight) == [30, 3])
    }

    @Test func theFieldOfAWrappedArrayIsSaid() throws {
        #expect(
            try json(#"{"data": {"rows": [["a", 3]]}, "total": 1}"#).notes.map(\.text) == [
                "the tags are those of the field \"data.rows\"", "the field \"total\" is not read",
            ])
        // Of two arrays neither is chosen.
        #expect(throws: Problem.self) { try json(#"{"labels": ["a", "b"], "values": [3, 2]}"#) }
    }

    /// Where no weight was found, what was not read may hold it.
    @Test(arguments: [
        (#"["Swift 42", "Rust 30"]"#, "the numbers at the ends of the names belong to them"),
        (#"[{"name": "a", "stats": {"count": 3}}]"#, "the field \"stats\" is not read"),
    ])
    func numbersThatMayBeWeightsAreNotedAloud(text: String, note: String) throws {
        let list = try json(text)
        #expect(list.notes.contains { $0.isDoubtful && $0.text.hasPrefix(note) })
        #expect(try json(#"[{"name": "a", "n": 3, "x": {}}]"#).notes.allSatisfy { !$0.isDoubtful })
    }

    @Test func everyBadElementIsNamed() {
        #expect {
            try json("[\n\"a\",\n3,\n[\"b\", 0],\n{\"x\": [1, {}]},\n\"c\"]")
        } throws: { ($0 as? Problem)?.all.map(\.line) == [3, 4, 5] }
    }

    @Test(arguments: ["[", "{\"a\":", "[[\"a\",", "{\"tags\":[", "[{\"x\":"])
    func depthIsAnErrorAndNoCrash(piece: String) {
        let deep = String(repeating: piece, count: 100_000)
        #expect(throws: Problem.self) { try json(deep) }
        #expect(throws: Problem.self) { try lines(deep) }
        let closed = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
        #expect(throws: Problem.self) { try json("[\(closed)]") }
    }

    @Test func linesHoldATagEach() throws {
        let list = try lines(
            "\"a\"\n\n[\"b\", 2]\r\n  {\"name\": \"c\", \"weight\": 3}\n{\"weight\": 4, \"name\": \"c\"}\n{\"name\":\"\\u0063\"}"
        )
        #expect(list.tags.map(\.name) == ["a", "b", "c", "c"] && list.tags.map(\.weight) == [1, 2, 7, 1])
    }

    @Test func everyBadLineIsNamed() {
        #expect {
            try lines("\"a\"\n{\n\"b\" \"c\"\n[1]\n\"d\"")
        } throws: { ($0 as? Problem)?.all.map(\.line) == [2, 3, 4] }
    }

    @Test(arguments: 0..<300)
    func anyBytesAreReadOrRefused(seed: Int) throws {
        var generator = Seeded(seed)
        let pieces = [
            "[", "]", "{", "}", ",", ":", "\"a\"", "\"name\"", "\"weight\"", "\"tags\"", "1", "-2.5e3", "null", "true",
            "\n", " ", "\"\\u", "é",
        ]
        let text = (0..<40).map { _ in pieces.randomElement(using: &generator)! }.joined()
        for read in [json, lines] {
            do { #expect(try !read(text).tags.isEmpty) } catch let error as Problem {
                #expect(!error.all.isEmpty)
            }
        }
    }
}
