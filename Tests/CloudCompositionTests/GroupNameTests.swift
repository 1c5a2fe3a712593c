import SourceText
import Testing

@testable import BoxLayout
@testable import CloudComposition
@testable import TagParsing

private typealias Tag = TagParsing.Tag

@Suite struct GroupNameTests {
    private let tags = [
        try! Tag("a", weight: 3, group: "First"), try! Tag("b", weight: 2, group: "Second"),
        try! Tag("c", weight: 1, group: "First"), try! Tag("d", weight: 1),
    ]

    private func layout(_ set: [(String, String)]) throws -> (cloud: Cloud, names: [(text: String, frame: CGRect)]) {
        var options = CloudOptions()
        for (name, value) in set + [("group-names", "true")] { try options.set(name, to: value) }
        let cloud = try compose(tags, options)
        return (
            cloud,
            cloud.layout.captions.above.compactMap { item in
                if case .text(let text, _, _) = item.kind { (text, item.frame) } else { nil }
            }
        )
    }

    @Test func eachGroupBeginsALineUnderItsName() throws {
        let (cloud, names) = try layout([])
        #expect(cloud.tags.map(\.text) == ["a", "c", "b", "d"])
        #expect(cloud.layout.lines.map(\.items) == [0..<2, 2..<3, 3..<4])
        #expect(cloud.layout.frames.map(\.line) == [0, 0, 1, 2])
        #expect(names.map(\.text) == ["First", "Second"])
        let lines = cloud.layout.lines
        for (name, line) in zip(names, lines) {
            #expect(name.frame.maxY <= line.y + 1e-9 && abs(name.frame.midX - 320) < 1e-6)
        }
        #expect(names[1].frame.minY > lines[0].y + lines[0].height)
    }

    @Test(arguments: ["between", "stretch", "leading", "trailing", "evenly"])
    func namesStandInAnyLine(justify: String) throws {
        let (cloud, names) = try layout([("justify", justify), ("size", "600x400")])
        #expect(cloud.layout.height == 400 && names.count == 2)
        #expect(names.allSatisfy { $0.frame.minX >= 16 - 1e-9 && $0.frame.maxX <= 584 + 1e-6 })
    }

    @Test func groupsAreColumnsOnTheVerticalAxis() throws {
        let (cloud, names) = try layout([("axis", "vertical"), ("height", "300")])
        #expect(cloud.layout.lines.map(\.items) == [0..<2, 2..<3, 3..<4] && names.count == 2)
        #expect(names[0].frame.maxY <= cloud.layout.frames[0].room.minY + 1e-9)
    }

    @Test func aNameIsNeverWiderThanTheCloud() throws {
        let tag = try Tag("a", group: String(repeating: "A group of a very long name ", count: 5))
        var options = CloudOptions()
        (options.groupNames, options.width, options.responsive) = (true, 300, true)
        for layout in try compose([tag], options).layouts {
            #expect(layout.captions.above.allSatisfy { $0.frame.maxX <= layout.width - 16 + 1e-6 })
        }
    }

    @Test func colorsOfGroupsAreThoseOfTheirNames() throws {
        let cloud = try layout([("color", "group"), ("legend", "true")]).cloud
        #expect(cloud.layout.captions.above.map(\.fill?.name) == ["p0", "p1"])
    }

    @Test func packingKeepsNoGroupsTogether() {
        #expect(throws: Problem.self) { try layout([("order", "packed")]) }
    }

    @Test func tagsBeyondTheLastLineAreHidden() throws {
        let cloud = try layout([("max-lines", "2")]).cloud
        #expect(cloud.tags.map(\.text) == ["a", "c"] && cloud.dropped.map(\.text) == ["b", "d"])
    }
}
