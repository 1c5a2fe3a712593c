import TestSupport
import Testing

@testable import CloudComposition
@testable import TagParsing

// Swift Testing has a Tag too.
private typealias Tag = TagParsing.Tag

@Suite struct FittingTests {
    @Test(
        arguments: [
            "Donaudampfschifffahrtsgesellschaftskapitän",
            "The Hitchhiker’s Guide to the Galaxy, a trilogy in five parts", "東京特許許可局局長今日急遽休暇許可却下",
            String(repeating: "W", count: 1000), "a\nb\nc", "👩‍👩‍👧‍👦" + String(repeating: "🏳️‍🌈", count: 40),
            "العربية " + String(repeating: "ن", count: 80),
        ], ["80", "120", "320", "640"])
    func aTagTooWideIsSetInLinesOrSmallerAndLosesNothing(name: String, width: String) throws {
        let settings = try options([("width", width), ("padding", "8"), ("max-size", "60")])
        let cloud = try compose([try Tag(name, weight: 9), try Tag("b", weight: 1)], settings)
        let layout = cloud.layouts[0]
        let content = (Double(width) ?? 0) - 16
        for run in layout.runs {
            #expect(run.x >= 8 - 1e-6)
            // A single cluster wider than the cloud cannot be broken any more.
            #expect(run.x + run.width <= 8 + content + 1e-6 || run.text.count == 1)
            #expect(run.fontSize >= 12)
        }
        let text = layout.runs.filter { $0.tag == 0 }.map(\.text).joined()
        #expect(text.filter { $0 != " " } == name.filter { $0 != " " && $0 != "\n" })
        if layout.frames[0].fontSize < 60 || layout.frames[0].runs.count > name.split(separator: "\n").count {
            #expect(cloud.adjusted.map(\.text) == [name])
        }
        #expect(abs((layout.frames.map(\.room.maxY).max() ?? 0) + 8 - layout.height) < 1e-9)
    }

    @Test func linesDoNotChangePlacesHoweverCloseTheyAre() throws {
        let cloud = try compose(
            try (0..<30).map { try Tag("tag \($0)", weight: Double($0 + 1)) },
            try options([("width", "200"), ("line-spacing", "-100"), ("min-size", "6")]))
        let tops = cloud.layouts[0].lines.map(\.y)
        #expect(tops.count > 3 && tops == tops.sorted())
    }

    @Test func wordsBreakAtSpacesBeforeTheyShrink() throws {
        let cloud = try compose(
            [try Tag("alpha beta gamma", weight: 2), try Tag("b")],
            try options([("width", "240"), ("max-size", "60"), ("font-weight", "regular")]))
        #expect(cloud.layouts[0].runs.filter { $0.tag == 0 }.map(\.text) == ["alpha", "beta", "gamma"])
        #expect(cloud.layouts[0].frames[0].fontSize == 60)
        #expect(
            cloud.adjusted == [
                AdjustedTag(
                    text: "alpha beta gamma", wantedSize: 60, size: 60, lines: 3, brokeInsideWord: false)
            ])
    }

    @Test func aWrappedTagStandsAlone() throws {
        let cloud = try compose(
            try ["a", "United Kingdom of somewhere", "b"].map { try Tag($0, weight: 2) },
            try options([("width", "240"), ("max-size", "30"), ("min-size", "30")]))
        #expect(cloud.layouts[0].frames[1].runs.count > 1)
        #expect(cloud.layouts[0].lines.map(\.items) == [0..<1, 1..<2, 2..<3])
    }

    // Three words fit on a line of 168 pixels, four do not: 3 + 1 would be full, 2 + 2 is even.
    @Test func linesOfAWrappedTagAreEven() throws {
        let cloud = try compose(
            [try Tag("nine nine nine nine", weight: 2)],
            try options([("width", "200"), ("max-size", "24"), ("min-size", "24")]))
        #expect(cloud.layouts[0].runs.map(\.text) == ["nine nine", "nine nine"])
    }
}

@Suite struct CloudTests {
    @Test func accessibleNamesHaveTheWeightAndNoLineBreak() throws {
        let cloud = try compose([try Tag("a\nb", weight: 2.5), try Tag("c", weight: 1e6)], CloudOptions())
        #expect(cloud.tags.map(\.accessibleName) == ["a b, 2.5", "c, 1,000,000"])
    }

    @Test func titleAndDescriptionHaveDefaults() throws {
        let cloud = try compose(try tags([1, 2]), CloudOptions())
        #expect(cloud.title == "Tag cloud" && cloud.description == "2 tags")
    }

    @Test func aCloudIsNoHigherThanItsContentAndAsWideAsAsked() throws {
        let cloud = try compose(
            [try Tag("x")], try options([("width", "500"), ("padding", "10"), ("min-size", "20"), ("max-size", "20")]))
        let layout = cloud.layouts[0]
        #expect(layout.width == 500)
        // One line of Liberation Sans: (0.905 + 0.212) em.
        #expect(abs(layout.height - (20 + 20 * 1.1172)) < 0.01)
        #expect(
            layout.shapes == [
                CloudShape(role: .background, x: 0, y: 0, width: 500, height: layout.height, radius: 0, tag: nil)
            ])
    }
}
