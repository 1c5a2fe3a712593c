import TestSupport
import Testing

@testable import BoxLayout
@testable import CloudComposition
@testable import SourceText
@testable import TagParsing
@testable import Typography

private typealias Tag = TagParsing.Tag

/// Pictures of a size, and clouds of large type.
@Suite struct SizeTests {
    private func options(_ set: [(String, String)]) throws -> CloudOptions {
        var options = CloudOptions()
        for (name, value) in set { try options.set(name, to: value) }
        return options
    }

    @Test(arguments: ["1280x720", "1280×720", "1280X720", "1280 x 720"])
    func aSizeIsWidthHeightAndFitBox(text: String) throws {
        let sized = try options([("size", text)])
        #expect(sized.width == 1280 && sized.height == 720 && sized.fitBox)
    }

    @Test(arguments: ["1280", "1280x", "x720", "1280x720x3", "1280,720", "wide", "40x720", "1280x5", "1e9x720", ""])
    func whatIsNoSizeIsAnError(text: String) {
        #expect(throws: Problem.self) { try options([("size", text)]) }
    }

    @Test func anotherWidthBesideASizeContradictsIt() {
        func problem(_ name: String, _ value: String) -> String? {
            Problem(sizeIn: [OptionSetting("size", "1280x720"), OptionSetting(name, value)])?.message
        }
        #expect(problem("width", "800") == "size is \"1280x720\" and width is \"800\": they contradict each other")
        #expect(problem("height", "800") != nil && problem("fit-box", "false") != nil)
        #expect(problem("width", "1280") == nil && problem("fit-box", "true") == nil && problem("lang", "de") == nil)
    }

    private static let answers = [
        ("Walking", 128.0), ("The lighthouse", 97), ("Fish market", 71), ("Quiet", 64), ("Old town", 52),
        ("Boat trips", 33), ("Bakeries", 18), ("Weather", 9),
    ]

    // The picture has its size to the pixel, its gaps are clearly wider than the spaces in its tags, and its words are
    // read from a chair.
    @Test(arguments: [(1280.0, 720.0), (1200, 630), (1080, 1080), (1920, 1080)], ["sans", "serif", "mono"])
    func aSlideHasItsSizeAndRoomBetweenItsTags(size: (width: Double, height: Double), font: String) throws {
        let options = try options([
            ("size", "\(Int(size.width))x\(Int(size.height))"), ("font", font), ("heading", "true"), ("legend", "true"),
            ("title", "What visitors come for"), ("source", "A survey"),
        ])
        let cloud = try compose(try Self.answers.map { try Tag($0, weight: $1) }, options)
        let layout = cloud.layout
        #expect(layout.width == size.width && layout.height == size.height)
        let space = options.font.face(.regular).measure(" ").width
        for line in layout.lines {
            for (left, right) in zip(line.items, line.items.dropFirst()) {
                let (first, second) = (layout.frames[left], layout.frames[right])
                let gap = second.room.minX - first.room.maxX
                #expect(gap > 1.15 * space * (first.fontSize + second.fontSize) / 2)
            }
        }
        func texts(_ items: [DrawnItem]) -> [(text: String, size: Double)] {
            items.compactMap { if case .text(let text, _, let font) = $0.kind { (text, font.size) } else { nil } }
        }
        let title = try #require(texts(layout.captions.above).first)
        // A twentieth of the height, and never smaller than in a page.
        #expect(title.text == "What visitors come for" && title.size >= max(22, size.height / 22))
        #expect(texts(layout.captions.below).allSatisfy { $0.size >= 20 && $0.size <= title.size * 1.1 })
        // What the tags leave is not all at one end.
        let (top, bottom) = (
            layout.captions.above.map(\.frame.maxY).max() ?? 0, layout.captions.below.map(\.frame.minY).min() ?? 0
        )
        let above = (layout.frames.map(\.room.minY).min() ?? 0) - top
        let below = bottom - (layout.frames.map(\.room.maxY).max() ?? 0)
        #expect(abs(above - below) < 0.1 * size.height, "\(above) above, \(below) below")
    }

    @Test func spaceThatIsChosenStaysAsItIs() throws {
        let set = [("size", "1280x720"), ("item-spacing", "30")]
        let cloud = try compose(try Self.answers.map { try Tag($0, weight: $1) }, try options(set))
        let line = try #require(cloud.layout.lines.first { $0.items.count > 1 }).items
        let (first, second) = (cloud.layout.frames[line.lowerBound], cloud.layout.frames[line.lowerBound + 1])
        #expect(abs(second.room.minX - first.room.maxX - 30) < 1e-6)
    }

    // 0.28 em of each neighbour; between spaces of 0.6 em, 0.39 em.
    @Test(arguments: [("sans", 0.28), ("mono", 0.39)]) func spaceFollowsTheSizeOfBothNeighbours(
        font: String, margin: Double
    ) throws {
        let tags = try [("a", 9.0), ("b", 1), ("c", 4), ("d", 9)].map { try Tag($0, weight: $1) }
        let frames = try compose(tags, try options([("font", font), ("scale", "sqrt")])).layout.frames
        for (one, other) in zip(frames, frames.dropFirst()) {
            let gap = other.room.minX - one.room.maxX
            #expect(abs(gap - margin * (one.fontSize + other.fontSize)) < 0.01 * one.fontSize)
        }
    }

    // Lines of one size are 1.16 em apart, from baseline to baseline, and the first one begins at the margin.
    @Test(arguments: ["14", "48"]) func theDistanceOfLinesFollowsTheirSize(size: String) throws {
        let tags = try (1...60).map { try Tag("tag \($0)") }
        let layout = try compose(tags, try options([("min-size", size), ("max-size", size)])).layout
        let baselines = layout.lines.map(\.baseline)
        let wanted = 1.16 * (Double(size) ?? 0)
        #expect(baselines.count > 3)
        #expect(zip(baselines, baselines.dropFirst()).allSatisfy { abs($1 - $0 - wanted) < 1e-6 })
        #expect(abs((layout.frames.map(\.room.minY).min() ?? 0) - 16) < 1e-9)
        #expect(abs((layout.frames.map(\.room.maxY).max() ?? 0) + 16 - layout.height) < 1e-9)
    }

    @Test(arguments: [
        ("en", "1,234", "12,345.5"), ("de", "1.234", "12.345,5"), ("de-CH", "1’234", "12’345.5"),
        ("fr", "1\u{A0}234", "12\u{A0}345,5"), ("es", "1234", "12.345,5"), ("es-MX", "1,234", "12,345.5"),
        ("pl", "1234", "12\u{A0}345,5"), ("hi", "1,234", "12,345.5"), ("pt-PT", "1234", "12\u{A0}345,5"),
        ("x", "1,234", "12,345.5"),
    ])
    func numbersHaveTheSignsOfTheirLanguage(language: String, thousand: String, fraction: String) {
        let numbers = NumberStyle(language: language)
        #expect(numbers.text("1234") == thousand && numbers.text("12345.5") == fraction)
        #expect(numbers.text("999") == "999" && numbers.text("1e+300") == "1e+300")
    }

    @Test func indianGroupsHaveTwoDigits() { #expect(NumberStyle(language: "hi").text("12345678") == "1,23,45,678") }
}
