import TestSupport
import Testing

@testable import BoxLayout
@testable import CloudComposition
@testable import TagParsing
@testable import Typography

private typealias Tag = TagParsing.Tag

@Suite struct LongTagTests {
    private func cloud(_ tags: [Tag], _ set: [(String, String)]) throws -> Cloud {
        var options = CloudOptions()
        for (name, value) in set { try options.set(name, to: value) }
        return try compose(tags, options)
    }

    private func lines(_ cloud: Cloud, _ tag: Int = 0) -> [String] {
        cloud.layouts[0].runs.filter { $0.tag == tag && $0.role == .tag }.map(\.text)
    }

    private let name = "Natural language processing"

    @Test func aTagWiderThanATagMayBeIsSetInLinesBesideTheOthers() throws {
        let cloud = try cloud(
            [try Tag("Swift"), try Tag(name), try Tag("C")],
            [("max-tag-width", "150"), ("min-size", "20"), ("max-size", "20")])
        #expect(lines(cloud, 1) == ["Natural", "language", "processing"])
        #expect(cloud.layouts[0].lines.count == 1)
        #expect(cloud.layouts[0].frames.allSatisfy { $0.room.width <= 150 && $0.fontSize == 20 })
        #expect(cloud.adjusted.map(\.text) == [name])
    }

    // Where the cloud is narrower than a tag may be, a wrapped tag is still one for itself.
    @Test func theWidthOfTheCloudHoldsAsWell() throws {
        let cloud = try cloud(
            [try Tag("a"), try Tag(name), try Tag("b")],
            [("max-tag-width", "400"), ("width", "182"), ("min-size", "20"), ("max-size", "20")])
        #expect(cloud.layouts[0].lines.map(\.items) == [0..<1, 1..<2, 2..<3])
    }

    @Test(arguments: ["none", "capsule"], ["none", "text", "badge"])
    func chipsAndCountsAreAPartOfTheTag(chip: String, counts: String) throws {
        let cloud = try cloud(
            [try Tag(name, weight: 1234), try Tag("incomprehensibilities", weight: 99), try Tag("東京特許許可局局長")],
            [("chip", chip), ("counts", counts), ("max-tag-width", "180"), ("max-size", "30")])
        #expect(cloud.layouts[0].frames.allSatisfy { $0.room.width <= 180 + 1e-6 })
    }

    // A smaller tag has a smaller count and a thinner chip: what those need at its own size is left out of its room.
    @Test(arguments: [("rounded", "badge"), ("none", "text"), ("capsule", "text")])
    func aTagOfLimitedLinesIsAsLargeAsItsRoomAllows(chip: String, counts: String) throws {
        let cloud = try cloud(
            [try Tag("Tiếng Việt Nam", weight: 1200), try Tag("Swift", weight: 42), try Tag("b", weight: 9)],
            [("chip", chip), ("counts", counts), ("max-tag-width", "170"), ("max-tag-lines", "1")])
        #expect(lines(cloud) == ["Tiếng Việt Nam"])
        #expect((160...170 + 1e-6).contains(cloud.layouts[0].frames[0].room.width))
        #expect(cloud.adjusted.map(\.shortenedText) == [nil])
    }

    @Test func fitBoxScalesTheWidthWithTheTags() throws {
        let tags = try [name, "Swift", "Rust", "C++"].map { try Tag($0) }
        let set = [("max-tag-width", "150"), ("min-size", "20"), ("max-size", "20")]
        let plain = try cloud(tags, set)
        let fitted = try cloud(tags, set + [("height", "600"), ("fit-box", "true")])
        #expect(lines(plain) == lines(fitted))
        #expect(fitted.layouts[0].frames[0].fontSize > 20)
    }

    @Test func aTagWithTooManyLinesIsSetSmallerFirst() throws {
        let cloud = try cloud(
            [try Tag(name, weight: 4), try Tag("b", weight: 1)],
            [
                ("max-tag-width", "200"), ("max-tag-lines", "2"), ("max-size", "40"), ("font-weight", "regular"),
                ("tracking", "0"),
            ])
        #expect(lines(cloud) == ["Natural language", "processing"])
        let size = cloud.layouts[0].frames[0].fontSize
        let face = FontFamily.sans.face(.regular)
        // The largest size, to a tenth of a pixel.
        #expect(face.measure("Natural language").width * size <= 200 + 1e-6)
        #expect(face.measure("Natural language").width * (size + 0.1) > 200)
        #expect(cloud.adjusted[0].shortenedText == nil && cloud.tags[0].tooltip == nil)
    }

