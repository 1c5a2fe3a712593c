import BoxLayout
import Testing

/// What SwiftUI does when it places views, in exact figures.
@Suite struct PlacingTests {
    //  The text decides the height, since no height is offered.
    @Test func aColourBehindATextIsAsHighAsTheText() throws {
        let drawing = try draw(100) {
            ZStack {
                Color("x").id("back")
                text("abcd", 16).id("text")
            }
        }
        #expect(drawing["back"] == rect(0, 0, 100, 16) && drawing["text"] == rect(34, 0, 32, 16))
    }

    @Test func theChildrenOfTheHighestPriorityDecideTheSizeOfAStackInDepth() throws {
        let drawing = try draw {
            HStack(spacing: 0) {
                ZStack {
                    box("large", 60, 60)
                    box("leading", 20, 10).layoutPriority(1)
                }
                .id("stack")
                box("next", 5, 5)
            }
        }
        #expect(drawing["stack"] == rect(0, 0, 20, 10) && drawing["leading"] == rect(0, 0, 20, 10))
        #expect(drawing["large"] == rect(-20, -25, 60, 60) && drawing["next"]?.minX == 20)
    }

    //  The guide acts in the flow; the frame aligns the flow's own top.
    @Test func aGuideOfTheFrameStaysInItsContainer() throws {
        let drawing = try draw {
            FlowLayout(alignment: .top, spacing: 0) {
                box("a", 10, 10).alignmentGuide(.top) { _ in 70 }
                box("b", 10, 10)
            }
            .frame(height: 300, alignment: .top)
        }
        #expect(drawing["a"] == rect(0, 0, 10, 10) && drawing["b"] == rect(10, 70, 10, 10))
        for alignment in [HorizontalAlignment.leading, .center, .trailing] {
            let column = try draw {
                VStack(alignment: alignment, spacing: 0) {
                    ZStack { box("inner", 10, 10).alignmentGuide(alignment) { _ in 40 } }.id("stack")
                    box("b", 10, 10)
                }
            }
            #expect(column["stack"] == rect(0, 0, 10, 10) && column["b"]?.minX == 0)
        }
    }

    /// A layout that notes when it is placed with another proposal than the one that it was asked about last.
    private struct Noting: Layout {
        final class Notes {
            var last: ProposedViewSize?
            var placements = 0
            var mistakes = 0
        }

        let notes: Notes
        let length: CGFloat

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            notes.last = proposal
            return CGSize(width: max(length, min(proposal.width ?? 30, 80)), height: 10)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            notes.placements += 1
            if notes.last != proposal { notes.mistakes += 1 }
        }
    }

    @Test(arguments: 0..<6) func aLayoutIsPlacedWithWhatItWasAskedLast(kind: Int) throws {
        let notes = (0..<4).map { _ in Noting.Notes() }
        func child(_ index: Int) -> some View {
            Noting(notes: notes[index], length: CGFloat(5 + 7 * index)).callAsFunction { EmptyView() }
        }
        var flow = FlowLayout(spacing: 3, justify: .stretch)
        flow.options.lastLine = .same
        let view: AnyView =
            switch kind {
            case 0: AnyView(HStack { ForEach(0..<4) { child($0) } })
            case 1:
                AnyView(
                    Grid {
                        GridRow { ForEach(0..<2) { child($0) } }
                        GridRow { ForEach(2..<4) { child($0) } }
                    })
            case 2: AnyView(flow { ForEach(0..<4) { child($0) } })
            case 3: AnyView(ZStack { ForEach(0..<4) { child($0).padding(2) } })
            case 4: AnyView(ViewThatFits { HStack { ForEach(0..<4) { child($0) } } })
            default: AnyView(LazyVGrid(columns: [GridItem(), GridItem()]) { ForEach(0..<4) { child($0) } })
            }
        for width: CGFloat? in [nil, 30, 100, 217] { _ = try draw(width) { view } }
        #expect(notes.map(\.mistakes) == [0, 0, 0, 0] && notes.allSatisfy { $0.placements >= 4 })
    }

    @Test func anIdealLengthCountsWhereNothingIsOffered() throws {
        func width(_ view: some View) throws -> CGFloat { try draw(nil) { view.id("a") }.size.width }
        let inner = box("b", 10, 10)
        #expect(try width(inner.frame(idealWidth: 100)) == 100)
        #expect(try width(inner.frame(minWidth: 50, idealWidth: 100)) == 100)
        #expect(try width(inner.frame(idealWidth: 100, maxWidth: .infinity)) == 100)
        #expect(try width(inner.frame(minWidth: 50, maxWidth: .infinity)) == 50)
        #expect(try draw(300) { inner.frame(minWidth: 50, idealWidth: 100).id("a") }["a"]?.width == 50)
    }

    /// A box that prefers a distance of 30 at every edge.
    private struct Distant: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 10, height: 10)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
        func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
            ViewSpacing(top: 30, leading: 30, bottom: 30, trailing: 30)
        }
    }

    @Test func whatBoundsAViewDropsItsWishes() throws {
        func start(_ view: some View) throws -> CGFloat? {
            try draw(nil) {
                HStack {
                    view
                    box("next", 10, 10)
                }
            }["next"]?.minX
        }
        let distant = Distant { EmptyView() }
        #expect(try start(distant) == 40)
        #expect(try start(distant.padding(.leading, 5)) == 45)
        #expect(try start(distant.padding(.trailing, 5)) == 23)
        #expect(try start(distant.frame(minWidth: 5)) == 18 && start(distant.frame(minHeight: 5)) == 40)
        #expect(try start(distant.position(x: 0, y: 0)) == 18)
        #expect(try start(VStack {}) == 0 && start(box("a", 10, 10)) == 18)
    }

    @Test func aScrollViewTakesWhatIsOfferedAndDrawsAll() throws {
        let drawing = try draw {
            VStack(spacing: 0) {
                ScrollView { box("short", 20, 10) }.id("scroll").frame(height: 300)
                ScrollView(.horizontal) { HStack(spacing: 0) { ForEach(0..<5) { box("\($0)", 100, 10) } } }.id("row")
            }
        }
        #expect(drawing["scroll"] == rect(140, 0, 20, 300) && drawing["short"] == rect(140, 0, 20, 10))
        #expect(drawing["row"] == rect(0, 300, 300, 10) && drawing["4"] == rect(400, 300, 100, 10))
    }

    @Test func aDirectionMayHoldForAPart() throws {
        let drawing = try draw {
            VStack(alignment: .leading, spacing: 0) {
                HStack(spacing: 0) {
                    box("a", 10, 10)
                    box("b", 20, 10)
                }
                .environment(\.layoutDirection, .rightToLeft)
                box("c", 5, 10)
            }
        }
        #expect(drawing["a"] == rect(20, 0, 10, 10) && drawing["b"] == rect(0, 0, 20, 10))
        #expect(drawing["c"] == rect(0, 10, 5, 10))
        let back = try draw(nil, .rightToLeft) {
            HStack(spacing: 0) {
                box("a", 10, 10)
                HStack(spacing: 0) {
                    box("b", 20, 10)
                    box("c", 5, 10)
                }
                .environment(\.layoutDirection, .leftToRight)
            }
        }
        #expect(back["a"]?.minX == 25 && back["b"]?.minX == 0 && back["c"]?.minX == 20)
    }
}
