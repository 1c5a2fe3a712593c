import BoxLayout
import Testing

@Suite struct GeometryFigures {
    static let pieces = [
        Piece("Split", 200, size(200, 50), ["first": rect(0, 0, 50, 50), "second": rect(50, 0, 150, 50)]) {
            PiecesOfGeometry.Split()
        },
        Piece(
            "Corner", 300, size(100, 80),
            [
                "above": rect(37.5, 0, 25, 10), "reader": rect(0, 10, 100, 60), "size": rect(0, 10, 40, 10),
                "below": rect(37.5, 70, 25, 10),
            ]
        ) { PiecesOfGeometry.Corner() },
        Piece(
            "EqualLabels", 300, size(35, 38),
            ["Hi": rect(0, 0, 35, 10), "Welcome": rect(0, 14, 35, 10), "Bye": rect(0, 28, 35, 10)]
        ) { PiecesOfGeometry.EqualLabels() },
        Piece("Measured", 300, size(50, 20), ["text": rect(0, 0, 50, 10), "half": rect(0, 10, 25, 10)]) {
            PiecesOfGeometry.Measured()
        },
        Piece(
            "Tabs", 300, size(75, 14),
            [
                "One": rect(0, 0, 15, 10), "Two": rect(25, 0, 15, 10), "Three": rect(50, 0, 25, 10),
                "line": rect(50, 12, 25, 2),
            ]
        ) { PiecesOfGeometry.Tabs() },
        Piece(
            "Tree", 300, size(80, 80),
            ["0": rect(25, 0, 30, 30), "1": rect(0, 50, 30, 30), "2": rect(50, 50, 30, 30)]
        ) { PiecesOfGeometry.Tree() },
        Piece("Counted", 300, size(20, 31), ["count": rect(5, 21, 10, 10)]) { PiecesOfGeometry.Counted() },
        Piece("Named", 100, size(100, 70), ["as high as the text is low": rect(0, 40, 100, 30)]) {
            PiecesOfGeometry.Named()
        },
        Piece("Told", 300, size(46, 20), ["rule": rect(44, 0, 2, 20)]) { PiecesOfGeometry.Told() },
        Piece("Centred", 300, size(120, 80), ["circle": rect(40, 20, 40, 40)]) { PiecesOfGeometry.Centred() },
    ]

    @Test(arguments: pieces) func aPieceThatReadsStandsAtTheFiguresComputedByHand(_ piece: Piece) throws {
        try piece.check()
    }

    @Test func aLabelThatIsAsWideAsTheWidestStandsAtItsEnd() throws {
        let drawing = try draw { PiecesOfGeometry.EqualLabels() }
        let hi = drawing.items.first { if case .text("Hi", _, _) = $0.kind { true } else { false } }
        #expect(hi?.frame == rect(25, 0, 10, 10))
    }

    @Test func thePathsOfATreeLieBehindItsCirclesAndJoinTheirMiddles() throws {
        let drawing = try draw { PiecesOfGeometry.Tree() }
        let ends = drawing.items.prefix(2).map { $0.outline }
        #expect(ends == [[Point(x: 40, y: 15), Point(x: 15, y: 65)], [Point(x: 40, y: 15), Point(x: 65, y: 65)]])
    }

    @Test func aViewThatIsDrawnAgainLooksAsItDid() throws {
        let view = Growing()
        #expect(try draw { view }.size == draw { view }.size)
    }

    private struct Growing: View {
        @State private var width: CGFloat = 1
        var body: some View { Color.red.frame(width: width, height: 1).onAppear { width += 1 } }
    }

    @Test func aSumOfPreferencesIsChangedByItsContainer() throws {
        #expect(try draw { PiecesOfGeometry.Counted() }.texts == ["30"])
    }
}

@Suite struct ScrollingFigures {
    static let pieces = [
        Piece(
            "Feed", 60, size(60, 90),
            ["no height": rect(0, 0, 60, 10), "fixed": rect(0, 20, 60, 30), "text": rect(5, 60, 50, 30)]
        ) { PiecesOfScrolling.Feed() },
        Piece(
            "Carousel", 200, size(200, 50),
            ["1": rect(10, 0, 80, 50), "2": rect(100, 0, 80, 50), "5": rect(370, 0, 80, 50)]
        ) { PiecesOfScrolling.Carousel() },
        Piece(
            "Pages", 210, size(210, 40),
            ["0": rect(0, 0, 100, 40), "1": rect(110, 0, 100, 40), "2": rect(220, 0, 100, 40)]
        ) { PiecesOfScrolling.Pages() },
        Piece(
            "Relative", 300, size(300, 30),
            ["eighty": rect(0, 0, 240, 10), "whole": rect(0, 10, 300, 10), "third": rect(0, 20, 100, 10)]
        ) { PiecesOfScrolling.Relative() },
        Piece(
            "Sections", 100, size(100, 100),
            [
                "A": rect(0, 0, 10, 20), "A0": rect(0, 24, 10, 10), "A1": rect(0, 38, 10, 10),
                "B": rect(0, 52, 10, 20), "B0": rect(0, 76, 10, 10), "B1": rect(0, 90, 10, 10),
            ]
        ) { PiecesOfScrolling.Sections() },
        Piece("Map", 300, size(100, 100), ["window": rect(0, 0, 100, 100)]) { PiecesOfScrolling.Map() },
        Piece(
            "Page", 200, size(200, 100),
            [
                "header": rect(85, 0, 30, 10), "scroll": rect(0, 10, 200, 80), "content": rect(0, 10, 200, 20),
                "footer": rect(85, 90, 30, 10),
            ]
        ) { PiecesOfScrolling.Page() },
    ]

