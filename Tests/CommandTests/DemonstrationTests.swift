import Foundation
import TestSupport
import Testing

@Suite struct DemonstrationTests {
    @Test func demonstrationsGiveTheirGoldenBytes() throws {
        // A page holds the picture: one golden picture is enough.
        let pages = try Command.demonstrations().filter { $0.name.hasSuffix(".html") || $0.name == "event-768.svg" }
        for (name, markup) in pages {
            let difference = try differenceFromGolden(markup, "demonstrations/\(name)")
            #expect(difference == nil, "\(difference ?? "")")
        }
        let golden = try FileManager.default.contentsOfDirectory(
            atPath: Project.golden("demonstrations").path)
        #expect(golden.sorted() == pages.map(\.name))
    }

    // Cards of 32: as the text grows there are seven columns, then six, then three; two on a phone.
    @Test(arguments: [
        ("small-1194", 7, 5), ("medium-1194", 6, 6), ("large-1194", 3, 11), ("small-393", 2, 16), ("large-393", 1, 32),
    ])
    func cardsStandInColumns(page: String, columns: Int, rows: Int) throws {
        let pages = try Command.demonstrations()
        let markup = try #require(pages.first { $0.name == "cards-\(page).html" }).markup
        let cards = String(decoding: markup, as: UTF8.self)
            .matches(of: /<rect class="ink fill" x="([0-9.]+)" y="([0-9.]+)"/)
        #expect(cards.count == 32)
        #expect(Set(cards.map(\.output.1)).count == columns && Set(cards.map(\.output.2)).count == rows)
    }

    @Test func noPageHasAScript() throws {
        for (name, markup) in try Command.demonstrations() {
            #expect(!String(decoding: markup, as: UTF8.self).contains("<script"), "\(name)")
        }
    }
}
