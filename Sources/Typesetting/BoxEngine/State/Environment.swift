import BoxDrawing

/// A key of a value that views hand down to those inside them.
public protocol EnvironmentKey {
    associatedtype Value
    /// The value where no view around sets it.
    static var defaultValue: Value { get }
}

/// The values that a view gets from those around it.
public struct EnvironmentValues {
    /// The style of text, shared by all texts to which it applies.
    var text = TextStyle()
    private var values: [ObjectIdentifier: Any] = [:]
    /// What stands for the values of keys, which cannot be compared.
    private var valuesMark: Mark?
    /// The reading direction, which decides where the leading edge is.
    public var layoutDirection = LayoutDirection.leftToRight

    public init() {}

    private final class Mark {}

    /// Returns whether views look the same in this environment and in another; false where that is not known.
    func isEqual(to other: EnvironmentValues) -> Bool {
        valuesMark === other.valuesMark && text.isEqual(to: other.text) && layoutDirection == other.layoutDirection
            && isEnabled == other.isEnabled && colorScheme == other.colorScheme
            && dynamicTypeSize == other.dynamicTypeSize && horizontalSizeClass == other.horizontalSizeClass
            && verticalSizeClass == other.verticalSizeClass && displayScale == other.displayScale
            && defaultMinListRowHeight == other.defaultMinListRowHeight
    }

    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { (values[ObjectIdentifier(key)], valuesMark) = (newValue, Mark()) }
    }

    public var font: Font? {
        get { text.font }
        set { text = text.changed { $0.base = newValue ?? .body } }
    }
    public var lineLimit: Int? {
        get { text.lineLimit }
        set { text = text.changed { $0.lineLimit = newValue } }
    }
    public var multilineTextAlignment: TextAlignment {
        get { text.alignment }
        set { text = text.changed { $0.alignment = newValue } }
    }
    /// The distance that is added between the lines of a text.
    public var lineSpacing: CGFloat {
        get { text.lineSpacing }
        set { text = text.changed { $0.lineSpacing = newValue } }
    }
    /// The share of its size to which a font may shrink before its text is cut.
    public var minimumScaleFactor: CGFloat {
        get { text.leastScale }
        set { text = text.changed { $0.setLeastScale(newValue) } }
    }
    public var isEnabled = true
    public var colorScheme = ColorScheme.light
    public var dynamicTypeSize = DynamicTypeSize.large
    public var horizontalSizeClass: UserInterfaceSizeClass? = .regular
    public var verticalSizeClass: UserInterfaceSizeClass? = .regular
    /// The pixels in a unit of length.
    public var displayScale: CGFloat = 1
    public var pixelLength: CGFloat { 1 / displayScale }
    public var defaultMinListRowHeight: CGFloat = 0
    public var accessibilityReduceMotion: Bool { true }
}

/// Whether the surroundings are light or dark. Colours are the theme's, so that nothing but views that ask depends on
/// it.
public enum ColorScheme: Hashable, CaseIterable, Sendable { case light, dark }

/// The size of text that a reader chooses; a drawing has one.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

/// A value of the environment, read where the view stands.
@propertyWrapper
public struct Environment<Value>: LinkedProperty {
    private final class Cell {
        var values: EnvironmentValues?
    }

    private let path: KeyPath<EnvironmentValues, Value>
    private let cell = Cell()

    public init(_ path: KeyPath<EnvironmentValues, Value>) { self.path = path }

    public var wrappedValue: Value { (cell.values ?? EnvironmentValues())[keyPath: path] }

    func link(at path: TreePath, _ environment: EnvironmentValues, _ store: StateStore) {
        cell.values = environment
    }
}

extension View {
    /// Sets a value of the environment of the views inside.
    public func environment<Value>(
        _ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
    ) -> EnvironmentView<Self> {
        transformEnvironment(path) { $0 = value }
    }

    /// Changes a value of the environment of the views inside.
    public func transformEnvironment<Value>(
        _ path: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
    ) -> EnvironmentView<Self> {
        EnvironmentView(content: self) { transform(&$0[keyPath: path]) }
    }
}

/// A view that changes the environment of the views inside it.
public struct EnvironmentView<Content: View>: View, PrimitiveView {
    let content: Content
    let change: (inout EnvironmentValues) -> Void

    public func _makeBoxes(_ context: inout BoxContext) {
        let outer = context.environment
        change(&context.environment)
        let first = context.boxes.count
        if context.enter(Self.self) { content._makeBoxes(&context) }
        context.leave()
        let isMirrored = context.environment.layoutDirection != outer.layoutDirection
        context.environment = outer
        guard isMirrored else { return }
        for index in first..<context.boxes.count {
            context.boxes[index] = MirroredBox(context.boxes[index])
        }
    }
}