    @Test(arguments: pieces) func aPieceThatScrollsStandsAtTheFiguresComputedByHand(_ piece: Piece) throws {
        try piece.check()
    }

    @Test func aFrameIsRelativeToTheRoomThatItsScrollViewHasAtLast() throws {
        let row = try draw(200) {
            HStack(spacing: 0) {
                Color.blue.frame(width: 100, height: 10)
                ScrollView(.horizontal) {
                    Color.red.frame(height: 10).containerRelativeFrame(.horizontal).id("a")
                }
            }
        }
        #expect(row["a"] == rect(100, 0, 100, 10))
        let column = try draw(200) {
            VStack(spacing: 0) {
                Color.blue.frame(height: 40)
                ScrollView { Color.red.containerRelativeFrame(.vertical).id("a") }
            }
            .frame(height: 100)
        }
        #expect(column["a"] == rect(0, 40, 200, 60))
    }

    @Test func rowsOfAScrollViewThatIsReadFollowEachOther() throws {
        let drawing = try draw { PiecesOfScrolling.Jumping() }
        #expect(drawing.size == size(300, 70))
        let tops = (0..<10).compactMap { drawing["\($0)"]?.minY }
        #expect(tops == [10, 20, 30, 40, 50, 60, 70, 80, 90, 100])
    }
}

@Suite struct EnvironmentFigures {
    static let pieces = [
        Piece(
            "Mirrored", 200, size(200, 25),
            [
                "ltr first": rect(10, 0, 20, 10), "ltr second": rect(30, 0, 40, 10),
                "rtl first": rect(170, 15, 20, 10), "rtl second": rect(130, 15, 40, 10),
            ]
        ) { PiecesOfEnvironment.Mirrored() },
        Piece(
            "Boards", 300, size(70, 20),
            [
                "0": rect(0, 0, 10, 10), "0": rect(0, 10, 10, 10), "1": rect(15, 0, 10, 10),
                "1": rect(30, 10, 10, 10), "2": rect(30, 0, 10, 10), "2": rect(60, 10, 10, 10),
            ]
        ) { PiecesOfEnvironment.Boards() },
        Piece(
            "StageOfColors", 98, size(98, 58),
            ["first": rect(0, 0, 98, 30), "green": rect(0, 34, 30, 10), "count": rect(46.5, 48, 5, 10)]
        ) { PiecesOfEnvironment.StageOfColors() },
        Piece("Pins", 300, size(25, 22), ["now": rect(6, 0, 15, 10), "later": rect(0, 12, 25, 10)]) {
            PiecesOfEnvironment.Pins()
        },
        Piece("Titles", 300, size(66, 32), ["title": rect(7.5, 22, 15, 10), "title": rect(41, 12, 20, 10)]) {
            PiecesOfEnvironment.Titles()
        },
        Piece("CardOfText", 300, size(40, 30), ["card": rect(2, 2, 36, 26)]) { PiecesOfEnvironment.CardOfText() },
    ]

    @Test(arguments: pieces) func aPieceWithAnEnvironmentStandsAtTheFigures(_ piece: Piece) throws {
        try piece.check()
    }

    @Test func allCardsOfTheBoardsHaveTheColourOfTheirEnvironment() throws {
        let drawing = try draw { PiecesOfEnvironment.Boards() }
        #expect(drawing.items.count == 6)
        #expect(drawing.items.allSatisfy { $0.fill == .green })
    }
}

@Suite struct LayoutFigures {
    static let pieces = [
        Piece("Orbits", 300, size(60, 60), ["right": rect(55, 25, 10, 10), "left": rect(-5, 25, 10, 10)]) {
            PiecesOfLayouts.Orbits()
        },
        Piece("Pins", 300, size(300, 50), ["pin": rect(10, 20, 30, 10)]) { PiecesOfLayouts.Pins() },
        Piece(
            "TagsOfLanguages", 100, size(100, 30),
            [
                "Swift": rect(0, 0, 25, 10), "Rust": rect(35, 0, 20, 10), "Haskell": rect(0, 20, 35, 10),
                "C": rect(45, 20, 5, 10),
            ]
        ) { PiecesOfLayouts.TagsOfLanguages() },
        Piece("Places", 300, size(300, 100), ["placed": rect(5, 60, 20, 20), "centred": rect(140, 40, 20, 20)]) {
            PiecesOfLayouts.Places()
        },
        Piece("Switch", 300, size(44, 20), ["switch": rect(0, 0, 44, 20)]) { PiecesOfLayouts.Switch() },
        Piece(
            "Nested", 300, size(32, 30),
            ["high": rect(0, 0, 10, 30), "top": rect(12, 17, 20, 5), "bottom": rect(22, 25, 10, 5)]
        ) { PiecesOfLayouts.Nested() },
    ]

    @Test(arguments: pieces) func aCustomLayoutStandsAtTheFiguresComputedByHand(_ piece: Piece) throws {
        try piece.check()
    }
}
