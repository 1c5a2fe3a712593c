import BoxDrawing

extension View {
    /// Hides the view, which keeps its room.
    public func hidden() -> InkedView<Self> { inked(.hidden) }

    /// Sets the opacity of the view: 0 is invisible and 1 opaque; values beyond are clamped, and NaN counts as 1.
    public func opacity(_ opacity: Double) -> InkedView<Self> {
        inked(.opacity(opacity.isNaN ? 1 : min(1, max(0, opacity))))
    }

    /// Rounds the corners of items that fill the view's frame: its background, its border, a rectangle.
    public func cornerRadius(_ radius: CGFloat) -> InkedView<Self> {
        inked(.cornerRadius(radius > 0 ? radius : 0))
    }

    /// Draws a line along the inside of the view's edges; a width that is negative, infinite or NaN counts as 0.
    public func border(_ style: some ShapeStyle = ForegroundStyle(), width: CGFloat = 1) -> InkedView<Self> {
        inked(.border(style, width > 0 && width < .infinity ? width : 0))
    }

    private func inked(_ change: InkChange) -> InkedView<Self> {
        ModifiedView(self, "InkedView") { InkedBox($0, change) }
    }
}

private enum InkChange {
    case hidden
    case opacity(Double)
    case cornerRadius(CGFloat)
    case border(any ShapeStyle, CGFloat)
}

/// A view that is drawn differently: hidden, faded, with rounded corners or with a border.
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
        guard case .border(let style, let wanted) = change, wanted > 0 else { return }
        // The middle of the line is half its width inside the edge; no line is broader than the view.
        let width = min(wanted, bounds.width, bounds.height)
        let inner = bounds.insetBy(dx: width / 2, dy: width / 2)
        let paint = style._paint(in: inner.size)
        var item = DrawnItem(
            kind: .rectangle(cornerRadius: max(0, ink.corner(of: bounds, 0) - width / 2)), frame: inner,
            stroke: paint.color, lineWidth: width)
        if let gradient = paint.gradient { item.gradient = gradient }
        drawing.append(item, ink)
    }
}
