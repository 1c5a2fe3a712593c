import TestSupport
import Testing

/// What `stratus tags` reads from plain lines.
@Suite struct LinesCommandTests {
    private func tags(_ arguments: [String], _ input: String) throws -> Command.Result {
        try Command.run(["tags", "--format", "csv"] + arguments, input: Array(input.utf8))
    }

    @Test func linesOfUniqAreReadFromAPipe() throws {
        let folder = try TemporaryFolder()
        let result = try Command.run(
            ["-c", "printf 'b\\na\\n\\nb\\n' | sort | uniq -c | sort -rn | \(Command.binary) tags - --format csv"],
            folder: folder.url, executable: "/bin/sh")
        #expect(result.text == "name,weight\nb,2\na,1\n", "\(result.errors)")
    }

    @Test func otherLinesAreReadWhereTheyAreNamed() throws {
        #expect(try tags(["--from", "counts"], "3 a\n12\tb c\n").text == "name,weight\na,3\nb c,12\n")
        #expect(try tags(["--from", "lines"], "a\nb c\na\n").text == "name,weight\na,2\nb c,1\n")
        #expect(try tags(["--from", "tags"], "      3 a\n").status == 65)
    }

    @Test func aTagListStaysOne() throws {
        #expect(try tags([], "    - Swift (3)\n    - Rust (2)\n").text == "name,weight\nSwift,3\nRust,2\n")
        let counts = try tags([], "3 swift\n")
        let hint = "counts before names, as of uniq -c, are read with --from counts\n"
        #expect(counts.status == 65 && counts.errors.hasSuffix(hint), "\(counts.errors)")
        let names = try tags([], "swift\nrust\n")
        #expect(names.status == 65 && names.errors.hasSuffix("names alone, one a line, are read with --from lines\n"))
    }

    @Test func aFewRowsWithoutANameAreNotes() throws {
        let rows = (1...29).map { "n\($0),\($0)\n" }.joined()
        let result = try tags(["--from", "csv", "--limit", "1", "--report", "text"], "name,weight\n\(rows),7\n")
        #expect(result.status == 0 && result.text == "name,weight\nn29,29\n")
        #expect(
            result.errors.contains("note: <standard input>:31: a row has no name, and no tag: \",7\"\n"),
            "\(result.errors)")
        // More than a tenth of them are a column that was meant to be another.
        let few = try tags(["--from", "csv"], "name,weight\na,1\nb,2\n,3\n")
        #expect(few.status == 65 && few.errors.hasPrefix("<standard input>:4:1: error: the tag has no name\n"))
        let ten = (1...9).map { "n\($0),\($0)\n" }.joined()
        #expect(try tags(["--from", "csv"], "name,weight\n\(ten),7\n").status == 0)
        #expect(try tags(["--from", "csv"], "name,weight\n\(ten),7\n\"\",8\n").status == 65)
    }
}
