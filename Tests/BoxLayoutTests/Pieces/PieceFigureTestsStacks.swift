import BoxLayout
import Testing

@Suite struct StackFigures {
    static let pieces = [
        Piece(
            "ProfileRow", 300, size(300, 72),
            [
                "avatar": rect(16, 16, 40, 40), "name": rect(68, 23, 84, 14), "role": rect(68, 39, 65, 10),
                "unread": rect(279, 31, 5, 10),
            ]
        ) { PiecesOfStacks.ProfileRow() },
        Piece("TitleBar", 200, size(200, 10), ["title": rect(92.5, 0, 25, 10)]) { PiecesOfStacks.TitleBar() },
        Piece(
            "Tiles", 200, size(200, 40),
            ["tile": rect(0, 0, 60, 40), "tile": rect(70, 0, 60, 40), "tile": rect(140, 0, 60, 40)]
        ) { PiecesOfStacks.Tiles() },
        Piece("CityCard", 200, size(200, 120), ["caption": rect(12, 88, 60, 20)]) { PiecesOfStacks.CityCard() },
        Piece(
            "Highlighted", 100, size(100, 16), ["paper": rect(0, 0, 100, 16), "hello": rect(30, 0, 40, 16)]
        ) { PiecesOfStacks.Highlighted() },
        Piece(
            "Stamp", 100, size(40, 20), ["ink": rect(0, 0, 40, 20), "word": rect(0, 0, 40, 20)]
        ) { PiecesOfStacks.Stamp() },
        Piece(
            "ImportantFirst", 70, size(70, 10), ["cut": rect(0, 0, 25, 10), "whole": rect(25, 0, 45, 10)]
        ) { PiecesOfStacks.ImportantFirst() },
        Piece(
            "Sidebar", 200, size(80, 100),
            ["inbox": rect(0, 4, 25, 10), "archive": rect(0, 22, 35, 10), "settings": rect(0, 90, 40, 10)]
        ) { PiecesOfStacks.Sidebar() },
        Piece("Call", 200, size(75, 30), ["button": rect(0, 0, 75, 30), "dot": rect(65, 0, 10, 10)]) {
            PiecesOfStacks.Call()
        },
    ]

    @Test(arguments: pieces) func aPieceWithStacksStandsAtTheFiguresComputedByHand(_ piece: Piece) throws {
        try piece.check()
    }
}

@Suite struct FrameFigures {
    static let pieces = [
        Piece(
            "EqualButtons", 208, size(208, 22),
            ["Day": rect(0, 0, 64, 22), "Week": rect(72, 0, 64, 22), "Month": rect(144, 0, 64, 22)]
        ) { PiecesOfFrames.EqualButtons() },
        Piece(
            "Ideal", 300, size(120, 48),
            ["bounded": rect(0, 0, 120, 10), "ideal": rect(0, 14, 80, 10), "free": rect(0, 28, 70, 20)]
        ) { PiecesOfFrames.Ideal() },
        Piece("Paragraph", 300, size(60, 10), ["text": rect(5, 0, 50, 30)]) { PiecesOfFrames.Paragraph() },
        Piece("OneLine", 300, size(40, 10), ["frame": rect(0, 0, 40, 10), "text": rect(-20, 0, 80, 10)]) {
            PiecesOfFrames.OneLine()
        },
        Piece(
            "Compass", 300, size(100, 60),
            [
                "NW": rect(0, 0, 10, 10), "N": rect(47.5, 0, 5, 10), "NE": rect(90, 0, 10, 10),
                "W": rect(0, 25, 5, 10), "C": rect(47.5, 25, 5, 10), "E": rect(95, 25, 5, 10),
                "SW": rect(0, 50, 10, 10), "S": rect(47.5, 50, 5, 10), "SE": rect(90, 50, 10, 10),
            ]
        ) { PiecesOfFrames.Compass() },
        Piece(
            "Insets", 120, size(120, 94),
            [
                "edges": rect(10, 10, 100, 30), "edges colour": rect(20, 10, 60, 20),
                "insets": rect(10, 40, 100, 24), "insets colour": rect(12, 41, 94, 20),
                "wide": rect(10, 64, 100, 20), "wide colour": rect(0, 64, 120, 20),
            ]
        ) { PiecesOfFrames.Insets() },
        Piece(
            "Ratios", 300, size(200, 60),
            ["fit": rect(0, 15, 60, 30), "fill": rect(40, 0, 120, 60), "high": rect(160, 0, 20, 60)]
        ) { PiecesOfFrames.Ratios() },
        Piece("Adaptive", 300, size(115, 10), ["long": rect(0, 0, 115, 10)]) { PiecesOfFrames.Adaptive() },
        Piece("Adaptive", 60, size(40, 10), ["medium": rect(0, 0, 40, 10)]) { PiecesOfFrames.Adaptive() },
        Piece("Adaptive", 20, size(10, 10), ["short": rect(0, 0, 10, 10)]) { PiecesOfFrames.Adaptive() },
        Piece("Adaptive", 5, size(5, 20), ["short": rect(0, 0, 5, 20)]) { PiecesOfFrames.Adaptive() },
        Piece("RowOrColumn", 140, size(140, 20), ["a": rect(0, 0, 60, 20), "b": rect(70, 0, 70, 20)]) {
            PiecesOfFrames.RowOrColumn()
        },
        Piece("RowOrColumn", 139, size(70, 50), ["a": rect(5, 0, 60, 20), "b": rect(0, 30, 70, 20)]) {
            PiecesOfFrames.RowOrColumn()
        },
    ]

