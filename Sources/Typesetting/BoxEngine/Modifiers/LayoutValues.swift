import BoxDrawing

extension View {
    /// Sets the priority of the view, 0 by default; views of a higher priority are given room first.
    public func layoutPriority(_ value: Double) -> MarkedView<Self> {
        marked(.priority(value.isNaN ? 0 : value))
    }

    /// Attaches a value that the container's layout reads: `subview[Rank.self]`.
    public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> MarkedView<Self> {
        marked(.value(ObjectIdentifier(key), value))
    }

    /// Gives the view an identifier, by which its frame is found in the ``Drawing``: `drawing["icon"]`.
    public func id(_ id: some Hashable) -> MarkedView<Self> { marked(.id("\(id)")) }

    private func marked(_ mark: Mark) -> MarkedView<Self> { ModifiedView(self, "MarkedView") { MarkedBox($0, mark) } }
}

enum Mark {
    case priority(Double)
    case depth(Double)
    case value(ObjectIdentifier, Any)
    case id(String)
}

/// A view with a layout priority, a layout value or an identifier.
public typealias MarkedView<Content: View> = ModifiedView<Content>

final class MarkedBox: UnaryBox {
    private let mark: Mark

    init(_ child: Box, _ mark: Mark) {
        self.mark = mark
        super.init(child)
        if case .value(let key, let value) = mark { values = (values ?? [:]).merging([key: value]) { $1 } }
    }

    override var priority: Double {
        if case .priority(let value) = mark { value } else { child.priority }
    }

    override var depth: Double {
        if case .depth(let value) = mark { value } else { child.depth }
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
