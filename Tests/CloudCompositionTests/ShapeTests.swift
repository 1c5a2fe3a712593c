import SourceText
import TagParsing
import TestSupport
import Testing

@testable import CloudComposition
@testable import FlowSolving

private typealias Tag = TagParsing.Tag

/// Clouds in the shape of an outline.
@Suite struct ShapeTests {
    private func tags(_ count: Int, seed: Int) throws -> [TagParsing.Tag] {
        var generator = Seeded(seed)
        return try (0..<count).map { index in
            let letters = (0..<Int.random(in: 2...9, using: &generator)).map { _ in
                "abdeghimnorstuw".randomElement(using: &generator) ?? "a"
            }
            return try Tag(
                "\(index) " + String(letters), weight: Double.random(in: 1...90, using: &generator).rounded())
        }
    }

    /// Whether a point is inside a shape of a picture, by its formula.
    private static let insides: [String: @Sendable (Double, Double) -> Bool] = [
        "circle": { x, y in (x - 0.5) * (x - 0.5) + (y - 0.5) * (y - 0.5) <= 0.25 + 1e-3 },
        "ellipse": { x, y in (x - 0.5) * (x - 0.5) + (y - 0.5) * (y - 0.5) <= 0.25 + 1e-3 },
    ]

    // All widths show the same tags at the same share of their size, in whatever order the shape has them.
    @Test(arguments: ["circle", "heart", "cloud"], [TagOrder.center, .weight, .packed])
    func aShapeThatReflowsKeepsEachTagItsSize(shape: String, order: TagOrder) throws {
        var options = CloudOptions()
        (options.shape, options.order, options.responsive) = (shape, order, true)
        options.widths = .chosen([320, 480, 900])
        let tags = try (1...60).map { try Tag("tag \($0 * 7 % 61)", weight: Double(1 + $0 * $0 % 47)) }
        let cloud = try compose(tags, options)
        #expect(cloud.layouts.count > 2)
        for layout in cloud.layouts {
            let shares = zip(layout.frames, cloud.layout.frames).map { $0.fontSize / $1.fontSize }
            #expect((shares.max() ?? 2) < (shares.min() ?? 0) * 1.01, "\(layout.width)")
            for (index, frame) in layout.frames.enumerated() {
                #expect(layout.runs[frame.runs].map(\.text) == [cloud.tags[index].text])
            }
        }
    }

    @Test(arguments: ["circle", "ellipse"], 0..<6) func noWordIsOutsideOfTheShape(shape: String, seed: Int) throws {
        let all = try tags([3, 20, 60, 150, 300, 1][seed], seed: seed)
        let set = [
            [], [("order", "given")], [("direction", "rtl")], [("height", "700")], [("counts", "text")],
            [("justify", "between")],
        ][seed]
        let cloud = try compose(all, try options([("shape", shape), ("width", "632"), ("padding", "16")] + set))
        let layout = cloud.layout
        #expect(layout.frames.count == all.count)
        let (width, height) = (layout.width - 32, layout.height - 32)
        // A circle in a box that is no square is in its middle.
        let side = shape == "circle" ? min(width, height) : 0
        let (w, h) = shape == "circle" ? (side, side) : (width, height)
        let inside = try #require(Self.insides[shape])
        for frame in layout.frames {
            for x in [frame.room.minX, frame.room.maxX] {
                for y in [frame.room.minY, frame.room.maxY] {
                    #expect(inside((x - 16 - (width - w) / 2) / w, (y - 16 - (height - h) / 2) / h))
                }
            }
        }
        for (index, frame) in layout.frames.enumerated() {
            for other in layout.frames[(index + 1)...] {
                let common = frame.room.insetBy(dx: 1e-6, dy: 1e-6).intersection(other.room)
                #expect(common.isNull || common.isEmpty)
            }
        }
        // The tags fill more than half of the shape, spaces between them included.
        if all.count >= 60 {
            let covered = layout.frames.reduce(0) { $0 + $1.room.width * $1.room.height }
            #expect(covered > 0.45 * w * h * .pi / 4)
        }
    }

    // Gaps are wider than without justification, and by half of a line at most; a word alone is in the middle.
    @Test(arguments: ["circle", "heart", "cloud"]) func linesReachTheEdgesOfTheShape(shape: String) throws {
        func cloud(_ justify: FlowJustification?) throws -> Cloud {
            var options = CloudOptions()
            try options.set("shape", to: shape)
            if let justify { options.justify = justify }
            return try compose(tags(60, seed: 3), options)
        }
        let (plain, centred) = (try cloud(nil), try cloud(.center))
        func width(_ cloud: Cloud) -> Double {
            cloud.layout.lines.reduce(0) { sum, line in
                let frames = line.items.map { cloud.layout.frames[$0].room }
                return sum + (frames.map(\.maxX).max() ?? 0) - (frames.map(\.minX).min() ?? 0)
            }
        }
        #expect(width(plain) > 1.02 * width(centred))
    }

