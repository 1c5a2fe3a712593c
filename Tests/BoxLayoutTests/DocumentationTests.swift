import BoxLayout
import Foundation
import TestSupport
import Testing

// As the page says it, for who uses Foundation, too.
import typealias BoxLayout.CGRect
import typealias BoxLayout.CGSize

@Suite struct DocumentationTests {
    private func page() throws -> String {
        try String(
            contentsOf: Project.root.appending(path: "Sources/Typesetting/BoxLayout/BoxLayout.docc/BoxLayout.md"),
            encoding: .utf8)
    }

    /// What stands between fences, one after the other.
    private func blocks(_ text: String) -> [String] {
        text.components(separatedBy: "```").enumerated().filter { !$0.offset.isMultiple(of: 2) }.map { $0.element }
    }

    @Test func theFirstExampleRunsAndPrintsWhatItSays() throws {
        var printed = ""
        func print(_ values: Any...) { printed += values.map { "\($0)" }.joined(separator: " ") + "\n" }

        let tags = ["Swift", "C++", "Objective-C", "Ada"]
        let drawing = try Drawing(
            of: FlowLayout(spacing: 12) {
                ForEach(tags) { Text($0).padding(4).background(Capsule()) }
            },
            width: 120, measuring: BoxFont())

        print(drawing.size)
        for item in drawing.items {
            if case .text(let text, _, _) = item.kind { print(text, item.frame.minX, item.frame.minY) }
        }

        let blocks = try blocks(page())
        // The page holds this very source.
        let source = try String(contentsOfFile: #filePath, encoding: .utf8)
        let example = blocks[0].split(separator: "\n").dropFirst(2).map { String($0) }
        let indented = example.map { "        " + $0 }
        #expect(source.split(separator: "\n").map(String.init).firstRange(of: indented) != nil)
        #expect("\n" + printed == blocks[1])
    }

    // Of `Drawing`'s own documentation.
    @Test func aRowOfTwoWordsIsAsWideAsItsDocumentationSays() throws {
        let drawing = try Drawing(
            of: HStack {
                Text("Swift")
                Text("Rust")
            }, width: 200, measuring: BoxFont())
        let source = try String(
            contentsOf: Project.root.appending(path: "Sources/Typesetting/BoxEngine/Engine/Drawing.swift"),
            encoding: .utf8)
        #expect(source.contains("/// print(drawing.size)   // \(drawing.size)\n"))
    }

    @Test func theErrorOnThePageIsWhatIsPrinted() throws {
        let error = #expect(throws: LayoutError.self) {
            try Drawing(
                of: Spiral { ForEach(["one", "two", "three", "Ada"]) { Text($0) } }, width: 300,
                measuring: ClosureMeasurer { text, font in
                    TextSize(width: text == "Ada" ? .nan : 20, ascent: 12.8, descent: 3.2)
                })
        }
        let message = try #require(error).description
        #expect(try page().contains("\n\(message)\n"), "\(message)")
    }

    private struct Spiral: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            subviews.map { $0.sizeThatFits(proposal) }.last ?? .zero
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }
}
