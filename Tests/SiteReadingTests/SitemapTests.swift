import Foundation
import SiteReading
import TestSupport
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite struct SitemapTests {
    private func entries(_ lengths: [Int?], _ part: Range<Int>) -> [Int] { lengths[part].compactMap(\.self) }

    @Test(arguments: [(0, 1), (1, 1), (50_000, 1), (50_001, 2), (100_000, 2), (100_001, 3)])
    func aSitemapHasAtMostFiftyThousandPages(pages: Int, files: Int) {
        #expect(sitemapParts([Int?](repeating: 30, count: pages)).count == files)
        // What is not listed does not count.
        let mixed = (0..<pages * 2).map { $0 % 2 == 0 ? nil : 30 }
        #expect(sitemapParts(mixed).count == files)
    }

    @Test(arguments: 0..<30)
    func partsFollowEachOtherAndAreFull(seed: Int) {
        var seeded = Seeded(seed)
        let longest = [40, 2_000, 100_000][seed % 3]
        let lengths: [Int?] = (0..<Int.random(in: 0...120_000, using: &seeded)).map { _ in
            Int.random(in: 0..<4, using: &seeded) == 0 ? nil : Int.random(in: 20...longest, using: &seeded)
        }
        let parts = sitemapParts(lengths)
        #expect(parts.first?.lowerBound == 0)
        #expect(parts.last?.upperBound == lengths.count)
        for (part, next) in zip(parts, parts.dropFirst()) {
            #expect(part.upperBound == next.lowerBound)
            let (these, others) = (entries(lengths, part), entries(lengths, next))
            // One more would be too many.
            #expect(these.count == 50_000 || these.reduce(0, +) + others[0] + 120 * (these.count + 1) > 25_000_000)
        }
        for part in parts {
            let these = entries(lengths, part)
            #expect(these.count <= 50_000)
            #expect(these.count <= 1 || these.reduce(0, +) <= 25_000_000)
        }
    }

    @Test func aListOfSitemapsIsXML() throws {
        let addresses = ["https://example.org/a&b/sitemap-1.xml", "https://example.org/a&b/sitemap-2.xml"]
        let document = try XMLDocument(data: Data(writeSitemapIndex(addresses)))
        let root = try #require(document.rootElement())
        #expect(root.name == "sitemapindex")
        #expect(root.uri == "http://www.sitemaps.org/schemas/sitemap/0.9")
        #expect(root.elements(forName: "sitemap").map { $0.elements(forName: "loc").first?.stringValue } == addresses)
        #expect(root.childCount == 2)
    }
}
