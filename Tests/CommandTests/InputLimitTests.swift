import Foundation
import Glibc
import TestSupport
import Testing

/// What is held in memory has a bound, whatever is read: devices and pipes that have no end, and files that are larger.
@Suite struct InputLimitTests {
    private static let environment = ["STRATUS_MAX_INPUT": "1MB", "PATH": "/usr/bin:/bin"]

    /// Runs the command with the bound at 1 MB, and on standard input what a command of the shell writes.
    private func run(_ arguments: [String], reading source: String = ":", folder: URL? = nil) throws -> Command.Result {
        try Command.run(
            ["-c", "exec \"$0\" \"$@\" < <(\(source) 2>/dev/null)", Command.binary] + arguments,
            environment: Self.environment, folder: folder, executable: "/bin/bash")
    }

    @Test(arguments: [
        ["render", "--from", "json"], ["tags", "--from", "yaml"], ["tags", "--from", "html"],
        ["tags", "--from", "feed"],
        ["tags", "--lossy"], ["tags", "--encoding", "latin-1"], ["count", "--encoding", "latin-1"],
        ["count", "--lossy"],
        ["validate"], ["embed", "-o", "-"],
    ])
    func whatIsReadWholeHasABound(arguments: [String]) throws {
        let pipe = try run(arguments + ["-"], reading: "yes")
        let problem = "error: the input has more than 1 MB\nhint: split it, and name the parts; in the environment "
        #expect(pipe.status == 65 && pipe.errors.hasPrefix("<standard input>: \(problem)"), "\(pipe.errors)")
        #expect(pipe.errors.hasSuffix("STRATUS_MAX_INPUT=4MB allows more\n"), "\(pipe.errors)")
        let device = try run(arguments + ["/dev/zero"])
        // Zeros are no tag list, and a line of them has a bound of its own.
        let isList = arguments[0] == "tags" && arguments[1] != "--from"
        #expect(device.status == 65 && (isList || device.errors.hasPrefix("/dev/zero: \(problem)")), "\(device.errors)")
    }

    @Test(arguments: [
        ["tags", "-"], ["tags", "--from", "csv", "-"], ["tags", "--from", "jsonl", "-"], ["layout", "-"], ["measure"],
    ])
    func aLineHasABound(arguments: [String]) throws {
        let result = try run(arguments, reading: "tr '\\0' a < /dev/zero")
        #expect(
            result.status == 65
                && result.errors.hasPrefix("<standard input>: error: a line has more than 1 MB\nhint: "),
            "\(result.errors)")
    }

    @Test func markdownThatIsCountedHasABound() throws {
        let result = try run(["count", "--markup", "markdown", "-"], reading: "yes")
        #expect(
            result.status == 65
                && result.errors.hasPrefix(
                    "<standard input>: error: Markdown is read whole, and this has more than 1 MB\nhint: split it"),
            "\(result.errors)")
        #expect(try run(["count", "--plain", "-"], reading: "yes | head -c 3000000").status == 0)
    }

    @Test func aPostOnStandardInputHasABound() throws {
        let result = try run(["tags", "--from", "posts", "-"], reading: "yes")
        #expect(result.status == 65 && result.errors.contains("more than 1 MB"), "\(result.errors)")
    }

    @Test func aManifestOfOneLineThatHasNoEndIsRefused() throws {
        for arguments in [["-"], ["/dev/zero"]] {
            let result = try run(["render", "--manifest"] + arguments, reading: "tr '\\0' a < /dev/zero")
            #expect(
                result.status == 65 && result.errors.contains(": error: a line has more than 1 MB\n"),
                "\(result.errors)")
        }
    }

    @Test(arguments: [
        ["count", "--merge", "-"], ["count", "--merge", "/dev/zero"], ["tags", "/dev/zero"], ["count", "/dev/zero"],
    ])
    func whatIsReadInPiecesIsRefusedByItsFirstOne(arguments: [String]) throws {
        let result = try run(arguments, reading: "yes")
        #expect(result.status == 65 && !result.errors.contains("1 MB"), "\(result.errors)")
    }

    @Test(arguments: [
        ["render", "--theme", "./large", "a.md"], ["render", "--font-file", "large", "a.md"],
        ["render", "--exclude-file", "large", "a.md"], ["render", "--alias-file", "large", "a.md"],
        ["count", "--stop-words", "large", "a.md"], ["tags", "--from", "json", "large"], ["embed", "large", "--check"],
    ])
    func aFileThatOptionsNameHasABound(arguments: [String]) throws {
        let folder = try TemporaryFolder()
        try folder.write("- a\n", to: "a.md")
        #expect(truncate(try folder.write("", to: "large"), 3_000_000) == 0)
        let result = try run(arguments, folder: folder.url)
        #expect(
            result.status == 65 && result.errors.contains("large: error: the input has more than 1 MB"),
            "\(result.errors)")
    }

    @Test(arguments: ["stratus.yml", "content/posts/b.md", "templates/post.mustache", "data/b.yml"])
    func aFileOfASiteHasABound(name: String) throws {
        let folder = try TemporaryFolder.site(["content/posts/a.md": TemporaryFolder.post("A")])
        #expect(truncate(try folder.write("", to: name), 3_000_000) == 0)
        let result = try run(["build", "."], folder: folder.url)
        #expect(result.status == 65 && result.errors.contains("more than 1 MB"), "\(result.errors)")
    }

    @Test func aFileThatASiteOnlyCopiesHasNone() throws {
        let folder = try TemporaryFolder.site(["content/posts/a.md": TemporaryFolder.post("A")])
        #expect(truncate(try folder.write("", to: "static/film.mp4"), 3_000_000) == 0)
        let result = try run(["build", "."], folder: folder.url)
        #expect(result.status == 0, "\(result.errors)")
    }

    @Test func manyLinesHaveNoBoundTogether() throws {
        let lists = try run(["tags", "--quiet", "-"], reading: "yes -- '- a' | head -c 4000000")
        #expect(lists.status == 0 && lists.text == "- a (1000000)\n", "\(lists.errors)")
        let texts = try run(["count", "--quiet", "--plain", "-"], reading: "yes rain | head -c 5000000")
        #expect(texts.status == 0 && texts.text == "- rain (1000000)\n", "\(texts.errors)")
    }

    // 900 MB of addresses hold the program and the usual bound, and no array that was doubled beyond it.
    @Test func withoutAWordTheBoundIs256MiB() throws {
        let result = try Command.run(
            ["-c", "ulimit -v 900000; exec \"$0\" tags --from json /dev/zero", Command.binary], executable: "/bin/bash")
        #expect(
            result.status == 65
                && result.errors
                    == "/dev/zero: error: the input has more than 256 MiB\nhint: split it, and name the parts; in the environment STRATUS_MAX_INPUT=1GiB allows more\n",
            "\(result.errors)")
    }

    @Test(arguments: ["", "x", "10", "3GB", "-1MB", "nan", "1e9MB"])
    func aBoundThatIsNoneIsRefused(value: String) throws {
        let result = try Command.run(
            ["tags", "-"], input: Array("- a\n".utf8), environment: ["STRATUS_MAX_INPUT": value])
        guard !value.isEmpty else { return #expect(result.status == 0, "\(result.errors)") }
        #expect(result.status == 64, "\(result.errors)")
        #expect(
            result.errors.hasPrefix(
                "stratus: error: STRATUS_MAX_INPUT is \"\(value)\", expected a size from 1MB to 2GB\nhint: "))
    }
}
