import BoxDrawing
import FlowSolving

/// A layout that sets children in lines, as words on a page, with the solver of FlowSolving.
///
/// Each child is asked once for its ideal size (or, with ``proposesWidth``, offered the width of the container), and
/// placed where the solver puts a box of the size that the child answered. A ``Spacer`` takes what its line has left, a
/// ``Divider`` is as high as its line, a ``LineBreak`` ends one, and `flexibility(_:weight:)` says how
/// a child that can grow does so. Children for which `maxLines` leaves no line are not drawn.
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
    /// The guide at which the children of a column are aligned if the axis of ``options`` is vertical; nil is the guide
    /// that corresponds to ``alignment``: leading to the top, trailing to the bottom.
    public var columnAlignment: HorizontalAlignment?
    /// All other options of the solver, such as breaking, justification, order and shape. `width` and `height` are
    /// replaced by the size offered, and `align` by ``alignment`` unless `align` is `stretch`.
    public var options: FlowOptions
    /// Whether a child is offered the width of the container, so that a long text wraps; otherwise a child is asked for
    /// its ideal width.
    public var proposesWidth = false
    /// Whether neighbours and lines are as far apart as the children prefer, instead of as the options say.
    var usesPreferences: (items: Bool, lines: Bool)

    /// Creates a flow layout from the options that are used most; ``options`` holds all others.
    /// - Parameters:
    ///   - alignment: the guide at which the children of a line are aligned.
    ///   - spacing: the gap between neighbours on a line and between lines; nil for the one that the children prefer,
    ///     which is 8 if they prefer none.
    ///   - lineSpacing: the gap between lines, if it differs from `spacing`.
    ///   - justify: how the children of a line are spread along it.
    ///   - breaking: how the children are divided into lines.
    ///   - sizing: whether the flow is as wide as its widest line, or as wide as offered.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, lineSpacing: CGFloat? = nil,
        justify: FlowJustification = .leading, breaking: FlowBreaking = .greedy, sizing: FlowSizing = .hug
    ) {
        self.alignment = alignment
        usesPreferences = (spacing == nil, lineSpacing == nil && spacing == nil)
        let spacing = spacing ?? ViewSpacing.defaultDistance
        options = FlowOptions(
            width: nil, itemSpacing: spacing, lineSpacing: lineSpacing ?? spacing, justify: justify)
        options.breaking = breaking
        options.sizing = sizing
    }

    public static var layoutProperties: LayoutProperties { LayoutProperties(.horizontal) }

    /// The axis along which lines run.
    var axis: Axis { options.axis == .horizontal ? .horizontal : .vertical }

    public struct Cache {
        fileprivate var setting: FlowSetting?
        fileprivate var bounds: (offer: ProposedViewSize, width: CGFloat?, height: CGFloat?)?
    }

    public func makeCache(subviews: Subviews) -> Cache { Cache() }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        guard let solution = setting(of: subviews, proposal, &cache)?.solution else { return .zero }
        return CGSize(width: solution.width, height: solution.height)
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        for child in subviews { child.box.isOmitted = true }
        guard let setting = setting(of: subviews, proposal, &cache) else { return }
        let offer = itemProposal(proposal)
        for line in setting.solution.lines {
            for place in line.items {
                let index = setting.solution.box(at: place)
                let entry = setting.entries[index]
                guard let child = entry.child else { continue }
                child.box.isOmitted = false
                let size = CGSize(width: setting.solution.widths[index], height: setting.solution.heights[index])
                var origin = Point(x: setting.solution.xs[index], y: setting.solution.ys[index])
                var offered = offer
                if let length = entry.length { offered[axis] = length }
                // A child that the solver has stretched is offered its new length.
                if size.width != setting.boxes.widths[index] { offered.width = size.width }
                if size.height != setting.boxes.heights[index] { offered.height = size.height }
                if entry.kind.isThin {
                    // As long across as its line is high.
                    offered = ProposedViewSize(along: axis, size[axis], across: line.height)
                    if axis == .horizontal { origin.y = line.y } else { origin.x = line.y }
                }
                child.place(at: bounds.origin + origin, proposal: offered)
            }
        }
    }

    /// Returns the proposal to each child: the container's width, or nothing.
    private func itemProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: proposesWidth ? finite(proposal.width) : nil, height: nil)
    }

    private func finite(_ length: CGFloat?) -> CGFloat? {
        length.flatMap { $0 < .infinity ? min($0, FlowBoxes.longestLength) : nil }
    }

    /// The guide across the lines.
    private var guide: AlignmentKey {
        options.axis == .vertical ? columnAlignment?.key ?? alignment.key : alignment.key
    }

    // MARK: Setting

    /// Returns the children in lines for a proposal, or nil if there are none, or the solver has an error.
    func setting(of subviews: Subviews, _ proposal: ProposedViewSize, _ cache: inout Cache) -> FlowSetting? {
        // The length across the lines is a bound only if an option needs it.
        let usesBreadth = options.lines != .start || options.fitBox
        let width = options.axis == .horizontal || usesBreadth ? finite(proposal.width) : nil
        let height = options.axis == .vertical || usesBreadth ? finite(proposal.height) : nil
        let offer = itemProposal(proposal)
        if let known = cache.bounds, known == (offer, width, height) { return cache.setting }
        guard let first = subviews.first else { return nil }
        var options = options
        options.width = width.map { Double($0) }
        options.height = height.map { Double($0) }
        if options.align != .stretch { options.align = guide.flowAlignment ?? .top }
        do {
            let setting = try set(subviews, offer, options)
            (cache.setting, cache.bounds) = (setting, (offer, width, height))
            return setting
        } catch {
            first.box.pass.fail(LayoutError(.flow(error), at: first.box))
            return nil
        }
    }

    private func set(
        _ subviews: Subviews, _ offer: ProposedViewSize, _ options: FlowOptions
    ) throws(FlowError) -> FlowSetting {
        var options = options
        let bound = (axis == .horizontal ? options.width : options.height).map { CGFloat($0) }
        var entries: [FlowEntry] = []
        entries.reserveCapacity(subviews.count)
        var isBroken = false
        for child in subviews {
            var entry = FlowEntry(child, bound: bound)
            if entry.kind == .lineBreak {
                isBroken = true
                continue
            }
            entry.starts = (isBroken || child.box.values != nil && child[StartsLine.self]) && !entries.isEmpty
            isBroken = false
            entries.append(entry)
        }
        if usesPreferences.lines {
            let all = subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
            options.lineSpacing = max(0, all.distance(to: all, along: axis.across))
        }
        if usesPreferences.items {
            let distances = zip(entries, entries.dropFirst()).map { one, other -> CGFloat in
                guard let one = one.child, let other = other.child else { return 0 }
                return max(0, one.spacing.distance(to: other.spacing, along: axis))
            }
            if let first = distances.first, distances.allSatisfy({ $0 == first }) {
                options.itemSpacing = first
            } else if !distances.isEmpty {
                entries = separated(entries, distances, offer, bound)
                (options.itemSpacing, options.breaking, options.order) = (0, .greedy, .given)
            }
        }
        let measured = boxes(entries, offer)
        var setting = FlowSetting(entries: entries, boxes: measured, solution: try solveFlow(measured, options))
        guard entries.contains(where: { $0.kind.grows }), bound != nil, setting.solution.order == nil else {
            return setting
        }
        // The lines are known: what they have left goes to the children that grow.
        setting.grow(axis)
        setting.boxes = boxes(setting.entries, offer)
        options.breaking = .greedy
        setting.solution = try solveFlow(setting.boxes, options)
        return setting
    }

    private func boxes(_ entries: [FlowEntry], _ offer: ProposedViewSize) -> FlowBoxes {
        let longest = FlowBoxes.longestLength
        var boxes = FlowBoxes(reservingCapacity: entries.count)
        let guide = guide
        let known = guide.flowAlignment
        for entry in entries {
            guard let child = entry.child else {
                let gap = CGSize(along: axis, entry.length ?? 0, across: 0)
                boxes.append(width: gap.width, height: gap.height, breakBefore: entry.starts)
                continue
            }
            var offer = offer
            if let length = entry.length { offer[axis] = length }
            let dimensions = child.dimensions(in: offer)
            var size = CGSize(width: min(dimensions.width, longest), height: min(dimensions.height, longest))
            // Others decide how high the line of a spacer or a divider is.
            if entry.kind.isThin { size[axis.across] = 0 }
            // The solver knows the default positions of guides: only those that a child sets are passed on.
            let value = (known == nil && !entry.kind.isThin ? dimensions[guide] : dimensions[explicit: guide])
                .map { min(max($0, -longest), longest) }
            let isBaseline = known == .firstBaseline || known == .lastBaseline
            boxes.append(
                width: size.width, height: size.height, firstBaseline: known == .firstBaseline ? value : nil,
                lastBaseline: known == .lastBaseline ? value : nil,
                guides: isBaseline ? nil : value.map { FlowGuides(known ?? .top, $0) }, breakBefore: entry.starts,
                priority: options.justify == .stretch && child.priority.isFinite ? child.priority : 0,
                growthLimit: options.justify == .stretch && entry.kind == .item ? entry.longest(axis) : nil)
        }
        return boxes
    }

    /// Returns the entries with gaps between those that share a line, which is filled as far as they fit.
    private func separated(
        _ entries: [FlowEntry], _ distances: [CGFloat], _ offer: ProposedViewSize, _ bound: CGFloat?
    ) -> [FlowEntry] {
        let boxes = boxes(entries, offer)
        let lengths = axis == .horizontal ? boxes.widths : boxes.heights
        var result = [entries[0]]
        var used = lengths[0]
        for index in 1..<entries.count {
            var entry = entries[index]
            let next = used + distances[index - 1] + lengths[index]
            if entry.starts || next > (bound ?? .infinity) * (1 + 1e-12) {
                entry.starts = true
                used = lengths[index]
            } else {
                result.append(FlowEntry(gap: distances[index - 1]))
                used = next
            }
            result.append(entry)
        }
        return result
    }
}

extension AlignmentKey {
    /// The solver's alignment for the guide, or nil for a guide that a developer defined.
    fileprivate var flowAlignment: FlowAlignment? {
        if axis == .horizontal {
            if id == Leading.self { return .top }
            if id == HorizontalCenter.self { return .center }
            return id == Trailing.self ? .bottom : nil
        }
        if id == Top.self { return .top }
        if id == VerticalCenter.self { return .center }
        if id == Bottom.self { return .bottom }
        if id == FirstTextBaseline.self { return .firstBaseline }
        return id == LastTextBaseline.self ? .lastBaseline : nil
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