    @Test func whatIsStillTooLongEndsWithAnEllipsisAndIsKeptElsewhere() throws {
        let cloud = try cloud(
            [try Tag(name, weight: 4, link: "https://example.org"), try Tag("b", weight: 1)],
            [("max-tag-width", "120"), ("max-tag-lines", "1"), ("max-size", "40")])
        #expect(lines(cloud) == ["Natural language…"])
        #expect(cloud.layouts[0].frames[0].fontSize == 12)
        let tag = cloud.tags[0]
        #expect(tag.text == name && tag.accessibleName == "\(name), 4" && tag.tooltip == name && tag.link != nil)
        #expect(
            cloud.adjusted.map(\.summary) == ["set at 12 instead of 40, shortened to “Natural language…”"])
    }

    @Test func linesThatANameAsksForAreCutAsWellAndMakeItNoSmaller() throws {
        let cloud = try cloud(
            [try Tag("one\ntwo\nthree", weight: 4), try Tag("b", weight: 4)], [("max-tag-lines", "2")])
        #expect(lines(cloud) == ["one", "two…"])
        #expect(cloud.layouts[0].frames[0].fontSize == cloud.layouts[0].frames[1].fontSize)
        #expect(cloud.layouts[0].lines.count == 1)
        #expect(cloud.adjusted.map(\.summary) == ["set in 2 lines, shortened to “one two…”"])
        #expect(cloud.tags[0].tooltip == "one two three")
    }

    @Test func aTitleOfItsOwnIsTheTooltip() throws {
        let tag = try Tag("one\ntwo", attributes: TagAttributes(values: [("title", "mine")]))
        #expect(try cloud([tag], [("max-tag-lines", "1")]).tags[0].tooltip == "mine")
    }

    @Test func namesOfCardsHaveNoMoreLines() throws {
        let cloud = try cloud(
            [try Tag(String(repeating: "many words ", count: 30) + "end", weight: 4), try Tag("b")],
            [("cards", "true"), ("max-tag-lines", "2")])
        #expect(lines(cloud).count == 2 && lines(cloud)[1].hasSuffix("…"))
        #expect(cloud.tags[0].tooltip?.hasSuffix("end") == true)
    }

    @Test(arguments: 0..<40) func noTagIsWiderOrHasMoreLinesAndNoneIsLost(seed: Int) throws {
        var random = Seeded(seed)
        let names = [
            "Ada", "Machine learning and artificial intelligence", "機械学習と人工知能の基礎", "ปัญญาประดิษฐ์และการเรียนรู้",
            "الذكاء الاصطناعي وتعلم الآلة", "well-known and/or unknown", "대한민국 헌법재판소", "a\nb\nc",
            "Donau\u{AD}dampf\u{AD}schiff",
            "Donaudampfschifffahrtsgesellschaftskapitän", "👨‍👩‍👧‍👦🏳️‍🌈👍🏽🇩🇪",
        ]
        let tags = try (0..<20).map {
            try Tag("\(names.randomElement(using: &random)!) \($0)", weight: Double.random(in: 1...99, using: &random))
        }
        let most = Int.random(in: 1...3, using: &random)
        let widest = Double.random(in: 60...300, using: &random).rounded()
        let cloud = try cloud(
            tags,
            [
                ("max-tag-lines", "\(most)"), ("max-tag-width", "\(widest)"),
                ("chip", ["none", "rounded"].randomElement(using: &random)!),
                ("direction", ["ltr", "rtl"].randomElement(using: &random)!),
            ])
        #expect(cloud.tags.map(\.text) == tags.map(\.name))
        let layout = cloud.layouts[0]
        for (index, frame) in layout.frames.enumerated() {
            #expect(frame.runs.count <= most)
            #expect(frame.room.width <= widest + 1e-6)
            let shown = layout.runs[frame.runs].map(\.text).joined()
            #expect(
                cloud.tags[index].tooltip == (shown.unicodeScalars.contains("…") ? singleLine(tags[index].name) : nil))
        }
    }
}
