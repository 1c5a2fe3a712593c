import BoxDrawing
import FlowSolving

/// A ``FlowLayout`` with views between its children and its lines, and with a word about the children for which there is
/// no line.
///
/// ```swift
/// Flow(maxLines: 2) {
///     ForEach(tags) { Text($0) }
/// }
/// .itemSeparator { Text("·") }
/// .more { count in Text("+\(count) more") }
/// ```
public struct Flow<Content: View>: View, PrimitiveView {
    private var layout: FlowLayout
    private let content: Content
    private var itemSeparator: AnyView?
    private var lineSeparator: AnyView?
    private var more: ((Int) -> AnyView)?

    /// Creates a flow.
    /// - Parameters:
    ///   - layout: the layout, with all options that a flow has.
    ///   - maxLines: the greatest number of lines; nil for that of the layout's options.
    public init(_ layout: FlowLayout = FlowLayout(), maxLines: Int? = nil, @ViewBuilder content: () -> Content) {
        self.layout = layout
        if let maxLines { self.layout.options.maxLines = max(1, maxLines) }
        self.content = content()
    }

    /// Puts a view in the middle between neighbours on a line, which stay as far from it as they were from each other.
    public func itemSeparator(@ViewBuilder _ separator: () -> some View) -> Flow {
        var copy = self
        copy.itemSeparator = AnyView(separator())
        return copy
    }

    /// Puts a view in the middle between two lines, which stay as far from it as they were from each other.
    public func lineSeparator(@ViewBuilder _ separator: () -> some View) -> Flow {
        var copy = self
        copy.lineSeparator = AnyView(separator())
        return copy
    }

    /// Ends the flow, if it has not lines enough for all children, with a view for the number of those that are not
    /// shown.
    public func more(@ViewBuilder _ more: @escaping (Int) -> some View) -> Flow {
        var copy = self
        copy.more = { AnyView(more($0)) }
        return copy
    }

    public func _makeBoxes(_ context: inout BoxContext) {
        let outer = context.orientation
        context.orientation = layout.axis
        let items = context.children(content, of: Self.self)
        let inner = context.withoutBoxes
        context.orientation = outer
        func make(_ view: AnyView, along axis: Axis) -> Box? {
            var context = inner
            context.orientation = axis
            _ = context.make(view)
            return context.boxes.first
        }
        let (layout, more) = (layout, more)
        context.boxes.append(
            FlowBox(
                layout, items, context,
                itemSeparator: itemSeparator.map { view in { make(view, along: layout.axis) } },
                lineSeparator: lineSeparator.map { view in { make(view, along: layout.axis.across) } },
                more: more.map { more in { make(more($0), along: layout.axis) } }))
    }
}

/// The box of a ``Flow``.
private final class FlowBox: Box {
    private let layout: FlowLayout
    private let items: [Box]
    private let direction: LayoutDirection
    private let itemSeparator: (() -> Box?)?
    private let lineSeparator: (() -> Box?)?
    private let more: ((Int) -> Box?)?
    /// The boxes that stand for a number of hidden items, made when they are first measured.
    private var mores: [Int: Box] = [:]
    /// The separators whose lengths are measured for all of them.
    private lazy var samples = (item: itemSeparator?(), line: lineSeparator?())
    /// The boxes that are drawn, once the box is placed.
    private var shown: [Box]?
    private var last: (proposal: ProposedViewSize, arrangement: Arrangement)?

    private struct Arrangement {
        /// The children that are set: items, and perhaps what stands for the others.
        var children: LayoutSubviews
        var setting: FlowSetting?
        var layout: FlowLayout
    }

    init(
        _ layout: FlowLayout, _ items: [Box], _ context: borrowing BoxContext, itemSeparator: (() -> Box?)?,
        lineSeparator: (() -> Box?)?, more: ((Int) -> Box?)?
    ) {
        (self.layout, self.items, self.more) = (layout, items, more)
        (self.itemSeparator, self.lineSeparator) = (itemSeparator, lineSeparator)
        direction = context.environment.layoutDirection
        super.init(context.pass, guides: items.reduce([]) { $0.union($1.guides.subtracting(.frame)) })
        adopt(items)
    }

    override var name: String { "Flow" }
    override func forgetMore() { last = nil }
    override func eachChild(_ body: (Box) -> Void) { (shown ?? items).forEach(body) }

    private func adopted(_ box: Box?) -> Box? {
        box?.parent = self
        return box
    }

    private func moreBox(_ count: Int) -> Box? {
        if let known = mores[count] { return known }
        let box = adopted(more?(count))
        mores[count] = box
        return box
    }

