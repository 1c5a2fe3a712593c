import BoxLayout
import CloudComposition
import SourceText
import TagParsing
import Testing

private typealias Tag = TagParsing.Tag

@Suite struct CaptionTests {
    private func layout(_ tags: [Tag], _ set: [(String, String)]) throws -> CloudLayout {
        var options = CloudOptions()
        for (name, value) in set { try options.set(name, to: value) }
        return try compose(tags, options).layouts[0]
    }

    private func texts(_ items: [DrawnItem]) -> [String] {
        items.compactMap { if case .text(let text, _, _) = $0.kind { text } else { nil } }
    }

    private let tags = [try! Tag("a", weight: 1), try! Tag("b", weight: 10), try! Tag("c", weight: 100)]

    @Test func theHeadingStandsAboveTheTagsAndTheLegendBelow() throws {
        let set = [("title", "T"), ("description", "D"), ("scale", "sqrt")]
        let plain = try layout(tags, set)
        let full = try layout(tags, set + [("heading", "true"), ("legend", "true")])
        #expect(plain.captions.above.isEmpty && plain.captions.below.isEmpty)
        #expect(texts(full.captions.above) == ["T", "D"])
        #expect(texts(full.captions.below) == ["1", "30", "100"])
        let top = full.frames.map { $0.baseline - $0.ascent }.min() ?? 0
        let bottom = full.frames.map { $0.baseline + $0.descent }.max() ?? 0
        #expect(full.captions.above.allSatisfy { $0.frame.minY >= 16 && $0.frame.maxY <= top - 20 + 1e-9 })
        #expect(full.captions.below.allSatisfy { $0.frame.minY >= bottom + 20 - 1e-9 })
        #expect(abs((full.captions.below.map(\.frame.maxY).max() ?? 0) + 16 - full.height) < 1e-9)
        // The tags themselves stand as they did, only further down.
        let shift = full.frames[0].baseline - plain.frames[0].baseline
        #expect(shift > 40)
        for (one, other) in zip(plain.frames, full.frames) {
            #expect(other.x == one.x && abs(other.baseline - one.baseline - shift) < 1e-9)
        }
    }

    @Test func aDescriptionThatNobodyWroteIsNotDrawn() throws {
        #expect(texts(try layout(tags, [("heading", "true")]).captions.above) == ["Tag cloud"])
    }

    @Test func theLegendShowsEachSizeThatItNames() throws {
        let cloud = try layout(tags, [("legend", "true"), ("scale", "sqrt")])
        let sizes = cloud.captions.below.compactMap { item -> Double? in
            if case .text(_, _, let font) = item.kind { font.size } else { nil }
        }
        // Those of the weights 1, 30 and 100: 14 + 34 × (√30 − 1) / 9.
        #expect(sizes == [14, 30.9, 48])
        #expect(cloud.captions.below.map(\.fill?.name) == ["w0", "w2", "w5"])
        // All of one weight: there is one size to explain.
        #expect(texts(try layout([try Tag("a"), try Tag("b")], [("legend", "true")]).captions.below) == ["1"])
    }

