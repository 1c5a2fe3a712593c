extension View {
    /// The font of all text inside.
    public func font(_ font: Font) -> StyledView<Self> { StyledView(content: self) { $0.font = font } }

    public func fontWeight(_ weight: Font.Weight) -> StyledView<Self> {
        StyledView(content: self) { $0.font.weight = weight }
    }

    public func bold() -> StyledView<Self> { StyledView(content: self) { $0.font.weight = .bold } }

    /// What text inside is painted with.
    public func foregroundStyle(_ color: Color) -> StyledView<Self> { StyledView(content: self) { $0.color = color } }
    public func foregroundColor(_ color: Color) -> StyledView<Self> { foregroundStyle(color) }

    /// Where the lines of a text inside stand beside each other.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> StyledView<Self> {
        StyledView(content: self) { $0.alignment = alignment }
    }

    /// How many lines a text inside has at most; what is left ends in an ellipsis.
    public func lineLimit(_ lines: Int?) -> StyledView<Self> { StyledView(content: self) { $0.lineLimit = lines } }
}

/// Text that is set in another way.
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