    private func arrangement(_ proposal: ProposedViewSize) -> Arrangement {
        if let last, last.proposal == proposal { return last.arrangement }
        var layout = layout
        if let separator = adopted(samples.item) {
            layout.options.itemSpacing = 2 * layout.options.itemSpacing + separator.size(.unspecified)[layout.axis]
            layout.usesPreferences.items = false
        }
        if let separator = adopted(samples.line) {
            layout.options.lineSpacing =
                2 * layout.options.lineSpacing + separator.size(.unspecified)[layout.axis.across]
            layout.usesPreferences.lines = false
        }
        func set(_ boxes: [Box]) -> Arrangement {
            let children = LayoutSubviews(boxes, direction)
            var cache = layout.makeCache(subviews: children)
            let setting = layout.setting(of: children, proposal, &cache)
            return Arrangement(children: children, setting: setting, layout: layout)
        }
        var result = set(items)
        if more != nil, let hidden = result.setting?.solution.hidden, !hidden.isEmpty {
            result = cut(items.count - hidden.count, set)
        }
        last = (proposal, result)
        return result
    }

    /// Returns the arrangement of as many items as leave room for what stands for the others, at most `most`.
    private func cut(_ most: Int, _ set: ([Box]) -> Arrangement) -> Arrangement {
        func arrangement(_ kept: Int) -> (fits: Bool, arrangement: Arrangement) {
            let arrangement = set(Array(items[..<kept]) + [moreBox(items.count - kept)].compactMap { $0 })
            // On a line of its own it is shown even where there is no room.
            let fits = kept == 0 || arrangement.setting?.solution.hidden.isEmpty ?? true || pass.hasFailed
            return (fits, arrangement)
        }
        // Steps that double until it fits, then halves between: a word that is as long as a line costs few tries.
        var (low, high, step) = (most, most, 1)
        while !arrangement(low).fits {
            high = low
            low = max(0, low - step)
            step *= 2
        }
        while high - low > 1 {
            let middle = low + (high - low) / 2
            if arrangement(middle).fits { low = middle } else { high = middle }
        }
        return arrangement(low).arrangement
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard let solution = arrangement(proposal).setting?.solution else { return .zero }
        return CGSize(width: solution.width, height: solution.height)
    }

    override func findGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
        guard key.kind != .frame else { return nil }
        let arrangement = arrangement(proposal)
        let bounds = CGRect(origin: .zero, size: size(proposal))
        var cache = arrangement.layout.makeCache(subviews: arrangement.children)
        return arrangement.layout.explicitAlignment(
            of: key, in: bounds, proposal: proposal, subviews: arrangement.children, cache: &cache)
    }

    override func placeChildren(in bounds: CGRect, _ proposal: ProposedViewSize) {
        let arrangement = arrangement(proposal)
        let layout = arrangement.layout
        var cache = layout.makeCache(subviews: arrangement.children)
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: arrangement.children, cache: &cache)
        var shown = arrangement.children.map(\.box)
        defer { self.shown = shown }
        guard let setting = arrangement.setting else { return }
        let solution = setting.solution
        let axis = layout.axis
        func place(_ box: Box?, at origin: Point, _ size: CGSize) {
            guard let box = adopted(box) else { return }
            // A separator that does not fill the gap stands in its middle.
            box.place(
                at: bounds.origin + Point(x: origin.x + size.width / 2, y: origin.y + size.height / 2),
                anchor: .center, ProposedViewSize(size))
            shown.append(box)
        }
        for (number, line) in solution.lines.enumerated() {
            if number > 0, let sample = samples.line {
                let above = solution.lines[number - 1]
                let length = sample.size(.unspecified)[axis.across]
                let middle = (above.y + above.height + line.y) / 2
                let size = CGSize(along: axis, bounds.size[axis], across: length)
                place(
                    lineSeparator?(),
                    at: axis == .horizontal
                        ? Point(x: 0, y: middle - length / 2) : Point(x: middle - length / 2, y: 0), size)
            }
            guard let sample = samples.item else { continue }
            let length = sample.size(.unspecified)[axis]
            for (one, other) in zip(line.items, line.items.dropFirst()) {
                let (one, other) = (solution.box(at: one), solution.box(at: other))
                let end =
                    axis == .horizontal
                    ? solution.xs[one] + solution.widths[one] : solution.ys[one] + solution.heights[one]
                let start = axis == .horizontal ? solution.xs[other] : solution.ys[other]
                let origin = (end + start - length) / 2
                place(
                    itemSeparator?(),
                    at: axis == .horizontal ? Point(x: origin, y: line.y) : Point(x: line.y, y: origin),
                    CGSize(along: axis, length, across: line.height))
            }
        }
    }
}
