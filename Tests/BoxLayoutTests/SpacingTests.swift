import BoxLayout
import Testing

@Suite struct SpacingTests {
    @Test func aSpacerPushesApart() throws {
        let drawing = try draw(100) {
            HStack {
                box("a", 20, 10)
                Spacer()
                box("b", 30, 10)
            }
        }
        #expect(drawing.size == CGSize(width: 100, height: 10))
        #expect(drawing["a"]?.minX == 0 && drawing["b"]?.minX == 70)
    }

    //  Without room the spacer is the distance itself: 20 + 8 + 30.
    @Test(arguments: [(nil, 28.0), (0, 20), (15, 35)] as [(CGFloat?, CGFloat)])
    func aSpacerHasALeastLength(least: CGFloat?, x: CGFloat) throws {
        for width in [nil, 10] as [CGFloat?] {
            let drawing = try draw(width) {
                HStack {
                    box("a", 20, 10)
                    Spacer(minLength: least)
                    box("b", 30, 10)
                }
            }
            #expect(drawing["b"]?.minX == x && drawing.size.width == x + 30)
        }
    }

    @Test func spacersShareWhatIsLeft() throws {
        let drawing = try draw(100) {
            HStack {
                Spacer()
                box("a", 20, 10)
                Spacer()
            }
        }
        #expect(drawing["a"]?.minX == 40 && drawing.size.width == 100)
    }

    @Test func textIsServedBeforeASpacer() throws {
        let drawing = try draw(100) {
            HStack {
                text("abcdefghijkl").id("text")
                Spacer().id("spacer")
            }
        }
        #expect(drawing["text"] == rect(0, 0, 60, 10) && drawing["spacer"]?.width == 40)
    }

    //  The spacer is inside: the row's own edges are its texts', 8 from what follows.
    @Test func onlyWhatStandsAtAnEdgeSaysHowFarTheNeighbourIs() throws {
        let drawing = try draw(nil) {
            HStack {
                HStack {
                    box("a", 10, 10)
                    Spacer(minLength: 0)
                    box("b", 10, 10)
                }
                box("c", 10, 10)
            }
        }
        #expect(drawing.frames.map(\.frame.minX) == [0, 10, 28])
        let column = try draw(nil) {
            VStack {
                VStack {
                    box("a", 10, 10)
                    Spacer(minLength: 0)
                    box("b", 10, 10)
                }
                box("c", 10, 10)
            }
        }
        #expect(column.frames.map(\.frame.minY) == [0, 10, 28])
    }

    @Test func aSpacerAtAnEdgeOfARowTouchesTheNeighbour() throws {
        let drawing = try draw(nil) {
            HStack {
                HStack {
                    box("a", 10, 10)
                    Spacer(minLength: 3)
                }
                box("b", 10, 10)
            }
        }
        #expect(drawing["b"]?.minX == 13)
    }

    @Test func wishesOfTwoEdgesMeet() {
        let none = ViewSpacing()
        let three = ViewSpacing(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(none.distance(to: none, along: .horizontal) == 8)
        #expect(ViewSpacing.zero.distance(to: .zero, along: .vertical) == 0)
        // The larger of the edges that meet: trailing with leading, bottom with top.
        #expect(three.distance(to: three, along: .horizontal) == 4)
        #expect(three.distance(to: three, along: .vertical) == 3)
        #expect(ViewSpacing.zero.distance(to: three, along: .horizontal) == 2)
        #expect(none.distance(to: three, along: .vertical) == 1)
    }

    @Test func wishesAreUnitedEdgeByEdge() {
        let one = ViewSpacing(top: 1, leading: 20, bottom: 3, trailing: 40)
        let other = ViewSpacing(top: 10, leading: 2, bottom: 30, trailing: 4)
        #expect(one.union(other) == ViewSpacing(top: 10, leading: 20, bottom: 30, trailing: 40))
        #expect(one.union(other, edges: .top) == ViewSpacing(top: 10, leading: 20, bottom: 3, trailing: 40))
        var none = ViewSpacing()
        none.formUnion(one, edges: [.leading, .bottom])
        #expect(none == ViewSpacing(leading: 20, bottom: 3))
    }

    /// As Layouts of one's own wish.
    private struct Distant: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 10, height: 10)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
        func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { ViewSpacing(leading: 30) }
    }

    @Test func aLayoutWishesItsSpacing() throws {
        let drawing = try draw(nil) {
            HStack {
                box("a", 10, 10)
                Distant { EmptyView() }.id("b")
                box("c", 10, 10)
            }
        }
        #expect(drawing.frames.map(\.frame.minX) == [0, 40, 58])
    }
}
