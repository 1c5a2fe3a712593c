import BoxLayout
import Testing

@Suite struct TextFigures {
    static let pieces = [
        Piece("Joined", 300, nil, ["joined": rect(0, 0, 60, 10), "mixed": rect(0, 12, 15, 20)]) {
            PiecesOfText.Joined()
        },
        Piece("Spaced", 300, nil, ["lines": rect(0, 0, 25, 38), "kerned": rect(0, 38, 28, 10)]) {
            PiecesOfText.Spaced()
        },
        Piece(
            "Cut", 300, nil,
            [
                "two": rect(0, 0, 40, 20), "one": rect(0, 20, 40, 10), "reserved": rect(12.5, 30, 15, 20),
                "range": rect(2.5, 50, 35, 30),
            ]
        ) { PiecesOfText.Cut() },
        Piece("Aligned", 300, nil, ["text": rect(0, 0, 55, 30)]) { PiecesOfText.Aligned() },
        Piece("Decorated", 300, nil, ["upper": rect(0, 33, 25, 10)]) { PiecesOfText.Decorated() },
        Piece("Inherited", 300, nil, ["small": rect(0, 0, 25, 10), "large": rect(0, 10, 50, 20)]) {
            PiecesOfText.Inherited()
        },
    ]

    @Test(arguments: pieces) func aPieceWithTextStandsAtTheFiguresComputedByHand(_ piece: Piece) throws {
        try piece.check()
    }

    @Test func nineWeightsAre10WideAnd5Apart() throws {
        let frames = try draw { PiecesOfText.Weights() }.frames(of: "weight")
        #expect(frames.map(\.minX) == [0, 15, 30, 45, 60, 75, 90, 105, 120])
        #expect(frames.allSatisfy { $0.width == 10 })
    }

    // SwiftUI applies weight, slant and kerning to the font that a text has in the end, whoever set it.
    @Test func aWeightSetBehindAFontIsThatOfTheText() throws {
        let drawing = try draw {
            VStack {
                Text("a").font(.system(size: 20)).bold()
                Text("a").font(.system(size: 20)).italic()
                Text("ab").font(.system(size: 10)).kerning(2).id("kerned")
            }
        }
        let fonts = drawing.items.compactMap { item in
            if case .text(_, _, let font) = item.kind { font } else { nil }
        }
        #expect(fonts.first?.weight == .bold)
        #expect(fonts.dropFirst().first?.isItalic == true)
        #expect(drawing["kerned"]?.width == 14)
    }

    @Test func aWeightSetAroundAFontIsThatOfTheText() throws {
        let drawing = try draw { VStack { Text("a").font(.system(size: 20)) }.fontWeight(.bold) }
        guard case .text(_, _, let font)? = drawing.items.first?.kind else { return #expect(Bool(false)) }
        #expect(font.weight == .bold)
    }

    @Test func linesEndAtTheTrailingEdgeOfTheirText() throws {
        let items = try draw { PiecesOfText.Aligned() }.items
        #expect(items.map(\.frame.minX) == [50, 0, 40])
    }
}

@Suite struct TransformFigures {
    static let pieces = [
        Piece("Pinned", 300, size(100, 100), ["pin": rect(20, 60, 20, 20), "here": rect(40, 15, 20, 10)]) {
            PiecesOfTransforms.Pinned()
        },
        Piece(
            "Moved", 300, size(60, 20),
            ["red": rect(5, 10, 20, 20), "blue": rect(20, -5, 20, 20), "green": rect(40, 3, 20, 20)]
        ) { PiecesOfTransforms.Moved() },
        Piece(
            "Cards", 300, size(80, 60), ["0": rect(0, 0, 40, 60), "1": rect(20, 0, 40, 60), "2": rect(40, 0, 40, 60)]
        ) { PiecesOfTransforms.Cards() },
        Piece("Fan", 300, size(30, 50), ["fan": rect(0, 0, 30, 50)]) { PiecesOfTransforms.Fan() },
        Piece("Side", 300, size(64, 50), ["axis": rect(0, 15, 10, 20)]) { PiecesOfTransforms.Side() },
        Piece("Scaled", 300, size(110, 20), ["twice": rect(0, 0, 20, 20), "last": rect(90, 0, 20, 20)]) {
            PiecesOfTransforms.Scaled()
        },
        Piece("Cropped", 300, size(190, 40), ["clipped": rect(0, 0, 40, 40), "round": rect(50, 0, 40, 40)]) {
            PiecesOfTransforms.Cropped()
        },
        Piece("Masked", 300, size(100, 100), ["letters": rect(0, 0, 100, 40), "capsule": rect(0, 50, 100, 20)]) {
            PiecesOfTransforms.Masked()
        },
        Piece("Slanted", 300, size(25, 10), ["slant": rect(0, 0, 25, 10)]) { PiecesOfTransforms.Slanted() },
        Piece(
            "Order", 300, size(30, 75),
            [
                "outer": rect(7.5, 0, 15, 20), "inner": rect(12.5, 30, 5, 10), "wide": rect(0, 50, 30, 10),
                "narrow": rect(12.5, 65, 5, 10),
            ]
        ) { PiecesOfTransforms.Order() },
    ]

