import Foundation
import TestSupport
import Testing

@testable import SiteReading
@testable import SourceText

@Suite struct TargetTableTests {
    private func collisions(_ files: [String]) -> [[String]] {
        var table = TargetTable()
        return files.enumerated().compactMap { number, file in
            table.claim(file, by: TargetSource(.content("content/\(number).md")), number)
        }
        .map { [$0.earlierSource.description, $0.source.description] }
    }

    @Test(arguments: [
        ["a/index.html", "a/index.html"], ["a/index.html", "A/index.html"], ["Straße.html", "STRASSE.html"],
        ["café/index.html", "cafe\u{301}/index.html"], ["a", "a/b"], ["a/b", "a"], ["a/b/c/d", "A"], ["A", "a/b/c/d"],
        ["ΛΌΓΟΣ", "λόγος"],
    ])
    func twoThingsAtOnePlaceAreToldBoth(_ files: [String]) {
        #expect(collisions(files) == [["content/0.md", "content/1.md"]])
    }

    @Test(arguments: [
        ["a/index.html", "b/index.html"], ["a", "ab"], ["a/b", "a/c"], ["a.html", "a/b.html"], ["ı", "i"],
    ])
    func differentPlacesAreNone(_ files: [String]) {
        #expect(collisions(files).isEmpty)
    }

    @Test func eachOneMoreIsTold() {
        #expect(collisions(["a", "A", "a", "a/b", "a/b", "a/c"]).count == 5)
    }

    @Test func theMessageNamesBothAndWhereTheAddressStands() throws {
        var table = TargetTable()
        var collisions: [TargetTable.Collision] = []
        func claimed(_ file: String, by source: TargetSource) -> Bool {
            guard let collision = table.claim(file, by: source, collisions.count) else { return true }
            collisions.append(collision)
            return false
        }
        let tag = TargetSource(.tag("C++", taxonomy: "tags"), .named(.feed))
        #expect(claimed("tags/c-plus-plus/feed.xml", by: tag))
        #expect(
            !claimed("tags/c-plus-plus/feed.xml", by: TargetSource(.copied("static/tags/c-plus-plus/feed.xml"))))
        #expect(
            collisions[0].problem().description == """
                static/tags/c-plus-plus/feed.xml:1:1: error: "tags/c-plus-plus/feed.xml" is made of \
                static/tags/c-plus-plus/feed.xml and of the feed of the tag "C++"
                hint: rename the file, or move it to another folder
                """)
        let source = try SourceText(path: "content/b.md", text: "---\nurl: /A/\n---\n")
        #expect(claimed("a/index.html", by: TargetSource(.content("content/a.md"))))
        #expect(!claimed("A/index.html", by: TargetSource(.content("content/b.md"))))
        let problem = collisions[1].problem { $0.path == "content/b.md" ? (source, 9..<12) : nil }
        #expect(
            problem.description == """
                content/b.md:2:6: error: "A/index.html" of content/b.md and "a/index.html" of content/a.md are one file \
                on disks without case
                  url: /A/
                       ^~~
                hint: give one of them another address, with slug: or url: in its front matter
                """)
    }

    /// Against the plain definition: all pairs compared.
    @Test(arguments: 0..<40)
    func whateverCollidesIsFound(seed: Int) {
        var random = Seeded(seed)
        let names = ["a", "A", "b", "é", "e\u{301}", "É", "ab"]
        let files = (0..<30).map { _ in
            (0..<Int.random(in: 1...4, using: &random)).map { _ in names.randomElement(using: &random) ?? "a" }
                .joined(separator: "/")
        }
        func folded(_ file: String) -> String { file.lowercased().decomposedStringWithCanonicalMapping + "/" }
        var expected: [Int] = []
        for place in files.indices {
            let path = folded(files[place])
            let collides = files[..<place].contains { path.hasPrefix(folded($0)) || folded($0).hasPrefix(path) }
            if collides { expected.append(place) }
        }
        let found = collisions(files).map { $0[1] }
        let isAsDefined = found == expected.map { "content/\($0).md" }
        #expect(isAsDefined)
    }
}
