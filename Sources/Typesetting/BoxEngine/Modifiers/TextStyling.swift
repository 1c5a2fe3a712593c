import BoxDrawing

extension View {
    /// Sets the font of all text inside the view; nil leaves it as it is.
    public func font(_ font: Font?) -> StyledView<Self> { StyledView(content: self) { $0.base = font ?? $0.base } }

    public func fontWeight(_ weight: Font.Weight?) -> StyledView<Self> {
        StyledView(content: self) { $0.weight = weight ?? $0.weight }
    }

    public func bold(_ isActive: Bool = true) -> StyledView<Self> { fontWeight(isActive ? .bold : .regular) }

    public func italic(_ isActive: Bool = true) -> StyledView<Self> {
        StyledView(content: self) { $0.isItalic = isActive }
    }

    /// Makes all figures inside the view equally wide.
    public func monospacedDigit() -> StyledView<Self> {
        StyledView(content: self) { $0.hasTabularFigures = true }
    }

    /// Sets the paint of all text and all shapes inside the view that have none of their own.
    public func foregroundStyle(_ style: some ShapeStyle) -> StyledView<Self> {
        StyledView(content: self) { $0.setForeground(style) }
    }
    public func foregroundStyle(_ primary: some ShapeStyle, _ secondary: some ShapeStyle) -> StyledView<Self> {
        foregroundStyle(primary)
    }
    public func foregroundStyle(
        _ primary: some ShapeStyle, _ secondary: some ShapeStyle, _ tertiary: some ShapeStyle
    ) -> StyledView<Self> {
        foregroundStyle(primary)
    }
    public func foregroundColor(_ color: Color?) -> StyledView<Self> { foregroundStyle(color ?? .primary) }

    /// Sets the alignment of the lines of each text inside the view with each other.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> StyledView<Self> {
        StyledView(content: self) { $0.alignment = alignment }
    }

    /// Sets the greatest number of lines of each text inside the view, nil for any; text left over is cut with an
    /// ellipsis.
    public func lineLimit(_ lines: Int?) -> StyledView<Self> { StyledView(content: self) { $0.lineLimit = lines } }

    /// Sets the greatest number of lines, and leaves room for as many if `reservesSpace`.
    public func lineLimit(_ lines: Int, reservesSpace: Bool) -> StyledView<Self> {
        StyledView(content: self) { ($0.lineLimit, $0.leastLines) = (lines, reservesSpace ? max(1, lines) : 1) }
    }

    /// Sets the least number of lines for which there is room, and the greatest number of lines.
    public func lineLimit(_ lines: ClosedRange<Int>) -> StyledView<Self> {
        StyledView(content: self) { ($0.lineLimit, $0.leastLines) = (lines.upperBound, max(1, lines.lowerBound)) }
    }

    public func lineLimit(_ lines: PartialRangeFrom<Int>) -> StyledView<Self> {
        StyledView(content: self) { ($0.lineLimit, $0.leastLines) = (nil, max(1, lines.lowerBound)) }
    }

    public func lineLimit(_ lines: PartialRangeThrough<Int>) -> StyledView<Self> { lineLimit(lines.upperBound) }

    /// Adds a distance between the lines of each text inside the view.
    public func lineSpacing(_ distance: CGFloat) -> StyledView<Self> {
        StyledView(content: self) { $0.lineSpacing = distance > 0 && distance < .infinity ? distance : 0 }
    }

    /// Adds a distance behind each character of the text inside the view.
    public func kerning(_ kerning: CGFloat) -> StyledView<Self> {
        StyledView(content: self) { $0.setTracking(kerning) }
    }
    public func tracking(_ tracking: CGFloat) -> StyledView<Self> { kerning(tracking) }

    public func underline(_ isActive: Bool = true, color: Color? = nil) -> StyledView<Self> {
        StyledView(content: self) { $0.underline = isActive ? .some(color) : .none }
    }
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> StyledView<Self> {
        StyledView(content: self) { $0.strikethrough = isActive ? .some(color) : .none }
    }

    /// Lets a text that would be cut be set in a smaller font, of at least this share of its size.
    public func minimumScaleFactor(_ factor: CGFloat) -> StyledView<Self> {
        StyledView(content: self) { $0.setLeastScale(factor) }
    }

    /// Sets where a text of one style that finds no room is cut: at its end, or so that the end is shown.
    public func truncationMode(_ mode: Text.TruncationMode) -> StyledView<Self> {
        StyledView(content: self) { $0.truncation = mode }
    }

    /// Sets the case in which text is shown.
    public func textCase(_ textCase: Text.Case?) -> StyledView<Self> {
        StyledView(content: self) { $0.textCase = textCase }
    }

    // The drawing's family has one design.
    public func fontDesign(_ design: Font.Design?) -> Self { self }
    public func fontWidth(_ width: Font.Width?) -> Self { self }
    public func monospaced(_ isActive: Bool = true) -> Self { self }
    public func allowsTightening(_ flag: Bool) -> Self { self }
    public func textSelection(_ selectability: TextSelectability) -> Self { self }
}

/// Whether a reader can select text.
public enum TextSelectability: Hashable, Sendable { case enabled, disabled }

extension Font {
    /// The widths of letters that SwiftUI knows; a drawing has its family's own.
    public enum Width: Hashable, Sendable { case compressed, condensed, standard, expanded }
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
