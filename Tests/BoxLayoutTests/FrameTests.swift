import BoxLayout
import Testing

@Suite struct FrameTests {
    @Test(
        arguments: [
            (Alignment.topLeading, 0.0, 0.0), (.top, 10, 0), (.topTrailing, 20, 0), (.leading, 0, 15),
            (.center, 10, 15), (.trailing, 20, 15), (.bottomLeading, 0, 30), (.bottom, 10, 30),
            (.bottomTrailing, 20, 30),
        ] as [(Alignment, CGFloat, CGFloat)])
    func aViewIsAlignedInAFixedFrame(alignment: Alignment, x: CGFloat, y: CGFloat) throws {
        let drawing = try draw { box("a", 10, 10).frame(width: 30, height: 40, alignment: alignment) }
        #expect(drawing.size == CGSize(width: 30, height: 40) && drawing["a"] == rect(x, y, 10, 10))
        let flexible = try draw {
            box("a", 10, 10).frame(minWidth: 30, maxWidth: 30, minHeight: 40, maxHeight: 40, alignment: alignment)
        }
        #expect(flexible.size == CGSize(width: 30, height: 40) && flexible["a"] == rect(x, y, 10, 10))
    }

    @Test func aViewMayBeLargerThanItsFrame() throws {
        let drawing = try draw { box("a", 50, 40).frame(width: 20, height: 20) }
        #expect(drawing.size == CGSize(width: 20, height: 20) && drawing["a"] == rect(-15, -10, 50, 40))
    }

    @Test func oneFixedLengthLeavesTheOtherToTheView() throws {
        let drawing = try draw(100) { Rectangle().frame(height: 30).id("a") }
        #expect(drawing["a"] == rect(0, 0, 100, 30))
        #expect(try draw { text("abc").frame(width: 50) }.size == CGSize(width: 50, height: 10))
    }

    @Test(arguments: [-5.0, .nan, .infinity] as [CGFloat])
    func whatIsNoLengthSaysNothing(length: CGFloat) throws {
        #expect(try draw { text("abc").frame(width: length, height: length) }.size == CGSize(width: 15, height: 10))
        let drawing = try draw { text("abc").frame(minWidth: length, idealWidth: length, maxWidth: -1) }
        #expect(drawing.size == CGSize(width: 15, height: 10))
    }

    private typealias Bounds = (least: CGFloat?, ideal: CGFloat?, most: CGFloat?)

    //  The view is 40 wide whatever it is offered.
    @Test(
        arguments: [
            ((nil, nil, .infinity), 100, 100), ((nil, nil, .infinity), 20, 40), ((nil, nil, .infinity), nil, 40),
            ((60, nil, nil), 100, 60), ((60, nil, nil), nil, 60), ((30, nil, nil), 20, 30), ((30, nil, nil), 35, 35),
            ((30, nil, nil), 100, 40), ((nil, nil, 60), 100, 60), ((nil, nil, 60), 50, 50), ((nil, nil, 60), 20, 40),
            ((nil, nil, 30), 100, 30), ((nil, nil, 30), nil, 30), ((50, nil, 80), 100, 80), ((50, nil, 80), 60, 60),
            ((50, nil, 80), 10, 50), ((50, nil, 80), nil, 50), ((nil, 70, nil), nil, 70), ((nil, 70, nil), 100, 40),
            ((20, 70, 90), nil, 70), ((0, nil, .infinity), 20, 20), ((0, nil, .infinity), 0, 0),
            ((0, nil, .infinity), nil, 40), ((80, nil, 50), 10, 80),
        ] as [((CGFloat?, CGFloat?, CGFloat?), CGFloat?, CGFloat)])
    func aFlexibleFrameFollowsWhatIsOffered(
        bounds: (CGFloat?, CGFloat?, CGFloat?), offered: CGFloat?, width: CGFloat
    ) throws {
        let drawing = try draw(offered) {
            box("a", 40, 10).frame(minWidth: bounds.0, idealWidth: bounds.1, maxWidth: bounds.2)
        }
        #expect(drawing.size == CGSize(width: width, height: 10))
        #expect(drawing["a"] == rect((width - 40) / 2, 0, 40, 10))
        // The same down the height.
        let column = try draw {
            Offer(nil, offered) {
                box("a", 10, 40).frame(minHeight: bounds.0, idealHeight: bounds.1, maxHeight: bounds.2)
            }
        }
        #expect(column.size == CGSize(width: 10, height: width))
    }

    @Test(arguments: [(20.0, 40.0), (60, 60), (90, 80)] as [(CGFloat, CGFloat)])
    func aViewIsOfferedWhatLiesWithinTheBounds(offered: CGFloat, width: CGFloat) throws {
        let record = Record()
        _ = try draw(offered) {
            Leaf(record) { _ in CGSize(width: 1, height: 1) }().frame(minWidth: 40, maxWidth: 80)
        }
        #expect(record.proposals.first?.width == width && record.placed?.width == width)
    }

    //  No height is proposed: the frame is as high as its bound, and what it holds fills it.
    @Test func aBoundThatDecidesIsOfferedToTheView() throws {
        let least = try draw(100) { Color.primary.id("a").frame(minHeight: 100) }
        #expect(least.size == CGSize(width: 100, height: 100) && least["a"] == rect(0, 0, 100, 100))
        let most = try draw(100) { Color.primary.id("a").frame(maxHeight: 5) }
        #expect(most["a"] == rect(0, 0, 100, 5))
        let ideal = try draw(nil) { Color.primary.id("a").frame(idealWidth: 70, maxWidth: .infinity) }
        #expect(ideal["a"] == rect(0, 0, 70, 10))
    }

    //  Offered nothing, a text of 40 is in a frame of 20: it wraps to what came of it.
    @Test func textWrapsInABoundThatDecides() throws {
        let drawing = try draw(nil) { text("abcdefgh").frame(maxWidth: 20) }
        #expect(drawing.size.width == 20)
        #expect(drawing.texts == ["abcd", "efgh"])
    }
}
