import Foundation
import Stratus
import TestSupport
import Testing

private typealias Tag = TagParsing.Tag

/// The page of the documentation that is the grammar's reference: every example gives what stands below it.
@Suite struct GrammarPageTests {
    struct Example: CustomStringConvertible, Sendable {
        let list: String
        let language: String
        let outcome: String

        var description: String { list }
    }

    static let examples: [Example] = {
        let page = Project.root.appending(path: "Sources/Stratus/Stratus.docc/TagLists.md")
        let text = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
        var blocks: [(language: String, text: String)] = []
        // Every other part between fences is a block.
        for (index, part) in text.split(separator: "```", omittingEmptySubsequences: false).enumerated()
        where index % 2 == 1 && part.contains("\n") {
            let lines = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
            blocks.append((String(lines[0]), String(lines[1])))
        }
        return stride(from: 0, to: blocks.count - 1, by: 2).compactMap { index in
            guard blocks[index].language == "markdown" else { return nil }
            return Example(
                list: blocks[index].text, language: blocks[index + 1].language, outcome: blocks[index + 1].text)
        }
    }()

    @Test func thePageHasAnExampleForEveryRule() {
        #expect(Self.examples.count >= 22)
        #expect(Set(Self.examples.map(\.language)) == ["json", "text"])
    }

    @Test(arguments: examples)
    func anExampleGivesWhatThePageSays(example: Example) throws {
        let source = try SourceText(path: "tags.md", text: example.list)
        if example.language == "text" {
            do {
                _ = try TagList(parsing: source)
                Issue.record("it was read")
            } catch {
                let messages = error.all.map { $0.description.prefix { $0 != "\n" } }
                #expect(messages.map(String.init) == example.outcome.split(separator: "\n").map(String.init))
            }
            return
        }
        let tags = try TagList(parsing: source).tags
        let expected = try example.outcome.split(separator: "\n").map { line in
            try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        }
        #expect(tags.count == expected.count)
        for (tag, fields) in zip(tags, expected) {
            #expect(
                Set(fields.keys).isSubset(of: [
                    "name", "weight", "link", "group", "class", "id", "title", "description", "color", "style",
                    "lang", "dir",
                ]))
            #expect(tag.name == fields["name"] as? String)
            #expect(tag.weight == fields["weight"] as? Double ?? 1)
            #expect(tag.link?.destination == fields["link"] as? String)
            #expect(tag.group == fields["group"] as? String)
            #expect(tag.attributes?.classes.joined(separator: " ") ?? "" == fields["class"] as? String ?? "")
            #expect(tag.attributes?.id == fields["id"] as? String)
            for key in ["title", "description", "color", "lang", "dir"] {
                #expect(tag.attributes?[key] == fields[key] as? String)
            }
            #expect(style(of: tag) == fields["style"] as? String ?? "")
        }
    }

    private func style(of tag: Tag) -> String {
        let names: [(TagStyle, String)] = [
            (.bold, "bold"), (.italic, "italic"), (.code, "code"), (.struckOut, "struck"),
        ]
        return names.filter { tag.style.contains($0.0) }.map(\.1).joined(separator: " ")
    }

    @Test func theDescriptionAndTheTitleOfTheExampleAreRead() throws {
        let example = try #require(Self.examples.first { $0.list.hasPrefix("---\n") })
        let list = try TagList(parsing: SourceText(path: "tags.md", text: example.list))
        #expect(list.title == "Programming languages" && list.description == "What we wrote in this year.")
        #expect(list.options.map(\.name) == ["width", "scale"])
    }
}
