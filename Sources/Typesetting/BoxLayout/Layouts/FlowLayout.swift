import FlowSolving

/// A layout that sets children in lines, as words on a page, with the solver of FlowSolving.
///
/// Each child is asked once for its ideal size (or, with ``proposesWidth``, offered the width of the container), and
/// placed where the solver puts a box of the size that the child answered.
///
/// ```swift
/// FlowLayout(spacing: 12) {
///     ForEach(tags) { Text($0).padding(4).background(Capsule()) }
/// }
/// ```
/// A line's top is the least y of its children once they are aligned, so that a guide may lift a child above the others
/// and the line makes room for it.
public struct FlowLayout: MergingLayout, Sendable {
    /// The guide at which the children of a line are aligned.
    public var alignment: VerticalAlignment
    /// All other options of the solver, such as breaking, justification, order and shape. `width` and `height` are
    /// replaced by the size offered, and `align` by ``alignment`` unless `align` is `stretch`.
    public var options: FlowOptions
    /// Whether a child is offered the width of the container, so that a long text wraps; otherwise a child is asked for
    /// its ideal width.
    public var proposesWidth = false

    /// Creates a flow layout from the options that are used most; ``options`` holds all others.
    /// - Parameters:
    ///   - alignment: the guide at which the children of a line are aligned.
    ///   - spacing: the gap between neighbours on a line and between lines; nil is 8.
    ///   - lineSpacing: the gap between lines, if it differs from `spacing`.
    ///   - justify: how the children of a line are spread along it.
    ///   - breaking: how the children are divided into lines.
    ///   - sizing: whether the flow is as wide as its widest line, or as wide as offered.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, lineSpacing: CGFloat? = nil,
        justify: FlowJustification = .leading, breaking: FlowBreaking = .greedy, sizing: FlowSizing = .hug
    ) {
        self.alignment = alignment
        let spacing = spacing ?? ViewSpacing.defaultDistance
        options = FlowOptions(
            width: nil, itemSpacing: spacing, lineSpacing: lineSpacing ?? spacing, justify: justify)
        options.breaking = breaking
        options.sizing = sizing
    }

    public struct Cache {
        fileprivate var boxes: (offer: ProposedViewSize, boxes: FlowBoxes)?
        fileprivate var solution: (width: CGFloat?, height: CGFloat?, solution: FlowSolution)?
    }

    public func makeCache(subviews: Subviews) -> Cache { Cache() }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        guard let solution = solve(subviews, proposal, &cache) else { return .zero }
        return CGSize(width: solution.width, height: solution.height)
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        guard let solution = solve(subviews, proposal, &cache), let boxes = cache.boxes?.boxes else { return }
        let offer = itemProposal(proposal)
        for (index, child) in subviews.enumerated() {
            var offered = offer
            // A child that the solver has stretched is offered its new length.
            if solution.widths[index] != boxes.widths[index] { offered.width = solution.widths[index] }
            if solution.heights[index] != boxes.heights[index] { offered.height = solution.heights[index] }
            child.place(
                at: Point(x: bounds.minX + solution.xs[index], y: bounds.minY + solution.ys[index]),
                proposal: offered)
        }
    }

    /// Returns the proposal to each child: the container's width, or nothing.
    private func itemProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: proposesWidth ? finite(proposal.width) : nil, height: nil)
    }

    private func finite(_ length: CGFloat?) -> CGFloat? {
        length.flatMap { $0 < .infinity ? min($0, FlowBoxes.longestLength) : nil }
    }

    /// Returns the solver's options for a proposal to the container. The length across the lines is a bound only if an
    /// option needs it.
    private func flowOptions(_ proposal: ProposedViewSize) -> FlowOptions {
        var options = options
        let usesBreadth = options.lines != .start || options.fitBox
        options.width = options.axis == .horizontal || usesBreadth ? finite(proposal.width) : nil
        options.height = options.axis == .vertical || usesBreadth ? finite(proposal.height) : nil
        if options.align != .stretch { options.align = alignment.flowAlignment ?? .top }
        return options
    }

    private func solve(
        _ subviews: Subviews, _ proposal: ProposedViewSize, _ cache: inout Cache
    ) -> FlowSolution? {
        guard let first = subviews.first else { return nil }
        let options = flowOptions(proposal)
        let offer = itemProposal(proposal)
        if let known = cache.solution, known.width == options.width, known.height == options.height,
            cache.boxes?.offer == offer
        {
            return known.solution
        }
        do {
            let solution = try solveFlow(boxes(subviews, offer, &cache), options)
            cache.solution = (options.width, options.height, solution)
            return solution
        } catch {
            first.box.pass.fail(LayoutError(.flow(error), at: first.box))
            return nil
        }
    }

    private func boxes(_ subviews: Subviews, _ offer: ProposedViewSize, _ cache: inout Cache) -> FlowBoxes {
        if let known = cache.boxes, known.offer == offer { return known.boxes }
        var boxes = FlowBoxes(reservingCapacity: subviews.count)
        let longest = FlowBoxes.longestLength
        let guide = alignment.flowAlignment
        for child in subviews {
            let dimensions = child.dimensions(in: offer)
            // The solver knows the default positions of guides: only those that a child sets are passed on.
            let value = (guide == nil ? dimensions[alignment] : dimensions[explicit: alignment])
                .map { min(max($0, -longest), longest) }
            boxes.append(
                width: min(dimensions.width, longest), height: min(dimensions.height, longest),
                firstBaseline: guide == .firstBaseline ? value : nil,
                lastBaseline: guide == .lastBaseline ? value : nil,
                guides: guide == .firstBaseline || guide == .lastBaseline
                    ? nil : value.map { FlowGuides(guide ?? .top, $0) },
                priority: options.justify == .stretch && child.priority.isFinite ? child.priority : 0,
                growthLimit: options.justify == .stretch ? longestLength(of: child) : nil)
        }
        cache.boxes = (offer, boxes)
        return boxes
    }

    /// Returns the greatest length that a child can have along its line.
    private func longestLength(of child: LayoutSubview) -> CGFloat {
        let axis: Axis = options.axis == .horizontal ? .horizontal : .vertical
        return child.sizeThatFits(ProposedViewSize(along: axis, .infinity, across: nil))[axis]
    }
}

extension VerticalAlignment {
    /// The solver's alignment for the guide, or nil for a guide that a developer defined.
    fileprivate var flowAlignment: FlowAlignment? {
        switch self {
        case .top: .top
        case .center: .center
        case .bottom: .bottom
        case .firstTextBaseline: .firstBaseline
        case .lastTextBaseline: .lastBaseline
        default: nil
        }
    }
}

extension FlowGuides {
    fileprivate init(_ alignment: FlowAlignment, _ value: CGFloat) {
        switch alignment {
        case .center: self.init(center: value)
        case .bottom: self.init(bottom: value)
        default: self.init(top: value)
        }
    }
}
