import TestSupport
import Testing

@testable import CloudComposition
@testable import TagParsing
@testable import Typography

// Swift Testing has a Tag too.
private typealias Tag = TagParsing.Tag

private func cloud(
    _ styles: [TagStyle], name: String = "quick", _ settings: [(String, String)] = []
) throws -> Cloud {
    var options = CloudOptions()
    for (key, value) in [("min-size", "20.48"), ("max-size", "20.48")] + settings { try options.set(key, to: value) }
    return try compose(try styles.map { try Tag(name, style: $0) }, options)
}

@Suite("Styles of tags") struct StyleTests {
    /// Advances of "quick" in the font files, in units of 2048 an em: a hundredth of a pixel each at 20.48.
    static let widths: [(font: String, style: TagStyle, units: Double)] = [
        ("sans", [], 4781), ("sans", .bold, 5349), ("sans", .italic, 4781), ("sans", [.bold, .italic], 5349),
        ("serif", [], 4550), ("serif", .bold, 4895), ("serif", .italic, 4435), ("serif", [.bold, .italic], 4665),
        ("sans", .code, 6145), ("serif", [.code, .bold, .italic], 6145), ("mono", .code, 6145),
        ("serif", .struckOut, 4550), ("serif", [.struckOut, .bold], 4895),
    ]

    @Test("A name is as wide as its own face sets it", arguments: widths)
    func width(font: String, style: TagStyle, units: Double) throws {
        let cloud = try cloud([style, []], [("font", font)])
        #expect(abs(cloud.layouts[0].frames[0].width - units / 100) < 1e-9)
        #expect(cloud.layouts[0].runs[0].width == cloud.layouts[0].frames[0].width)
        let plain = ["sans": 4781.0, "serif": 4550, "mono": 6145]
        #expect(abs(cloud.layouts[0].frames[1].width - (plain[font] ?? 0) / 100) < 1e-9)
    }

    @Test("What the cloud is set in and what a tag asks for add up")
    func addition() throws {
        let bold = try cloud([.italic, .code, []], [("font", "serif"), ("font-weight", "bold")])
        #expect(bold.layouts[0].frames.map { ($0.width * 100).rounded() } == [4665, 6145, 4895])
        #expect(bold.tags.map(\.face?.weight) == [.bold, .bold, nil])
        let italic = try cloud([.bold, []], [("font", "serif"), ("font-style", "italic")])
        #expect(italic.layouts[0].frames.map { ($0.width * 100).rounded() } == [4665, 4435])
        #expect(italic.tags.map(\.face?.style) == [.italic, nil])
    }

    // By hhea: 1854 and 434 units of Liberation Sans, 1705 and 615 of Liberation Mono.
    @Test("A name reaches as far above and below the baseline as its face")
    func heights() throws {
        let frames = try cloud([.code, .bold, .struckOut]).layouts[0].frames
        #expect(frames.map { ($0.ascent * 100).rounded() } == [1705, 1854, 1854])
        #expect(frames.map { ($0.descent * 100).rounded() } == [615, 434, 434])
        #expect(frames.allSatisfy { abs($0.baseline - frames[0].baseline) < 1e-9 })
    }

    @Test("Counts stay in the face of the cloud, behind a name and on its corner", arguments: ["text", "badge"])
    func counts(display: String) throws {
        let cloud = try cloud([.code, .bold, []], [("counts", display)])
        let counts = cloud.layouts[0].runs.filter { $0.role == .count }
        #expect(counts.count == 3 && Set(counts.map(\.width)).count == 1)
    }

    @Test("A styled name wraps, and ends with an ellipsis, at the widths of its own face")
    func wrapping() throws {
        let settings = [("max-tag-width", "150"), ("max-tag-lines", "2")]
        let name = "one two three four five six seven eight nine ten eleven"
        let styles: [TagStyle] = [.code, .bold]
        let cloud = try cloud(styles, name: name, settings)
        for (index, family) in [FontFamily.mono, .sans].enumerated() {
            let face = family.face(cloud.tags[index].face?.weight ?? .regular)
            let runs = cloud.layouts[0].runs.filter { $0.tag == index }
            #expect(runs.count == 2 && runs[1].text.hasSuffix("…"))
            for run in runs {
                #expect(abs(face.measure(run.text).width * run.fontSize - run.width) < 1e-9 && run.width <= 150)
            }
        }
    }

    @Test("A card's name is bold or struck out, and neither italic nor monospaced")
    func cards() throws {
        let styles: [TagStyle] = [.bold, .italic, .code, [.struckOut, .italic, .bold]]
        let cloud = try cloud(styles, [("cards", "true"), ("font-style", "italic")])
        #expect(cloud.tags.map(\.style) == [.bold, [], [], [.bold, .struckOut]])
        #expect(cloud.layouts[0].frames.map { ($0.width * 100).rounded() } == [5349, 4781, 4781, 5349])
        #expect(cloud.tags.compactMap(\.face?.style) == [.normal, .normal])
    }

    @Test("A style says in words what it is")
    func names() {
        #expect(TagStyle().names == nil && TagStyle.code.names == "code")
        #expect(TagStyle([.struckOut, .code, .italic, .bold]).names == "bold italic code struck-out")
    }

    @Test("Bits that are no style change nothing")
    func unknownBits() throws {
        let cloud = try cloud([TagStyle(rawValue: 0xF0), TagStyle(rawValue: 0xFF)])
        #expect(cloud.layouts[0].frames.map { ($0.width * 100).rounded() } == [4781, 6145])
        #expect(cloud.tags.map(\.style) == [[], [.bold, .italic, .code, .struckOut]])
    }

    @Test("Emoji, scripts and marks are measured in every style", arguments: 0..<16)
    func hostileNames(style: UInt8) throws {
        let names = ["👩‍👩‍👧‍👦", "العربية", "हिन्दी", "東京", "e\u{301}\u{302}", String(repeating: "W", count: 1000)]
        let tags = try names.map { try Tag($0, weight: 3, style: TagStyle(rawValue: style)) }
        for chip in ["none", "capsule"] {
            var options = CloudOptions()
            try options.set("chip", to: chip)
            try options.set("width", to: "120")
            let layout = try compose(tags, options).layouts[0]
            #expect(layout.frames.count == names.count)
            #expect(layout.runs.allSatisfy { $0.width.isFinite && $0.width > 0 })
        }
    }
}