    @Test(arguments: pieces) func aPieceWithTransformsStandsAtTheFiguresByHand(_ piece: Piece) throws {
        try piece.check()
    }

    @Test func theCardWithTheGreatestDepthIsDrawnLast() throws {
        let items = try draw { PiecesOfTransforms.Cards() }.items
        #expect(items.compactMap(\.id) == ["0", "2", "1"])
    }

    @Test func aTextOnItsSideCoversItsFrame() throws {
        #expect(try draw { PiecesOfTransforms.Side() }.items[0].ink == rect(0, 15, 10, 20))
    }

    @Test func scaledViewsDrawAboutTheirAnchors() throws {
        let inks = try draw { PiecesOfTransforms.Scaled() }.items.map(\.ink)
        #expect(inks == [rect(-10, -10, 40, 40), rect(30, 0, 20, 10), rect(61, 1, 18, 18), rect(90, 0, 20, 20)])
    }

    @Test func cardsOfAFanAreTurnedAboutTheirFeet() throws {
        let transforms = try draw { PiecesOfTransforms.Fan() }.items.map { $0.transform ?? .identity }
        let foot = Point(x: 15, y: 50)
        let feet = transforms.map { foot.applying($0) }
        #expect(feet.allSatisfy { abs($0.x - 15) < 1e-9 && abs($0.y - 50) < 1e-9 })
        let tops = transforms.map { Point(x: 15, y: 0).applying($0).x }
        #expect(tops == tops.sorted())
        #expect(abs((tops.first ?? 0) + 10) < 1e-9)
    }

    @Test func aMaskAtTheLeadingEdgeShowsTheBeginning() throws {
        let item = try draw { PiecesOfTransforms.Masked() }.items.first { $0.id == "capsule" }
        let clips = try #require(item).clips
        guard case .mask(let items) = clips.first else { return #expect(Bool(false)) }
        #expect(items.map(\.frame) == [rect(0, 50, 60, 20)])
    }

    @Test func aSlantedTextLeansToTheLeftAtItsFoot() throws {
        let transform = try draw { PiecesOfTransforms.Slanted() }.items[0].transform ?? .identity
        #expect(Point(x: 0, y: 10).applying(transform) == Point(x: -5, y: 10))
        #expect(Point(x: 0, y: 0).applying(transform) == .zero)
    }
}

@Suite struct ControlFigures {
    static let pieces = [
        Piece(
            "LayoutSwitch", 300, nil, ["red": rect(117.5, 0, 30, 30), "blue": rect(152.5, 0, 30, 30)]
        ) { PiecesOfControls.LayoutSwitch() },
        Piece("Buttons", 300, nil, ["label": rect(25, 0, 30, 20), "clear": rect(65, 5, 25, 10)]) {
            PiecesOfControls.Buttons()
        },
        Piece("Review", 300, size(58, 24), ["rating": rect(0, 0, 58, 10), "words": rect(0, 14, 30, 10)]) {
            PiecesOfControls.Review()
        },
        Piece("Halved", 300, size(5, 4), ["bar": rect(0, 0, 5, 4)]) { PiecesOfControls.Halved() },
        Piece("Constant", 300, size(34, 10)) { PiecesOfControls.Constant() },
        Piece(
            "Columns", 200, size(200, 10),
            ["0": rect(0, 0, 60, 10), "1": rect(70, 0, 60, 10), "2": rect(140, 0, 60, 10)]
        ) { PiecesOfControls.Columns(count: 3) },
        Piece("Growing", 300, size(50, 20), ["box": rect(0, 0, 50, 20)]) { PiecesOfAnimation.Growing() },
        Piece("Details", 200, size(200, 45), ["details": rect(0, 15, 200, 30)]) { PiecesOfAnimation.Details() },
        Piece("Hero", 300, size(90, 40), ["ball": rect(15, 15, 10, 10)]) { PiecesOfAnimation.Hero() },
        Piece(
            "Stacks", 300, size(70, 20),
            ["0": rect(0, 0, 20, 20), "1": rect(25, 0, 20, 20), "2": rect(50, 0, 20, 20)]
        ) { PiecesOfAnimation.Stacks() },
        Piece("Shaking", 300, size(25, 10), ["text": rect(0, 0, 25, 10)]) { PiecesOfAnimation.Shaking() },
        Piece("Dragged", 300, size(40, 40), ["ball": rect(0, 0, 40, 40)]) { PiecesOfAnimation.Dragged() },
        Piece("Appearing", 300, size(30, 30), ["box": rect(0, 0, 30, 30)]) { PiecesOfAnimation.Appearing() },
        Piece("Described", 300, size(34, 10), ["row": rect(0, 0, 34, 10)]) { PiecesOfAnimation.Described() },
    ]

    @Test(arguments: pieces) func aPieceWithControlsOrAnimationsStandsAtTheFigures(_ piece: Piece) throws {
        try piece.check()
    }
}
