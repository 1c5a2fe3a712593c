import BoxDrawing
import BoxEngine

/// A view that reads and moves the places of scroll views. A drawing shows all of them.
public struct ScrollViewReader<Content: View>: View {
    private let content: Content

    public init(@ViewBuilder content: (ScrollViewProxy) -> Content) { self.content = content(ScrollViewProxy()) }
    public var body: some View { content }
}

public struct ScrollViewProxy: Sendable {
    public func scrollTo(_ id: some Hashable, anchor: UnitPoint? = nil) {}
}

extension View {
    // A drawing is all of its content, with nothing in front of it.
    public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = .vertical) -> Self { self }
    public func scrollTargetLayout(isEnabled: Bool = true) -> Self { self }
    public func scrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> Self { self }
    public func scrollPosition(id: Binding<some Hashable>, anchor: UnitPoint? = nil) -> Self { self }
    public func scrollDisabled(_ disabled: Bool) -> Self { self }
    public func scrollClipDisabled(_ disabled: Bool = true) -> Self { self }
    public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = .vertical) -> Self { self }
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> Self { self }
    public func scrollContentBackground(_ visibility: Visibility) -> Self { self }
    public func scrollTransition(
        _ transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> EffectView<Self> {
        visualEffect { content, _ in transition(content, .identity) }
    }
}

public enum ScrollTransitionPhase: Hashable, Sendable {
    case topLeading, identity, bottomTrailing

    public var isIdentity: Bool { self == .identity }
    public var value: Double { self == .identity ? 0 : self == .topLeading ? -1 : 1 }
}

public enum ScrollIndicatorVisibility: Hashable, Sendable { case automatic, visible, hidden, never }
public enum ScrollTargetBehavior: Hashable, Sendable { case viewAligned, paging }
public enum ScrollBounceBehavior: Hashable, Sendable { case automatic, always, basedOnSize }
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }
