import BoxDrawing

/// The part of a scroll view that margins apply to. A drawing has no indicators.
public enum ContentMarginPlacement: Hashable, Sendable { case automatic, scrollContent, scrollIndicators }

extension View {
    /// Sets the room between the edges of scroll views and lists inside the view and their content.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> EnvironmentView<Self> {
        transformEnvironment(\.contentMargins) { margins in
            guard placement != .scrollIndicators else { return }
            if edges.contains(.top) { margins.top = insets.top }
            if edges.contains(.leading) { margins.leading = insets.leading }
            if edges.contains(.bottom) { margins.bottom = insets.bottom }
            if edges.contains(.trailing) { margins.trailing = insets.trailing }
        }
    }

    /// Sets the room at some edges of scroll views and lists inside the view; 16 if `length` is nil.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> EnvironmentView<Self> {
        contentMargins(edges, EdgeInsets(.all, length ?? 16), for: placement)
    }

    public func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> EnvironmentView<Self> {
        contentMargins(.all, length, for: placement)
    }
}

private struct ContentMarginsKey: EnvironmentKey {
    static let defaultValue = EdgeInsets()
}

extension EnvironmentValues {
    /// The room around the content of the next scroll view or list.
    package var contentMargins: EdgeInsets {
        get { self[ContentMarginsKey.self] }
        set { self[ContentMarginsKey.self] = newValue }
    }
}
