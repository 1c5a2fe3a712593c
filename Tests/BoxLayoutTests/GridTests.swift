import BoxLayout
import Testing

@Suite struct GridTests {
    //  0     20 28       58
    //  ┌─────┐  ┌────────┐ 0
    //  │  a  │  │   b    │
    //  └─────┘  └────────┘ 20
    //  ┌─────┐  ┌────────┐ 28
    //  │  c  │  │   d    │
    //  └─────┘  └────────┘ 38
    @Test(
        arguments: [
            (Alignment.center, rect(5, 5, 10, 10), rect(38, 28, 10, 10)),
            (.topLeading, rect(0, 0, 10, 10), rect(28, 28, 10, 10)),
            (.bottomTrailing, rect(10, 10, 10, 10), rect(48, 28, 10, 10)),
        ])
    func columnsAreAsWideAsTheirWidest(alignment: Alignment, a: CGRect, d: CGRect) throws {
        let drawing = try draw {
            Grid(alignment: alignment) {
                GridRow {
                    box("a", 10, 10)
                    box("b", 30, 20)
                }
                GridRow {
                    box("c", 20, 10)
                    box("d", 10, 10)
                }
            }
        }
        #expect(drawing.size == CGSize(width: 58, height: 38))
        #expect(drawing["a"] == a && drawing["b"] == rect(28, 0, 30, 20))
        #expect(drawing["c"] == rect(0, 28, 20, 10) && drawing["d"] == d)
    }

    @Test func anyOtherChildIsARowOfItsOwn() throws {
        let drawing = try draw {
            Grid(horizontalSpacing: 2, verticalSpacing: 3) {
                GridRow {
                    box("a", 10, 10)
                    box("b", 30, 20)
                }
                Divider().gridCellUnsizedAxes(.horizontal).id("divider")
                GridRow { box("c", 20, 10) }
            }
        }
        #expect(drawing["divider"] == rect(0, 23, 52, 1))
        #expect(drawing["c"] == rect(0, 27, 20, 10) && drawing["b"]?.minX == 22)
    }

    //  The line takes all 300, of which the columns need 52: each gets half of the other 248.
    @Test func aRowOfItsOwnWidensTheGrid() throws {
        let drawing = try draw {
            Grid(horizontalSpacing: 2, verticalSpacing: 3) {
                GridRow {
                    box("a", 20, 10)
                    box("b", 30, 20)
                }
                Divider().id("divider")
            }
        }
        #expect(drawing["divider"] == rect(0, 23, 300, 1))
        #expect(drawing["a"] == rect(62, 5, 20, 10) && drawing["b"] == rect(208, 0, 30, 20))
    }

    @Test func flexibleColumnsShareWhatIsLeft() throws {
        let drawing = try draw(100) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box("a", 20, 10)
                    Rectangle().id("b")
                    Rectangle().id("c")
                }
            }
        }
        #expect(drawing.frames.map(\.frame) == [rect(0, 0, 20, 10), rect(20, 0, 40, 10), rect(60, 0, 40, 10)])
    }

    //  Baselines at 8 and 16: the small text stands 8 lower, and nothing hangs out of the grid.
    @Test func cellsOfARowShareTheirBaseline() throws {
        let drawing = try draw {
            Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 0) {
                GridRow {
                    text("a\nb").id("small")
                    text("ab", 20).id("large")
                }
            }
        }
        #expect(drawing["large"] == rect(5, 0, 20, 20))
        #expect(drawing["small"] == rect(0, 8, 5, 20))
        #expect(drawing.size == CGSize(width: 25, height: 28))
    }

    //  The decimal points of a column stand below each other.
    @Test func cellsOfAColumnShareTheirGuide() throws {
        let drawing = try draw {
            Grid(alignment: .leading, verticalSpacing: 0) {
                GridRow { box("a", 30, 10).alignmentGuide(.leading) { _ in 20 } }
                GridRow { box("b", 30, 10).alignmentGuide(.leading) { _ in 5 } }
            }
        }
        #expect(drawing["a"] == rect(0, 0, 30, 10) && drawing["b"] == rect(15, 10, 30, 10))
        #expect(drawing.size == CGSize(width: 45, height: 20))
    }

    @Test func outsideAGridARowIsAGroup() throws {
        let drawing = try draw {
            HStack {
                GridRow {
                    box("a", 10, 10)
                    box("b", 10, 10)
                }
            }
        }
        #expect(drawing["b"]?.minX == 18)
    }

    @Test func aGridInACellHasRowsOfItsOwn() throws {
        let drawing = try draw {
            Grid(horizontalSpacing: 1, verticalSpacing: 1) {
                GridRow {
                    Grid(horizontalSpacing: 1, verticalSpacing: 1) {
                        GridRow {
                            box("a", 10, 10)
                            box("b", 10, 10)
                        }
                        GridRow { box("c", 10, 10) }
                    }
                    box("d", 10, 10)
                }
                GridRow { box("e", 10, 10) }
            }
        }
        #expect(drawing["c"] == rect(0, 11, 10, 10))
        #expect(drawing["d"]?.minX == 22 && drawing["e"]?.minY == 22)
    }

    @Test func anEmptyGridTakesNoRoom() throws {
        #expect(try draw { Grid {} }.size == .zero)
        #expect(try draw { Grid { GridRow {} } }.size == .zero)
    }
}
