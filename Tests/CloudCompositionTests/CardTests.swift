import CloudComposition
import FlowSolving
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
        // Three of 150 by 100, 8 apart, in the middle of 520 less the padding.
        #expect(cards.map(\.x) == [27, 185, 343, 27, 185] && cards.map(\.y) == [16, 16, 16, 124, 124])
        #expect(layout.width == 520 && layout.lines.map(\.slack) == [22, 180])
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

    @Test func aLongDescriptionMakesAllCardsHigher() throws {
        let long = String(repeating: "more and more words ", count: 60)
        let cloud = try cloud([try tag("Ada", long), try tag("Bob", "few")])
        let layout = cloud.layouts[0]
        let cards = layout.shapes.filter { $0.role == .card }
        #expect(cards[0].width == 400 && cards[0].height > 267 && cards[1].height == cards[0].height)
        let details = layout.runs.filter { $0.role == .detail && $0.tag == 0 }.map(\.text)
        #expect(details.joined(separator: " ") + " " == long)
        #expect(layout.runs.filter { $0.tag == 0 }.allSatisfy { $0.baseline < cards[0].y + cards[0].height - 14 })
    }

    @Test func aNameThatIsTooWideForItsCardIsSetInLinesOrSmallerAndReported() throws {
        let cloud = try cloud(
            [
                try tag("Continuous integration and delivery pipelines"), try tag("Donaudampfschifffahrtsgesellschaft"),
                try tag("C"),
            ],
            [("width", "240"), ("max-size", "60"), ("min-size", "40")])
        let layout = cloud.layouts[0]
        for (index, frame) in layout.frames.enumerated() {
            let card = layout.shapes.filter { $0.role == .card }[index]
            #expect(frame.x >= card.x + 14 - 1e-6 && frame.x + frame.width <= card.x + card.width - 14 + 1e-6)
            let name = layout.runs.filter { $0.tag == index && $0.role == .tag }.map(\.text)
            #expect(name.joined().filter { $0 != " " } == cloud.tags[index].text.filter { $0 != " " })
            #expect(frame.fontSize == layout.runs.first { $0.tag == index }?.fontSize)
        }
        #expect(cloud.adjusted.map(\.text) == cloud.tags.prefix(2).map(\.text))
        #expect(cloud.adjusted.map(\.size) == layout.frames.prefix(2).map(\.fontSize))
    }

    @Test func aBadgeStandsOnTheCornerOfItsCard() throws {
        let layout = try cloud([try tag("Ada", "words")], [("counts", "badge")]).layouts[0]
        let (card, badge) = (layout.shapes[1], layout.shapes[2])
        #expect(card.role == .card && badge.role == .badge)
        #expect(abs(badge.x + 0.8 * badge.width - card.x - card.width) < 1e-9)
        #expect(abs(badge.y + 0.2 * badge.height - card.y) < 1e-9)
        #expect(layout.runs.map(\.role) == [.tag, .detail, .count])
    }

    @Test(arguments: [" ", "\u{200B}", "\u{AD}\u{2060}", "\u{202E}"])
    func aDescriptionThatShowsNothingIsNone(text: String) throws {
        #expect(try cloud([try tag("Ada", text)]).layouts[0].runs.map(\.text) == ["Ada"])
    }

    @Test func whatACardShowsIsHeard() throws {
        #expect(try cloud([try tag("Ada", "First of all.")]).tags[0].accessibleName == "Ada, 2: First of all.")
    }

    @Test func everyTagHasItsCardWhateverTheWidth() throws {
        let tags = try (0..<7).map { try tag("a name of several words \($0)", "and a description") }
        for width in ["80", "200", "333", "1000", "5000"] {
            let layout = try cloud(tags, [("width", width), ("counts", "badge"), ("heading", "true")]).layouts[0]
            #expect(layout.frames.count == 7 && layout.shapes.filter { $0.role == .card }.count == 7)
            #expect(layout.runs.allSatisfy { $0.width > 0 && $0.x >= 0 && $0.x + $0.width <= layout.width })
            let cards = layout.shapes.filter { $0.role == .card }
            for (index, card) in cards.enumerated() {
                #expect(card.x >= 16 && card.y >= 16 && card.x + card.width <= layout.width - 16 + 1e-6)
                for other in cards[(index + 1)...] {
                    #expect(other.x >= card.x + card.width + 8 - 1e-6 || other.y >= card.y + card.height + 8 - 1e-6)
                }
            }
            #expect((0..<7).allSatisfy { tag in layout.runs.contains { $0.tag == tag && $0.role == .tag } })
        }
    }

    @Test(arguments: [
        [("padding", "0")], [("max-size", "300"), ("width", "1200")], [("width", "120")],
        [("direction", "rtl"), ("font-weight", "bold")],
    ])
    func aBadgeLiesOnNoNameAndInsideThePicture(set: [(String, String)]) throws {
        let tags = [
            try Tag("Internationalization handbook", weight: 900), try Tag("Go", weight: 12_345),
            try Tag("x", weight: 1),
        ]
        let layout = try cloud(tags, [("counts", "badge")] + set).layouts[0]
        for badge in layout.shapes where badge.role == .badge {
            #expect(badge.x >= 0 && badge.y >= 0)
            #expect(badge.x + badge.width <= layout.width + 1e-6 && badge.y + badge.height <= layout.height + 1e-6)
            for frame in layout.frames {
                let (top, bottom) = (frame.baseline - frame.ascent, frame.baseline + frame.descent)
                #expect(
                    frame.x + frame.width <= badge.x + 1e-6 || frame.x >= badge.x + badge.width - 1e-6
                        || bottom <= badge.y + 1e-6 || top >= badge.y + badge.height - 1e-6)
            }
        }
    }

    @Test func aCountIsSmallerThanTheNameThatIsDrawn() throws {
        let tags = [try Tag("incomprehensibilities of some length", weight: 900), try Tag("x")]
        let layout = try cloud(tags, [("counts", "text"), ("max-size", "64"), ("width", "1200")]).layouts[0]
        let count = try #require(layout.runs.first { $0.role == .count })
        #expect(count.fontSize < layout.frames[0].fontSize)
    }
}