    @Test(arguments: [("leading", 16.0), ("center", 320), ("trailing", 624)])
    func captionsStandWhereTheLinesStand(justify: String, place: Double) throws {
        let title = try #require(
            try layout(tags, [("heading", "true"), ("justify", justify)]).captions.above.first
        ).frame
        let found = justify == "leading" ? title.minX : justify == "center" ? title.midX : title.maxX
        #expect(abs(found - place) < 1e-9)
    }

    @Test func aLongTitleWrapsInTheCloud() throws {
        let cloud = try layout(
            tags, [("heading", "true"), ("width", "200"), ("title", "A title of far more words than fit on one line")])
        #expect(cloud.width == 200 && cloud.captions.above.count > 2)
        #expect(cloud.captions.above.allSatisfy { $0.frame.minX >= 16 && $0.frame.maxX <= 184 + 1e-6 })
    }

    // The height is that of the picture, whatever stands around the tags.
    @Test(arguments: [false, true]) func theHeightHoldsHeadingAndLegend(fit: Bool) throws {
        let tags = try (1...40).map { try Tag("tag number \($0)", weight: Double($0)) }
        let cloud = try layout(
            tags,
            [
                ("heading", "true"), ("legend", "true"), ("width", "800"), ("height", "500"), ("fit-box", "\(fit)"),
                ("lines", "between"), ("max-size", "20"), ("scale", "sqrt"),
            ])
        // Fitted tags never need more; they may leave a little.
        #expect(fit ? cloud.height > 490 && cloud.height <= 500 + 1e-6 : abs(cloud.height - 500) < 1e-6)
        let sizes = cloud.captions.below.compactMap { item -> Double? in
            if case .text(_, _, let font) = item.kind { font.size } else { nil }
        }
        let largest = cloud.frames.map(\.fontSize).max() ?? 0
        // No larger than the title beside it, nor than the tags.
        #expect((sizes.max() ?? 0) <= (fit ? 24 * 1.4 : largest) + 1e-9 && sizes.first ?? 0 >= 11.5)
    }

    @Test func theLegendSpeaksOfTagsThatAreThereAtTheSizesThatTheyHave() throws {
        let some = try layout(
            [try Tag("a", weight: 1), try Tag("b", weight: 3), try Tag("later", weight: 500)],
            [("legend", "true"), ("max-lines", "1"), ("width", "130")])
        #expect(some.frames.count == 2 && texts(some.captions.below) == ["1", "2", "3"])
        // Set smaller than its weight asks, the heaviest explains nothing.
        let wide = try layout(
            [try Tag("a", weight: 1), try Tag("b", weight: 50), try Tag("incomprehensibilities", weight: 100)],
            [("legend", "true"), ("width", "200")])
        #expect(texts(wide.captions.below).first == "1" && texts(wide.captions.below).last == "50")
    }

    @Test func aLegendSaysWhatItsRoundNumbersAre() throws {
        func legend(_ weights: [Double], _ set: [(String, String)] = []) throws -> [String] {
            texts(
                try layout(
                    try weights.map { try Tag("t\($0)", weight: $0) }, [("scale", "sqrt")] + set + [("legend", "true")]
                ).captions.below
            )
        }
        #expect(try legend([3, 7, 48], [("unit", "answer|answers")]) == ["3", "20", "48", "answers"])
        #expect(try legend([53, 2403]) == ["53", "1,000", "2,400"])
        #expect(try legend([53, 24_037], [("lang", "de"), ("unit", "words")]) == ["53", "5.000", "24.000", "Wörter"])
        #expect(try legend([53, 2403], [("lang", "es")]) == ["53", "1000", "2400"])
        #expect(try legend([0.0312, 0.988]) == ["0.032", "0.3", "0.98"])
        #expect(try legend([128, 129]) == ["128", "129"])
        #expect(try legend([10, 20], [("lang", "ja"), ("unit", "posts")]) == ["10", "20", "件の投稿"])
        // Only weights that occur have a rank.
        #expect(try legend([7, 1234, 99_999], [("scale", "rank")]) == ["7", "1,234", "99,999"])
    }

    @Test(arguments: ["60", "75", "90"]) func aFittedCloudWithoutRoomBesideItsHeadingIsAnError(height: String) throws {
        #expect(throws: Problem.self) {
            try layout(tags, [("heading", "true"), ("fit-box", "true"), ("height", height), ("description", "D")])
        }
        // Without fitting it is the least height, and the cloud becomes higher.
        #expect(try layout(tags, [("heading", "true"), ("height", height), ("description", "D")]).height > 90)
    }

    // A few tags grow a lot, and the legend with them.
    @Test func aLegendThatGrowsWithItsTagsFindsItsRoom() throws {
        let cloud = try layout(tags, [("legend", "true"), ("fit-box", "true"), ("width", "900"), ("height", "400")])
        #expect(cloud.height <= 400 + 1e-6 && cloud.height > 380, "\(cloud.height)")
    }
}
