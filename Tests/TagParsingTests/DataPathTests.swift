import Testing

@testable import DataReading
@testable import SourceText
@testable import TagParsing

@Suite struct DataPathTests {
    @Test(arguments: [
        ("a", ["a"]), ("data.rows", ["data", "rows"]), ("r.0.x", ["r", "0", "x"]), ("a.\"b.c\".d", ["a", "b.c", "d"]),
        ("\"a b\"", ["a b"]), ("größe.é", ["größe", "é"]),
    ])
    func aPathIsKeysWithDotsBetween(_ text: String, _ parts: [String]) throws {
        #expect(try DataPath(text).parts == parts && "\(try DataPath(text))" == text.replacing("\"a b\"", with: "a b"))
    }

    @Test(arguments: ["", ".", "a.", ".a", "a..b", "\"a", "\"\"", "\"a\"b", String(repeating: "a.", count: 40) + "a"])
    func whatIsNoPathIsAnError(_ text: String) {
        #expect(throws: Problem.self) { try DataPath(text) }
    }

    private func json(_ text: String, _ columns: String? = nil, _ items: String? = nil) throws(Problem) -> [String] {
        let list = try TagList(
            parsingJSON: SourceText(checked: Array(text.utf8), path: "a"),
            columns: columns.map { text throws(Problem) in try ColumnChoice(text) },
            items: items.map { text throws(Problem) in try DataPath(text) })
        return list.tags.map { "\($0.name) \(Int($0.weight))" }
    }

    private func yaml(_ text: String, _ columns: String? = nil, _ items: String? = nil) throws(Problem) -> [String] {
        let list = try TagList(
            parsingYAML: SourceText(checked: Array(text.utf8), path: "a"),
            columns: columns.map { text throws(Problem) in try ColumnChoice(text) },
            items: items.map { text throws(Problem) in try DataPath(text) })
        return list.tags.map { "\($0.name) \(Int($0.weight))" }
    }

    private let document = """
        {"title": "L", "data": {"meta": [1], "rows": [{"l": {"t": "Swift", "n": [7, 8]}, "s": {"p": 4}},
        {"l": {"t": "Rust"}, "s": {"p": "3"}, "id": 9}]}}
        """

    /// JSON is YAML, too.
    @Test(arguments: [
        ("name=l.t,weight=s.p", "data.rows", ["Swift 4", "Rust 3"]), ("name=l.t", "data.rows", ["Swift 1", "Rust 1"]),
        ("name=l.t,weight=l.n.1", "data.rows", ["Swift 8", "Rust 1"]),
        (nil, "data.rows.1.s", ["p 3"]),
    ])
    func pathsNameTheItemsAndTheirFields(_ columns: String?, _ items: String, _ tags: [String]) throws {
        #expect(try json(document, columns, items) == tags)
        #expect(try yaml(document, columns, items) == tags)
    }

    @Test func aKeyWithDotsIsFoundWithoutQuotesToo() throws {
        for columns in ["name=a.b", "name=\"a.b\""] {
            #expect(try json(#"[{"a.b": "x"}]"#, columns) == ["x 1"])
            #expect(try yaml(#"[{"a.b": "x", "c": 1}]"#, columns) == ["x 1"])
        }
        #expect(try json(#"{"a.b": {"c": ["x"]}}"#, nil, "\"a.b\".c") == ["x 1"])
    }

    @Test func rowsThatAreListsHaveColumnsByNumberFromOne() throws {
        let rows = #"{"columns": ["id", "name", "n"], "rows": [["x", "Swift", 4], ["y", "Rust", 3]]}"#
        #expect(try json(rows, "name=2,weight=3", "rows") == ["Swift 4", "Rust 3"])
        #expect(try yaml(rows, "name=2,weight=3", "rows") == ["Swift 4", "Rust 3"])
        // A year is a name where it is chosen to be one.
        #expect(try json(#"[[2024, 5]]"#, "name=1,weight=2") == ["2024 5"])
    }

    @Test func everyLineOfJSONLinesMayHaveItems() throws {
        var reader = JSONLinesReader(
            path: "a", columns: try ColumnChoice("name=n.t"), items: try DataPath("r"))
        reader.read(
            SourceText(
                checked: Array("{\"r\":[{\"n\":{\"t\":\"A\"}}]}\n{\"r\":[{\"n\":{\"t\":\"A\"}}]}\n".utf8), path: "a"))
        #expect(try reader.finished().tags.map { "\($0.name) \(Int($0.weight))" } == ["A 2"])
    }

    @Test(arguments: [
        (nil, "data.row", "1:24 data has no \"row\", but \"meta\", \"rows\""),
        (nil, "daten", "1:1 the input has no \"daten\", but \"title\", \"data\""),
        (nil, "data", "1:24 data is an object, expected a list of items or weights by name"),
        (nil, "title", "1:11 title is a string, expected a list of items or weights by name"),
        (nil, "data.rows.2", "1:46 data.rows is a list of 2, and has no \"2\""),
        (nil, "title.x", "1:11 title is a string, and has no \"x\""),
        ("name=l.x", "data.rows", "1:53 l has no \"x\", but \"t\", \"n\""),
        ("name=l.t,weight=s.q", "data.rows", "1:87 s has no \"q\", but \"p\""),
        ("name=x", "data.rows", "1:47 the item has no \"x\", but \"l\", \"s\""),
    ])
    func whatIsNotThereIsAnErrorWithWhatIs(_ columns: String?, _ items: String, _ expected: String) {
        do {
            _ = try json(document, columns, items)
            Issue.record("read")
        } catch {
            let first = error.all[0]
            #expect("\(first.line ?? 0):\(first.column ?? 0) \(first.message)" == expected)
        }
    }

    @Test(arguments: [
        (nil, "data.row", "data has no \"row\", but \"meta\", \"rows\""),
        (nil, "data", "data is a table, expected a list of items or weights by name"),
        ("name=l.x", "data.rows", "l has no \"x\", but \"t\", \"n\""),
        ("name=l.t,link=s.q", "data.rows", "s has no \"q\", but \"p\""),
    ])
    func soItIsInYAML(_ columns: String?, _ items: String, _ expected: String) {
        do {
            _ = try yaml(document, columns, items)
            Issue.record("read")
        } catch { #expect(error.all[0].message == expected) }
    }

    @Test func deepAndBrokenDocumentsEnd() {
        let deep = String(repeating: "[", count: 100_000)
        #expect(throws: Problem.self) { try json(deep, "name=a.b", "0.0.0") }
        #expect(throws: Problem.self) { try json("[" + deep, "name=1", nil) }
        let objects = String(repeating: "{\"a\":", count: 100_000) + "1" + String(repeating: "}", count: 100_000)
        #expect(throws: Problem.self) { try json("[\(objects)]", "name=a.a.a.a") }
        #expect(throws: Problem.self) { try json("{\"a\": [{\"n\": \"x\"}", "name=n", "a") }
        #expect(throws: Problem.self) { try json("{\"a\": [{\"n\": \"x\"}]} x", "name=n", "a") }
    }
}
