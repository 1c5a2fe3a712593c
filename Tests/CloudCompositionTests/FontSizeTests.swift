import TestSupport
import Testing

@testable import BoxLayout
@testable import CloudComposition
@testable import TagParsing

// Swift Testing has a Tag too.
private typealias Tag = TagParsing.Tag

@Suite struct FontSizeTests {
    // With sizes from 10 to 50: the share of the way is 0, 1/3, 1 in the scaled weight.
    @Test(arguments: [
        ("linear", [10.0, 20, 40], [10.0, 23.3, 50]),
        ("sqrt", [4.0, 16, 64], [10, 23.3, 50]),
        ("log", [1.0, 10, 1000], [10, 23.3, 50]),
    ])
    func sizeFollowsTheScaledWeight(scale: String, weights: [Double], sizes: [Double]) throws {
        let cloud = try compose(
            try tags(weights), try options([("scale", scale), ("min-size", "10"), ("max-size", "50")]))
        #expect(cloud.layouts[0].frames.map(\.fontSize) == sizes)
        #expect(cloud.tags.map(\.level) == [0, 2, 5])
    }

    @Test(arguments: SizeScale.allCases.map(\.rawValue), [[7.0, 7, 7], [1e308, 1e308], [.leastNonzeroMagnitude]])
    func equalWeightsGiveOneSensibleSize(scale: String, weights: [Double]) throws {
        let cloud = try compose(
            try tags(weights), try options([("scale", scale), ("min-size", "10"), ("max-size", "40")]))
        #expect(Set(cloud.layouts[0].frames.map(\.fontSize)) == [20])
    }

    @Test(arguments: SizeScale.allCases.map(\.rawValue))
    func hugeAndTinyWeightsStayWithinTheBounds(scale: String) throws {
        let cloud = try compose(
            try tags([.leastNonzeroMagnitude, 1, 1e308, 1.7e308]),
            try options([("scale", scale), ("min-size", "14"), ("max-size", "48")]))
        let sizes = cloud.layouts[0].frames.map(\.fontSize)
        #expect(sizes.first == 14 && sizes.last == 48)
        #expect(sizes == sizes.sorted())
    }

