extension View {
    /// Views of a higher priority are given room first; 0 unless said.
    public func layoutPriority(_ value: Double) -> MarkedView<Self> {
        MarkedView(content: self, mark: .priority(value.isNaN ? 0 : value))
    }

    /// Attaches a value that the container's layout reads: `subview[Rank.self]`.
    public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> MarkedView<Self> {
        MarkedView(content: self, mark: .value(ObjectIdentifier(key), value))
    }

    /// Names the view, so that its frame is found in the ``Drawing``: `drawing["icon"]`.
    public func id(_ id: some Hashable) -> MarkedView<Self> { MarkedView(content: self, mark: .id("\(id)")) }
}

private enum Mark {
    case priority(Double)
    case value(ObjectIdentifier, Any)
    case id(String)
}

/// A view that carries a value for its container.
public struct MarkedView<Content: View>: View, PrimitiveView {
    fileprivate let content: Content
    fileprivate let mark: Mark

    public func _makeBoxes(_ context: inout BoxContext) {
        for index in context.make(content)..<context.boxes.count {
            context.boxes[index] = MarkedBox(context.boxes[index], mark)
        }
    }
}

private final class MarkedBox: UnaryBox {
    private let mark: Mark

    init(_ child: Box, _ mark: Mark) {
        self.mark = mark
        super.init(child)
        if case .value(let key, let value) = mark { values = (values ?? [:]).merging([key: value]) { $1 } }
    }

    override var priority: Double {
        if case .priority(let value) = mark { value } else { child.priority }
    }

    override func draw(
        in bounds: CGRect, _ proposal: ProposedViewSize, _ ink: InheritedStyle, into drawing: inout Drawing
    ) {
        if case .id(let id) = mark { drawing.append(id, bounds) }
    }

    override func ink(for ink: InheritedStyle, in bounds: CGRect) -> InheritedStyle {
        if case .id(let id) = mark { ink.named(id) } else { ink }
    }
}
