import CloudComposition
import TagParsing
import Testing

private typealias Tag = TagParsing.Tag

@Suite struct CardTests {
    private func cloud(_ tags: [Tag], _ set: [(String, String)] = []) throws -> Cloud {
        var options = CloudOptions()
        try options.set("cards", to: "true")
        for (name, value) in set { try options.set(name, to: value) }
        return try compose(tags, options)
    }

    private func tag(_ name: String, _ description: String? = nil) throws -> Tag {
        try Tag(name, weight: 2, attributes: TagAttributes(values: description.map { [("description", $0)] } ?? []))
    }

    @Test func cardsAreOfOneSizeInRowsAndColumns() throws {
        let layout = try cloud(try (0..<5).map { try tag("n\($0)", "words") }, [("width", "520")]).layouts[0]
        let cards = layout.shapes.filter { $0.role == .card }
        #expect(cards.count == 5 && Set(cards.map(\.width)).count == 1 && Set(cards.map(\.height)).count == 1)
        // Three of 150 by 100, 8 apart, in 520 less the padding.
        #expect(cards.map(\.x) == [16, 174, 332, 16, 174] && cards.map(\.y) == [16, 16, 16, 124, 124])
        #expect(cards[0].width == 150 && cards[0].height == 100)
        #expect(layout.lines.map(\.items) == [0..<3, 3..<5] && layout.quality.lines == 2)
        #expect(layout.frames.map(\.line) == [0, 0, 0, 1, 1])
    }

    @Test func aCardHoldsNameCountAndDescription() throws {
        let layout = try cloud([try tag("Ada", "First of all, and since then.")], [("counts", "text")]).layouts[0]
        #expect(layout.runs.map(\.role) == [.tag, .count, .detail])
        #expect(layout.runs.map(\.text) == ["Ada", "2", "First of all, and since then."])
        let card = try #require(layout.shapes.last)
        #expect(layout.runs.allSatisfy { $0.x >= card.x + 14 && $0.x + $0.width <= card.x + card.width - 14 + 1e-6 })
        #expect(layout.frames[0].shapes == 1..<2 && layout.frames[0].runs == 0..<3)
    }

    @Test func whatACardCannotHoldIsShortenedAndReported() throws {
        let long = String(repeating: "more and more words ", count: 60)
        let cloud = try cloud([try tag("Ada", long), try tag("Bob", "few")])
        let details = cloud.layouts[0].runs.filter { $0.role == .detail && $0.tag == 0 }
        #expect(details.last?.text.hasSuffix("…") == true && details.count > 3)
        let card = cloud.layouts[0].shapes[1]
        #expect(details.allSatisfy { $0.baseline < card.y + card.height })
        #expect(cloud.adjusted.map(\.text) == ["Ada"])
        #expect(cloud.adjusted.first?.summary.contains("shortened to fit its card") == true)
    }

    @Test func everyTagHasItsCardWhateverTheWidth() throws {
        let tags = try (0..<7).map { try tag("a name of several words \($0)", "and a description") }
        for width in ["80", "200", "333", "1000", "5000"] {
            let layout = try cloud(tags, [("width", width), ("counts", "badge"), ("heading", "true")]).layouts[0]
            #expect(layout.frames.count == 7 && layout.shapes.filter { $0.role == .card }.count == 7)
            #expect(layout.runs.allSatisfy { $0.width.isFinite && $0.x.isFinite })
            #expect((0..<7).allSatisfy { tag in layout.runs.contains { $0.tag == tag && $0.role == .tag } })
        }
    }
}
