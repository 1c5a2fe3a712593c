extension View {
    /// The view keeps its room and is not drawn.
    public func hidden() -> InkedView<Self> { inked(.hidden) }

    /// Between 0, which is not to be seen, and 1.
    public func opacity(_ opacity: Double) -> InkedView<Self> {
        inked(.opacity(opacity.isNaN ? 1 : min(1, max(0, opacity))))
    }

    /// Rounds the corners of what fills the view's frame: its background, its border, a rectangle.
    public func cornerRadius(_ radius: CGFloat) -> InkedView<Self> {
        inked(.cornerRadius(radius > 0 ? radius : 0))
    }

    /// A line along the inside of the view's edges.
    public func border(_ color: Color = .primary, width: CGFloat = 1) -> InkedView<Self> {
        inked(.border(color, width > 0 && width < .infinity ? width : 0))
    }

    private func inked(_ change: InkChange) -> InkedView<Self> {
        ModifiedView(self, "InkedView") { InkedBox($0, change) }
    }
}

private enum InkChange {
    case hidden
    case opacity(Double)
    case cornerRadius(CGFloat)
    case border(Color, CGFloat)
}

/// A view that is drawn in another way.
public typealias InkedView<Content: View> = ModifiedView<Content>

private final class InkedBox: UnaryBox {
    private let change: InkChange

    init(_ child: Box, _ change: InkChange) {
        self.change = change
        super.init(child)
    }

    override func ink(for ink: InheritedStyle, in bounds: CGRect) -> InheritedStyle {
        switch change {
        case .hidden: ink.hidden()
        case .opacity(let opacity): ink.faded(by: opacity)
        case .cornerRadius(let radius): ink.rounded(bounds, radius)
        case .border: ink
        }
    }

    override func drawAbove(in bounds: CGRect, _ ink: InheritedStyle, into drawing: inout Drawing) {
        guard case .border(let color, let wanted) = change, wanted > 0 else { return }
        // The middle of the line lies half its width inside the edge; no line is broader than the view.
        let width = min(wanted, bounds.width, bounds.height)
        let inner = bounds.insetBy(dx: width / 2, dy: width / 2)
        drawing.append(
            DrawnItem(
                kind: .rectangle(cornerRadius: max(0, ink.corner(of: bounds, 0) - width / 2)), frame: inner,
                stroke: color, lineWidth: width), ink)
    }
}
