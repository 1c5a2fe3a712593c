import BoxLayout
import Testing

@Suite struct CardLayoutTests {
    private func cards(
        _ width: CGFloat?, count: Int = 32, _ ideal: CGSize = CGSize(width: 60, height: 20),
        _ layout: CardLayout = CardLayout()
    ) throws -> Drawing {
        try draw(width) {
            layout {
                ForEach(0..<count) { index in
                    Rectangle().frame(idealWidth: ideal.width, idealHeight: ideal.height)
                        .frame(maxWidth: .infinity, maxHeight: .infinity).id("\(index)")
                }
            }
        }
    }

    //  8 │150│ 8 │150│ 8 …: seven of 158, less a gap and two margins more, in 1194; two in 393.
    @Test(
        arguments: [
            (1194.0, 7, 5), (393, 2, 16), (323, 1, 32), (324, 2, 16), (nil, 1, 32), (.infinity, 1, 32),
        ] as [(CGFloat?, Int, Int)])
    func cardsStandInColumns(width: CGFloat?, columns: Int, rows: Int) throws {
        let drawing = try cards(width)
        #expect(drawing.size == CGSize(width: CGFloat(columns) * 158 + 8, height: CGFloat(rows) * 108 + 8))
        for index in 0..<32 {
            let (row, column) = index.quotientAndRemainder(dividingBy: columns)
            let frame = rect(8 + CGFloat(column) * 158, 8 + CGFloat(row) * 108, 150, 100)
            #expect(drawing["\(index)"] == frame)
        }
    }

    //  30 characters: 150 wide in a font of 10, 180 in one of 12, 300 in one of 20.
    @Test(arguments: [(10.0, 7, 150.0), (12, 6, 180), (20, 3, 300)] as [(CGFloat, Int, CGFloat)])
    func largerTextHasFewerColumns(size: CGFloat, columns: Int, width: CGFloat) throws {
        let drawing = try draw(1194) {
            CardLayout {
                ForEach(0..<32) { _ in
                    text("abcdefghijklmnopqrstuvwxyzabcd", size).frame(maxWidth: .infinity).id("card")
                }
            }
        }
        let frames = drawing.frames(of: "card")
        #expect(frames.count { $0.minY == frames[0].minY } == columns)
        #expect(frames.allSatisfy { $0.width == width })
    }

    @Test(
        arguments: [
            (CGSize(width: 60, height: 20), 1000.0, CGSize(width: 150, height: 100)),
            (CGSize(width: 240, height: 20), 1000, CGSize(width: 240, height: 160)),
            // Heightened: 200 high asks for 300.
            (CGSize(width: 100, height: 200), 1000, CGSize(width: 300, height: 200)),
            (CGSize(width: 600, height: 20), 1000, CGSize(width: 400, height: 400 / 1.5)),
            // Never wider than the container less its margins.
            (CGSize(width: 240, height: 20), 166, CGSize(width: 150, height: 100)),
            (CGSize(width: 60, height: 20), 116, CGSize(width: 100, height: 100 / 1.5)),
        ] as [(CGSize, CGFloat, CGSize)])
    func aCardHasARatioWithinBounds(ideal: CGSize, width: CGFloat, card: CGSize) throws {
        let drawing = try cards(width, count: 3, ideal)
        #expect(drawing.frames.allSatisfy { $0.frame.size == card })
        #expect(drawing["0"]?.origin == CGPoint(x: 8, y: 8))
    }

    @Test func theLargestIdealSizeIsEverybodys() throws {
        let drawing = try draw(1000) {
            CardLayout {
                Rectangle().frame(idealWidth: 210, idealHeight: 10).id("wide")
                Rectangle().frame(idealWidth: 10, idealHeight: 160).id("high")
            }
        }
        // 160 high asks for 240, more than 210.
        #expect(drawing["wide"] == rect(8, 8, 240, 160) && drawing["high"] == rect(256, 8, 240, 160))
    }

    @Test func aWidthOfEightHasOneColumn() throws {
        let drawing = try cards(8, count: 3)
        #expect(drawing.frames.map(\.frame.minX) == [8, 8, 8])
        #expect(drawing.frames.allSatisfy { $0.frame.size == .zero })
    }

    @Test func idealSizesAreAskedForOnce() throws {
        let record = Record()
        _ = try draw(800) {
            HStack {
                CardLayout { ForEach(0..<4) { _ in Leaf(record, 100, 50)() } }
                Rectangle()
                text("words that wrap")
            }
        }
        #expect(record.proposals.count { $0 == .unspecified } == 4)
        #expect(record.proposals.allSatisfy { $0 == .unspecified || $0 == ProposedViewSize(width: 150, height: 100) })
    }

    //  0/0 columns, or more of them than an integer holds.
    @Test(
        arguments: [
            CardLayout(minWidth: 100, maxWidth: 100, padding: -100), CardLayout(padding: .nan),
            CardLayout(minWidth: 100, maxWidth: 100, padding: -100 - 1e-13), CardLayout(margin: .nan),
            CardLayout(minWidth: .nan, maxWidth: .nan), CardLayout(padding: .infinity), CardLayout(margin: -1e300),
            CardLayout(aspectRatio: .nan, minWidth: -1, maxWidth: -5), CardLayout(padding: -.infinity),
        ])
    func strangeLengthsAreNoCrash(layout: CardLayout) {
        // A drawing or an error, and nothing in a drawing that is not finite.
        let drawing = try? cards(116, count: 3, layout)
        #expect(drawing?.frames.allSatisfy { $0.frame.maxX.isFinite && $0.frame.maxY.isFinite } != false)
        #expect(drawing?.size.width.isFinite != false)
    }

    private func cards(_ width: CGFloat?, count: Int, _ layout: CardLayout) throws -> Drawing {
        try cards(width, count: count, CGSize(width: 60, height: 20), layout)
    }
}
