import TagParsing
import TestSupport
import Testing

@testable import CloudComposition

private typealias Tag = TagParsing.Tag

/// The scale `auto`, at several distributions of weights.
@Suite struct SizeSpreadTests {
    /// The weight of the word of each rank in a text, by Zipf's law.
    static let words = (1...120).map { (1000 / Double($0)).rounded() }
    /// The tags of a blog: three of four have a few posts.
    static let blog = (1...60).map { max(1, (60 / Double($0)).rounded(.down)) }
    static let even = (1...50).map { Double($0 * 10) }
    /// One far above the others.
    static let outlier = [100_000.0] + (1...80).map(Double.init)

    private func sizes(_ weights: [Double], _ set: [(String, String)] = []) throws -> [Double] {
        let tags = try weights.enumerated().map { try Tag("tag\($0.offset)", weight: $0.element) }
        let sizes = FontSizes(tags, try options(set))
        return tags.map { sizes.size(of: $0) }.sorted()
    }

    @Test(arguments: [words, even, outlier]) func theHeaviestHasTwiceTheSizeOfTheMiddle(weights: [Double]) throws {
        let sizes = try sizes(weights)
        let (least, middle, most) = (sizes[0], sizes[sizes.count / 2], sizes[sizes.count - 1])
        #expect(most / least > 4 && most / least < 5)
        // Many words of a text share the few small counts, which counts less than as many different ones.
        #expect(most / middle > 1.8 && most / middle < 2.8)
    }

    // No part of the range is left to one tag alone: the second largest has more than two thirds of the largest size.
    @Test(arguments: [words, blog, even, outlier]) func allOfTheRangeIsUsed(weights: [Double]) throws {
        let sizes = Array(Set(try sizes(weights))).sorted()
        let range = sizes[sizes.count - 1] - sizes[0]
        for (one, other) in zip(sizes, sizes.dropFirst()) { #expect(other - one < 0.36 * range || one > other * 2 / 3) }
    }

    // By hand for two and for three weights: the middle one has 0.95 times what makes half of the largest size.
    @Test func fewWeightsHaveTheEndsAndTheMiddle() throws {
        #expect(try sizes([1, 7], [("min-size", "10"), ("max-size", "40")]) == [10, 40])
        let middle = 10 + 0.95 * (20 - 10)
        #expect(try sizes([1, 7, 9], [("min-size", "10"), ("max-size", "40")]) == [10, middle, 40])
    }

    // Two posts and one: twice the size. All but alike: two thirds of it.
    @Test func sizesAreNoFurtherApartThanWeights() throws {
        #expect(try sizes([1, 1, 2], [("max-size", "40")]) == [20, 20, 40])
        #expect(try sizes([1, 1.0.nextUp], [("max-size", "45")]) == [30, 45])
    }

    @Test(arguments: [("360", 12.0, 48.0), ("640", 12.7, 57), ("1194", 17.3, 78), ("2000", 22.4, 101)])
    func theSizesFollowTheWidth(width: String, least: Double, most: Double) throws {
        let found = try options([("width", width)])
        #expect(found.minSize == least && found.maxSize == most)
    }

    @Test func sizesThatAreChosenStay() throws {
        let one = try options([("min-size", "30")])
        #expect(one.minSize == 30 && one.maxSize == 60)
        let other = try options([("max-size", "20")])
        #expect(other.minSize == 10 && other.maxSize == 20)
        let old = try options([("scale", "sqrt")])
        #expect(old.minSize == 14 && old.maxSize == 48 && old.fontWeights == 400...400)
    }

    // Weights from 400 to 800 are bold from 600 on, half of the way.
    @Test func theHeavierAreBold() throws {
        let tags = try (1...9).map { try Tag("tag\($0)", weight: Double($0)) }
        func bold(_ set: [(String, String)]) throws -> [String] {
            try compose(tags, try options(set + [("scale", "linear")])).tags.filter { $0.style.contains(.bold) }.map(
                \.text)
        }
        #expect(try bold([]) == [])
        #expect(try bold([("font-weight", "400..800")]) == ["tag5", "tag6", "tag7", "tag8", "tag9"])
        #expect(try bold([("font-weight", "400..600")]) == ["tag9"])
        #expect(try bold([("font-weight", "400..500")]) == [])
        #expect(try compose(tags, try options([("font-weight", "700..800")])).fontWeight == .bold)
    }
}
