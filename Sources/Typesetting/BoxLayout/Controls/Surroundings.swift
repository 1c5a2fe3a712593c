import BoxDrawing
import BoxEngine

extension View {
    public func frame() -> FixedFrameView<Self> { frame(width: nil, height: nil) }

    /// Paints the room behind the view with the colour of what is behind everything.
    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { background(Color("background")) }

    // Windows, widgets and sheets have backgrounds; a drawing has none of them.
    public func containerBackground(
        _ style: some ShapeStyle, for container: ContainerBackgroundPlacement
    ) -> Self { self }
    public func containerBackground(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
        @ViewBuilder content: () -> some View
    ) -> Self { self }
    public func presentationBackground(_ style: some ShapeStyle) -> Self { self }
    public func presentationBackground(
        alignment: Alignment = .center, @ViewBuilder content: () -> some View
    ) -> Self { self }

    public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> PaddedView<Self> {
        self.padding(edges, 16)
    }

    public func safeAreaBar(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }
    public func safeAreaBar(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }

    /// Draws the view mirrored where the reading direction is the one that `behavior` names.
    public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
        DirectedView(content: self, behavior: behavior)
    }

    public func listRowSpacing(_ spacing: CGFloat?) -> Self { self }
    public func listSectionSpacing(_ spacing: CGFloat) -> Self { self }
    public func listSectionSpacing(_ spacing: ListSectionSpacing) -> Self { self }

    public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> EffectView<Self> {
        scrollTransition(transition)
    }
}

/// The containers that have a background of their own.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    public static let navigation = Self()
    public static let navigationSplitView = Self()
    public static let tabView = Self()
    public static let widget = Self()
    public static let window = Self()
}

/// The distances that a scene keeps to its edges: 16 in a drawing.
public struct ScenePadding: Hashable, Sendable {
    public static let minimum = Self()
    public static let navigationBar = Self()
}

/// The distance between the sections of a list.
public enum ListSectionSpacing: Hashable, Sendable {
    case `default`, compact
    case custom(CGFloat)
}

/// The course of a change while a view scrolls in.
public struct ScrollTransitionConfiguration: Hashable, Sendable {
    public static let identity = Self()
    public static let animated = Self()
    public static let interactive = Self()
}

/// Whether a view is mirrored, and where.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    case fixed
    case mirrors(in: LayoutDirection)

    public static var mirrors: Self { .mirrors(in: .rightToLeft) }
}

private struct DirectedView<Content: View>: View {
    @Environment(\.layoutDirection) private var direction
    let content: Content
    let behavior: LayoutDirectionBehavior

    var body: some View { content.scaleEffect(x: behavior == .mirrors(in: direction) ? -1 : 1) }
}

private enum LuminanceKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    public var isLuminanceReduced: Bool {
        get { self[LuminanceKey.self] }
        set { self[LuminanceKey.self] = newValue }
    }
}

/// A number that follows the size of text that a reader chooses; a drawing has one size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    public let wrappedValue: Value

    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public init(wrappedValue: Value, relativeTo style: Font.TextStyle) { self.wrappedValue = wrappedValue }
}

extension ForEach {
    /// Creates a view for each section of a view.
    public init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder content: @escaping (SectionConfiguration) -> Result
    )
    where
        Data == CollectionOfOne<Int>, ID == Int,
        Content == Group<SubviewsView<Base, ForEach<[SectionConfiguration], Int, Result>>>
    {
        self.init(CollectionOfOne(0)) { _ in
            Group(sections: view) { ForEach<[SectionConfiguration], Int, Result>($0, content: content) }
        }
    }
}