    @Test func theHeaviestIsInTheMiddleAndNoOrderIsOverridden() throws {
        let all = try (1...61).map { try Tag("tag\($0)", weight: Double($0)) }
        let round = try compose(all, try options([("shape", "circle")]))
        let heaviest = try #require(round.tags.firstIndex { $0.text == "tag61" })
        #expect(abs(round.layout.frames[heaviest].baseline - round.height / 2) < round.height / 6)
        let given = try compose(all, try options([("shape", "circle"), ("order", "given")]))
        #expect(given.tags.map(\.text) == all.map(\.name))
    }

    @Test func theOrderCenterHasTheHeaviestInTheMiddle() throws {
        let all = try [3.0, 9, 1, 7, 5].map { try Tag("t\(Int($0))", weight: $0) }
        #expect(
            try compose(all, try options([("order", "center")])).tags.map(\.text) == ["t3", "t7", "t9", "t5", "t1"])
    }

    @Test func packedLinesBeginWithTheHeavyOnes() throws {
        let all = try (1...80).map { try Tag("tag\($0)", weight: Double($0)) }
        let layout = try compose(all, try options([("order", "packed")])).layout
        let sizes = layout.lines.map { line in layout.frames[line.items].map(\.fontSize).max() ?? 0 }
        #expect(sizes.count > 6)
        #expect(sizes.prefix(3).min() ?? 0 > sizes.suffix(3).max() ?? 0)
    }

    @Test(arguments: [
        ("axis", "vertical"), ("cards", "true"), ("line-widths", "200,300"), ("max-lines", "3"),
        ("line-order", "reverse"), ("max-move", "3"),
    ])
    func whatContradictsAShapeIsRefused(name: String, value: String) throws {
        #expect { try compose([try Tag("a")], try options([("shape", "heart"), (name, value)])) } throws: {
            "\($0)".contains("\(name) and shape contradict each other")
        }
    }

    // Squares of one area, written in each way that path data know.
    @Test(arguments: [
        "M0 0H10V10H0Z", "m0,0h10v10h-10z", "M0 0 10 0 10 10 0 10", "M0,0L10,0L10,10L0,10z", "M0-0 10 0l0,10-10 0z",
        "M1e1 0 10 10 0 10 0 0", "M0 0C0 0 10 0 10 0S10 10 10 10L0 10z", "M0 0Q2 0 5 0T10 0L10 10 0 10z",
        "M.0.0 10.0.0 10 10 0 10z", "M0 0A0 5 0 0 1 10 0V10H0",
    ])
    func pathDataAreRead(data: String) throws {
        let outline = try #require(Outline(rings: try PathReader.rings(of: data)))
        #expect(abs(outline.aspect - 1) < 1e-9 && abs(outline.area - 1) < 1e-9)
    }

    // A circle of four arcs, flags without spaces, and a ring whose hole winds the other way.
    @Test func arcsAndHolesAreRead() throws {
        let circle = try #require(
            Outline(rings: try PathReader.rings(of: "M0 5a5 5 0 015-5a5 5 0 015 5a5 5 0 11-10 0z")))
        #expect(abs(circle.area - .pi / 4) < 0.003)
        let ring = try #require(Outline(rings: try PathReader.rings(of: "M0 0H10V10H0zM2 2V8H8V2z")))
        #expect(abs(ring.area - 0.64) < 0.005)
        let parts = ring.intervals(from: 0.4, to: 0.6)
        #expect(parts.count == 2 && abs(parts[0].end - 0.2) < 1e-9 && abs(parts[1].start - 0.8) < 1e-9)
        #expect(ring.intervals(from: 0.1, to: 0.3).count == 2 && ring.intervals(from: 0.05, to: 0.15).count == 1)
    }

    // A square in a square, both drawn in one direction: by the rule nonzero it is inside, by evenodd it is a hole.
    @Test func theFillRuleSaysWhatIsInside() throws {
        let rings = try PathReader.rings(of: "M0 0H10V10H0zM2 2H8V8H2z")
        let filled = try #require(Outline(rings: rings))
        let holed = try #require(Outline(rings: rings, isEvenOdd: true))
        #expect(abs(filled.area - 1) < 1e-9 && abs(holed.area - 0.64) < 0.005)
        #expect(holed.intervals(from: 0.4, to: 0.6).count == 2)
    }

    @Test(arguments: ["", "10 10", "M0 0L", "M0 0 5", "M0 0X5 5", "M0 0A5 5 0 2 0 5 5", "M0 0L1e99 0", "M0 0L5 five"])
    func otherTextIsRefused(data: String) {
        do throws(Problem) {
            let rings = try PathReader.rings(of: data)
            #expect(rings.isEmpty && Outline(rings: rings) == nil)
        } catch { #expect("\(error)".contains("path")) }
    }

    @Test func shapesWithoutAnInsideAreNone() {
        #expect(Outline(rings: []) == nil)
        #expect(Outline(rings: [[(0, 0), (5, 5)]]) == nil)
        #expect(Outline(rings: [[(0, 0), (.nan, 5), (5, 0)]]) == nil)
        #expect(Outline(rings: [(0...20_000).map { (Double($0), Double($0 % 7)) }]) == nil)
    }
}
