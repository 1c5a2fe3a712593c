import Foundation
import SourceText
import TestSupport
import Testing

@testable import BuiltInTemplates
@testable import CloudComposition
@testable import CloudRendering
@testable import MarkupEmission
@testable import MarkupValidation
@testable import TagParsing

// Swift Testing has a Tag too.
private typealias Tag = TagParsing.Tag

@Suite struct LibraryTests {
    // An example of the page FromSwift, as a user writes it.
    @Test func threeLinesMakeACloud() throws {
        let folder = try TemporaryFolder()
        let tags = [try Tag("Swift", weight: 42, link: "https://www.swift.org"), try Tag("Rust", weight: 30)]
        let svg = try render(tags)
        try svg.write(to: folder.file("cloud.svg"))
        let written = try String(contentsOfFile: folder.file("cloud.svg"), encoding: .utf8)
        #expect(written.contains(">Swift</text></a>") && written.contains(">Rust</text></g>"))
    }

    @Test func equalArgumentsGiveEqualBytesFromManyThreads() async throws {
        let list = try TagList(reading: Project.sample("scripts.md").path)
        let collection = try TagCollection([list])
        let expected = try render(collection.tags, options: collection.options, format: .html).bytes
        try await withThrowingTaskGroup(of: [UInt8].self) { group in
            for _ in 0..<8 {
                group.addTask { try render(collection.tags, options: collection.options, format: .html).bytes }
            }
            for try await bytes in group { #expect(bytes == expected) }
        }
    }

    @Test func theSamplesAreWhatTheGallerySays() throws {
        let lists = try Project.samples.map { try TagList(reading: Project.sample("\($0).md").path) }
        #expect((55...70).contains(lists[0].tags.count) && lists[0].tags.allSatisfy { $0.link != nil })
        #expect(lists[1].tags.count == 200)
        let names = Set(lists[1].tags.map(\.name))
        #expect(["C++", "R&D", ".NET"].allSatisfy(names.contains))
        #expect(Set(lists[2].tags.map(\.weight)) == [1])
        let weights = lists[3].tags.map(\.weight)
        #expect((weights.max() ?? 0) / (weights.min() ?? 1) >= 1e6)
        // Every sample is placed whole, each tag once.
        for list in lists { #expect(try TagCollection([list]).tags.count == list.tags.count) }
    }

    @Test func anInvalidOptionOfTheLibraryIsAnErrorAndNoTrap() throws {
        let broken: [(inout CloudOptions) -> Void] = [
            { $0.width = .nan }, { $0.width = 0 }, { $0.minSize = -.infinity }, { $0.limit = 0 }, { $0.lang = "\"" },
            { $0.title = "\u{0}" },
            { $0.padding = 1000 }, { $0.lineSpacing = .nan }, { $0.steps = 1 }, { $0.seed = -1 },
            { ($0.order, $0.grouped) = (.packed, true) }, { $0.excludeFile = "names.txt" },
        ]
        for change in broken {
            var options = CloudOptions()
            change(&options)
            #expect(throws: Problem.self) { try render([try Tag("a")], options: options) }
        }
    }

    @Test func theBuiltInThemesAreTheFilesOfTheProject() throws {
        for name in BuiltInTheme.names + ["page"] {
            let css = name == "page" ? BuiltInTheme.page : try #require(BuiltInTheme.css(named: name))
            #expect(
                try String(contentsOf: Project.root.appending(path: "Templates/themes/\(name).css"), encoding: .utf8)
                    == css)
        }
    }

    @Test func aFileIsReplacedWholeWhileOthersReadIt() async throws {
        let folder = try TemporaryFolder()
        let path = folder.file("cloud.svg")
        let short = try render([try Tag("a")])
        let long = try render((0..<300).map { try Tag("tag \($0)") })
        try short.write(to: path)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { for turn in 0..<200 { try (turn % 2 == 0 ? long : short).write(to: path) } }
            group.addTask {
                for _ in 0..<200 {
                    let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
                    #expect(bytes == short.bytes || bytes == long.bytes)
                }
            }
            try await group.waitForAll()
        }
        #expect(try folder.names() == ["cloud.svg"])
    }
}

@Suite struct ValidatedOutputTests {
    @Test(arguments: [
        "", "{", "[1,]", "{\"a\":1,}", "{\"a\" 1}", "01", "1.", "\"\u{1}\"", "nul", "[1 2]", "{1:2}", "\"\\x\"", "]",
        "[\"a\" , ]", "--1", "1e", "\"\\u12g4\"",
    ])
    func brokenJSONIsRefused(json: String) {
        #expect(throws: Problem.self) { try ValidatedMarkup.validate(json: Array(json.utf8)) }
    }

    @Test(arguments: [
        "[]", "{}", "[[],{}]", "{\"a\":[1,-2.5e+3,\"x\\\"\\u00e9\"],\"b\":{\"c\":null}}", " true ",
        "{\"a\":1}\n{\"a\":2}\n", "0", "\"東\"",
    ])
    func goodJSONIsTaken(json: String) throws {
        #expect(try ValidatedMarkup.validate(json: Array(json.utf8)).bytes == Array(json.utf8))
    }

    @Test func nestingDoesNotUseTheStack() throws {
        let deep = String(repeating: "[", count: 200_000)
        #expect(throws: Problem.self) { try ValidatedMarkup.validate(json: Array(deep.utf8)) }
        _ = try ValidatedMarkup.validate(json: Array((deep + String(repeating: "]", count: 200_000)).utf8))
    }

    @Test(arguments: ["\u{1B}[31m", "\u{0}", "a\u{7F}", "\u{9B}31m"])
    func textCannotMoveTheCursor(text: String) {
        #expect(throws: Problem.self) { try ValidatedMarkup.validate(text: Array(text.utf8)) }
    }
}
