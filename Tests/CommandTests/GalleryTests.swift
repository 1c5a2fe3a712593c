import Foundation
import TestSupport
import Testing

/// The pages of Samples/Gallery are what the program makes of the samples.
@Suite struct GalleryTests {
    private static let pages: [(name: String, markup: [UInt8])] = {
        guard let folder = try? TemporaryFolder() else { return [] }
        let bundle = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        let result = try? Command.run(
            ["--gallery", "Samples", folder.url.path], folder: Project.root,
            executable: bundle.appending(path: "demonstrations").path)
        guard let result, result.status == 0 else { return [] }
        return ((try? folder.names()) ?? []).map { name in
            (name, (try? Data(contentsOf: folder.url.appending(path: name))).map(Array.init) ?? [])
        }
    }()

    @Test func thePagesAreWhatTheProgramMakes() throws {
        try #require(Self.pages.count == 2)
        for (name, markup) in Self.pages {
            let difference = try differenceFromGolden(markup, "../../Samples/Gallery/\(name)")
            #expect(difference == nil, "\(difference ?? ""); make gallery makes it again")
        }
    }

    @Test(arguments: ["<script", "style=", "javascript:", " on", "@import", "url("])
    func noPageHasScriptsOrStyleAttributesOrLoadsAnything(sign: String) throws {
        try #require(Self.pages.count == 2)
        for (name, markup) in Self.pages {
            let tags = String(decoding: markup, as: UTF8.self).matches(of: /<[a-z][^>]*>/).map { String($0.output) }
            #expect(tags.count > 20)
            // Between quotation marks a word may begin with "on".
            let bare = tags.map { $0.replacing(/"[^"]*"/, with: "\"\"") }
            let found = sign == " on" ? bare.filter { $0.contains(/\son[a-z]+=/) } : bare.filter { $0.contains(sign) }
            #expect(found.isEmpty, "\(name): \(found.first ?? "")")
        }
    }

    @Test func thePageIsSmallEnoughToBeRead() throws {
        let page = try #require(Self.pages.first { $0.name == "index.html" })
        #expect(page.markup.count < 700_000)
    }

    // The commands in the page are those that a person can type.
    @Test func everyCommandOfThePageRuns() throws {
        let page = try #require(Self.pages.first { $0.name == "index.html" })
        let commands = String(decoding: page.markup, as: UTF8.self)
            .matches(of: /<pre class="command"><code>(.*)<\/code><\/pre>/).map { match in
                String(match.output.1).replacing("<span>", with: "").replacing("</span>", with: "")
                    .replacing("&quot;", with: "\"")
            }
        #expect(commands.count > 40)
        for command in Set(commands).sorted() where !command.contains(" -o ") {
            var arguments: [String] = []
            for (number, part) in command.split(separator: "\"", omittingEmptySubsequences: false).enumerated() {
                arguments += number % 2 == 1 ? [String(part)] : part.split(separator: " ").map(String.init)
            }
            let result = try Command.run(
                arguments.dropFirst() + ["--quiet"], folder: Project.root)
            #expect(result.status == 0, "\(command): \(result.errors)")
        }
    }
}
