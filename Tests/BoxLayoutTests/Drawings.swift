import BoxLayout

/// A box of a size, by name.
func box(_ id: String, _ width: CGFloat, _ height: CGFloat) -> some View {
    Rectangle().frame(width: width, height: height).id(id)
}

/// Text in a font of 10: a character is 5 wide, a line 10 high with its baseline at 8.
func text(_ content: String, _ size: CGFloat = 10) -> some View {
    Text(content).font(Font(size: size))
}

func draw(
    _ width: CGFloat? = 300, _ direction: LayoutDirection = .leftToRight, @ViewBuilder _ view: () -> some View
) throws -> Drawing {
    try Drawing(of: view(), width: width, direction: direction, measuring: BoxFont())
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

extension Path {
    /// The steps of the path, as ``Path/forEach(_:)`` gives them.
    var steps: [Element] {
        var steps: [Element] = []
        forEach { steps.append($0) }
        return steps
    }
}

extension Drawing {
    /// The lines of text, from back to front.
    var texts: [String] {
        items.compactMap { item in
            if case .text(let text, _, _) = item.kind { text } else { nil }
        }
    }
}

/// What a leaf was asked.
final class Record {
    var proposals: [ProposedViewSize] = []
    /// What it was offered when its container placed it.
    var placed: ProposedViewSize?
}

/// A leaf that answers as told, and notes the questions.
struct Leaf: Layout {
    var record = Record()
    var answer: (ProposedViewSize) -> CGSize = { $0.replacingUnspecifiedDimensions() }

    init(_ record: Record = Record(), answer: @escaping (ProposedViewSize) -> CGSize) {
        (self.record, self.answer) = (record, answer)
    }

    init(_ record: Record, _ width: CGFloat, _ height: CGFloat) {
        self.init(record) { _ in CGSize(width: width, height: height) }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        record.proposals.append(proposal)
        return answer(proposal)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        record.placed = proposal
    }

    /// The leaf as a view.
    func callAsFunction() -> some View { self { EmptyView() } }
}

/// Offers its only child a size, and is as large as it.
struct Offer: Layout {
    let size: ProposedViewSize

    init(_ width: CGFloat?, _ height: CGFloat?) { size = ProposedViewSize(width: width, height: height) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews[0].sizeThatFits(size)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[0].place(at: bounds.origin, proposal: size)
    }
}
