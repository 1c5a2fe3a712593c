import Foundation
import TestSupport
import Testing

/// `stratus render --manifest`: many clouds, one a line.
@Suite struct RenderManifestTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("# Colours\n- red (3)\n- green\n", to: "tags.md")
        try folder.write("name,weight\nred,3\ngreen,1\n", to: "tags.csv")
    }

    private func batch(_ lines: [String], _ arguments: String...) throws -> Command.Result {
        try folder.write(lines.map { $0 + "\n" }.joined(), to: "m.jsonl")
        return try Command.run(["render", "--manifest", "m.jsonl"] + arguments, folder: folder.url)
    }

    private func cloud(_ arguments: String...) throws -> String {
        try Command.run(["render", "--quiet"] + arguments, folder: folder.url).text
    }

    @Test func aLineIsTheCloudThatACallMakes() throws {
        let result = try batch([
            #"{"input": "tags.md", "output": "a.svg"}"#,
            #"{"input": ["tags.md", "tags.csv"], "options": {"width": 300, "counts": "text"}, "output": "deep/er/b.svg"}"#,
            #"{"output": "c.html", "options": {"cards": true}, "input": "tags.md"}"#,
            ##"{"text": "# Colours\n- red (3)\n- green\n", "output": "d.svg"}"##,
            #"{"text": "name,weight\nred,3\ngreen,1\n", "options": {"from": "csv"}, "output": "e.svg"}"#,
            #"{"tags": [{"text": "red", "weight": 3}, "green"], "options": {"title": "Colours"}, "output": "f.svg"}"#,
            #"{"tags": {"red": 3, "green": 1}, "output": "g.fragment", "format": "fragment"}"#,
        ])
        #expect(result.status == 0 && result.text == "" && result.errors == "m.jsonl: 7 clouds: 7 written\n")
        #expect(try folder.text("a.svg") == cloud("tags.md", "--format", "svg"))
        #expect(
            try folder.text("deep/er/b.svg")
                == cloud("tags.md", "tags.csv", "--width", "300", "--counts", "text", "--format", "svg"))
        #expect(try folder.text("c.html") == cloud("tags.md", "--cards", "--format", "html"))
        for name in ["d.svg", "f.svg"] { #expect(try folder.text(name) == folder.text("a.svg"), "\(name)") }
        #expect(try folder.text("e.svg") == cloud("tags.csv", "--format", "svg"))
        #expect(try folder.text("g.fragment") == cloud("tags.csv", "--format", "fragment"))
    }

    @Test func whatHasNotChangedIsLeftAlone() throws {
        let line = #"{"input": "tags.md", "output": "a.svg"}"#
        #expect(try batch([line]).errors == "m.jsonl: 1 cloud: 1 written\n")
        let state = try folder.state("a.svg")
        #expect(try batch([line]).errors == "m.jsonl: 1 cloud: 1 up to date\n")
        #expect(try folder.state("a.svg") == state)
        try folder.write("- blue\n", to: "tags.md")
        #expect(try batch([line]).errors == "m.jsonl: 1 cloud: 1 written\n")
    }

    @Test func aFlagBeatsTheLineAndTheLineBeatsFrontMatter() throws {
        try folder.write("---\nwidth: 500\ntitle: Front\npadding: 9\n---\n- red (3)\n- green\n", to: "tags.md")
        let line = #"{"input": "tags.md", "options": {"width": 400, "title": "Line"}, "output": "a.svg"}"#
        #expect(try batch([line], "--width", "300", "--quiet").errors == "")
        #expect(
            try folder.text("a.svg")
                == cloud("tags.md", "--width", "300", "--title", "Line", "--padding", "9", "--format", "svg"))
    }

    @Test func listsAreArraysAndAliasesObjects() throws {
        let line =
            #"{"tags": ["a,b", "c", "d", "js"], "options": {"keep": ["a,b", "js*", "J*"], "widths": [320, 480], "alias": {"js": "JavaScript"}}, "output": "a.svg"}"#
        #expect(try batch([line], "--report", "text").errors.contains(#"dropped: "c" is not in the keep list"#))
        let svg = try folder.text("a.svg")
        #expect(
            svg.contains(">a,b<") && svg.contains(">JavaScript<")
                && svg.contains("@media not all and (min-width:480px)"))
    }

    @Test func pathsAreSeenFromTheFolderOfTheManifest() throws {
        try folder.write("- draft\n", to: "sub/in/tags.md")
        try folder.write("red\n", to: "sub/names.txt")
        try folder.write(
            #"{"input": "in/tags.md", "output": "out/a.svg"}"# + "\n"
                + #"{"input": "../tags.md", "options": {"exclude-file": "names.txt"}, "output": "b.txt"}"#,
            to: "sub/m.jsonl")
        let result = try Command.run(["render", "--manifest", "sub/m.jsonl"], folder: folder.url)
        #expect(result.errors == "sub/m.jsonl: 2 clouds: 2 written\n")
        #expect(try folder.text("sub/out/a.svg").contains(">draft<"))
        #expect(try !folder.text("sub/b.txt").contains("red"))
        _ = try Command.run(["render", "--manifest", "sub/m.jsonl", "-o", "site"], folder: folder.url)
        #expect(try folder.text("site/out/a.svg") == folder.text("sub/out/a.svg"))
    }

    @Test func oneOfAHundredFails() throws {
        let lines = (1...100).map {
            #"{"tags": {"a": \#($0), "b": \#($0 == 50 ? 0 : 1)}, "output": "\#($0).svg"}"#
        }
        let result = try batch(lines)
        #expect(result.status == 1 && result.text == "")
        #expect(
            result.errors == """
                m.jsonl:50:25: error: the weight 0 is not above zero
                  {"tags": {"a": 50, "b": 0}, "output": "50.svg"}
                                          ^
                hint: leave the tag out, or give it a weight above 0
                m.jsonl: 100 clouds: 99 written, 1 failed

                """)
        #expect(try folder.names().count(where: { $0.hasSuffix(".svg") }) == 99)
    }

    @Test(arguments: ["", "\n", " \n\r\n\t\n", "\u{FEFF}", "\u{FEFF}\n"])
    func aManifestWithoutLinesIsNone(text: String) throws {
        try folder.write(text, to: "m.jsonl")
        let result = try Command.run(["render", "--manifest", "m.jsonl"], folder: folder.url)
        #expect(result.status == 0 && result.errors == "m.jsonl: 0 clouds\n", "\(result.errors)")
    }

    @Test func marksAndLineEndingsAreNoText() throws {
        let line = #"{"input": "tags.md", "output": "@.svg"}"#
        let text = "\u{FEFF}" + ["a", "b", "c"].map { line.replacing("@", with: $0) }.joined(separator: "\r\n\r\n")
        try folder.write(text, to: "m.jsonl")
        let result = try Command.run(["render", "--manifest", "m.jsonl"], folder: folder.url)
        #expect(result.status == 0 && result.errors == "m.jsonl: 3 clouds: 3 written\n", "\(result.errors)")
    }

    @Test func theReportIsInTheOrderOfTheLines() throws {
        // The first lines take the longest.
        let lines = (1...60).map { number in
            let tags = (0..<(number < 10 ? 2000 : 3)).map { #""tag \#($0)": \#($0 + 1)"# }.joined(separator: ",")
            return #"{"tags": {\#(tags)}, "options": {"limit": 2}, "output": "\#(number).svg"}"#
        }
        let reports = try (1...4).map { try batch(lines, "--report", "json", "--jobs", "\($0)", "-o", "o\($0)").errors }
        let first = reports[0].split(separator: "\n")
        #expect(first.count == 61 && reports.allSatisfy { $0 == reports[0] })
        for (number, line) in first.dropLast().enumerated() {
            #expect(
                line.hasPrefix(#"{"line":\#(number + 1),"output":"\#(number + 1).svg","state":"written","error":null,"#)
            )
        }
        #expect(first.last == #"{"clouds":60,"written":60,"unchanged":0,"answered":0,"failed":0}"#)
    }

    @Test func textsAreCounted() throws {
        try folder.write("The dog and the cat and the dog.\n", to: "speech.txt")
        let result = try batch([#"{"input": "speech.txt", "output": "a.svg"}"#])
        #expect(result.status == 0, "\(result.errors)")
        #expect(try folder.text("a.svg") == cloud("speech.txt", "--format", "svg"))
    }

    @Test(arguments: [
        (["tags.md"], "--manifest and an input exclude each other"),
        (["--print-csp"], "--manifest and --print-csp exclude each other"),
        (["--shard", "0/3"], "--shard is \"0/3\""),
        (["--shard", "x"], "--shard is \"x\", expected which part of how many, at most 1000000"),
        (["--width", "5"], "--width is \"5\", expected a number from 80 to 100000"),
        (["--format", "gif"], "--format is \"gif\""), (["-o", ""], "-o names no folder"),
        (["--jobs", "0"], "--jobs is 0"),
    ])
    func whatMakesNoSenseIsRefused(arguments: [String], message: String) throws {
        try folder.write(#"{"input": "tags.md", "output": "a.svg"}"#, to: "m.jsonl")
        let result = try Command.run(["render", "--manifest", "m.jsonl"] + arguments, folder: folder.url)
        #expect(result.status == 64 && result.errors.hasPrefix("stratus: error: \(message)"), "\(result.errors)")
        #expect(try folder.names() == ["m.jsonl", "tags.csv", "tags.md"])
    }

    @Test func aShardNeedsAManifest() throws {
        let result = try Command.run(["render", "tags.md", "--shard", "1/2"], folder: folder.url)
        #expect(result.status == 64 && result.errors.hasPrefix("stratus: error: --shard is a part of a manifest"))
    }

    @Test func aManifestThatIsNotThereIsNoInput() throws {
        let result = try Command.run(["render", "--manifest", "m.jsonl"], folder: folder.url)
        #expect(result.status == 66 && result.errors.hasPrefix("m.jsonl: error: cannot read the input"))
    }

    @Test func theSampleIsABatch() throws {
        let manifest = Project.sample("Batch/clouds.jsonl").path
        let result = try Command.run(["render", "--manifest", manifest, "-o", folder.file("out")])
        #expect(
            result.status == 0 && result.errors.hasSuffix(": 8 clouds: 7 written, 1 answered\n"), "\(result.errors)")
        #expect(
            try folder.text("out/languages.svg") == String(contentsOf: Project.golden("languages.svg"), encoding: .utf8)
        )
    }
}
