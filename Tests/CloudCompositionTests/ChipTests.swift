import BoxLayout
import CloudComposition
import TagParsing
import TestSupport
import Testing
import Typography

private typealias Tag = TagParsing.Tag

@Suite struct ChipTests {
    private func cloud(_ tags: [Tag], _ set: [(String, String)]) throws -> Cloud {
        var options = CloudOptions()
        for (name, value) in set { try options.set(name, to: value) }
        return try compose(tags, options)
    }

    private func frame(_ shape: CloudShape) -> CGRect {
        CGRect(x: shape.x, y: shape.y, width: shape.width, height: shape.height)
    }

    // The cloud's chips are flat boxes; the same chip as views has the same frames.
    @Test(arguments: ["box", "rounded", "capsule"]) func aChipIsWhatTheSameViewsAre(chip: String) throws {
        let cloud = try cloud([try Tag("Swift", weight: 42)], [("chip", chip), ("counts", "badge"), ("sizing", "hug")])
        let layout = cloud.layouts[0]
        let size = layout.frames[0].fontSize
        let count = try #require(layout.runs.first { $0.role == .count })
        let measurer = FamilyMeasurer(.sans)
        let line = measurer.measure("42", Font(size: count.fontSize))
        let height = 1.3 * (line.ascent + line.descent)
        let width = max(height, line.width + 0.9 * count.fontSize)
        let trailing = max(0.6 * size, 0.8 * width + 0.1 * size)
        let drawing = try Drawing(
            of: Text("Swift").font(Font(size: size))
                .padding(EdgeInsets(top: 0.3 * size, leading: 0.6 * size, bottom: 0.3 * size, trailing: trailing))
                .background(Rectangle().id("chip"))
                .badge(ratio: 0.8) {
                    Text("42").font(Font(size: count.fontSize)).frame(width: width, height: height).id("badge")
                },
            width: nil, measuring: measurer)
        // The cloud has its padding, and room for what the badge sticks out.
        let (dx, dy) = (16.0, 16 + 0.2 * height)
        for (role, id) in [(CloudShape.Role.chip, "chip"), (.badge, "badge")] {
            let shape = frame(try #require(layout.shapes.first { $0.role == role }))
            let view = try #require(drawing[id]).offsetBy(dx: dx, dy: dy)
            #expect(abs(shape.minX - view.minX) < 1e-9 && abs(shape.minY - view.minY) < 1e-9, "\(id)")
            #expect(abs(shape.width - view.width) < 1e-9 && abs(shape.height - view.height) < 1e-9, "\(id)")
        }
        for item in drawing.items {
            guard case .text(let text, let baseline, _) = item.kind else { continue }
            let run = try #require(layout.runs.first { $0.text == text })
            #expect(
                abs(run.x - item.frame.minX - dx) < 1e-9 && abs(run.baseline - item.frame.minY - baseline - dy) < 1e-9)
        }
    }

    @Test func cornersAreThoseOfTheShape() throws {
        func radius(_ chip: String, _ name: String) throws -> (Double, CloudShape) {
            let layout = try cloud([try Tag(name)], [("chip", chip)]).layouts[0]
            let shape = try #require(layout.shapes.last)
            return (shape.radius / layout.frames[0].fontSize, shape)
        }
        #expect(try radius("box", "Ada").0 == 0)
        #expect(abs(try radius("rounded", "Ada").0 - 0.3) < 1e-9)
        let (_, capsule) = try radius("capsule", "Ada")
        #expect(abs(capsule.radius - capsule.height / 2) < 1e-9)
        // The ends of two lines are no rounder than those of one.
        #expect(abs(try radius("capsule", "Ada\nLovelace").1.radius - capsule.radius) < 1e-9)
    }

