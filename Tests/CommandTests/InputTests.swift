import Foundation
import TestSupport
import Testing

/// Tags from every form in which people keep them, and what is no form of them.
@Suite struct InputTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test(arguments: [
        ("a.md", "- Swift (3)\n- C++ (2)\n"), ("a.csv", "name,weight\nSwift,3\nC++,2\n"),
        ("a.tsv", "name\tweight\nSwift\t3\nC++\t2\n"),
        ("a.json", #"{"Swift": 3, "C++": 2}"#), ("a.jsonl", "[\"Swift\", 3]\n{\"tag\": \"C++\", \"count\": 2}\n"),
        ("a.ndjson", "\"Swift\"\n[\"Swift\", 2]\n[\"C++\", 2]"), ("a.yaml", "Swift: 3\nC++: 2\n"),
        ("a.yml", "- Swift: 3\n- [C++, 2]\n"),
        ("a.html", "<a rel=tag>Swift</a><A REL='x TAG'>Swift</A><a rel=tag>C++<a rel=tag>C++</a><a rel=tag>Swift"),
        (
            "a.rss",
            "<rss><channel><item><category>Swift</category><category>C++</category></item><item><category>Swift</category><category>C++</category></item><item><category>Swift</category></item></channel></rss>"
        ),
        ("a.csv", "\u{FEFF}\"name\",\"weight\"\r\n\"Swift\",\"3\"\r\n\"C++\",\"2\""),
    ])
    func theExtensionSaysWhatAnInputIs(name: String, text: String) throws {
        let path = try folder.write(text, to: name)
        let result = try Command.run(["tags", path, "--quiet"])
        #expect(result.status == 0 && result.text == "- Swift (3)\n- C++ (2)\n", "\(result.errors)\(result.text)")
    }

    @Test func standardInputAndSeveralInputsAreAddedUp() throws {
        let list = try folder.write("- Swift (3)\n", to: "a.md")
        let table = try folder.write("Swift,2\nRust,1\n", to: "b.csv")
        let result = try Command.run(
            ["tags", list, "-", table, "--format", "csv", "--quiet"], input: Array("- swift\n".utf8))
        #expect(result.text == "name,weight\nSwift,6\nRust,1\n", "\(result.errors)")
        let json = try Command.run(["tags", "--from", "json", "--format", "jsonl"], input: Array("[\"a\"]".utf8))
        #expect(json.text == "{\"name\":\"a\",\"weight\":1}\n", "\(json.errors)")
    }

    @Test func postsAreReadWhereTheyAreAskedFor() throws {
        let path = Project.sample("Posts/pelican").path
        let refused = try Command.run(["render", path])
        #expect(refused.status == 66 && refused.errors.contains("--from posts"))
        let result = try Command.run(["tags", path, "--from", "posts", "--order", "alphabetical", "--report", "text"])
        #expect(result.status == 0 && result.text.hasPrefix("- aviation (1)\n- bread (1)\n- clouds (2)\n"))
        #expect(result.errors.contains("pretzel.md: a draft, not counted"))
        let categories = try Command.run(["tags", path, "--from", "posts", "--key", "category", "--drafts", "--quiet"])
        #expect(categories.status == 0 && categories.text != result.text, "\(categories.errors)")
    }

    @Test func ownJSONIsReadBack() throws {
        let list = try folder.write("## G\n- [a](b) (3)\n- c\\nd (2)\n", to: "a.md")
        let json = folder.file("cloud.json")
        #expect(try Command.run(["render", list, "-o", json, "--quiet"]).status == 0)
        let result = try Command.run(["tags", json, "--quiet"])
        #expect(result.text.hasSuffix("## G\n- [a](b) (3)\n- c\\nd (2)\n"), "\(result.text)\(result.errors)")
    }

    @Test func theReportSaysWhatBecameOfEveryTag() throws {
        let list = try folder.write("- ML (2)\n- machine learning\n- machine learning\n- draft\n- x\n", to: "a.md")
        let table = try folder.write("tag,count,date\nMachine Learning,1,2024\n", to: "b.csv")
        let arguments = [
            "tags", list, table, "--alias", "ML=machine learning", "--exclude", "dra*,y", "--min-weight", "2",
        ]
        let result = try Command.run(arguments + ["--report", "json"])
        let report = try #require(try JSONSerialization.jsonObject(with: Data(result.errors.utf8)) as? [String: Any])
        #expect(
            result.text == "- machine learning (5)\n" && report["read"] as? Int == 6 && report["placed"] as? Int == 1)
        let merged = try #require((report["merged"] as? [[String: Any]])?.first)
        let spellings = try #require(merged["spellings"] as? [[String: Any]])
        #expect(
            merged["alias"] as? Bool == true
                && spellings.map { $0["name"] as? String } == ["ML", "machine learning", "Machine Learning"])
        #expect(
            spellings.map { $0["weight"] as? Double } == [2, 2, 1]
                && spellings.map { $0["entries"] as? Int } == [1, 2, 1])
        let dropped = try #require(report["dropped"] as? [[String: String]])
        #expect(dropped.map { $0["text"] } == ["draft", "x"])
        #expect(dropped.map { $0["reason"] } == ["excluded by \"dra*\"", "below the minimum weight 2"])
        #expect((report["unmatched"] as? [[String: String]])?.map { $0["entry"] } == ["y"])
        #expect(
            (report["notes"] as? [[String: Any]])?.map { $0["text"] as? String } == ["the column \"date\" is not read"])
        let text = try Command.run(arguments + ["--report", "text"]).errors
        #expect(text.contains("1 tag; 1 name merged, 2 tags dropped"), "\(text)")
    }

    // MARK: - Bad input

    @Test(
        arguments: [
            ("a.csv", "name,weight\na,1\nb\n", "a.csv:3:1: error: the row has 1 field, the first one 2"),
            ("a.csv", "name,weight\n\"a,1\n", "a.csv:2:1: error: the quotation mark is not closed"),
            ("a.md", "| x | link |\n|--|--|\n| 1 | a |\n", "a.md:1:3: error: the table has no column of names"),
            ("a.csv", "", "there is no tag in the input"), ("a.json", "", "the JSON ends at byte 1"),
            ("a.jsonl", "\n", "there is no tag"),
            ("a.yaml", "", "there is no tag"), ("a.html", "", "no "), ("a.rss", "", "error: "),
            ("a.md", "", "there is no tag"),
            ("a.json", String(repeating: "[", count: 100_000), "the JSON ends at byte 100001"),
            ("a.jsonl", String(repeating: "[", count: 100_000), "a.jsonl:1"),
            ("a.rss", String(repeating: "<a>", count: 100_000), "error: "),
            ("a.pdf", "%PDF-1.7\n- a", "the input is a PDF file"),
            ("a.zip", "PK\u{3}\u{4}", "the input is a ZIP archive"),
            ("a.xlsx", "PK\u{3}\u{4}", "cannot be read as an archive"), ("a.ods", "- a", "this is no spreadsheet"),
            ("a.csv", "a\u{0}b", "the character U+0000 at offset 1"),
        ] as [(String, String, String)])
    func badInputIsRefusedWithItsReason(name: String, text: String, message: String) throws {
        let path = try folder.write(text, to: name)
        let result = try Command.run(["render", path])
        #expect(result.status == 65 && result.output.isEmpty)
        #expect(result.errors.contains(message) && result.errors.contains("hint: "), "\(result.errors.prefix(500))")
        #expect(result.errors.utf8.count < 4000)
    }

    @Test(arguments: ["md", "csv", "json", "jsonl", "yaml", "html", "rss"])
    func bytesThatAreNoTextAreAnErrorWithTheirOffsetOrReplaced(type: String) throws {
        let path = folder.file("a.\(type)")
        let text =
            [
                "csv": "name\n\u{1}", "json": "[\"\u{1}\"]", "jsonl": "\"\u{1}\"", "yaml": "- \u{1}",
                "html": "<a rel=tag>\u{1}</a>", "rss": "<rss><item><category>\u{1}</category></item></rss>",
            ][type] ?? "- \u{1}"
        // Latin-1: é is one byte.
        let bytes = Array(text.utf8).flatMap { $0 == 1 ? Array("caf".utf8) + [0xE9] : [$0] }
        try Data(bytes).write(to: URL(filePath: path))
        let refused = try Command.run(["tags", path])
        let offset = bytes.firstIndex(of: 0xE9) ?? 0
        #expect(
            refused.status == 65 && refused.errors.contains("byte 0xE9 at offset \(offset) is not UTF-8"),
            "\(refused.errors)")
        #expect(refused.errors.contains("--encoding latin-1"))
        #expect(try Command.run(["tags", path, "--encoding", "latin-1", "--quiet"]).text == "- café (1)\n")
        #expect(try Command.run(["tags", path, "--lossy", "--quiet"]).text == "- caf\u{FFFD} (1)\n")
    }

    /// What browsers read: the bytes are those of Windows-1251, and of Shift_JIS.
    @Test(
        arguments: [
            ("<meta charset=windows-1251>", [0xCC, 0xE8, 0xF0] as [UInt8], "Мир"),
            ("<?xml version='1.0' encoding='SJIS'?>", [0x92, 0x83], "茶"),
            ("<meta charset=windows-1251>", Array("ä".utf8), "ä"),
        ])
    func aPageIsReadInTheEncodingThatItDeclares(_ declaration: String, _ word: [UInt8], _ expected: String) throws {
        let page = Array("\(declaration)<a rel=tag href=/>".utf8) + word + Array("</a>".utf8)
        let path = try folder.write(page, to: "page.html")
        #expect(try Command.run(["tags", path]).text.contains("[\(expected)](/) (1)"))
        #expect(try Command.run(["count", path]).text.contains("\(expected) (1)"))
        let lists = try Command.run(["tags", "--from", "html"], input: page)
        #expect(lists.text.contains("[\(expected)](/) (1)"))
    }

    @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian])
    func bytesOfUTF16WithAMarkAreRead(encoding: String.Encoding) throws {
        let path = folder.file("a.csv")
        let data = try #require("\u{FEFF}name,weight\r\ncafé 東 🧑‍🚀,3\r\n".data(using: encoding))
        try data.write(to: URL(filePath: path))
        let result = try Command.run(["tags", path, "--quiet"])
        #expect(result.text == "- café 東 🧑‍🚀 (3)\n", "\(result.errors)")
        // Cut inside a character, and without its mark.
        try data.dropLast().write(to: URL(filePath: path))
        #expect(try Command.run(["tags", path]).errors.contains("ends inside a character of UTF-16"))
        try data.dropFirst(2).write(to: URL(filePath: path))
        #expect(try Command.run(["tags", path]).errors.contains("--encoding utf-16le"))
        let name = encoding == .utf16LittleEndian ? "utf-16le" : "utf-16be"
        #expect(try Command.run(["tags", path, "--encoding", name, "--quiet"]).text == result.text)
    }

    @Test(
        arguments: [
            (["--from", "xml"], "--from is \"xml\""), (["--encoding", "ebcdic"], "--encoding is \"ebcdic\""),
            (["--separator", "ab"], "--separator is \"ab\""),
            (["--columns", "x=1"], "\"x\" is nothing that a column can say"),
            (["--key", ","], "--key names no key"), (["--from", "csv", "--columns", "name=9"], "there is no column 9"),
        ] as [([String], String)])
    func wrongInputOptionsAreNamed(arguments: [String], message: String) throws {
        let result = try Command.run(["tags"] + arguments, input: Array("a,b\n".utf8))
        #expect([64, 65].contains(result.status) && result.errors.contains(message), "\(result.errors)")
    }

    // The first tries of somebody who wants to break it, each with its answer.
    @Test(
        arguments: [
            ("Ratio 16:9", "Ratio 16:9", 1), ("Blade Runner (1982)", "Blade Runner", 1982),
            ("Mac OS x 10", "Mac OS", 10), ("foo (bar)", "foo (bar)", 1),
            ("</style>", "</style>", 1), ("]]>", "]]>", 1),
            ("<script>alert(1)</script> (2)", "<script>alert(1)</script>", 2),
            ("&lt;b&gt; (2)", "<b>", 2), ("\u{202E}evil (2)", "\u{202E}evil", 2), ("-- (2)", "--", 2), ("\\", "\\", 1),
        ] as [(String, String, Double)])
    func aHostileNameHasAStatedAnswer(item: String, name: String, weight: Double) throws {
        let result = try Command.run(["tags", "--format", "jsonl"], input: Array("- \(item)".utf8))
        let line = try #require(try JSONSerialization.jsonObject(with: Data(result.output)) as? [String: Any])
        #expect(line["name"] as? String == name && line["weight"] as? Double == weight, "\(result.errors)")
        for format in ["svg", "html", "fragment"] {
            let markup = try Command.run(["render", "--format", format], input: Array("- \(item)".utf8))
            #expect(markup.status == 0 && !markup.text.contains("<script>alert"), "\(markup.errors)")
        }
    }

    @Test func spellingsOfOneNameAreOneTag() throws {
        let list = "- λόγος (2)\r\n- ΛΌΓΟΣ\r\n- straße\r\n- STRASSE (3)\r\n- Cafe\u{301}\r\n- café"
        let result = try Command.run(["tags", "--quiet"], input: Array(list.utf8))
        #expect(result.text == "- λόγος (3)\n- STRASSE (4)\n- Cafe\u{301} (2)\n", "\(result.text)")
        let exact = try Command.run(["tags", "--quiet", "--merge", "exact"], input: Array(list.utf8))
        // Whoever reads the list is not to merge them either.
        #expect(exact.text.hasPrefix("---\nmerge: exact\n---\n\n- λόγος (2)\n"), "\(exact.text)")
        #expect(exact.text.split(separator: "\n").count { $0.hasPrefix("- ") } == 6, "\(exact.text)")
    }

    @Test func aMillionAttributesOnOneTagEndSoonWithAnError() throws {
        let list = "- a {" + String(repeating: ".x ", count: 1_000_000) + "}\n"
        let result = try Command.run(["render"], input: Array(list.utf8))
        #expect(
            result.status == 65 && result.errors.contains("expected at most 65536") && result.errors.utf8.count < 2000)
        // As many as fit.
        let most = "- a {" + String(repeating: ".x ", count: 21_000) + "}\n"
        #expect(try Command.run(["render", "--quiet"], input: Array(most.utf8)).status == 0)
    }

    @Test func aPipeThatIsSlowToComeIsReadToItsEnd() throws {
        // Front matter and all.
        let result = try Command.run(
            [
                "-c",
                "(printf -- '---\\ntitle: T\\n'; sleep 0.2; printf -- '---\\n- a (2)\\n- b'; sleep 0.1; printf ' c (3)') | \"$0\" tags --quiet",
                Command.binary,
            ],
            executable: "/bin/bash")
        #expect(result.text == "# T\n\n- a (2)\n- b c (3)\n", "\(result.errors)\(result.text)")
    }

    @Test func whatIsWrittenNeverTakesThePlaceOfAnInput() throws {
        let path = try folder.write("- a\n", to: "a.md")
        let result = try Command.run(["tags", path, "-o", path])
        #expect(result.status == 64 && result.errors.contains("would replace the input"))
        let output = folder.file("b.csv")
        #expect(try Command.run(["tags", path, "-o", output, "--quiet"]).status == 0)
        #expect(try String(contentsOfFile: output, encoding: .utf8) == "name,weight\na,1\n")
        #expect(try Command.run(["tags", path, "-o", folder.file("b.html")]).status == 64)
    }
}
