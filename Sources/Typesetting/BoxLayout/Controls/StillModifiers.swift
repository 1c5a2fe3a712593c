import BoxDrawing
import BoxEngine

// Modifiers of what a drawing does not have: pointers, keyboards, windows and screens, readers' settings and the styles
// of a platform's controls. Each leaves the view as it is.

extension View {
    // Input.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> Self { self }
    public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> Self { self }
    public func swipeActions(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> some View
    ) -> Self { self }
    public func searchable(text: Binding<String>, prompt: some StringProtocol = "") -> Self { self }
    public func onLongPressGesture(minimumDuration: Double = 0.5, perform action: @escaping () -> Void) -> Self { self }
    public func onHover(perform action: @escaping (Bool) -> Void) -> Self { self }
    public func gesture(_ gesture: some Gesture) -> Self { self }
    public func simultaneousGesture(_ gesture: some Gesture) -> Self { self }
    public func highPriorityGesture(_ gesture: some Gesture) -> Self { self }
    public func contentShape(_ shape: some Shape, eoFill: Bool = false) -> Self { self }
    public func allowsHitTesting(_ enabled: Bool) -> Self { self }
    public func disabled(_ disabled: Bool) -> EnvironmentView<Self> {
        transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
    }
    public func focusable(_ isFocusable: Bool = true) -> Self { self }
    public func refreshable(action: @escaping () async -> Void) -> Self { self }

    // Windows and screens.
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> Self { self }
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> Self { self }
    public func navigationTitle(_ title: some StringProtocol) -> Self { self }
    public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> Self { self }
    public func navigationBarTitle(_ title: some StringProtocol) -> Self { self }
    public func navigationBarTitle(
        _ title: some StringProtocol, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> Self { self }
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> Self { self }
    public func presentationDragIndicator(_ visibility: Visibility) -> Self { self }
    public func navigationBarHidden(_ isHidden: Bool) -> Self { self }
    public func toolbar(@ViewBuilder content: () -> some View) -> Self { self }
    public func sheet(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> some View
    ) -> Self { self }
    public func popover(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> some View) -> Self { self }
    public func alert(
        _ title: some StringProtocol, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View
    ) -> Self { self }
    public func alert(
        _ title: some StringProtocol, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View,
        @ViewBuilder message: () -> some View
    ) -> Self { self }
    public func contextMenu(@ViewBuilder menuItems: () -> some View) -> Self { self }
    public func preferredColorScheme(_ scheme: ColorScheme?) -> Self { self }
    public func statusBarHidden(_ hidden: Bool = true) -> Self { self }
    public func previewDisplayName(_ name: String?) -> Self { self }
    public func previewLayout(_ layout: PreviewLayout) -> Self { self }
    public func previewDevice(_ device: PreviewDevice?) -> Self { self }

    // What readers set, and what is read aloud.
    public func accessibilityLabel(_ label: some StringProtocol) -> Self { self }
    public func accessibilityValue(_ value: some StringProtocol) -> Self { self }
    public func accessibilityHint(_ hint: some StringProtocol) -> Self { self }
    public func accessibilityHidden(_ hidden: Bool) -> Self { self }
    public func accessibilityIdentifier(_ identifier: String) -> Self { self }
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> Self { self }
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> Self { self }
    public func help(_ text: some StringProtocol) -> Self { self }
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> EnvironmentView<Self> {
        environment(\.dynamicTypeSize, size)
    }
    public func dynamicTypeSize(_ range: some RangeExpression<DynamicTypeSize>) -> Self { self }

    // The look of a platform.
    public func pickerStyle(_ style: ControlStyle) -> Self { self }
    public func listStyle(_ style: ControlStyle) -> Self { self }
    public func textFieldStyle(_ style: ControlStyle) -> Self { self }
    public func navigationViewStyle(_ style: ControlStyle) -> Self { self }
    public func menuStyle(_ style: ControlStyle) -> Self { self }
    public func formStyle(_ style: ControlStyle) -> Self { self }
    public func controlSize(_ size: ControlSize) -> Self { self }
    public func labelsHidden() -> Self { self }
    public func listRowInsets(_ insets: EdgeInsets?) -> Self { self }
    public func listRowBackground(_ view: (some View)?) -> Self { self }
    public func tint(_ color: Color?) -> Self { self }
    public func backgroundStyle(_ style: some ShapeStyle) -> Self { self }
    public func accentColor(_ color: Color?) -> Self { self }
    public func imageScale(_ scale: Image.Scale) -> Self { self }
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Self { self }
    public func symbolVariant(_ variant: SymbolVariants) -> Self { self }

    // Light and depth, which shapes of one paint do not have.
    public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
    public func blur(radius: CGFloat, opaque: Bool = false) -> Self { self }
    public func brightness(_ amount: Double) -> Self { self }
    public func contrast(_ amount: Double) -> Self { self }
    public func saturation(_ amount: Double) -> Self { self }
    public func grayscale(_ amount: Double) -> Self { self }
    public func colorInvert() -> Self { self }
    public func hueRotation(_ angle: Angle) -> Self { self }
    public func blendMode(_ mode: BlendMode) -> Self { self }
    public func redacted(reason: RedactionReasons) -> Self { self }
    public func unredacted() -> Self { self }
    public func equatable() -> Self { self }
}

public enum ControlSize: Hashable, CaseIterable, Sendable { case mini, small, regular, large, extraLarge }
public enum SymbolRenderingMode: Hashable, Sendable { case monochrome, hierarchical, palette, multicolor }
public enum SymbolVariants: Hashable, Sendable { case none, fill, circle, square, rectangle, slash }
public enum BlendMode: Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
    case plusLighter
}