    @Test(arguments: 0..<40) func nothingOfATagLeavesItsRoomOrMeetsAnother(seed: Int) throws {
        var random = Seeded(seed)
        let names = ["Ada", "C++", "Objective-C", "東京", "Machine\nlearning", "a rather long name of many words", "é"]
        let tags = try (0..<30).map { _ in
            try Tag(names.randomElement(using: &random)!, weight: Double.random(in: 1...99_999, using: &random))
        }
        let pick = { (values: [String]) in values.randomElement(using: &random)! }
        let cloud = try cloud(
            tags,
            [
                ("chip", pick(["none", "box", "rounded", "capsule"])), ("counts", pick(["text", "badge"])),
                ("chip-padding", pick(["0", "0.6", "2"])), ("direction", pick(["ltr", "rtl"])),
                ("justify", pick(["leading", "center", "stretch"])), ("width", pick(["120", "400", "900"])),
                ("align", pick(["firstBaseline", "stretch", "bottom"])),
            ])
        let layout = cloud.layouts[0]
        var rooms: [CGRect] = []
        for frame in layout.frames {
            let room = frame.room
            let wide = room.insetBy(dx: -1e-6, dy: -1e-6)
            for index in frame.shapes { #expect(wide.contains(self.frame(layout.shapes[index]))) }
            var texts: [CGRect] = []
            for index in frame.runs {
                let run = layout.runs[index]
                let metrics = FontFamily.sans.face(.regular).measure(run.text)
                texts.append(
                    CGRect(
                        x: run.x, y: run.baseline - metrics.ascent * run.fontSize, width: run.width,
                        height: (metrics.ascent + metrics.descent) * run.fontSize))
            }
            #expect(texts.allSatisfy { wide.contains($0) })
            // A badge lies on no letter.
            let badges = frame.shapes.map { layout.shapes[$0] }.filter { $0.role == .badge }.map(self.frame)
            for badge in badges {
                #expect(texts.dropLast().allSatisfy { $0.insetBy(dx: 1e-6, dy: 1e-6).intersection(badge).isEmpty })
            }
            rooms.append(room.insetBy(dx: 1e-6, dy: 1e-6))
        }
        for (index, room) in rooms.enumerated() {
            #expect(rooms[(index + 1)...].allSatisfy { !$0.intersects(room) })
            #expect(CGRect(x: 0, y: 0, width: layout.width, height: layout.height).contains(room))
        }
    }

    @Test func aChipThatIsTooWideIsSetInLinesWithItsPaddingInside() throws {
        let layout = try cloud(
            [try Tag("alpha beta gamma delta", weight: 3), try Tag("b")],
            [("chip", "capsule"), ("counts", "text"), ("width", "240"), ("max-size", "40")]
        ).layouts[0]
        #expect(layout.width == 240)
        #expect(layout.runs.filter { $0.tag == 0 && $0.role == .tag }.count > 1)
        #expect(layout.shapes.allSatisfy { $0.x >= 0 && $0.x + $0.width <= 240 })
    }

    @Test func countsAreTheWeightsAndStandBehindTheNameOnItsBaseline() throws {
        let layout = try cloud(
            [try Tag("Ada", weight: 1.5), try Tag("C", weight: 1)], [("counts", "text"), ("scale", "sqrt")]
        ).layouts[0]
        let counts = layout.runs.filter { $0.role == .count }
        #expect(counts.map(\.text) == ["1.5", "1"])
        let name = layout.runs[0]
        #expect(counts[0].x > name.x + name.width && counts[0].baseline == name.baseline)
        #expect(abs(counts[0].fontSize - 0.6 * name.fontSize) <= 0.05)
        // Never below what can be read, and never above the name.
        #expect(counts[1].fontSize == 11.5)
    }

    // Whole from a thousand up, else four digits; never a nought for something.
    @Test(arguments: [
        (0.001, "0.001"), (0.00123456, "0.001235"), (0.125, "0.125"), (1, "1"), (2.5, "2.5"), (12.3456, "12.35"),
        (999.96, "1,000"), (123_456.789, "123,457"), (1e15, "1,000,000,000,000,000"), (2e-300, "2e-300"),
    ])
    func aWeightIsReadInFiguresThatSaySomething(weight: Double, text: String) throws {
        let cloud = try cloud([try Tag("a", weight: weight)], [("counts", "text")])
        #expect(cloud.layouts[0].runs.last?.text == text)
        #expect(cloud.tags[0].accessibleName == "a, \(text)")
    }

    @Test func theCountStandsBehindTheLastLineNotBehindTheWidest() throws {
        let runs = try cloud(
            [try Tag("a long first line\nshort", weight: 7)], [("counts", "text"), ("justify", "leading")]
        )
        .layouts[0].runs
        #expect(runs.map(\.text) == ["a long first line", "short", "7"])
        #expect(abs(runs[2].x - (runs[1].x + runs[1].width + 0.4 * runs[2].fontSize)) < 1e-9)
        #expect(runs[2].baseline == runs[1].baseline && runs[2].x + runs[2].width < runs[0].x + runs[0].width)
    }

    // ┌──────────────┐
    // │ a long line  │
    // │     in 7     │
    // └──────────────┘
    @Test(arguments: [("leading", 0.0), ("center", 0.5), ("trailing", 1)])
    func linesStandInTheirChipAsTheTagsOnTheirLine(justify: String, share: Double) throws {
        let layout = try cloud(
            [try Tag("a long line\nin", weight: 7)], [("chip", "box"), ("counts", "text"), ("justify", justify)]
        ).layouts[0]
        let (chip, size) = (layout.shapes[1], layout.frames[0].fontSize)
        let (left, right) = (chip.x + 0.6 * size, chip.x + chip.width - 0.6 * size)
        #expect(abs(layout.runs[0].x - left) < 1e-9 && abs(layout.runs[0].x + layout.runs[0].width - right) < 1e-9)
        // The count and its line are aligned together.
        let end = layout.runs[2].x + layout.runs[2].width
        let together = end - layout.runs[1].x
        #expect(abs(layout.runs[1].x - (left + (right - left - together) * share)) < 1e-9)
    }

    @Test func aCountBesideAShortLineMakesNoTagWider() throws {
        func width(_ counts: String) throws -> Double {
            try cloud([try Tag("a long first line\nshort", weight: 7)], [("counts", counts)]).layouts[0].frames[0].room
                .width
        }
        #expect(try width("text") == width("none"))
    }

    @Test func fromRightToLeftCountsAndBadgesStandOnTheLeft() throws {
        let text = try cloud([try Tag("Ada", weight: 7)], [("counts", "text"), ("direction", "rtl")]).layouts[0]
        #expect(text.runs[1].x + text.runs[1].width < text.runs[0].x)
        let badge = try cloud(
            [try Tag("Ada", weight: 7)], [("chip", "capsule"), ("counts", "badge"), ("direction", "rtl")]
        ).layouts[0]
        #expect(badge.shapes[2].x < badge.shapes[1].x && badge.runs[1].x < badge.runs[0].x)
    }

    @Test func aNarrowCapsuleIsNoRounderThanItIsWide() throws {
        let shape = try #require(
            try cloud([try Tag("i")], [("chip", "capsule"), ("chip-padding", "0")]).layouts[0].shapes.last)
        #expect(shape.width < shape.height && shape.radius == shape.width / 2)
    }

    // What a badge sticks out of its chip is a part of the width, too.
    @Test(arguments: ["badge", "text"]) func aTagWithItsCountIsNoWiderThanTheCloud(counts: String) throws {
        let layout = try cloud(
            [try Tag("incomprehensibilities", weight: 12_345), try Tag("b")],
            [("chip", "capsule"), ("counts", counts), ("width", "300")]
        ).layouts[0]
        #expect(layout.width == 300)
        #expect(layout.frames.allSatisfy { $0.room.minX >= 16 - 1e-9 && $0.room.maxX <= 284 + 1e-9 })
    }
}
