import BoxLayout
import FlowSolving
import Testing

@Suite struct MirrorTests {
    //  left to right: a 0…20, b 28…58; mirrored: b 0…30, a 38…58
    @Test func theDrawingIsMirrored() throws {
        let drawing = try draw(300, .rightToLeft) {
            HStack(alignment: .top) {
                box("a", 20, 10)
                box("b", 30, 30)
            }
        }
        #expect(drawing["a"] == rect(38, 0, 20, 10) && drawing["b"] == rect(0, 0, 30, 30))
        #expect(drawing.items.map(\.frame) == [rect(38, 0, 20, 10), rect(0, 0, 30, 30)])
    }

    @Test func leadingIsRight() throws {
        let drawing = try draw(300, .rightToLeft) {
            text("abcd\nab").padding(.leading, 5).offset(x: 3).frame(width: 50, alignment: .leading)
        }
        #expect(drawing.items.map(\.frame) == [rect(22, 0, 20, 10), rect(32, 10, 10, 10)])
    }

    @Test func aFlowBeginsAtTheRight() throws {
        let drawing = try draw(100, .rightToLeft) {
            FlowLayout(spacing: 5, sizing: .fill) { ForEach(0..<4) { _ in box("a", 30, 10) } }
        }
        #expect(drawing.frames.map(\.frame.minX) == [70, 35, 0, 70])
    }

    @Test func layoutsKnowTheDirection() throws {
        var seen: LayoutDirection?
        struct Look: Layout {
            let look: (LayoutDirection) -> Void
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                look(subviews.layoutDirection)
                return .zero
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
        }
        _ = try draw(300, .rightToLeft) { Look { seen = $0 }() { EmptyView() } }
        #expect(seen == .rightToLeft)
    }
}
