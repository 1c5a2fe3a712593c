import BoxDrawing
import FlowSolving

/// The children of a flow in lines: what the solver was given, and what it answered.
struct FlowSetting {
    var entries: [FlowEntry]
    var boxes: FlowBoxes
    var solution: FlowSolution

    /// Shares what each line has left among the entries that grow: those of the highest priority first, and spacers
    /// last. Every line that was found begins where it did.
    mutating func grow(_ axis: Axis) {
        for (number, line) in solution.lines.enumerated() {
            if let first = line.items.first, number > 0 { entries[first].starts = true }
            let growers = line.items.filter { entries[$0].kind.grows }
            guard !growers.isEmpty, line.slack > 0 else { continue }
            var rest = line.slack
            let lengths = axis == .horizontal ? boxes.widths : boxes.heights
            for index in growers { entries[index].length = lengths[index] }
            for priority in Set(growers.map { entries[$0].priority }).sorted(by: >) {
                var open = growers.filter { entries[$0].priority == priority }
                // The entry whose limit is nearest is served first, so that the others share what it leaves.
                let limits = open.map { max(0, entries[$0].longest(axis) - lengths[$0]) }
                let order = open.indices.sorted {
                    (limits[$0] / entries[open[$0]].weight, $0) < (limits[$1] / entries[open[$1]].weight, $1)
                }
                var weights = open.reduce(0) { $0 + entries[$1].weight }
                open = order.map { open[$0] }
                for (place, index) in open.enumerated() {
                    let share = weights > 0 ? rest * entries[index].weight / weights : 0
                    let growth = min(share, limits[order[place]])
                    entries[index].length = lengths[index] + growth
                    rest -= growth
                    weights -= entries[index].weight
                }
            }
        }
    }
}

/// A child of a flow, or a gap between two of them.
struct FlowEntry {
    enum Kind {
        /// A child of its ideal length.
        case item
        /// A child of its least length.
        case least
        /// A child of its least length that takes a share of what its line has left.
        case grower
        /// A child that takes all of a line if it can.
        case row
        case spacer, divider, lineBreak, gap

        var grows: Bool { self == .grower || self == .spacer }
        /// Whether the entry is as high as its line, instead of the line being as high as it.
        var isThin: Bool { self == .spacer || self == .divider || self == .gap }
    }

    /// The child; nil for a gap.
    let child: LayoutSubview?
    var kind: Kind
    /// Whether the entry begins a line.
    var starts = false
    /// The length that the child is offered along its line; nil if it is asked for its ideal length.
    var length: CGFloat?
    let priority: Double
    /// The share of a line's rest, beside those of others.
    let weight: Double

    init(gap: CGFloat) { (child, kind, length, priority, weight) = (nil, .gap, gap, 0, 0) }

    /// Creates the entry of a child.
    /// - Parameter bound: the length of a line, or nil if it has no bound.
    init(_ child: LayoutSubview, bound: CGFloat?) {
        self.child = child
        let role = child.box.role
        // Most children carry no values.
        let flexibility = child.box.values == nil ? nil : child[FlexibilityKey.self]
        if role == .spacer {
            (kind, length) = (.spacer, 0)
        } else if role == .divider {
            kind = .divider
        } else if role == .lineBreak {
            kind = .lineBreak
        } else {
            switch flexibility?.behavior {
            case .minimum: (kind, length) = (.least, 0)
            case .natural: (kind, length) = bound == nil ? (.item, nil) : (.grower, 0)
            case .maximum: (kind, length) = (bound == nil ? .item : .row, bound)
            case nil: kind = .item
            }
        }
        priority = child.priority.isNaN ? 0 : child.priority
        let wanted = flexibility?.weight ?? 1
        weight = wanted > 0 && wanted < .infinity ? wanted : 1
    }

    /// The greatest length that the child can have along its line.
    func longest(_ axis: Axis) -> CGFloat {
        child?.sizeThatFits(ProposedViewSize(along: axis, .infinity, across: nil))[axis] ?? 0
    }
}

/// The way in which a child of a ``FlowLayout`` uses the room of its line.
public enum FlexibilityBehavior: Hashable, Sendable {
    /// The child has its least length.
    case minimum
    /// The child takes a share of what its line has left; it is on a line with others as far as their least lengths
    /// fit.
    case natural
    /// The child takes all of a line if it can.
    case maximum
}

private enum FlexibilityKey: LayoutValueKey {
    static var defaultValue: (behavior: FlexibilityBehavior, weight: Double)? { nil }
}

/// Whether a child of a flow begins a line.
enum StartsLine: LayoutValueKey {
    static let defaultValue = false
}

extension View {
    /// Says how the view uses the room of its line in a ``FlowLayout``; without it the view has its ideal length.
    ///
    /// - Parameter weight: the share of the line's rest that the view takes, beside those of others of its priority.
    public func flexibility(_ behavior: FlexibilityBehavior, weight: Double = 1) -> MarkedView<Self> {
        layoutValue(key: FlexibilityKey.self, value: (behavior, weight))
    }

    /// Lets the view begin a line of a ``FlowLayout``.
    public func startInNewLine(_ enabled: Bool = true) -> MarkedView<Self> {
        layoutValue(key: StartsLine.self, value: enabled)
    }
}

/// The end of a line in a ``FlowLayout``; elsewhere it takes no room.
public struct LineBreak: View, PrimitiveView {
    public init() {}
    public func _makeBoxes(_ context: inout BoxContext) { context.boxes.append(LineBreakBox(context.pass)) }
}

final class LineBreakBox: Box {
    init(_ pass: LayoutPass) { super.init(pass, guides: []) }
    override var name: String { "LineBreak" }
    override var role: BoxRole { .lineBreak }
    override var spacing: ViewSpacing { .zero }
}
