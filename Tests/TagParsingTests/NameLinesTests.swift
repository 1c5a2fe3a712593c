import Testing

@testable import SourceText
@testable import TagParsing

@Suite struct NameLinesTests {
    private func read(_ text: String, _ form: NameLinesReader.Form) throws(Problem) -> TagList {
        var reader = NameLinesReader(path: "a", form: form)
        // A block a line, as from a slow pipe.
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            reader.read(SourceText(checked: Array("\(line)\n".utf8), path: "a"))
        }
        return try reader.finished()
    }

    private func tags(_ text: String, _ form: NameLinesReader.Form) throws(Problem) -> [String] {
        try read(text, form).tags.map { "\($0.name) \($0.weight)" }
    }

    @Test func linesOfUniqAreCountsAndNames() throws {
        #expect(
            try tags("      3 swift\n     12 machine learning\n      1 *C*, 4\r\n1234567 wide\n", .counts)
                == ["swift 3.0", "machine learning 12.0", "*C*, 4 1.0", "wide 1234567.0"])
        #expect(try tags("3\tswift\n2.5 rust\n\n   4  rust", .counts) == ["swift 3.0", "rust 6.5"])
    }

    @Test func emptyNamesAndCountsOfZeroAreNotes() throws {
        let list = try read("      5 \n      2 a\n      0 b\n      7\n", .counts)
        #expect(list.tags.map(\.name) == ["a"])
        #expect(
            list.notes.map(\.description) == [
                "a:1: 2 counts without a name, not read", "a:3: the weight 0 makes no tag: \"b\"",
            ])
    }

    @Test func aLineWithoutACountIsAnErrorWithItsPlace() {
        do {
            _ = try read("3 a\n  b 4\n-1 c\n1e999 d\n", .counts)
            Issue.record("read")
        } catch {
            #expect(error.all.map { "\($0.line ?? 0):\($0.column ?? 0)" } == ["2:3", "3:1", "4:1"])
            #expect(error.all[0].message == "the line has no count before its name")
        }
    }

    @Test func linesAreNames() throws {
        #expect(
            try tags("Swift\n\n  Rust \r\n- Go (3)\nSwift", .names) == ["Swift 2.0", "Rust 1.0", "- Go (3) 1.0"])
        #expect(throws: Problem.self) { try read("\n \n", .names) }
        #expect(throws: Problem.self) { try read("a\u{1}", .names) }
        #expect(try read("swift 3\nrust 4\n", .names).notes.map(\.isDoubtful) == [true])
        #expect(try tags(String(repeating: "a\n", count: 100_000), .names) == ["a 100000.0"])
    }

    @Test(arguments: [
        ("      3 swift\n     12 rust\n", true), ("   3 swift\n", true), ("      3 a\n1234567 b\n12345678 c\n", true),
        ("1234567 b\n      3 a\n", true), ("      3   indented\n      2 \n", true), ("      3 a\r\n", true),
        // As a person, or sed, writes them.
        ("3 swift\n12 rust\n", false), ("  3 swift\n", false), ("      3 a\n       12 b\n", false),
        ("      3 a\n12 b\n", false), ("      3\ta\n", false), ("      3 a\n\n", false), ("      3.5 a\n", false),
        ("      3. a\n", false), ("- a (3)\n", false), ("", false), ("      3", false),
    ])
    func whatIsCertainlyOfUniq(_ text: String, _ expected: Bool) {
        #expect(NameLinesReader.areCounts(SourceText(checked: Array(text.utf8), path: "a")) == expected)
    }
}
