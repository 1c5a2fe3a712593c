import BoxLayout
import Testing

@Suite struct PaddingTests {
    @Test(
        arguments: [
            (.top, 0.0, 5.0, 20.0, 15.0), (.leading, 5, 0, 25, 10), (.bottom, 0, 0, 20, 15), (.trailing, 0, 0, 25, 10),
            (.horizontal, 5, 0, 30, 10), (.vertical, 0, 5, 20, 20), (.all, 5, 5, 30, 20), ([], 0, 0, 20, 10),
        ] as [(Edge.Set, CGFloat, CGFloat, CGFloat, CGFloat)])
    func roomIsLeftAtEachEdge(edges: Edge.Set, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) throws {
        let drawing = try draw { box("a", 20, 10).padding(edges, 5) }
        #expect(drawing.size == CGSize(width: width, height: height) && drawing["a"] == rect(x, y, 20, 10))
    }

    @Test func edgesDiffer() throws {
        let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let drawing = try draw(100) { Rectangle().id("a").padding(insets) }
        #expect(drawing["a"] == rect(2, 1, 94, 10) && drawing.size == CGSize(width: 100, height: 14))
        #expect(try draw { box("a", 1, 1).padding() }.size == CGSize(width: 33, height: 33))
        #expect(try draw { box("a", 1, 1).padding(.top) }.size == CGSize(width: 1, height: 17))
    }

    //  Offered 10, the view inside is offered nothing less than 0.
    @Test func paddingLargerThanTheRoomOverflows() throws {
        let drawing = try draw(10) { Rectangle().id("a").padding(20) }
        #expect(drawing.size.width == 40 && drawing["a"] == rect(20, 20, 0, 10))
    }

    @Test func negativePaddingDrawsOverTheEdge() throws {
        let drawing = try draw(100) { Rectangle().id("a").padding(.horizontal, -10) }
        #expect(drawing.size.width == 100 && drawing["a"] == rect(-10, 0, 120, 10))
        let small = try draw { box("a", 10, 10).padding(-20) }
        #expect(small.size == .zero)
    }
}
