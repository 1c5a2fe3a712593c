import Foundation
import TestSupport
import Testing

@Suite struct SnippetTests {
    private let list = Array("# Colours & \"shades\"\n\n- red (30)\n- [blue](/blue) (2)\n- green\n".utf8)

    private func run(_ file: String, _ arguments: [String]) throws -> (Command.Result, TemporaryFolder) {
        let folder = try TemporaryFolder()
        let result = try Command.run(
            ["render", "-o", folder.file(file), "--quiet", "--width", "320"] + arguments, input: list)
        return (result, folder)
    }

    // The height of the picture is that of its file, in whole pixels.
    @Test(arguments: ["img", "picture", "object"])
    func anElementHasTheSizeAndTheAlternativeText(form: String) throws {
        let (result, folder) = try run("my cloud.svg", ["--print-snippet", form])
        #expect(result.status == 0, "\(result.errors)")
        let svg = try String(contentsOfFile: folder.file("my cloud.svg"), encoding: .utf8)
        let height = try #require(
            svg.firstMatch(of: /height="([0-9.]+)"/).flatMap { Double(String($0.output.1)) })
        #expect(result.text.contains(" width=\"320\" height=\"\(Int(height.rounded(.up)))\""))
        let name = "Colours &amp; \(form == "object" ? "\"shades\"" : "&quot;shades&quot;"): 3 tags"
        #expect(result.text.contains(form == "object" ? ">\(name)</object>" : "alt=\"\(name)\""))
        #expect(result.text.contains("=\"my%20cloud.svg\""))
        #expect(result.text.contains(" loading=\"lazy\" decoding=\"async\"/>") == (form != "object"))
    }

    @Test func inlineIsTheFragmentOfTheSameTags() throws {
        let (result, folder) = try run("cloud.svg", ["--print-snippet", "inline"])
        #expect(result.status == 0, "\(result.errors)")
        let (fragment, other) = try run("cloud.html", ["--format", "fragment"])
        #expect(fragment.status == 0 && fragment.output.isEmpty)
        #expect(try result.output == other.bytes("cloud.html"))
        // The file beside it is the picture, which scales.
        #expect(try folder.text("cloud.svg").contains("viewBox=\"0 0 320 "))
    }

    @Test(arguments: [
        ("cloud.svg", "A [b] *c*", "![A \\[b\\] \\*c\\*: 3 tags](cloud.svg)\n"),
        ("a b(1).svg", "T", "![T: 3 tags](a%20b%281%29.svg)\n"),
        ("ä.svg", "http://x.y", "![http\\://x.y: 3 tags](%C3%A4.svg)\n"),
    ])
    func markdownIsAnImageWithEscapedText(file: String, title: String, expected: String) throws {
        let (result, _) = try run(file, ["--print-snippet", "markdown", "--title", title])
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.text == expected)
    }

    @Test func aPictureThatReflowsIsNoneForAReadme() throws {
        let (result, folder) = try run("cloud.svg", ["--print-snippet", "markdown", "--responsive"])
        #expect(result.status == 64 && result.text.isEmpty)
        #expect(result.errors.contains("no style sheet") && result.errors.contains("hint: leave responsive and widths"))
        #expect(!FileManager.default.fileExists(atPath: folder.file("cloud.svg")))
    }

    @Test(arguments: ["svg", "html", "fragment", "list"])
    func thePolicyNamesEveryStyleOfTheFile(format: String) throws {
        let (result, folder) = try run("cloud", ["--format", format, "--print-csp"])
        #expect(result.status == 0, "\(result.errors)")
        let markup = try String(contentsOfFile: folder.file("cloud"), encoding: .utf8)
        // By the program that everybody has.
        let hashes = try markup.matches(of: /<style>([^<]*)<\/style>/).map { match in
            try folder.write(String(match.output.1), to: "style")
            let digest = try Command.run(
                ["dgst", "-sha256", "-binary", folder.file("style")], executable: "/usr/bin/openssl")
            return "'sha256-\(Data(digest.output).base64EncodedString())'"
        }
        #expect(hashes.count == (format == "svg" ? 1 : 2))
        #expect(result.text == "style-src \(hashes.sorted().joined(separator: " "))\n")
    }

    @Test func thePolicyOfASnippetNamesItsStyleToo() throws {
        let (result, _) = try run("cloud.svg", ["--print-snippet", "img", "--print-csp"])
        let lines = result.text.split(separator: "\n")
        #expect(lines.count == 3 && lines[0].hasPrefix("<style>") && lines[2].hasPrefix("style-src "))
        #expect(lines.last?.components(separatedBy: "'sha256-").count == 3)
    }

    @Test(arguments: [
        ["--print-csp"], ["--print-csp", "-o", "-"], ["--print-csp", "-o", "/tmp/none.json"],
        ["--print-csp", "-o", "/tmp/none.png"], ["--print-csp", "-o", "/tmp/none.md"],
        ["--print-snippet", "inline", "-o", "/tmp/none.html"], ["--print-snippet", "markdown"],
        ["--print-snippet", "iframe", "-o", "/tmp/none.svg"],
    ])
    func whatHasNothingToPrintIsRefused(arguments: [String]) throws {
        let result = try Command.run(["render"] + arguments, input: list)
        #expect(result.status == 64 && result.text.isEmpty && result.errors.contains("hint: "))
    }
}
