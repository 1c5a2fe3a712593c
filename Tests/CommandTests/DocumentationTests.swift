import Foundation
import TestSupport
import Testing

/// The documentation shows what the program does: its commands run, its code compiles, its links lead somewhere.
@Suite struct DocumentationTests {
    private static let texts = ["README.md"] + Documentation.pages.map { "Sources/Stratus/Stratus.docc/\($0).md" }

    @Test func pagesAreShort() throws {
        #expect(try Documentation.file("README.md").utf8.count <= 12_000)
        for text in Self.texts { #expect(try Documentation.file(text).utf8.count <= 15_000, "\(text)") }
    }

    // MARK: - Links

    @Test(arguments: texts + ["CONTRIBUTING.md", "CHANGELOG.md", "Sources/README.md"])
    func everyLinkLeadsSomewhere(path: String) throws {
        let text = try Documentation.file(path).replacing(/(?ms)^```.*?^```|`[^`\n]+`/, with: "")
        let folder = Project.root.appending(path: path).deletingLastPathComponent()
        for link in text.matches(of: /\]\(([^)\s]+)\)/).map({ String($0.output.1) }) {
            guard !link.contains(/^[a-z]+:/) else { continue }
            let parts = link.split(separator: "#", omittingEmptySubsequences: false)
            let target =
                parts[0].isEmpty ? Project.root.appending(path: path) : folder.appending(path: String(parts[0]))
            #expect(FileManager.default.fileExists(atPath: target.path), "\(link)")
            if parts.count > 1 {
                let headings = try String(contentsOf: target, encoding: .utf8).matches(of: /(?m)^#+ (.+)$/)
                let ids = headings.map { $0.output.1.lowercased().replacing(/[^\w]+/, with: "-") }
                #expect(ids.contains(String(parts[1])), "\(link)")
            }
        }
        for page in text.matches(of: /<doc:(\w+)>/).map({ String($0.output.1) }) {
            #expect(Documentation.pages.contains(page), "<doc:\(page)>")
        }
    }

    @Test func theFirstPageListsAllOthers() throws {
        let listed = try Documentation.page("Stratus").matches(of: /- <doc:(\w+)>/).map { String($0.output.1) }
        #expect(listed.sorted() == Documentation.pages.filter { $0 != "Stratus" })
    }

    // MARK: - Commands

    /// Whether a command ends, writes into its folder alone, and calls no program that need not be there.
    private static func isRun(_ command: String) -> Bool {
        !command.contains(#/^stratus serve|-o /(?:var|mnt)/|^parallel |^psql /#)
    }

    /// Runs the commands of a page one after another, in a folder with what they name.
    @Test(arguments: texts) func everyCommandRuns(path: String) throws {
        let commands = Documentation.commands(try Documentation.file(path))
        guard !commands.isEmpty else { return }
        let folder = try DocumentedFolder()
        for command in commands where Self.isRun(command) {
            let result = try folder.run(command)
            // A page that is not up to date is what --check is for.
            let statuses: [Int32] = command.contains(" --check") ? [0, 1] : [0]
            #expect(statuses.contains(result.status), "\(command)\n\(result.errors)")
        }
    }

    // MARK: - Swift

    /// Compiles each sample by itself, as a user writes it, with the modules that the tests were built with.
    @Test func everySampleInSwiftCompiles() throws {
        let samples = try (Self.texts + ["Sources/Typesetting/BoxLayout/BoxLayout.docc/BoxLayout.md"]).flatMap { path in
            Documentation.blocks(try Documentation.file(path)).filter { $0.language == "swift" }.map { (path, $0.text) }
        }
        #expect(samples.count >= 10)
        let folder = try TemporaryFolder()
        let modules = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "Modules")
        let shims = Project.root.appending(path: "Sources/Shims")
        let maps = try FileManager.default.contentsOfDirectory(atPath: shims.path)
            .map { "\(shims.path)/\($0)/module.modulemap" }.filter { FileManager.default.fileExists(atPath: $0) }
            .flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
        let libraries = try Command.run(
            ["pkg-config", "--cflags", "libxml-2.0", "harfbuzz", "fribidi", "fontconfig", "cairo"],
            executable: "/usr/bin/env")
        let headers = libraries.text.split(whereSeparator: \.isWhitespace).flatMap { ["-Xcc", String($0)] }
        for (number, sample) in samples.enumerated() {
            let file = try folder.write(sample.1, to: "\(number)/main.swift")
            let result = try Command.run(
                ["swiftc", "-typecheck", "-swift-version", "6", "-I", modules.path] + maps + headers + [file],
                executable: "/usr/bin/env")
            #expect(result.status == 0, "\(sample.0):\n\(sample.1)\n\(result.text)\(result.errors)")
        }
    }

    // MARK: - What the pages say

    @Test func theTablesOfOptionsAreWhatTheCommandPrints() throws {
        let tables = try Command.run(["options"]).text
        #expect(tables.matches(of: /\| `--([a-z-]+)` \|/).map { String($0.output.1) }.sorted() == optionNames.sorted())
        #expect(try Documentation.page("Options").hasSuffix("\n\n\(tables)"), "make options writes them again")
    }

    @Test func everySampleHasItsCommand() throws {
        let gallery = try Documentation.page("Gallery")
        for sample in Project.samples {
            #expect(gallery.contains("stratus render Samples/\(sample).md -o \(sample).html"))
        }
    }

    // What is behind the arrows is explanation.
    @Test func theExampleOfATagListIsRead() throws {
        let example = try #require(
            Documentation.blocks(Documentation.page("FirstCloud")).first { $0.text.contains("←") })
        let lines = example.text.split(separator: "\n", omittingEmptySubsequences: false)
        let list = lines.map { $0.split(separator: "←", omittingEmptySubsequences: false)[0] }.joined(separator: "\n")
        let result = try Command.run(["render", "--format", "json"], input: Array(list.utf8))
        #expect(result.status == 0, "\(result.errors)")
        let names = [
            "Swift", "Rust", "C++", "Objective-C", "Machine learning", "Longer Item\\nwith second line",
            "Blade Runner (1982)", "Go", "Ada",
        ]
        for name in names { #expect(result.text.contains("\"text\":\"\(name)\""), "\(name) is missing") }
        #expect(result.text.contains("\"width\":480,") && result.text.contains("\"group\":\"Systems\""))
    }

    @Test func theErrorThatThePageShowsIsTheOneThatIsPrinted() throws {
        let folder = try TemporaryFolder()
        try folder.write("# T\n\n- Swift (1,234)\n", to: "tags.md")
        let result = try Command.run(["render", "tags.md"], folder: folder.url)
        #expect(result.status == 65 && !result.errors.isEmpty)
        #expect(try Documentation.page("FirstCloud").contains(result.errors), "\(result.errors)")
    }
}

/// The pictures of the documentation, each with the command that draws it.
@Suite struct DocumentedPictureTests {
    private struct Picture: Sendable, CustomTestStringConvertible {
        let name: String
        /// The arguments of `stratus` without the output.
        let arguments: [String]
        var testDescription: String { name }
    }

    private static let pictures: [Picture] = ["HowItWorks", "Gallery"].flatMap { page in
        let text = (try? Documentation.page(page)) ?? ""
        return text.matches(of: #/\]\(([a-z-]+\.svg)\)/#).map { match in
            let name = String(match.output.1)
            let command = Documentation.commands(text).first { $0.hasSuffix(" -o \(name)") } ?? ""
            return Picture(
                name: name, arguments: command.split(separator: " ").dropFirst().dropLast(2).map(String.init))
        }
    }

    @Test func thePagesHaveTheirPictures() throws {
        let files = try FileManager.default.contentsOfDirectory(
            atPath: Project.root.appending(path: "Sources/Stratus/Stratus.docc").path)
        #expect(Self.pictures.map(\.name).sorted() == files.filter { $0.hasSuffix(".svg") }.sorted())
    }

    @Test(arguments: pictures) private func aPictureIsWhatItsCommandDraws(picture: Picture) throws {
        let result = try Command.run(picture.arguments + ["--format", "svg", "--quiet"], folder: Project.root)
        #expect(result.status == 0, "\(result.errors)")
        let file = Project.root.appending(path: "Sources/Stratus/Stratus.docc/\(picture.name)")
        #expect(
            result.output == [UInt8](try Data(contentsOf: file)),
            "\(picture.name) is not what its command draws; make pictures draws it again")
    }

    // The badness that the page speaks of, in millions.
    @Test func thePageSaysTheBadnessOfItsPictures() throws {
        let page = try Documentation.page("HowItWorks")
        for picture in Self.pictures.prefix(2) {
            let result = try Command.run(picture.arguments + ["--format", "json", "--quiet"], folder: Project.root)
            let cloud = try JSONSerialization.jsonObject(with: Data(result.output)) as? [String: Any]
            let quality = try #require(cloud?["quality"] as? [String: Any])
            let badness = try #require(quality["badness"] as? Double)
            #expect(quality["lines"] as? Int == 10)
            #expect(page.contains("\(Double(Int(badness / 1e5 + 0.5)) / 10) million"))
        }
    }
}
