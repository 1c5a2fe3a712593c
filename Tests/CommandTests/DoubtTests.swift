import TestSupport
import Testing

/// What may have been meant otherwise is said without being asked, by all that make clouds.
@Suite struct DoubtTests {
    private let list = "- Swift (42)\n- Rust 30\n"
    private let doubt = "the number at the end belongs to the name: \"Rust 30\""

    @Test func theSummaryOfACloudSaysIt() throws {
        let folder = try TemporaryFolder()
        let tags = try folder.write(list, to: "tags.md")
        let loud = try Command.run(["render", tags, "-o", folder.file("a.svg")])
        #expect(loud.status == 0 && loud.errors.contains("note: \(tags):2: \(doubt)"), "\(loud.errors)")
        #expect(try Command.run(["render", tags, "--quiet", "-o", folder.file("b.svg")]).errors.isEmpty)
        let marked = try folder.write("- Swift (42)\n- Rust 30 (1)\n", to: "marked.md")
        #expect(!(try Command.run(["render", marked, "-o", folder.file("c.svg")]).errors.contains("note:")))
    }

    @Test func pagesSayItAtTheirPlaceholders() throws {
        let folder = try TemporaryFolder()
        try folder.write(list, to: "tags.md")
        let page = try folder.write("<p>a</p>\n<!-- stratus tags.md --><!-- /stratus -->\n", to: "page.html")
        let result = try Command.run(["embed", page, "--in-place"])
        #expect(result.status == 0 && result.errors.contains("\(page):2: note: "), "\(result.errors)")
        #expect(result.errors.contains(doubt))
        #expect(try Command.run(["embed", page, "--in-place", "--quiet"]).errors.isEmpty)
    }

    /// In a narrow column the heaviest tag may be smaller than lighter ones.
    @Test func pagesSayThatTagsWereFitted() throws {
        let folder = try TemporaryFolder()
        try folder.write("- Internationalisation (42)\n- Go (3)\n", to: "tags.md")
        for (width, isFitted) in [(160, true), (600, false)] {
            let page = try folder.write(
                "<p>a</p>\n<!-- stratus tags.md width=\(width) --><!-- /stratus -->\n", to: "page.html")
            let result = try Command.run(["embed", page, "--in-place"])
            #expect(result.errors.contains("1 cloud, 1 tag fitted to the width") == isFitted, "\(result.errors)")
        }
    }

    @Test func manifestsSayItOfTheirLinesAndNotEndlessly() throws {
        let folder = try TemporaryFolder()
        let line = #"{"tags": ["Swift (42)", "Rust 30"], "output": "N.svg"}"#
        let lines = (1...30).map { line.replacing("N", with: "\($0)") }.joined(separator: "\n")
        let manifest = try folder.write(lines + "\n", to: "clouds.jsonl")
        let result = try Command.run(["render", "--manifest", manifest, "-o", folder.file("out")])
        #expect(result.status == 0, "\(result.errors)")
        let notes = result.errors.split(separator: "\n").filter { $0.contains(": note: ") }
        #expect(notes.count == 20 && notes.allSatisfy { $0.contains("the numbers at the ends of the names") })
        #expect(notes.first?.hasPrefix("\(manifest):1: note: ") == true)
    }
}