    // 50 × √(1/2) and 50 × √(1/4); at a hundredth of the weight the size would be 5.
    @Test func twiceTheWeightIsTwiceTheArea() throws {
        let cloud = try compose(
            try tags([100, 50, 25, 1]), try options([("scale", "area"), ("min-size", "10"), ("max-size", "50")]))
        #expect(cloud.layouts[0].frames.map(\.fontSize) == [50, 35.4, 25, 10])
        #expect(cloud.tags.map(\.level) == [5, 4, 2, 0])
        #expect(
            cloud.adjusted == [
                AdjustedTag(text: "tag3", wantedSize: 5, size: 10, lines: 1, brokeInsideWord: false)
            ])
        #expect(cloud.adjusted[0].summary == "set at 10 instead of 5")
    }

    @Test func cardsSayWhatIsSmallerThanAllowedToo() throws {
        let cloud = try compose(try tags([100, 1]), try options([("scale", "area"), ("cards", "true")]))
        #expect(cloud.adjusted.map(\.text) == ["tag1"] && cloud.adjusted.map(\.size) == [14])
    }

    @Test func ranksAreEqualStepsWhateverTheWeights() throws {
        let cloud = try compose(
            try tags([1, 1e9, 2, 2, 3, 1]), try options([("scale", "rank"), ("min-size", "10"), ("max-size", "40")]))
        #expect(cloud.layouts[0].frames.map(\.fontSize) == [10, 40, 20, 20, 30, 10])
        #expect(cloud.tags.map(\.level) == [0, 5, 2, 2, 4, 0])
    }

    @Test(
        arguments: [
            // Ten tags in five pairs, in three groups of three or four, in more steps than tags.
            ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 5, [10, 10, 20, 20, 30, 30, 40, 40, 50, 50]),
            ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 3, [10, 10, 10, 30, 30, 30, 30, 50, 50, 50]),
            ([1, 2, 3], 100, [10, 30, 50]),
            // Equal weights stay together, and steps that nothing is left for are closed up.
            ([1, 1, 1, 1, 2, 3], 2, [10, 10, 10, 10, 50, 50]), ([1, 1, 1, 1, 1, 9], 6, [10, 10, 10, 10, 10, 50]),
            ([1, 9, 9, 9, 9, 9], 3, [10, 50, 50, 50, 50, 50]),
        ] as [([Double], Int, [Double])])
    func quantilesAreGroupsOfAboutAsManyTags(weights: [Double], steps: Int, sizes: [Double]) throws {
        let cloud = try compose(
            try tags(weights.reversed()),
            try options([("scale", "quantile"), ("steps", "\(steps)"), ("min-size", "10"), ("max-size", "50")]))
        #expect(cloud.layouts[0].frames.map(\.fontSize) == sizes.reversed())
    }

    @Test(arguments: SizeScale.allCases.map(\.rawValue), 0..<20)
    func heavierTagsAreNeverSmallerAndEqualOnesAreEqual(scale: String, seed: Int) throws {
        var generator = Seeded(seed)
        let weights = (0..<Int.random(in: 2...120, using: &generator)).map { _ -> Double in
            switch seed % 4 {
            case 0: Double.random(in: 1...9, using: &generator).rounded()
            case 1: Double.random(in: 0.001...1e6, using: &generator)
            case 2: Double(bitPattern: UInt64.random(in: 1...0x7FEF_FFFF_FFFF_FFFF, using: &generator))
            default: [1, 1.0.nextUp, .leastNonzeroMagnitude, 1e308].randomElement(using: &generator) ?? 1
            }
        }
        let steps = Int.random(in: 2...100, using: &generator)
        let set = try options([("scale", scale), ("steps", "\(steps)"), ("min-size", "9.95"), ("max-size", "44.44")])
        let all = try tags(weights.sorted())
        let sizes = FontSizes(all, set)
        for (one, other) in zip(all, all.dropFirst()) {
            #expect(sizes.size(of: one) <= sizes.size(of: other) && sizes.level(of: one) <= sizes.level(of: other))
            if one.weight == other.weight { #expect(sizes.size(of: one) == sizes.size(of: other)) }
        }
        #expect(all.allSatisfy { (9.95...44.44).contains(sizes.size(of: $0)) && (0...5).contains(sizes.level(of: $0)) })
        if sizes.level(of: all[0]) != sizes.level(of: all[all.count - 1]) {
            #expect(sizes.size(of: all[0]) <= 10 || scale == "area")
            #expect(abs(sizes.size(of: all[all.count - 1]) - 44.44) < 0.05)
            #expect(sizes.level(of: all[0]) == 0 && sizes.level(of: all[all.count - 1]) == 5)
        }
    }

    // Each weight of the legend stands at the size at which a tag of that weight is drawn.
    @Test(arguments: SizeScale.allCases.map(\.rawValue)) func theLegendTellsTheTruth(scale: String) throws {
        let all = try tags([1, 2, 3, 5, 8, 13, 21, 34, 1000])
        let set = [("scale", scale), ("min-size", "14"), ("max-size", "48"), ("width", "1000")]
        let cloud = try compose(all, try options(set + [("legend", "true")]))
        let shown = cloud.layouts[0].captions.below.compactMap { item -> (weight: String, size: Double)? in
            if case .text(let text, _, let font) = item.kind { (text, font.size) } else { nil }
        }
        let sizes = FontSizes(all, try options(set))
        for step in shown {
            let weight = try #require(Double(step.weight.filter { $0 != "," }))
            #expect(sizes.size(of: weight) == step.size)
            // What had to be set larger than its weight asks explains nothing.
            #expect(!cloud.adjusted.contains { $0.text == all.first { $0.weight == weight }?.name })
        }
        #expect(shown.count >= (scale == "area" ? 1 : 2))
    }
}
