extension View {
    /// Sets the font of all text inside the view.
    public func font(_ font: Font) -> StyledView<Self> { StyledView(content: self) { $0.font = font } }

    public func fontWeight(_ weight: Font.Weight) -> StyledView<Self> {
        StyledView(content: self) { $0.font.weight = weight }
    }

    public func bold() -> StyledView<Self> { StyledView(content: self) { $0.font.weight = .bold } }

    /// Sets the colour of all text inside the view.
    public func foregroundStyle(_ style: some ShapeStyle) -> StyledView<Self> {
        StyledView(content: self) { text in
            if let color = style as? Color { (text.color, text.style) = (color, nil) } else { text.style = style }
        }
    }
    public func foregroundColor(_ color: Color?) -> StyledView<Self> { foregroundStyle(color ?? .primary) }

    /// Sets the alignment of the lines of each text inside the view with each other.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> StyledView<Self> {
        StyledView(content: self) { $0.alignment = alignment }
    }

    /// Sets the greatest number of lines of each text inside the view, nil for any; text left over is cut with an
    /// ellipsis.
    public func lineLimit(_ lines: Int?) -> StyledView<Self> { StyledView(content: self) { $0.lineLimit = lines } }
}

/// A view that changes the style of the text inside it.
public struct StyledView<Content: View>: View, PrimitiveView {
    fileprivate let content: Content
    fileprivate let change: (TextStyle) -> Void

    public func _makeBoxes(_ context: inout BoxContext) {
        let outer = context.text
        context.text = outer.changed(change)
        if context.enter(Self.self) { content._makeBoxes(&context) }
        context.leave()
        context.text = outer
    }
}