/// A shadow of a paint, which is not drawn.
public struct ShadowStyle: Hashable, Sendable {
    public static func drop(
        color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle() }
    public static func inner(
        color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle() }
}

extension ShapeStyle {
    public func shadow(_ style: ShadowStyle) -> Self { self }
}

public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let placeholder = Self(rawValue: 1)
    public static let privacy = Self(rawValue: 2)
}

public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let container = Self(rawValue: 1)
    public static let keyboard = Self(rawValue: 2)
    public static let all = Self(rawValue: 3)
}

public struct AccessibilityTraits: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let isButton = Self(rawValue: 1)
    public static let isHeader = Self(rawValue: 2)
    public static let isSelected = Self(rawValue: 4)
    public static let isImage = Self(rawValue: 8)
}

public enum AccessibilityChildBehavior: Hashable, Sendable { case ignore, contain, combine }

public enum PresentationDetent: Hashable, Sendable {
    case medium, large
    case height(CGFloat)
    case fraction(CGFloat)
}

public enum NavigationBarItem {
    public enum TitleDisplayMode: Hashable, Sendable { case automatic, inline, large }
}

// MARK: Previews

/// Views that show another while it is being written. Here they are views like any other.
public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder static var previews: Previews { get }
}

public enum PreviewLayout: Hashable, Sendable {
    case device, sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}

public struct PreviewDevice: Hashable, Sendable, ExpressibleByStringLiteral {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral name: String) { rawValue = name }
}

// MARK: Gestures

/// A movement that a reader makes. Nobody makes one in a drawing.
public protocol Gesture {
    associatedtype Value
}

extension Gesture {
    public func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }
    public func onEnded(_ action: @escaping (Value) -> Void) -> Self { self }
    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> Self { self }
    public func simultaneously(with other: some Gesture) -> Self { self }
    public func sequenced(before other: some Gesture) -> Self { self }
    public func exclusively(before other: some Gesture) -> Self { self }
}

/// One of two gestures.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }

    public init(_ first: First, _ second: Second) {}
}

/// Two gestures at once.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    public struct Value {
        public var first: First.Value?
        public var second: Second.Value?
    }

    public init(_ first: First, _ second: Second) {}
}

public struct DragGesture: Gesture {
    public struct Value: Equatable, Sendable {
        public var location: CGPoint
        public var startLocation: CGPoint
        public var translation: CGSize
        public var velocity: CGSize
        public var predictedEndTranslation: CGSize { translation }
        public var predictedEndLocation: CGPoint { location }
    }

    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {}
}

public struct TapGesture: Gesture {
    public typealias Value = Void
    public init(count: Int = 1) {}
}

public struct LongPressGesture: Gesture {
    public typealias Value = Bool
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

public struct MagnificationGesture: Gesture {
    public typealias Value = CGFloat
    public init(minimumScaleDelta: CGFloat = 0.01) {}
}

public struct RotationGesture: Gesture {
    public typealias Value = Angle
    public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// The state of a gesture, which is that of no gesture.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    public let wrappedValue: Value

    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public init(initialValue: Value) { wrappedValue = initialValue }
    public var projectedValue: Self { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}
