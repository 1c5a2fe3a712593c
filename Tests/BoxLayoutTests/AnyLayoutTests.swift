import BoxLayout
import Testing

@Suite struct AnyLayoutTests {
    private struct Adaptive<Content: View>: View {
        let isWide: Bool
        @ViewBuilder var content: () -> Content

        var body: some View {
            let layout =
                isWide ? AnyLayout(HStackLayout(alignment: .bottom, spacing: 2)) : AnyLayout(BasicVStack(spacing: 3))
            layout {
                content()
            }
        }
    }

    @Test(arguments: [(true, rect(22, 10, 10, 10)), (false, rect(5, 23, 10, 10))])
    func aLayoutIsChosenWhenItIsNeeded(isWide: Bool, frame: CGRect) throws {
        let drawing = try draw {
            Adaptive(isWide: isWide) {
                box("a", 20, 20)
                if isWide {
                    box("b", 10, 10)
                } else {
                    box("b", 10, 10)
                }
            }
        }
        #expect(drawing["b"] == frame)
    }

    @Test func itsGuidesAndSpacingAreTheLayouts() throws {
        func view(_ stack: AnyLayout) throws -> [CGRect] {
            try draw(200) {
                HStack(alignment: .lastTextBaseline) {
                    stack {
                        text("a").id("a")
                        text("b", 20).id("b")
                        Spacer().id("spacer")
                    }
                    text("c").id("c")
                }
            }
            .frames.map(\.frame)
        }
        let plain = try draw(200) {
            HStack(alignment: .lastTextBaseline) {
                HStack(alignment: .firstTextBaseline) {
                    text("a").id("a")
                    text("b", 20).id("b")
                    Spacer().id("spacer")
                }
                text("c").id("c")
            }
        }
        #expect(try view(AnyLayout(HStackLayout(alignment: .firstTextBaseline))) == plain.frames.map(\.frame))
        #expect(
            try view(AnyLayout(AnyLayout(HStackLayout(alignment: .firstTextBaseline)))) == plain.frames.map(\.frame))
    }

    //  In a row of 100 the divider stands, and the spacer takes no height.
    @Test func spacersAndDividersFollowTheLayoutInside() throws {
        let drawing = try draw(100) {
            AnyLayout(HStackLayout()) {
                Spacer().id("spacer")
                Divider().id("divider")
                box("a", 10, 30)
            }
        }
        #expect(drawing.size == CGSize(width: 100, height: 30))
        #expect(drawing["spacer"]?.height == 0 && drawing["divider"]?.size == CGSize(width: 1, height: 30))
    }

    @Test func aCacheOfItsOwnIsKept() throws {
        final class Calls { var made = 0 }
        struct Counting: Layout {
            let calls: Calls
            func makeCache(subviews: Subviews) -> Int {
                calls.made += 1
                return 0
            }
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
                cache += 10
                return CGSize(width: CGFloat(cache), height: 10)
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {
                #expect(cache == 30)
            }
        }
        let calls = Calls()
        // Three proposals of a row: none, any, a share.
        _ = try draw(100) {
            HStack {
                AnyLayout(Counting(calls: calls)) { EmptyView() }
                box("a", 10, 10)
            }
            .frame(height: 10)
        }
        #expect(calls.made == 1)
    }
}
