import BoxLayout
import Testing

@Suite struct HostileTests {
    @Test(
        arguments: [
            CGSize(width: CGFloat.nan, height: 1), CGSize(width: 1, height: CGFloat.nan),
            CGSize(width: CGFloat.infinity, height: 1), CGSize(width: 1, height: CGFloat.infinity),
        ])
    func anAnswerThatIsNoLengthIsAnError(size: CGSize) {
        let error = #expect(throws: LayoutError.self) {
            try draw {
                HStack {
                    box("a", 1, 1)
                    Leaf { _ in size }().padding(3)
                }
            }
        }
        #expect(error?.layout == "HStack" && error?.child == "Leaf" && error?.index == 1)
        guard case .size(let answer, _) = error?.problem else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect("\(answer)" == "\(size)")
        #expect("\(error!)".hasPrefix("HStack proposed ") && "\(error!)".contains("its child 1, Leaf,"))
    }

    @Test func theRootIsNamed() {
        let error = #expect(throws: LayoutError.self) { try draw { Leaf { _ in CGSize(width: .nan, height: 1) }() } }
        #expect(error?.layout == nil && error?.child == "Leaf" && error?.index == nil)
        #expect(error.map { "\($0)".hasPrefix("the root proposed 300.0 by nil to Leaf") } == true)
    }

    @Test func anInfiniteAnswerToAnInfiniteProposalIsNormal() throws {
        let drawing = try draw(100) {
            HStack(spacing: 0) {
                Leaf { CGSize(width: $0.width ?? 1, height: 10) }().id("a")
                box("b", 20, 10)
            }
        }
        #expect(drawing["a"]?.width == 80)
    }

    @Test func anAnswerBelowZeroIsZero() throws {
        #expect(try draw { Leaf { _ in CGSize(width: -5, height: -7) }() }.size == .zero)
    }

    @Test func theRootProposesItsWidthAndNoHeight() throws {
        let record = Record()
        _ = try draw(123) { Leaf(record, 1, 1)() }
        #expect(record.proposals == [ProposedViewSize(width: 123, height: nil)])
    }

    @Test(arguments: [CGFloat.nan, .infinity])
    func aRootOfNoLengthHasNoDrawing(width: CGFloat) {
        #expect(throws: LayoutError.self) { try draw(width) { Rectangle() } }
    }

    @Test func aProposalOfNaNIsAnError() {
        let error = #expect(throws: LayoutError.self) { try draw { Offer(.nan, 1) { text("abc") } } }
        #expect(error?.layout == "Offer" && error?.child == "Text \"abc\"" && error?.index == 0)
        if case .proposal = error?.problem {} else { Issue.record("\(String(describing: error))") }
    }

    /// Places its child as told.
    private struct Placing: Layout {
        let place: (LayoutSubview) -> Void
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 100, height: 50)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for subview in subviews { place(subview) }
        }
    }

    @Test func aChildStandsWhereItWasPlacedLast() throws {
        let drawing = try draw {
            Placing {
                $0.place(at: CGPoint(x: 1, y: 2), proposal: .zero)
                $0.place(at: CGPoint(x: 30, y: 40), proposal: .unspecified)
            }() { text("ab").id("a") }
        }
        #expect(drawing["a"] == rect(30, 40, 10, 10))
    }

    @Test func aChildThatIsNotPlacedStandsInTheMiddle() throws {
        let record = Record()
        let drawing = try draw(80) {
            Placing { _ in }() { Leaf(record) { CGSize(width: ($0.width ?? 0) / 2, height: 10) }().id("a") }
        }
        #expect(drawing["a"] == rect(30, 20, 40, 10))
        #expect(record.placed == ProposedViewSize(width: 80, height: nil))
    }

    //  A row on a baseline asks where it is before anything is placed: the middle of 100 by 50 that begins at 5.
    @Test func aChildThatIsNotPlacedStandsInTheMiddleAlsoAfterItsGuidesWereAsked() throws {
        let drawing = try draw {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                text("x").id("x")
                Placing { _ in }() { text("ab").id("a") }
            }
        }
        #expect(drawing["a"] == rect(50, 20, 10, 10) && drawing["x"] == rect(0, 20, 5, 10))
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
    func aPlaceThatIsNoneIsAnError(x: CGFloat) {
        let error = #expect(throws: LayoutError.self) {
            try draw { Placing { $0.place(at: CGPoint(x: x, y: 0), proposal: .zero) }() { text("ab") } }
        }
        #expect(error?.layout == "Placing" && error?.child == "Text \"ab\"")
    }

    @Test func aGuideThatIsNoNumberIsAnError() {
        #expect(throws: LayoutError.self) {
            try draw {
                HStack(alignment: .top) {
                    text("a").alignmentGuide(.top) { _ in .nan }
                    text("b")
                }
            }
        }
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
    func strangeLengthsOfModifiersNeverReachTheDrawing(length: CGFloat) {
        let pair = Group {
            text("a")
            text("b")
        }
        let views: [AnyView] = [
            AnyView(text("ab").padding(length)), AnyView(text("ab").offset(x: length)),
            AnyView(HStack(spacing: length) { pair }), AnyView(Spacer(minLength: length)),
            AnyView(Rectangle().stroke(lineWidth: length)), AnyView(text("ab").border(width: length)),
            AnyView(Rectangle().cornerRadius(length)), AnyView(RoundedRectangle(cornerRadius: length)),
            AnyView(text("ab", length)), AnyView(Image("p", width: length, height: 1)),
            AnyView(Grid(horizontalSpacing: length) { GridRow { pair } }),
            AnyView(box("a", 9, 9).badge(ratio: length) { box("b", 2, 2) }),
            AnyView(FlowLayout(spacing: length) { text("a") }),
        ]
        for (index, view) in views.enumerated() {
            guard let drawing = try? draw(300, .leftToRight, { view }) else { continue }
            let isFinite = drawing.items.allSatisfy { item in
                guard item.frame.maxX.isFinite, item.frame.maxY.isFinite, item.lineWidth.isFinite else { return false }
                if case .rectangle(let radius) = item.kind { return radius.isFinite }
                return item.frame.minX.isFinite && item.frame.minY.isFinite
            }
            #expect(isFinite && drawing.size.width.isFinite, "view \(index)")
        }
    }

    private final class Keeper {
        var kept: [LayoutSubview] = []
    }

    private struct Keeping: Layout {
        let keeper: Keeper
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            keeper.kept = Array(subviews)
            return .zero
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }

    @Test func aChildThatIsKeptBeyondTheDrawingStillAnswers() throws {
        let keeper = Keeper()
        _ = try Drawing(
            of: Keeping(keeper: keeper) {
                Text("ab")
                Color.primary
            }, width: 100, measuring: BoxFont())
        #expect(keeper.kept[0].sizeThatFits(.unspecified) == CGSize(width: 16, height: 16))
        // Nobody is left to whom an error could be told.
        #expect(keeper.kept[0].sizeThatFits(ProposedViewSize(width: .nan, height: nil)) == .zero)
        keeper.kept[1].place(at: CGPoint(x: CGFloat.nan, y: 0), proposal: .infinity)
    }

    private struct Stealing: Layout {
        let keeper: Keeper
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            keeper.kept = Array(subviews)
            return subviews[0].sizeThatFits(proposal)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }

    private struct AskingItself: Layout {
        let keeper: Keeper
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            keeper.kept[0].sizeThatFits(proposal)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }

    @Test func aChildThatAsksItselfIsAnError() {
        let keeper = Keeper()
        let error = #expect(throws: LayoutError.self) {
            try draw { Stealing(keeper: keeper) { AskingItself(keeper: keeper) { Text("a") } } }
        }
        #expect(error?.problem == .endless && error?.child == "AskingItself")
    }

    @Test func layoutsInLayoutsOfNoTypeAreOne() throws {
        var layout = AnyLayout(HStackLayout(spacing: 2))
        for _ in 0..<200_000 { layout = AnyLayout(layout) }
        #expect(
            try draw {
                layout {
                    box("a", 5, 5)
                    box("b", 5, 5)
                }
            }.size.width == 12)
    }
}
