import BoxLayout
import Testing

@Suite struct GridFigures {
    static let grids = [
        Piece(
            "Spanning", 300, size(85, 35),
            ["red": rect(0, 0, 30, 20), "blue": rect(35, 5, 50, 10), "green": rect(0, 25, 85, 10)]
        ) { PiecesOfGrids.Spanning() },
        Piece(
            "Person", 300, size(45, 24),
            [
                "name": rect(0, 0, 20, 10), "ada": rect(30, 0, 15, 10), "age": rect(5, 14, 15, 10),
                "36": rect(30, 14, 10, 10),
            ]
        ) { PiecesOfGrids.Person() },
        Piece(
            "Bars", 300, size(68, 54),
            [
                "bar 40": rect(0, 0, 20, 40), "bar 10": rect(24, 30, 20, 10), "bar 25": rect(48, 15, 20, 25),
                "40": rect(5, 44, 10, 10), "10": rect(29, 44, 10, 10), "25": rect(53, 44, 10, 10),
            ]
        ) { PiecesOfGrids.Bars() },
        Piece(
            "Anchored", 300, size(90, 50),
            ["large": rect(0, 0, 60, 40), "corner": rect(80, 0, 10, 10), "quarter": rect(12.5, 40, 10, 10)]
        ) { PiecesOfGrids.Anchored() },
        Piece(
            "Table", 300, size(96, 25),
            [
                "mon": rect(33, 0, 15, 10), "tue": rect(61, 0, 35, 10), "line": rect(0, 12, 96, 1),
                "lunch": rect(0, 15, 25, 10), "soup": rect(33, 15, 20, 10),
            ]
        ) { PiecesOfGrids.Table() },
        Piece("Heading", 300, size(100, 24), ["heading": rect(0, 0, 100, 10), "a": rect(0, 14, 20, 10)]) {
            PiecesOfGrids.Heading()
        },
        Piece(
            "Keypad", 200, size(200, 110),
            ["1": rect(0, 0, 60, 30), "5": rect(70, 40, 60, 30), "9": rect(140, 80, 60, 30)]
        ) { PiecesOfGrids.Keypad() },
        Piece(
            "Switching, a grid", 300, size(54, 24),
            [
                "a": rect(0, 0, 20, 10), "b": rect(24, 0, 30, 10), "c": rect(0, 14, 10, 10),
                "d": rect(24, 14, 10, 10),
            ]
        ) { PiecesOfGrids.Switching(isGrid: true) },
        Piece(
            "Switching, a column", 300, size(30, 46),
            [
                "a": rect(0, 0, 20, 10), "b": rect(0, 12, 30, 10), "c": rect(0, 24, 10, 10),
                "d": rect(0, 36, 10, 10),
            ]
        ) { PiecesOfGrids.Switching(isGrid: false) },
    ]

    static let lazyGrids = [
        Piece(
            "Gallery", 200, size(200, 70),
            [
                "0": rect(0, 0, 60, 30), "2": rect(140, 0, 60, 30), "3": rect(0, 40, 60, 30),
                "4": rect(70, 40, 60, 30),
            ]
        ) { PiecesOfGrids.Gallery() },
        Piece(
            "Ledger", 200, size(200, 20),
            ["day": rect(0, 5, 25, 10), "bar": rect(50, 0, 110, 20), "sum": rect(190, 0, 10, 10)]
        ) { PiecesOfGrids.Ledger() },
        Piece("Swatches", 200, size(200, 45), ["0": rect(0, 0, 60, 20), "3": rect(0, 25, 60, 20)]) {
            PiecesOfGrids.Swatches()
        },
        Piece("Swatches", 190, size(190, 45), ["1": rect(100, 0, 90, 20), "3": rect(100, 25, 90, 20)]) {
            PiecesOfGrids.Swatches()
        },
        Piece(
            "Shelf", 300, size(300, 55),
            [
                "0": rect(0, 0, 40, 20), "1": rect(0, 25, 40, 30), "2": rect(48, 0, 40, 20), "4": rect(96, 0, 40, 20),
            ]
        ) { PiecesOfGrids.Shelf() },
    ]

    @Test(arguments: grids) func aGridStandsAtTheFiguresComputedByHand(_ piece: Piece) throws {
        try piece.check()
    }

    @Test(arguments: lazyGrids) func aLazyGridStandsAtTheFiguresComputedByHand(_ piece: Piece) throws {
        try piece.check()
    }
}

@Suite struct FlowFigures {
    static let pieces = [
        Piece(
            "Tags", 70, size(49, 24),
            [
                "Swift": rect(0, 0, 25, 10), "Rust": rect(29, 0, 20, 10), "Haskell": rect(0, 14, 35, 10),
                "C": rect(39, 14, 5, 10),
            ]
        ) { PiecesOfFlow.Tags() },
        Piece(
            "Broken", 300, size(45, 25),
            ["a": rect(0, 0, 20, 10), "b": rect(0, 15, 20, 10), "c": rect(25, 15, 20, 10)]
        ) { PiecesOfFlow.Broken() },
        Piece(
            "Started", 300, size(70, 35),
            [
                "a": rect(0, 0, 20, 10), "b": rect(0, 15, 20, 20), "c": rect(25, 15, 20, 10),
                "d": rect(50, 15, 20, 10),
            ]
        ) { PiecesOfFlow.Started() },
        Piece(
            "Preferred", 100, size(98, 28),
            ["a": rect(0, 0, 40, 10), "b": rect(48, 0, 50, 10), "c": rect(0, 18, 30, 10)]
        ) { PiecesOfFlow.Preferred() },
        Piece(
            "Pushed", 100, size(100, 20),
            ["a": rect(0, 0, 20, 10), "b": rect(70, 0, 30, 10), "c": rect(0, 10, 90, 10)]
        ) { PiecesOfFlow.Pushed() },
        Piece(
            "Divided", 300, size(49, 30),
            ["a": rect(0, 0, 20, 30), "line": rect(24, 0, 1, 30), "b": rect(29, 10, 20, 10)]
        ) { PiecesOfFlow.Divided() },
    ]

    @Test(arguments: pieces) func aPieceWithAFlowStandsAtTheFiguresComputedByHand(_ piece: Piece) throws {
        try piece.check()
    }

    @Test func aFlowBelowAToggleAlignsItsChildrenOnTheirBaselines() throws {
        let drawing = try draw { PiecesOfFlow.Switched() }
        let flow = try #require(drawing["flow"])
        #expect(flow.size == size(49, 20))
        #expect(drawing["one"] == rect(flow.minX, flow.minY + 8, 15, 10))
        #expect(drawing["two"] == rect(flow.minX + 19, flow.minY, 30, 20))
    }

    // The issue: `.minimum` is the least length, `.natural` breaks by the least one and grows with what its line has
    // left, `.maximum` takes a line: 20, 200 − 30 and 200.
    @Test func theFlexibilitiesAreLeastGrowingAndAWholeLine() throws {
        try Piece(
            "Flexible", 200, size(200, 30),
            ["least": rect(0, 0, 20, 10), "natural": rect(30, 0, 170, 10), "most": rect(0, 20, 200, 10)]
        ) { PiecesOfFlow.Flexible() }.check()
    }
}
