import BoxDrawing

/// The positions of a stack's children, found once for each proposal to the stack.
struct StackArrangement {
    var proposal: ProposedViewSize
    var size: CGSize = .zero
    /// The size that each child is offered.
    var proposals: [ProposedViewSize] = []
    /// The origin of each child, measured from the stack's.
    var origins: [Point] = []
}

/// A way to measure and place the children of a stack: one after the other along an axis, and aligned across it.
struct StackMeasuring {
    let axis: Axis
    /// The guide that the children share across the axis.
    let alignment: AlignmentKey
    /// The distance between neighbours; nil for the one that the children prefer.
    let spacing: CGFloat?
    /// Whether every child is offered the breadth of the broadest one.
    var equalBreadths = false

    func arrange(_ children: LayoutSubviews, _ proposal: ProposedViewSize) -> StackArrangement {
        var result = StackArrangement(proposal: proposal)
        guard !children.isEmpty else { return result }
        let gaps = self.gaps(children)
        result.proposals = proposals(children, proposal, gaps)
        if equalBreadths { equalise(&result.proposals, children) }
        place(children, gaps, &result)
        return result
    }

    private func gaps(_ children: LayoutSubviews) -> [CGFloat] {
        var gaps: [CGFloat] = []
        gaps.reserveCapacity(children.count)
        for index in children.indices.dropLast() {
            gaps.append(spacing ?? children[index].spacing.distance(to: children[index + 1].spacing, along: axis))
        }
        return gaps
    }

    /// Returns the proposal to each child: its share of the stack's length, or no length if the stack's length is not
    /// known.
    private func proposals(
        _ children: LayoutSubviews, _ proposal: ProposedViewSize, _ gaps: [CGFloat]
    ) -> [ProposedViewSize] {
        let breadth = proposal[axis.across]
        func offer(_ length: CGFloat?) -> ProposedViewSize {
            ProposedViewSize(along: axis, length, across: breadth)
        }
        guard let length = proposal[axis], length < .infinity else {
            return children.map { _ in offer(proposal[axis]) }
        }
        let rest = length - gaps.reduce(0, +)
        // With no room, or for one child, no child has to be asked how flexible it is.
        guard rest > 0, children.count > 1 else { return children.map { _ in offer(max(0, rest)) } }
        let claims = children.map { child in
            LengthClaim(
                priority: child.priority, least: child.sizeThatFits(offer(0))[axis],
                most: child.sizeThatFits(offer(.infinity))[axis])
        }
        return shareLength(rest, among: claims) { index, length in
            children[children.startIndex + index].sizeThatFits(offer(length))[axis]
        }
        .map { offer($0.offered) }
    }

    /// Offers the stack's breadth to children that are less broad, such as a divider or a background, if nothing was
    /// offered across the axis. The broadest keep what they answered, so that a deep tree of stacks is not asked about
    /// another breadth at every level.
    func fill(_ size: CGSize, _ children: LayoutSubviews, _ result: inout StackArrangement) {
        let breadth = size[axis.across]
        var isChanged = false
        for (index, child) in children.enumerated() {
            guard let filling = child.filling(breadth, across: axis, result.proposals[index]) else { continue }
            result.proposals[index] = filling
            isChanged = true
        }
        guard isChanged else { return }
        result.origins = []
        place(children, gaps(children), &result)
    }

    private func equalise(_ proposals: inout [ProposedViewSize], _ children: LayoutSubviews) {
        let breadth = zip(children, proposals).map { $0.sizeThatFits($1)[axis.across] }.max()
        for index in proposals.indices { proposals[index][axis.across] = breadth }
    }

    private func place(_ children: LayoutSubviews, _ gaps: [CGFloat], _ result: inout StackArrangement) {
        let dimensions = zip(children, result.proposals).map { $0.dimensions(in: $1) }
        let guides = dimensions.map { $0[alignment] }
        // The guide that is deepest in its child pushes the others down.
        let line = guides.max() ?? 0
        var position: CGFloat = 0
        var breadth: CGFloat = 0
        for (index, child) in dimensions.enumerated() {
            let size = CGSize(width: child.width, height: child.height)
            let across = line.isFinite && guides[index].isFinite ? line - guides[index] : 0
            result.origins.append(
                axis == .horizontal ? Point(x: position, y: across) : Point(x: across, y: position))
            breadth = max(breadth, across + size[axis.across])
            position += size[axis] + (index < gaps.count ? gaps[index] : 0)
        }
        result.size = CGSize(along: axis, max(0, position), across: breadth)
    }
}

extension LayoutSubview {
    /// Returns a proposal that offers a breadth to a child that took less without the offer, or nil if the child must
    /// stay as it is.
    ///
    /// The stack's length is settled: a child that would be longer or shorter for the breadth, such as a picture that
    /// keeps its ratio, stays; and so does one whose text would lose lines to its other content.
    func filling(_ breadth: CGFloat, across axis: Axis, _ proposal: ProposedViewSize) -> ProposedViewSize? {
        let answer = sizeThatFits(proposal)
        guard answer[axis.across] < breadth else { return nil }
        // First with the length that it was offered, then with the one that it took.
        for length in [proposal[axis], answer[axis]] {
            let filling = ProposedViewSize(along: axis, length, across: breadth)
            guard filling != proposal else { return nil }
            guard sizeThatFits(filling)[axis] == answer[axis] else { continue }
            return textHeight(in: filling) < textHeight(in: proposal) ? nil : filling
        }
        return nil
    }

    /// The distance from the first baseline to the last one.
    private func textHeight(in proposal: ProposedViewSize) -> CGFloat {
        let dimensions = dimensions(in: proposal)
        guard let first = dimensions[explicit: .firstTextBaseline] else { return 0 }
        return (dimensions[explicit: .lastTextBaseline] ?? first) - first
    }
}

/// A layout that places its children by a ``StackArrangement``.
protocol ArrangedLayout: MergingLayout where Cache == StackArrangement? {
    /// The measuring of children that follow each other along an axis.
    var measuring: StackMeasuring { get }
}

extension ArrangedLayout {
    public func makeCache(subviews: Subviews) -> StackArrangement? { nil }

    public func spacing(subviews: Subviews, cache: inout StackArrangement?) -> ViewSpacing {
        ViewSpacing(of: subviews, along: measuring.axis)
    }

    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout StackArrangement?
    ) -> CGSize {
        arranged(subviews, proposal, &cache).size
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout StackArrangement?
    ) {
        var arrangement = arranged(subviews, proposal, &cache)
        let measuring = measuring
        if proposal[measuring.axis.across] == nil { measuring.fill(bounds.size, subviews, &arrangement) }
        for (index, child) in subviews.enumerated() {
            child.place(at: bounds.origin + arrangement.origins[index], proposal: arrangement.proposals[index])
        }
    }

    private func arranged(
        _ subviews: Subviews, _ proposal: ProposedViewSize, _ cache: inout StackArrangement?
    ) -> StackArrangement {
        if let cache, cache.proposal == proposal { return cache }
        let arrangement = measuring.arrange(subviews, proposal)
        cache = arrangement
        return arrangement
    }
}
