import Foundation
import TestSupport
import Testing

/// How arguments are read, in every form in which they can be written.
@Suite struct ArgumentTests {
    private func render(_ arguments: [String]) throws -> Command.Result {
        let folder = try TemporaryFolder()
        try folder.write("---\ntitle: From the list\n---\n- a (3)\n- b (2)\n- [c](/c)\n", to: "list.md")
        return try Command.run(["render"] + arguments, folder: folder.url)
    }

    /// Two ways to write one thing.
    @Test(arguments: [
        (["list.md", "--width", "500"], ["--width=500", "list.md"]),
        (["list.md", "--width", "500"], ["--width", "300", "list.md", "--width", "500"]),
        (["list.md", "--title", "--quiet"], ["list.md", "--title=--quiet"]),
        (["list.md", "--title", "a=b"], ["list.md", "--title=a=b"]),
        (["list.md", "--line-spacing", "-8"], ["list.md", "--line-spacing=-8"]),
        (["list.md", "--keep", "a,c"], ["list.md", "--keep", "a", "--keep=c"]),
        (["list.md", "--cards"], ["list.md", "--no-cards", "--cards"]),
        (["list.md"], ["--cards", "list.md", "--no-cards"]),
        (["list.md", "--width", "500"], ["--width", "500", "--", "list.md"]),
        (["list.md", "-o", "-"], ["list.md", "--output=-"]), (["list.md", "-o", "-"], ["list.md", "-o=-"]),
        (["list.md", "--quiet"], ["--quiet", "list.md", "--quiet"]),
    ])
    func argumentsHaveSeveralForms(one: [String], other: [String]) throws {
        let (one, other) = (try render(one), try render(other))
        #expect(one.status == 0 && !one.output.isEmpty, "\(one.errors)")
        #expect(one.status == other.status && one.output == other.output, "\(other.errors)")
    }

    /// A comma between two flags is not taken for a sign of the first.
    @Test func aFlagThatEndsWithABackslashIsAnEntryOfItsOwn() throws {
        let result = try Command.run(
            ["tags", "--keep", #"a\"#, "--keep", "b", "--quiet"], input: Array("- a (2)\n- b (1)\n- c (3)\n".utf8))
        #expect(result.status == 0 && result.text == "- b (1)\n", "\(result.text) \(result.errors)")
    }

    @Test(arguments: [
        (["list.md", "--widht", "3"], "unknown option '--widht'. Did you mean '--width'?"),
        (["list.md", "-widht"], "unknown option '-widht'. Did you mean '--width'?"),
        (["list.md", "--bogus"], "unknown option '--bogus'"), (["-x", "list.md"], "unknown option '-x'"),
        (["list.md", "--no-quiet"], "unknown option '--no-quiet'"),
        (["list.md", "--width"], "missing value for '--width <number>'"),
        (["list.md", "--format", "--quiet"], "missing value for '--format <format>'"),
        (["list.md", "-o"], "missing value for '-o <file>'"),
        (["list.md", "-o", "-x"], "missing value for '-o <file>'"),
        (["list.md", "--quiet=3"], "the option '--quiet' does not take any value, but '3' was specified."),
        (["list.md", "--jobs", "x"], "the value 'x' is invalid for '--jobs <n>'"),
        (["list.md", "--jobs="], "missing value for '--jobs <n>'"),
    ])
    func whatCannotBeReadIsToldBeforeAnythingIsDone(arguments: [String], message: String) throws {
        let result = try render(arguments)
        #expect(result.status == 64 && result.output.isEmpty)
        #expect(
            result.errors
                == "stratus: error: \(message)\nhint: stratus --help and stratus help render list what there is\n")
    }

    @Test(arguments: [
        (["fonts", "a", "b"], "unexpected argument 'b'"),
        (["layout", "a", "b\u{1B}", "c"], "2 unexpected arguments: 'b\\u{1B}', 'c'"),
        (["validate"], "missing expected argument '<file> ...'"), (["init"], "missing expected argument '<folder>'"),
    ])
    func aCommandHasSoManyInputs(arguments: [String], message: String) throws {
        let result = try Command.run(arguments)
        #expect(result.status == 64 && result.errors.hasPrefix("stratus: error: \(message)\n"), "\(result.errors)")
    }

    @Test func aNumberBelowZeroIsAValue() throws {
        let result = try Command.run(["count", "--min-count", "-1", "-"])
        #expect(result.status == 64)
        #expect(result.errors.hasPrefix("stratus: error: --min-count is -1, expected 1 or more\n"), "\(result.errors)")
    }

    @Test(arguments: ["render", "tags", "count"]) func anInputHasAName(command: String) throws {
        let result = try Command.run([command, ""])
        #expect(result.status == 64 && result.errors.hasPrefix("stratus: error: the name of an input is empty\n"))
    }

    /// Whatever else stands there.
    @Test(arguments: [["-h"], ["--help"], ["list.md", "--help"], ["--bogus", "--help"], ["--width", "3", "-h"]])
    func helpIsGivenWhereverItIsAskedFor(arguments: [String]) throws {
        let (asked, help) = (try render(arguments), try Command.run(["help", "render"]))
        #expect(asked.status == 0 && asked.text == help.text && asked.errors.isEmpty)
    }

    /// What the value of an option can be is completed: words, files and folders.
    @Test(arguments: ["bash", "zsh", "fish"]) func completionKnowsTheValues(shell: String) throws {
        let script = try Command.run(["--generate-completion-script", shell]).text
        #expect(optionNames.allSatisfy { script.contains($0) })
        for words in ["greedy", "balanced", "firstBaseline", "quantile", "plurals"] { #expect(script.contains(words)) }
    }
}
