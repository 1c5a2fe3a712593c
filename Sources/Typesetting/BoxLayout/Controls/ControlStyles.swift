import BoxDrawing
import BoxEngine

// The looks that an app gives its controls. A control is drawn as the innermost style around it says, or as a platform
// does without one.

/// The looks that platforms have for their controls.
public struct ControlStyle: Hashable, Sendable {
    /// The parts of labels that are shown.
    fileprivate enum Parts: Hashable, Sendable { case all, title, icon }

    fileprivate var parts = Parts.all

    public init() {}
    private init(parts: Parts) { self.parts = parts }

    public static let automatic = ControlStyle()
    public static let plain = ControlStyle()
    public static let bordered = ControlStyle()
    public static let borderedProminent = ControlStyle()
    public static let borderless = ControlStyle()
    public static let segmented = ControlStyle()
    public static let menu = ControlStyle()
    public static let wheel = ControlStyle()
    public static let inline = ControlStyle()
    public static let radioGroup = ControlStyle()
    public static let `switch` = ControlStyle()
    public static let button = ControlStyle()
    public static let grouped = ControlStyle()
    public static let insetGrouped = ControlStyle()
    public static let inset = ControlStyle()
    public static let sidebar = ControlStyle()
    public static let roundedBorder = ControlStyle()
    public static let titleAndIcon = ControlStyle()
    public static let titleOnly = ControlStyle(parts: .title)
    public static let iconOnly = ControlStyle(parts: .icon)
    public static let stack = ControlStyle()
    public static let columns = ControlStyle()
    public static let linear = ControlStyle()
    public static let circular = ControlStyle()
}

// The types by which styles were named before they had short names.
public typealias PlainButtonStyle = ControlStyle
public typealias BorderedButtonStyle = ControlStyle
public typealias SegmentedPickerStyle = ControlStyle
public typealias RoundedBorderTextFieldStyle = ControlStyle
public typealias PlainListStyle = ControlStyle
public typealias StackNavigationViewStyle = ControlStyle

/// The view that a style gets for a part of a control.
public struct ControlPart: View {
    private let content: AnyView

    init(_ content: some View) { self.content = AnyView(content) }
    public var body: some View { content }
}

// MARK: Buttons

public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct ButtonStyleConfiguration {
    public typealias Label = ControlPart

    public let role: ButtonRole?
    public let label: Label
    /// Nobody presses a button in a drawing.
    public var isPressed: Bool { false }
}

public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct PrimitiveButtonStyleConfiguration {
    public typealias Label = ControlPart

    public let role: ButtonRole?
    public let label: Label
    public func trigger() {}
}

// MARK: Other controls

public protocol ToggleStyle {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct ToggleStyleConfiguration {
    public typealias Label = ControlPart

    public let label: Label
    @Binding public var isOn: Bool
    public var isMixed: Bool { false }
}

public protocol LabelStyle {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct LabelStyleConfiguration {
    public typealias Title = ControlPart
    public typealias Icon = ControlPart

    public let title: Title
    public let icon: Icon
}

public protocol GroupBoxStyle {
    associatedtype Body: View
    typealias Configuration = GroupBoxStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct GroupBoxStyleConfiguration {
    public typealias Label = ControlPart
    public typealias Content = ControlPart

    public let label: Label
    public let content: Content
}

public protocol ProgressViewStyle {
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct ProgressViewStyleConfiguration {
    public typealias Label = ControlPart
    public typealias CurrentValueLabel = ControlPart

    /// The share that is done, or nil if it is not known.
    public let fractionCompleted: Double?
    public let label: Label?
    public var currentValueLabel: CurrentValueLabel? { nil }
}

// MARK: In the environment

/// What the innermost styles make of controls; nil for the look of a platform.
struct ControlLooks {
    var button: ((ButtonStyleConfiguration) -> AnyView)?
    var toggle: ((ToggleStyleConfiguration) -> AnyView)?
    var label: ((LabelStyleConfiguration) -> AnyView)?
    var groupBox: ((GroupBoxStyleConfiguration) -> AnyView)?
    var progress: ((ProgressViewStyleConfiguration) -> AnyView)?
}

private struct ControlLooksKey: EnvironmentKey {
    static var defaultValue: ControlLooks { ControlLooks() }
}

extension EnvironmentValues {
    var controlLooks: ControlLooks {
        get { self[ControlLooksKey.self] }
        set { self[ControlLooksKey.self] = newValue }
    }
}

extension View {
    /// Sets what is made of one kind of controls. Controls in that are drawn as the style around this one says.
    private func look<Configuration>(
        _ path: WritableKeyPath<ControlLooks, ((Configuration) -> AnyView)?>,
        _ make: @escaping (Configuration) -> some View
    ) -> EnvironmentView<Self> {
        transformEnvironment(\.controlLooks) { looks in
            let outer = looks[keyPath: path]
            looks[keyPath: path] = { configuration in
                AnyView(make(configuration).transformEnvironment(\.controlLooks) { $0[keyPath: path] = outer })
            }
        }
    }

    public func buttonStyle(_ style: some ButtonStyle) -> EnvironmentView<Self> {
        look(\.button) { button in LinkedView(style) { $0.makeBody(configuration: button) } }
    }
    public func buttonStyle(_ style: some PrimitiveButtonStyle) -> EnvironmentView<Self> {
        look(\.button) { button in
            LinkedView(style) { $0.makeBody(configuration: .init(role: button.role, label: button.label)) }
        }
    }
    public func toggleStyle(_ style: some ToggleStyle) -> EnvironmentView<Self> {
        look(\.toggle) { part in LinkedView(style) { $0.makeBody(configuration: part) } }
    }
    public func labelStyle(_ style: some LabelStyle) -> EnvironmentView<Self> {
        look(\.label) { part in LinkedView(style) { $0.makeBody(configuration: part) } }
    }
    public func groupBoxStyle(_ style: some GroupBoxStyle) -> EnvironmentView<Self> {
        look(\.groupBox) { part in LinkedView(style) { $0.makeBody(configuration: part) } }
    }
    public func progressViewStyle(_ style: some ProgressViewStyle) -> EnvironmentView<Self> {
        look(\.progress) { part in LinkedView(style) { $0.makeBody(configuration: part) } }
    }

    // A platform's look takes the place of one that was set around.

    public func buttonStyle(_ style: ControlStyle) -> EnvironmentView<Self> {
        environment(\.controlLooks.button, nil)
    }
    public func toggleStyle(_ style: ControlStyle) -> EnvironmentView<Self> {
        environment(\.controlLooks.toggle, nil)
    }
    public func groupBoxStyle(_ style: ControlStyle) -> EnvironmentView<Self> {
        environment(\.controlLooks.groupBox, nil)
    }
    public func progressViewStyle(_ style: ControlStyle) -> EnvironmentView<Self> {
        environment(\.controlLooks.progress, nil)
    }

    /// Shows both parts of labels, or one of them.
    public func labelStyle(_ style: ControlStyle) -> EnvironmentView<Self> {
        switch style.parts {
        case .all: environment(\.controlLooks.label, nil)
        case .title: look(\.label) { $0.title }
        case .icon: look(\.label) { $0.icon }
        }
    }
}
