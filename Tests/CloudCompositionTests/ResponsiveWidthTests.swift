import TestSupport
import Testing

@testable import CloudComposition
@testable import TagParsing

@Suite struct ResponsiveWidthTests {
    /// The largest loss between a change and the next chosen width below it, in thousandths of that width.
    private func distance(_ changes: [Int], _ chosen: [Int]) -> Int {
        changes.map { change in
            let width = chosen.last { $0 <= change } ?? 1
            return ((change - width) * 1000 + width - 1) / width
        }.max() ?? 0
    }

    /// The least such distance of all choices.
    private func leastDistance(_ changes: [Int], narrowest: Int, most: Int) -> Int {
        (0..<(1 << changes.count)).filter { $0.nonzeroBitCount <= most }.map { bits in
            distance(changes, [narrowest] + changes.indices.filter { bits >> $0 & 1 == 1 }.map { changes[$0] })
        }.min() ?? 0
    }

    @Test func widthsWithoutAChangeNeedNone() {
        #expect(WidthChooser(narrowest: 240, most: 6).choose(among: []) == [240])
    }

    @Test func fewChangesAreAllChosen() {
        #expect(WidthChooser(narrowest: 240, most: 3).choose(among: [300, 301, 500]) == [240, 300, 301, 500])
    }

    // With one width more, 300 leaves 10 of 240 below it and 10 of 300 above; with 400 as well, 20 of 240 and 20 of
    // 300.
    @Test func theWidthIsChosenThatLeavesTheLeastDistance() {
        #expect(WidthChooser(narrowest: 240, most: 1).choose(among: [250, 300, 310]) == [240, 300])
        #expect(WidthChooser(narrowest: 240, most: 2).choose(among: [260, 300, 320, 400]) == [240, 300, 400])
    }

    @Test(arguments: 0..<200) func noOtherChoiceIsBetter(seed: Int) {
        var random = Seeded(seed)
        let narrowest = Int.random(in: 80...400, using: &random)
        let count = Int.random(in: 0...9, using: &random)
        let range = Int.random(in: 1...300, using: &random)
        let changes = Set((0..<count).map { _ in narrowest + Int.random(in: 1...range, using: &random) }).sorted()
        let most = Int.random(in: 0...6, using: &random)
        let chosen = WidthChooser(narrowest: narrowest, most: most).choose(among: changes)
        #expect(chosen.first == narrowest && chosen.count <= most + 1 && chosen == Set(chosen).sorted())
        #expect(chosen.dropFirst().allSatisfy(changes.contains))
        #expect(distance(changes, chosen) == leastDistance(changes, narrowest: narrowest, most: most))
    }

    private func widths(_ settings: [(String, String)], _ names: [String]) throws -> [Double] {
        try compose(try names.map { try TagParsing.Tag($0) }, try options([("responsive", "true")] + settings)).layouts
            .map(\.width)
    }

    @Test func aCloudOfOneTagHasTheNarrowestWidthAndItsOwn() throws {
        #expect(try widths([], ["a"]) == [240, 640])
        #expect(try widths([("width", "200")], ["a"]) == [200])
        #expect(try widths([("width", "240")], ["a"]) == [240])
    }

    // Three letters "i" of 25.9 px: in Arial's 0.222 em they are 5.75 px wide, 20 apart: 57.25 on a line, 31.5 for two.
    @Test func aChangeOfTheLinesIsFoundToThePixel() throws {
        let found = try widths(
            [("padding", "92"), ("width", "300"), ("scale", "sqrt"), ("item-spacing", "20"), ("tracking", "0")],
            ["i", "i", "i"])
        #expect(found == [240, 242, 300])
    }

    @Test func widthsThatAreChosenAreTakenOnceWithTheCloudsOwn() throws {
        #expect(try widths([("widths", "960,320,320,480")], ["a", "b"]) == [320, 480, 640, 960])
        #expect(try widths([("widths", "640")], ["a"]) == [640])
    }

    @Test func aWidthThatThePaddingFillsIsRefused() throws {
        #expect {
            try compose(
                [try TagParsing.Tag("a")], try options([("responsive", "true"), ("padding", "50"), ("widths", "120")]))
        } throws: {
            "\($0)".hasPrefix("padding 50 leaves less than 40 of 120, one of the widths")
        }
    }
}
