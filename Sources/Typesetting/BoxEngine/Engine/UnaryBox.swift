import BoxDrawing

/// A box around one child: a modifier. The box takes over from the child whatever it does not decide itself.
class UnaryBox: Box {
    final let child: Box

    init(_ child: Box, guides: GuideFlags? = nil) {
        self.child = child
        super.init(child.pass, guides: guides ?? child.guides)
        child.parent = self
        // A container reads the values of its children through all modifiers around them.
        values = child.values
    }

    /// Returns the size that is proposed to the child.
    func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal }
    /// Returns the size of this box, given that of the child.
    func size(around child: CGSize, _ proposal: ProposedViewSize) -> CGSize { child }
    /// Returns the origin of the child, measured from this box's origin.
    func childOrigin(in size: CGSize, _ proposal: ProposedViewSize) -> Point { .zero }
    /// Returns the size that is proposed to the child once the size of this box is known.
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
    override var role: BoxRole { child.role }
    override var depth: Double { child.depth }
    override var name: String { child.name }
}