    @Test(arguments: pieces) func aPieceWithFramesStandsAtTheFiguresComputedByHand(_ piece: Piece) throws {
        try piece.check()
    }
}

@Suite struct GuideFigures {
    static let pieces = [
        Piece(
            "Staircase", 300, size(90, 40),
            ["0": rect(0, 0, 30, 10), "1": rect(20, 10, 30, 10), "2": rect(40, 20, 30, 10), "3": rect(60, 30, 30, 10)]
        ) { PiecesOfGuides.Staircase() },
        Piece(
            "Account", 300, size(170, 65),
            [
                "account": rect(10, 15, 20, 10), "picture": rect(0, 25, 40, 40), "label": rect(50, 0, 25, 10),
                "name": rect(50, 10, 120, 20),
            ]
        ) { PiecesOfGuides.Account() },
        Piece(
            "Colons", 300, size(70, 34),
            [
                "Name": rect(15, 0, 20, 10), "Ada": rect(40, 0, 15, 10), "Born in": rect(0, 12, 35, 10),
                "London": rect(40, 12, 30, 10), "Age": rect(20, 24, 15, 10), "36": rect(40, 24, 10, 10),
            ]
        ) { PiecesOfGuides.Colons() },
        Piece(
            "Baselines", 300, size(78, 38),
            [
                "large": rect(0, 0, 30, 30), "small": rect(34, 16, 15, 10), "box": rect(53, 18, 6, 6),
                "lines": rect(63, 16, 5, 20), "last": rect(68, 18, 10, 20),
            ]
        ) { PiecesOfGuides.Baselines() },
        Piece("Inbox", 300, size(50, 50), ["icon": rect(0, 0, 50, 50), "badge": rect(40, -10, 20, 20)]) {
            PiecesOfGuides.Inbox()
        },
        Piece("Tooltip", 300, size(20, 10), ["label": rect(0, 0, 20, 10), "tip": rect(5, 14, 10, 10)]) {
            PiecesOfGuides.Tooltip()
        },
        Piece(
            "Shifted", 300, size(100, 100),
            ["row": rect(0, 0, 40, 30), "lifted": rect(0, 0, 20, 20), "plain": rect(20, 10, 20, 20)]
        ) { PiecesOfGuides.Shifted() },
        Piece("Target", 300, size(100, 40), ["field": rect(0, 0, 100, 40), "point": rect(70, 15, 10, 10)]) {
            PiecesOfGuides.Target()
        },
    ]

    @Test(arguments: pieces) func aPieceWithGuidesStandsAtTheFiguresComputedByHand(_ piece: Piece) throws {
        try piece.check()
    }
}
