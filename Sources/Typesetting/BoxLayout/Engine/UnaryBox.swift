/// A box around one child: a modifier. What it does not decide is the child's.
class UnaryBox: Box {
    final let child: Box

    init(_ child: Box, guides: GuideFlags? = nil) {
        self.child = child
        super.init(child.pass, guides: guides ?? child.guides)
        child.parent = self
        // A container reads its children's values, whatever stands around them.
        values = child.values
    }

    /// What the child is offered.
    func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal }
    /// The size around a child.
    func size(around child: CGSize, _ proposal: ProposedViewSize) -> CGSize { child }
    /// Where the child stands, counted from this box's origin.
    func childOrigin(in size: CGSize, _ proposal: ProposedViewSize) -> Point { .zero }
    /// What the child is offered once the size is known.
    func placedProposal(_ proposal: ProposedViewSize, in size: CGSize) -> ProposedViewSize { childProposal(proposal) }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        size(around: child.size(childProposal(proposal)), proposal)
    }

    override func findGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
        let size = size(proposal)
        guard let value = child.guide(key, in: placedProposal(proposal, in: size)) else { return nil }
        let origin = childOrigin(in: size, proposal)
        return value + (key.axis == .horizontal ? origin.x : origin.y)
    }

    override func placeChildren(in bounds: CGRect, _ proposal: ProposedViewSize) {
        child.place(
            at: bounds.origin + childOrigin(in: bounds.size, proposal), placedProposal(proposal, in: bounds.size))
    }

    override func eachChild(_ body: (Box) -> Void) { body(child) }
    override var spacing: ViewSpacing { child.spacing }
    override var priority: Double { child.priority }
    override var name: String { child.name }
}
