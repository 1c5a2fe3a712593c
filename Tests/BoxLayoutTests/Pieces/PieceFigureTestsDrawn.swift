import BoxLayout
import Testing

@Suite struct ColourFigures {
    static let pieces = [
        Piece("Palette", 300, size(180, 10), ["palette": rect(0, 0, 180, 10)]) { PiecesOfColours.Palette() },
        Piece("Hues", 300, size(142, 20)) { PiecesOfColours.Hues() },
        Piece("Mixed", 300, size(40, 94)) { PiecesOfColours.Mixed() },
        Piece("Gradients", 200, nil, ["linear": rect(0, 0, 200, 10), "radial": rect(70, 14, 60, 60)]) {
            PiecesOfColours.Gradients()
        },
        Piece("Styles", 202, size(202, 20)) { PiecesOfColours.Styles() },
        Piece(
            "Chips", 300, size(181, 14),
            [
                "Plain": rect(0, 0, 41, 14), "Faded": rect(45, 0, 41, 14), "Gradient": rect(90, 0, 56, 14),
                "Any": rect(150, 0, 31, 14),
            ]
        ) { PiecesOfColours.Chips() },
        Piece("Faded", 300, size(80, 60), ["paper": rect(15, 15, 50, 30), "faint": rect(27.5, 25, 25, 10)]) {
            PiecesOfColours.Faded()
        },
        Piece("Backgrounds", 300, size(115, 20), ["c": rect(50, 0, 15, 20), "line": rect(50, 18, 15, 2)]) {
            PiecesOfColours.Backgrounds()
        },
    ]

    @Test(arguments: pieces) func aPieceWithColoursStandsAtTheFiguresComputedByHand(_ piece: Piece) throws {
        try piece.check()
    }

    @Test func nothingIsDrawnForAClearColour() throws {
        let items = try draw { PiecesOfColours.Palette() }.items
        #expect(items.filter { $0.opacity > 0 }.count == 17)
    }

    @Test func eightColoursAre10HighAnd2Apart() throws {
        let frames = try draw { PiecesOfColours.Mixed() }.items.map(\.frame)
        #expect(frames.map(\.minY) == [0, 12, 24, 36, 48, 60, 72, 84])
        #expect(frames.allSatisfy { $0.size == size(40, 10) })
    }

    @Test func eightCirclesAre20WideAndABorderIsInsideItsCircle() throws {
        let items = try draw(202) { PiecesOfColours.Styles() }.items
        #expect(items.count == 8)
        #expect(items.first?.frame == rect(0, 0, 20, 20))
        #expect(items.last?.frame == rect(182, 0, 20, 20))
        #expect(items[5].ink == rect(132, 2, 16, 16))
    }
}

@Suite struct ShapeFigures {
    static let pieces = [
        Piece("Warning", 300, size(40, 30), ["sign": rect(0, 0, 40, 30)]) { PiecesOfShapes.Warning() },
        Piece("Stars", 300, size(68, 20), ["stars": rect(0, 0, 68, 20)]) { PiecesOfShapes.Stars() },
        Piece("Ring", 300, size(60, 60), ["ring": rect(0, 0, 60, 60), "share": rect(20, 25, 20, 10)]) {
            PiecesOfShapes.Ring()
        },
        Piece("Wave", 300, size(140, 40), ["wave": rect(0, 0, 140, 40)]) { PiecesOfShapes.Wave() },
        Piece("Figures", 300, size(80, 40)) { PiecesOfShapes.Figures() },
        Piece("Bubble", 300, size(41, 26), ["bubble": rect(0, 0, 41, 26)]) { PiecesOfShapes.Bubble() },
        Piece("Changed", 300, size(30, 100), ["inset": rect(0, 0, 30, 20)]) { PiecesOfShapes.Changed() },
        Piece("Graph", 200, size(200, 50), ["graph": rect(0, 0, 200, 50)]) { PiecesOfShapes.Graph() },
        Piece(
            "Sizes", 300, size(110, 30),
            ["circle": rect(0, 0, 30, 30), "capsule": rect(30, 0, 70, 30), "triangle": rect(100, 10, 10, 10)]
        ) { PiecesOfShapes.Sizes() },
    ]

    @Test(arguments: pieces) func aPieceWithShapesStandsAtTheFiguresComputedByHand(_ piece: Piece) throws {
        try piece.check()
    }

    @Test func aTriangleIsFilledAndOutlinedAlongTheSamePath() throws {
        let items = try draw { PiecesOfShapes.Warning() }.items
        let points = [Point(x: 20, y: 0), Point(x: 40, y: 30), Point(x: 0, y: 30)]
        #expect(items.map(\.outline) == [points, points])
        #expect(items.first?.fill != nil && items.first?.stroke == nil)
        #expect(items.last?.fill == nil && items.last?.stroke != nil)
    }

    @Test func starsBeginAtTheMiddleOfTheirTops() throws {
        let firsts = try draw { PiecesOfShapes.Stars() }.items.compactMap(\.outline.first)
        #expect(firsts == [Point(x: 10, y: 0), Point(x: 34, y: 0), Point(x: 58, y: 0)])
    }

    @Test func aWaveBeginsAndEndsOnItsMiddleLine() throws {
        let outline = try draw { PiecesOfShapes.Wave() }.items[0].outline
        #expect(outline.first == Point(x: 0, y: 20))
        #expect(outline.last == Point(x: 140, y: 20))
    }

    @Test func pathsOfFiguresAreWhereTheySay() throws {
        let items = try draw { PiecesOfShapes.Figures() }.items
        #expect(items.prefix(3).map(\.ink) == [rect(0, 0, 20, 10), rect(30, 0, 20, 10), rect(60, 0, 20, 10)])
        #expect(items[3].ink == rect(0, 20, 80, 20))
    }

    @Test func shapesAreInsetTurnedScaledMovedAndSizedWithinTheirFrames() throws {
        let items = try draw { PiecesOfShapes.Changed() }.items
        #expect(items[0].ink == rect(5, 5, 20, 10))
        #expect(items[1].outline.first == Point(x: 15, y: 40))
        #expect(items[2].ink == rect(10, 45, 10, 10))
        #expect(items[3].ink == rect(5, 60, 30, 10))
        #expect(items[4].ink == rect(0, 70, 10, 5))
    }

    @Test func aGraphJoinsItsValues() throws {
        let outline = try draw(200) { PiecesOfShapes.Graph() }.items[0].outline
        #expect(outline.map(\.x) == [0, 50, 100, 150, 200])
        #expect(outline.map(\.y) == [35, 10, 25, 5, 45])
    }
}

extension DrawnItem {
    /// The ends of the steps of the item's path, in the coordinates of the drawing.
    var outline: [CGPoint] {
        guard case .path(let path) = kind else { return [] }
        var points: [CGPoint] = []
        for element in path.steps {
            switch element {
            case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _):
                points.append(Point(x: frame.minX + end.x, y: frame.minY + end.y).applying(transform ?? .identity))
            case .closeSubpath: break
            }
        }
        return points.map { Point(x: ($0.x * 1000).rounded() / 1000, y: ($0.y * 1000).rounded() / 1000) }
    }

    /// The part of the drawing that the item covers, its line not included.
    var ink: CGRect {
        var ink = frame
        if case .path(let path) = kind { ink = path.boundingRect.offsetBy(dx: frame.minX, dy: frame.minY) }
        return Path(ink).applying(transform ?? .identity).boundingRect.rounded
    }
}
