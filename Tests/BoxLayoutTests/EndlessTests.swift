import BoxLayout
import Testing

@Suite struct EndlessTests {
    private struct Endless: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            var width: CGFloat = 0
            while true {
                // Whatever the child answers, it is asked again.
                width += subviews[0].sizeThatFits(ProposedViewSize(width: width, height: nil)).width * 0 + 1
            }
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }

    @Test func aLayoutThatAsksWithoutEndIsAnError() {
        let error = #expect(throws: LayoutError.self) { try draw { VStack { Endless { text("abc") } } } }
        #expect(error?.problem == .endless && error?.layout == "Endless" && error?.child == "Text \"abc\"")
        #expect(error?.index == 0)
    }

    private struct PlacesForever: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            while true { subviews[0].place(at: .zero, proposal: .zero) }
        }
    }

    @Test func aLayoutThatPlacesWithoutEndIsAnError() {
        let error = #expect(throws: LayoutError.self) { try draw { PlacesForever { text("abc") } } }
        #expect(error?.problem == .endless && error?.layout == "PlacesForever")
    }

    /// Asks its child about two sizes that nobody has asked about before.
    private struct Doubling: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let width = proposal.width ?? 1
            let one = subviews[0].sizeThatFits(ProposedViewSize(width: width * 2, height: nil))
            let other = subviews[0].sizeThatFits(ProposedViewSize(width: width * 2 + 1, height: nil))
            return CGSize(width: 1, height: one.height + other.height)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }

    @Test func probingThatDoublesAtEveryLevelIsAnError() {
        var view = AnyView(text("abc"))
        for _ in 0..<60 { view = AnyView(Doubling { view }) }
        let error = #expect(throws: LayoutError.self) { try draw { view } }
        #expect(error?.problem == .endless)
    }

    private struct Ouroboros: View {
        var body: some View { AnyView(Ouroboros()) }
    }

    private struct Boxed: View {
        var body: some View { VStack { AnyView(Boxed()) } }
    }

    private struct Twice: View {
        var body: some View {
            HStack {
                AnyView(Twice())
                AnyView(Twice().padding())
            }
        }
    }

    @Test func aViewThatHoldsItselfIsAnError() {
        for view in [AnyView(Ouroboros()), AnyView(Boxed()), AnyView(Twice())] {
            let error = #expect(throws: LayoutError.self) { try draw { view } }
            #expect(error?.problem == .tooDeep)
        }
    }

    private struct Asks: Layout {
        let what: @Sendable (LayoutSubview) -> Void
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            while true { what(subviews[0]) }
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }

    // Whatever it is that a child is asked for.
    @Test(arguments: 0..<4) func everyQuestionCounts(number: Int) {
        let questions: [@Sendable (LayoutSubview) -> Void] = [
            { _ = $0.spacing }, { _ = $0.priority }, { _ = $0[Rank.self] },
            { _ = $0.dimensions(in: .unspecified)[VerticalAlignment.top] },
        ]
        let error = #expect(throws: LayoutError.self) { try draw { Asks(what: questions[number]) { text("abc") } } }
        #expect(error?.problem == .endless && error?.layout == "Asks")
    }

    private struct Rank: LayoutValueKey {
        static let defaultValue = 0
    }

    private struct Quadratic: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            var widest: CGFloat = 0
            for one in subviews {
                for other in subviews {
                    widest = max(
                        widest, one.sizeThatFits(.unspecified).width + other.sizeThatFits(.unspecified).width)
                }
            }
            return CGSize(width: widest, height: 1)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }

    @Test func aLayoutThatLooksAtAllPairsComesToAnEnd() throws {
        let drawing = try draw { Quadratic { ForEach(0..<1500) { _ in box("x", 10, 1) } } }
        #expect(drawing.size.width == 20)
    }

    @Test func aChainOfAHundredThousandViewsIsReleased() {
        var view = AnyView(text("x"))
        for _ in 0..<100_000 { view = AnyView(view.padding(0)) }
        let error = #expect(throws: LayoutError.self) { try draw { view } }
        #expect(error?.problem == .tooDeep)
    }
}
