import TestSupport
import Testing

@testable import BoxLayout
@testable import CloudComposition
@testable import TagParsing

private typealias Tag = TagParsing.Tag

/// Tags of one to three words of one to twelve letters, in weights from 1 to 100.
private func someTags(_ seed: Int) throws -> [Tag] {
    var random = Seeded(seed)
    return try (0..<Int.random(in: 1...40, using: &random)).map { number in
        let words = (0..<Int.random(in: 1...3, using: &random)).map { _ in
            String(
                (0..<Int.random(in: 1...12, using: &random)).map { _ in
                    "abcdefghilmnorstu".randomElement(using: &random) ?? "x"
                })
        }
        return try Tag(
            "\(number) " + words.joined(separator: " "), weight: Double(Int.random(in: 1...100, using: &random)))
    }
}

private let sets: [[(String, String)]] = [
    [], [("justify", "stretch"), ("chip", "capsule"), ("counts", "badge")],
    [("justify", "leading"), ("sizing", "hug")],
    [("order", "packed"), ("counts", "text")], [("cards", "true"), ("counts", "badge")],
    [("heading", "true"), ("legend", "true"), ("width", "900")], [("max-lines", "3")], [("min-lines", "9")],
    [("fit-box", "true"), ("height", "500")], [("line-widths", "500,600,300")],
    [("justify", "leading"), ("tab-stops", "150,500")],
    [("direction", "rtl"), ("justify", "between")], [("max-tag-width", "150"), ("line-order", "reverse")],
    [("width", "500.5"), ("widths", "100,333.25,777")],
]

@Suite struct ResponsiveLayoutTests {
    @Test(arguments: 0..<4, sets.indices) func everyLayoutHoldsAllTagsInsideItsWidth(seed: Int, set: Int) throws {
        let cloud = try compose(try someTags(seed), try options([("responsive", "true")] + sets[set]))
        #expect(cloud.isResponsive && cloud.layouts.count <= 8)
        let widths = cloud.layouts.map(\.width)
        #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 })
        let own = cloud.layout
        for layout in cloud.layouts {
            #expect(layout.frames.count == cloud.tags.count)
            for (index, frame) in layout.frames.enumerated() {
                #expect(
                    frame.room.minX > -1e-6 && frame.room.maxX < layout.width + 1e-6 && frame.room.minY > -1e-6
                        && frame.room.maxY < layout.height + 1e-6, "\(cloud.tags[index].text) at \(layout.width)")
                // A tag's own lines are the same at all widths, all of them larger or smaller; but where they would be
                // too small to read it has narrow ones, which are the same wherever it has them.
                let (lines, ownLines) = (layout.runs[frame.runs], own.runs[own.frames[index].runs])
                guard !frame.isNarrow else {
                    #expect(!own.frames[index].isNarrow && frame.fontSize >= min(12, own.frames[index].fontSize) - 0.01)
                    let other = try #require(cloud.layouts.first { $0.frames[index].isNarrow })
                    #expect(other.runs[other.frames[index].runs].map(\.text) == lines.map(\.text))
                    func letters(_ runs: ArraySlice<TextRun>) -> String {
                        runs.map(\.text).joined().replacing(" ", with: "").replacing("-", with: "")
                    }
                    #expect(letters(lines) == letters(ownLines))
                    continue
                }
                #expect(lines.map(\.text) == ownLines.map(\.text))
                let scale = frame.fontSize / own.frames[index].fontSize
                #expect(zip(lines, ownLines).allSatisfy { abs($0.width - $1.width * scale) < 1e-6 })
            }
            for (index, frame) in layout.frames.enumerated() {
                for other in layout.frames[(index + 1)...] {
                    let common = frame.room.insetBy(dx: 1e-6, dy: 1e-6).intersection(other.room)
                    #expect(common.isNull || common.isEmpty, "at \(layout.width)")
                }
            }
            // Lines hold the tags in reading order.
            #expect(layout.lines.flatMap { Array($0.items) } == Array(cloud.tags.indices))
        }
    }

    @Test(arguments: 0..<4) func theDefaultLayoutIsThatOfACloudOfOneWidth(seed: Int) throws {
        // Names of up to eight letters have their lines from the cloud's own width.
        let tags = try someTags(seed).enumerated().map {
            try Tag("\($0.offset) \($0.element.name.suffix(4))", weight: $0.element.weight)
        }
        let cloud = try compose(tags, try options([("responsive", "true")]))
        let fixed = try compose(tags, try options())
        #expect(cloud.layout.frames == fixed.layout.frames && cloud.layout.height == fixed.layout.height)
        #expect(!fixed.isResponsive && fixed.layouts.count == 1)
    }

    @Test func aTagThatIsTooWideIsSmallerAndTheReportSaysSo() throws {
        let name = String(repeating: "m", count: 8)
        let cloud = try compose(
            [try Tag(name, weight: 9), try Tag("a")],
            try options([("responsive", "true"), ("widths", "240,480"), ("scale", "sqrt"), ("tracking", "0")]))
        // 8 letters of 0.833 em at 48 px are 319.87 px wide; 208 px are left.
        #expect(cloud.layouts.map(\.width) == [240, 480, 640])
        let sizes = cloud.layouts.map { $0.frames[0].fontSize }
        #expect(abs(sizes[0] - 48 * 208 / 319.87) < 0.01 && sizes[1] == 48 && sizes[2] == 48)
        #expect(cloud.adjusted.map(\.summary) == ["set at 31.2 instead of 48 at width 240"])
    }

    // Four words of eight letters of 0.833 em are 25.5 em wide with their spaces: 382 px at 15, and 306 at 12.
    @Test func aNameIsBrokenOnlyWhereItWouldBeTooSmall() throws {
        let name = Array(repeating: "mmmmmmmm", count: 4).joined(separator: " ")
        let cloud = try compose(
            [try Tag(name), try Tag("a")],
            try options([
                ("responsive", "true"), ("min-size", "15"), ("max-size", "15"), ("widths", "240,400,640"),
                ("font-weight", "regular"),
            ]))
        let lines = cloud.layouts.map { layout in layout.runs[layout.frames[0].runs].map(\.text) }
        #expect(cloud.layouts.map(\.width) == [240, 400, 640])
        #expect(lines[1] == [name] && lines[2] == [name])
        #expect(lines[0] == ["mmmmmmmm mmmmmmmm", "mmmmmmmm mmmmmmmm"])
        #expect(cloud.layouts.map { $0.frames[0].isNarrow } == [true, false, false])
        let sizes = cloud.layouts.map { $0.frames[0].fontSize }
        #expect(sizes[2] == 15 && sizes[1] > 12 && sizes[1] < 15 && sizes[0] >= 12)
    }

    @Test func columnsAreLaidOutOnce() throws {
        let cloud = try compose(
            try tags([1, 2, 3]), try options([("responsive", "true"), ("axis", "vertical"), ("height", "300")]))
        #expect(!cloud.isResponsive && cloud.layouts.count == 1)
    }

    @Test func linesCountAtTheCloudsOwnWidth() throws {
        let all = try tags(Array(repeating: 1, count: 40))
        let cloud = try compose(all, try options([("responsive", "true"), ("max-lines", "2")]))
        #expect(cloud.layout.lines.count == 2 && cloud.layouts[0].lines.count > 2)
        #expect(cloud.dropped.count == 40 - cloud.tags.count)
        #expect(cloud.layouts.allSatisfy { $0.frames.count == cloud.tags.count })
    }
}
