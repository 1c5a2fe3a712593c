import BoxLayout
import Testing

@Suite struct StackTests {
    @Test func childrenStandEightApartAndCentred() throws {
        let drawing = try draw {
            HStack {
                box("a", 20, 10)
                box("b", 30, 30)
            }
        }
        #expect(drawing.size == CGSize(width: 58, height: 30))
        #expect(drawing["a"] == rect(0, 10, 20, 10))
        #expect(drawing["b"] == rect(28, 0, 30, 30))
    }

    @Test(
        arguments: [(HorizontalAlignment.leading, 0.0), (.center, 5), (.trailing, 10)]
            as [(HorizontalAlignment, CGFloat)])
    func aColumnAlignsAcross(alignment: HorizontalAlignment, x: CGFloat) throws {
        let drawing = try draw {
            VStack(alignment: alignment, spacing: 3) {
                box("a", 20, 10)
                box("b", 30, 30)
            }
        }
        #expect(drawing.size == CGSize(width: 30, height: 43))
        #expect(drawing["a"] == rect(x, 0, 20, 10) && drawing["b"] == rect(0, 13, 30, 30))
    }

    @Test(arguments: [(VerticalAlignment.top, 0.0), (.center, 10), (.bottom, 20)] as [(VerticalAlignment, CGFloat)])
    func aRowAlignsAcross(alignment: VerticalAlignment, y: CGFloat) throws {
        let drawing = try draw {
            HStack(alignment: alignment, spacing: -5) {
                box("a", 20, 10)
                box("b", 30, 30)
            }
        }
        // A negative spacing overlaps.
        #expect(drawing.size == CGSize(width: 45, height: 30))
        #expect(drawing["a"] == rect(0, y, 20, 10) && drawing["b"] == rect(15, 0, 30, 30))
    }

    //  316 less two gaps of 8 is 300, for three.
    @Test func flexibleChildrenShareEqually() throws {
        let drawing = try draw(316) {
            HStack { ForEach(["a", "b", "c"]) { Rectangle().id($0) } }
        }
        #expect(drawing.frames.map(\.frame) == [rect(0, 0, 100, 10), rect(108, 0, 100, 10), rect(216, 0, 100, 10)])
    }

    //  0      190    240   300
    //  ├─any──┼─50───┼≤60──┤
    @Test func theLeastFlexibleIsServedFirst() throws {
        let drawing = try draw(300) {
            HStack(spacing: 0) {
                Rectangle().id("any")
                box("fixed", 50, 10)
                Rectangle().frame(maxWidth: 60).id("most 60")
            }
        }
        #expect(drawing["any"] == rect(0, 0, 190, 10))
        #expect(drawing["fixed"] == rect(190, 0, 50, 10))
        #expect(drawing["most 60"] == rect(240, 0, 60, 10))
    }

    @Test func childrenAreProbedWithZeroAndInfinity() throws {
        let record = Record()
        _ = try draw(108) {
            HStack(spacing: 8) {
                Leaf(record) { CGSize(width: min($0.width ?? 7, 90), height: 5) }()
                box("fixed", 20, 10)
            }
        }
        let widths: [CGFloat?] = [0, .infinity, 80]
        #expect(record.proposals.prefix(3).map(\.width) == widths)
        #expect(record.proposals.prefix(3).allSatisfy { $0.height == nil })
        #expect(record.placed?.width == 80)
    }

    @Test(arguments: [(nil, 38.0), (0, 28), (.infinity, nil)] as [(CGFloat?, CGFloat?)])
    func withoutALengthEveryChildIsAskedTheSame(width: CGFloat?, total: CGFloat?) throws {
        let record = Record()
        let drawing = try? draw(width) {
            HStack(spacing: 8) {
                Leaf(record) { CGSize(width: $0.width ?? 10, height: 5) }()
                box("fixed", 20, 10)
            }
        }
        #expect(record.proposals.allSatisfy { $0.width == width })
        // An infinite row has no drawing.
        #expect(drawing?.size.width == total)
    }

    @Test func childrenThatFindNoRoomOverflow() throws {
        let drawing = try draw(10) {
            HStack {
                box("a", 20, 10)
                box("b", 30, 10)
            }
        }
        #expect(drawing.size == CGSize(width: 58, height: 10) && drawing["b"]?.minX == 28)
    }

    @Test func aStackInDepthGrowsWithItsChildren() throws {
        let drawing = try draw {
            ZStack(alignment: .bottomTrailing) {
                box("wide", 40, 10)
                box("high", 10, 30)
            }
        }
        #expect(drawing.size == CGSize(width: 40, height: 30))
        #expect(drawing["wide"] == rect(0, 20, 40, 10) && drawing["high"] == rect(30, 0, 10, 30))
        #expect(drawing.items.map(\.frame) == [rect(0, 20, 40, 10), rect(30, 0, 10, 30)])
    }

    @Test func nothingAtAllTakesNoRoom() throws {
        #expect(try draw { EmptyView() }.size == .zero)
        #expect(try draw { HStack { EmptyView() } }.size == .zero)
        #expect(try draw { ZStack {} }.size == .zero)
    }

    //  Several views at the root stand one below the other.
    @Test func theRootIsAColumn() throws {
        let drawing = try draw {
            box("a", 20, 10)
            box("b", 20, 10)
        }
        #expect(drawing["b"] == rect(0, 18, 20, 10))
    }
}
