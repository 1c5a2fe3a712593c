import BoxDrawing
import BoxEngine

extension View {
    /// Puts a view beside an edge of this one, which gets less room.
    public func safeAreaInset(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View {
        let inset = content()
        return VStack(alignment: alignment, spacing: spacing ?? 0) {
            if edge == .top { inset }
            self
            if edge == .bottom { inset }
        }
    }

    public func safeAreaInset(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View {
        let inset = content()
        return HStack(alignment: alignment, spacing: spacing ?? 0) {
            if edge == .leading { inset }
            self
            if edge == .trailing { inset }
        }
    }

    /// Adds room around the view, which in a drawing has no other margins.
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> PaddedView<Self> {
        padding(edges, length)
    }
    public func safeAreaPadding(_ insets: EdgeInsets) -> PaddedView<Self> { padding(insets) }
    public func safeAreaPadding(_ length: CGFloat) -> PaddedView<Self> { padding(length) }
    public func scenePadding(_ edges: Edge.Set = .all) -> PaddedView<Self> { padding(edges, 16) }
}

/// An edge along the height of a box.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable { case top, bottom }

/// An edge along the width of a box.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable { case leading, trailing }

extension Edge {
    public init(_ edge: HorizontalEdge) { self = edge == .leading ? .leading : .trailing }
    public init(_ edge: VerticalEdge) { self = edge == .top ? .top : .bottom }
}

extension HorizontalEdge {
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) { self.rawValue = rawValue }
        public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }

        public static let leading = Set(.leading)
        public static let trailing = Set(.trailing)
        public static let all: Set = [.leading, .trailing]
    }
}

extension VerticalEdge {
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) { self.rawValue = rawValue }
        public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }

        public static let top = Set(.top)
        public static let bottom = Set(.bottom)
        public static let all: Set = [.top, .bottom]
    }
}
