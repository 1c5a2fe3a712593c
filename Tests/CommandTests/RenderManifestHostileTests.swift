import Foundation
import TestSupport
import Testing

/// What a manifest may hold, and may not.
@Suite struct RenderManifestHostileTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("- red (3)\n- green\n", to: "tags.md")
    }

    private func batch(_ bytes: [UInt8], _ arguments: String...) throws -> Command.Result {
        try folder.write(bytes, to: "m.jsonl")
        return try Command.run(["render", "--manifest", "m.jsonl", "--quiet"] + arguments, folder: folder.url)
    }

    // Place, caret, message and hint.
    @Test(
        arguments: [
            (
                "garbage", "1:1", "\"garbage\" at byte 1 is no JSON, expected a value",
                "a line is one object: {\"input\": \"tags.md\", \"output\": \"tags.svg\"}"
            ),
            (
                "[1]", "1:1", "expected an object, found an array",
                "such as {\"input\": \"tags.md\", \"output\": \"tags.svg\"}"
            ),
            (
                "{\"tags\": [\"a\"]", "1:15", "the JSON ends at byte 15, expected a comma or the end of the object",
                "a line is one object: {\"input\": \"tags.md\", \"output\": \"tags.svg\"}"
            ),
            ("{\"tags\": [\"a\"]} {}", "1:17", "there is something behind the object", "write one cloud a line"),
            ("{}", "1:1", "the object has no tags", "name a file with input, or write tags or text into the line"),
            ("{\"ouput\": \"a.svg\"}", "1:3", "there is no field \"ouput\"", "did you mean \"output\"?"),
            (
                "{\"theme\": \"dark\"}", "1:3", "there is no field \"theme\"",
                "it is an option: \"options\": {\"theme\": …}"
            ),
            (
                "{\"sizes\": 3}", "1:3", "there is no field \"sizes\"",
                "known are id, input, tags, text, options, format, output"
            ),
            ("{\"input\": \"tags.md\", \"input\": \"tags.md\"}", "1:23", "input stands twice", "a cloud has one"),
            (
                "{\"input\": \"tags.md\", \"tags\": []}", "1:23", "input and tags exclude each other",
                "the tags of a cloud come from files (input), or stand in the line (tags or text)"
            ),
            ("{\"input\": 7}", "1:11", "expected a string, found a number", nil),
            ("{\"input\": []}", "1:11", "input names no file", "such as \"input\": \"tags.md\""),
            ("{\"input\": \"\"}", "1:11", "the input is empty, expected a path", "such as tags.md"),
            (
                "{\"input\": \"-\"}", "1:11", "a line cannot read standard input",
                "name a file, or write tags or text into the line"
            ),
            ("{\"input\": \"a\\u0000.md\"}", "1:11", "there is a U+0000 in the string", "remove it"),
            (
                "{\"input\": \"none.md\"}", "1:11", "cannot read the input: No such file or directory",
                "it is none.md: paths are seen from the folder of the manifest"
            ),
            ("{\"input\": \"/dev/zero\"}", "1:11", "/dev/zero is no file, expected one", nil),
            (
                "{\"tags\": []}", "1:10", "there is no tag in the input",
                "a tag is \"name\", [\"name\", 3] or {\"name\": \"name\", \"weight\": 3}"
            ),
            (
                "{\"tags\": \"a, b\"}", "1:10", "tags is a string, expected an array or an object of weights",
                "such as [{\"name\": \"Swift\", \"weight\": 42}]; what is written as a tag list goes into text"
            ),
            (
                "{\"text\": \"a\", \"options\": {\"from\": \"text\"}}", "1:10",
                "from is text, whose words are counted in files", "name them with input"
            ),
            ("{\"id\": [1], \"tags\": [\"a\"]}", "1:8", "the id is an array, expected a string or a number", nil),
            (
                "{\"tags\": [\"a\"], \"options\": []}", "1:28", "expected an object, found an array",
                "a line is one object: {\"input\": \"tags.md\", \"output\": \"tags.svg\"}"
            ),
            (
                "{\"tags\": [\"a\"], \"options\": {\"widht\": 3}}", "1:30", "unknown option \"widht\"",
                "did you mean \"width\"?"
            ),
            (
                "{\"tags\": [\"a\"], \"options\": {\"width\": 300, \"width\": 300}}", "1:44", "width stands twice",
                "an option has one value"
            ),
            (
                "{\"tags\": [\"a\"], \"options\": {\"width\": 5}}", "1:38",
                "width is \"5\", expected a number from 80 to 100000", "leave width out for 640, the default"
            ),
            (
                "{\"tags\": [\"a\"], \"options\": {\"width\": null}}", "1:38",
                "width is null, expected a string, a number, a boolean or an array of them",
                "leave it out for its default"
            ),
            (
                "{\"tags\": [\"a\"], \"options\": {\"widths\": [[300]]}}", "1:40",
                "widths is an array, expected a string, a number, a boolean or an array of them", nil
            ),
            (
                "{\"tags\": [\"a\"], \"options\": {\"title\": \"a\\u0007\"}}", "1:38",
                "the control character U+0007 stands in the value", "remove it"
            ),
            (
                "{\"tags\": [\"a\"], \"options\": {\"separator\": \"::\"}}", "1:42",
                "separator is \"::\", expected one ASCII character that is no quotation mark",
                "such as a semicolon, in quotation marks: \";\""
            ),
            (
                "{\"tags\": [\"a\"], \"format\": \"gif\"}", "1:27",
                "the format is \"gif\", expected one of svg, html, fragment, list, markdown, json, text, png, pdf", nil
            ),
            (
                "{\"tags\": [\"a\"], \"output\": \"a.gif\"}", "1:27", "the extension of the output names no format",
                "choose one with \"format\": svg, html, fragment, list, markdown, json, text, png, pdf"
            ),
        ] as [(String, String, String, String?)])
    func aLineIsRefusedAtItsPlace(line: String, place: String, message: String, hint: String?) throws {
        let result = try batch(Array(line.utf8))
        let parts = result.errors.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        #expect(result.status == 65 && parts[0] == "m.jsonl:\(place): error: \(message)", "\(result.errors)")
        #expect(parts[1] == "  \(line)", "\(parts)")
        // The caret stands where the column is.
        #expect(parts[2].prefix { $0 == " " }.count == Int(place.dropFirst(2)).map { $0 + 1 }, "\(parts)")
        #expect(parts[3] == (hint.map { "hint: \($0)" } ?? ""), "\(parts)")
    }

    @Test(arguments: [
        ("/tmp/a.svg", "the path is absolute, expected one in the folder of outputs"),
        ("../a.svg", "the path leads out of the folder of outputs"),
        ("x/../../a.svg", "the path leads out of the folder of outputs"),
        ("", "the path is empty, expected that of a file"),
        (".", "the path is that of a folder, expected that of a file"),
        ("x/..", "the path is that of a folder, expected that of a file"),
        ("x/", "the path is that of a folder, expected that of a file"),
        ("a\\n.svg", "there is a control character in the path"),
        (".stratus/a.svg", "what is in .stratus is not published"),
        ("tags.md", "the output would replace an input of line 2"),
        ("x/../tags.md", "the output would replace an input of line 2"),
        ("link/tags.md", "this is a symbolic link, which could lead out of the output folder"),
        ("link/a.svg", "this is a symbolic link, which could lead out of the output folder"),
        ("file.svg", "this is a symbolic link, which could lead out of the output folder"),
        ("m.jsonl", "the output would replace the manifest"),
        ("words.txt", "the output would replace an input of line 2"),
        ("folder.svg", "cannot write the output: there is something of this name that is no file"),
        ("tags.md/a.svg", "cannot make the folder: Not a directory"),
    ])
    func anOutputIsRefused(output: String, message: String) throws {
        try folder.write("blue\n", to: "words.txt")
        try folder.write("", to: "folder.svg/x")
        for (link, target) in [("link", "."), ("file.svg", "words.txt")] {
            try FileManager.default.createSymbolicLink(atPath: folder.file(link), withDestinationPath: target)
        }
        let before = try folder.names()
        let lines = [
            #"{"tags": ["a"], "format": "svg", "output": "\#(output)"}"#,
            #"{"input": "tags.md", "options": {"exclude-file": "./words.txt"}, "format": "svg", "output": "good.svg"}"#,
        ]
        let result = try batch(Array(lines.joined(separator: "\n").utf8))
        #expect(result.status == 1 && result.errors.hasPrefix("m.jsonl:1:44: error: \(message)\n"), "\(result.errors)")
        #expect(try folder.text("tags.md") == "- red (3)\n- green\n")
        #expect(try folder.text("words.txt") == "blue\n")
        #expect(try folder.names() == (before + ["good.svg", "m.jsonl"]).sorted())
    }

    // To the file system these are two names.
    @Test func namesOfOtherBytesAreOtherFiles() throws {
        let lines = ["e\u{301}", "\u{E9}"].map { #"{"tags": ["a"], "output": "\#($0).svg"}"# }
        let result = try batch(Array(lines.joined(separator: "\n").utf8))
        #expect(result.status == 0 && result.errors == "")
        #expect(try folder.names().count(where: { $0.hasSuffix(".svg") }) == 2)
    }

    // A file with two names is written under each by itself.
    @Test func aFileOfTwoNamesBecomesTwo() throws {
        try folder.write("old", to: "a.svg")
        try FileManager.default.linkItem(atPath: folder.file("a.svg"), toPath: folder.file("b.svg"))
        let lines = ["a", "b"].map { #"{"tags": ["\#($0)"], "output": "\#($0).svg"}"# }
        #expect(try batch(Array(lines.joined(separator: "\n").utf8)).status == 0)
        #expect(try folder.text("a.svg").contains(">a<") && folder.text("b.svg").contains(">b<"))
    }

    @Test func anInputBehindALinkIsNotReplaced() throws {
        try folder.write("- kept\n", to: "out/tags.md")
        try FileManager.default.createSymbolicLink(
            atPath: folder.file("link.md"), withDestinationPath: "out/tags.md")
        let lines = [#"{"tags": ["a"], "output": "tags.md"}"#, #"{"input": "link.md", "output": "b.svg"}"#]
        let result = try batch(Array(lines.joined(separator: "\n").utf8), "-o", "out")
        #expect(result.status == 1 && result.errors.contains("the output would replace an input of line 2"))
        #expect(try folder.text("out/tags.md") == "- kept\n" && folder.text("out/b.svg").contains(">kept<"))
    }

    @Test func aFileOfAFlagIsNotReplaced() throws {
        try folder.write("green\n", to: "words.txt")
        let result = try batch(
            Array(#"{"input": "tags.md", "output": "words.txt"}"#.utf8), "--exclude-file", "words.txt")
        #expect(
            result.status == 65 && result.errors.contains("the output would replace the file of --exclude-file"),
            "\(result.errors)")
        #expect(try folder.text("words.txt") == "green\n")
    }

    @Test(arguments: [#""words.txt""#, #"["words.txt"]"#, #"["./words.txt"]"#])
    func aFileOfAnOptionIsNotReplaced(value: String) throws {
        try folder.write("green\n", to: "words.txt")
        let lines = [
            #"{"tags": ["a"], "format": "text", "output": "words.txt"}"#,
            #"{"input": "tags.md", "options": {"exclude-file": \#(value)}, "output": "b.svg"}"#,
        ]
        let result = try batch(Array(lines.joined(separator: "\n").utf8))
        #expect(result.status == 1 && result.errors.contains("the output would replace an input of line 2"))
        #expect(try folder.text("words.txt") == "green\n" && !folder.text("b.svg").contains(">green<"))
    }

    @Test(arguments: ["posts/hello.md", "posts/new.html", "posts/deep/../hello.md", "posts/deep/new.md"])
    func aPostOfAnInputIsNotReplaced(output: String) throws {
        try folder.write("---\ntags: [kept]\n---\n", to: "posts/hello.md")
        let reads = #"{"input": "posts/", "options": {"from": "posts"}, "output": "a.svg"}"#
        let writes = #"{"tags": ["a"], "format": "markdown", "output": "\#(output)"}"#
        let result = try batch(Array("\(writes)\n\(reads)".utf8))
        #expect(result.status == 1, "\(result.errors)")
        #expect(
            result.errors.contains("the output would be a post in the folder that is the input of line 2"),
            "\(result.errors)")
        #expect(try folder.text("posts/hello.md") == "---\ntags: [kept]\n---\n")
        #expect(folder.files(in: "posts") == ["hello.md"])
        let own = #"{"input": "posts", "options": {"from": "posts"}, "format": "html", "output": "hello.md"}"#
        let inside = try batch(Array(own.utf8), "-o", "posts")
        #expect(inside.status == 65 && inside.errors.contains("a post in the folder that is its own input"))
    }

    @Test(arguments: ["a.svg", "posts/a.svg", "posts/.cache/a.html", "posts/_site/a.html", "posts/public/a.html"])
    func whatIsNoPostMayLieBesideThem(output: String) throws {
        try folder.write("---\ntags: [kept]\n---\n", to: "posts/hello.md")
        try folder.write("", to: "posts/hugo.toml")
        let line = #"{"input": "posts", "options": {"from": "posts"}, "output": "\#(output)"}"#
        let result = try batch(Array(line.utf8))
        #expect(result.status == 0, "\(result.errors)")
    }

    @Test func theFolderOfOutputsMayBeALinkItself() throws {
        try folder.write("", to: "real/x")
        try FileManager.default.createSymbolicLink(atPath: folder.file("out"), withDestinationPath: "real")
        #expect(try batch(Array(#"{"tags": ["a"], "output": "a.svg"}"#.utf8), "-o", "out").status == 0)
        #expect(try folder.text("real/a.svg").contains(">a<"))
    }

    @Test func aFolderThatCannotBeMadeIsToldFirst() throws {
        let result = try batch(Array(#"{"tags": ["a"], "output": "a.svg"}"#.utf8), "-o", "tags.md")
        #expect(
            result.status == 73 && result.errors == "tags.md: error: cannot make the folder: Not a directory\n",
            "\(result.errors)")
    }

    @Test func bytesThatAreNoTextFailTheirLineAlone() throws {
        let good = Array(#"{"tags": ["a"], "output": "a.svg"}"#.utf8)
        let bad = Array(#"{"tags": [""#.utf8) + [0xC3, 0x28] + Array(#""], "output": "b.svg"}"#.utf8)
        let result = try batch(bad + [0x0A] + good)
        #expect(result.status == 1 && result.errors.hasPrefix("m.jsonl:1:12: error: the byte 0xC3 is not UTF-8\n"))
        let zero = Array(#"{"tags": [""#.utf8) + [0] + Array(#""]}"#.utf8)
        #expect(
            try batch(zero + [0x0A] + good).errors.hasPrefix("m.jsonl:1:12: error: a control character in a string\n"))
        #expect(try folder.text("a.svg").contains(">a<"))
    }

    @Test(
        arguments: [
            ([0xFF, 0xFE, 0x7B, 0x00], "the manifest is UTF-16 or UTF-32, expected UTF-8"),
            ([0x1F, 0x8B, 8, 0], "the input is a gzip archive, expected text"),
        ] as [([UInt8], String)])
    func whatIsNoManifestIsToldOnce(bytes: [UInt8], message: String) throws {
        let result = try batch(bytes + [UInt8](repeating: 0x0A, count: 100))
        #expect(result.status == 65 && result.errors.hasPrefix("m.jsonl:1:1: error: \(message)\n"), "\(result.errors)")
        #expect(result.errors.components(separatedBy: "error:").count == 2)
    }

    @Test(.timeLimit(.minutes(5)), arguments: ["[", "{\"a\":", "[{\"a\":"])
    func deepNestingIsAnError(open: String) throws {
        let good = #"{"tags": ["a"], "output": "a.svg"}"#
        for key in ["tags", "options", "id", "x"] {
            let line = "{\"\(key)\": " + String(repeating: open, count: 200_000)
            let result = try batch(Array((line + "\n" + good).utf8))
            #expect(result.status == 1 && result.errors.utf8.count < 1500, "\(key) \(result.errors.prefix(300))")
        }
    }

    @Test func aLongLineIsCutInItsMessage() throws {
        let tags = (0..<20_000).map { "\"tag \($0)\"" }.joined(separator: ",")
        let result = try batch(Array("{\"tags\": [\(tags)], \"options\": {\"scale\": \"none\"}}".utf8))
        let parts = result.errors.split(separator: "\n")
        #expect(
            parts[0].hasSuffix("error: scale is \"none\", expected auto, linear, sqrt, log, area, rank or quantile"))
        #expect(parts[1].count < 110 && parts[1].hasPrefix("  …") && parts[1].contains("\"scale\": \"none\""))
    }

    @Test func aNameIsTextInEveryAnswer() throws {
        let name = #"</svg><script>alert(1)</script>\"&"#
        let result = try batch(Array(#"{"tags": ["\#(name)"]}"#.utf8))
        #expect(result.status == 0 && !result.text.contains("<script") && !result.text.contains("</svg>\\n</svg>"))
        let answer = try #require(try JSONSerialization.jsonObject(with: Data(result.output)) as? [String: Any])
        #expect((answer["markup"] as? String)?.contains("&lt;script") == true)
    }

    @Test(.timeLimit(.minutes(5))) func nobodyWaitsForAPipe() throws {
        #expect(mkfifo(folder.file("pipe.md"), 0o600) == 0)
        #expect(mkfifo(folder.file("pipe.svg"), 0o600) == 0)
        let lines = [#"{"input": "pipe.md", "output": "a.svg"}"#, #"{"tags": ["a"], "output": "pipe.svg"}"#]
        let result = try batch(Array(lines.joined(separator: "\n").utf8))
        #expect(result.status == 65)
        #expect(
            result.errors.contains("pipe.md is no file") && result.errors.contains("something of this name that is no"))
    }
}
