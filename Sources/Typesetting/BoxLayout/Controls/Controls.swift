import BoxDrawing
import BoxEngine

// Controls are shown as they stand: a picker shows its selection, a button its label. Nothing can be pressed in a
// drawing.

/// A button, shown as its label.
public struct Button<Label: View>: View {
    @Environment(\.controlLooks) private var looks
    private let label: Label
    private let role: ButtonRole?

    public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }
    public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        (self.label, self.role) = (label(), role)
    }

    public var body: some View {
        if let look = looks.button {
            look(ButtonStyleConfiguration(role: role, label: ControlPart(label)))
        } else {
            label
        }
    }
}

extension Button where Label == ControlPart {
    /// Creates the button of which a primitive style makes the look.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: {}, label: { configuration.label })
    }
}

extension Button where Label == Text {
    public init(_ title: some StringProtocol, action: @escaping () -> Void) {
        self.init(action: action) { Text(title) }
    }
    public init(_ title: some StringProtocol, role: ButtonRole?, action: @escaping () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == BoxLayout.Label<Text, Image> {
    public init(
        _ title: some StringProtocol, systemImage: String, role: ButtonRole? = nil, action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) { BoxLayout.Label(title, systemImage: systemImage) }
    }
}

public enum ButtonRole: Hashable, Sendable { case destructive, cancel }

/// A title with a symbol before it.
public struct Label<Title: View, Icon: View>: View {
    @Environment(\.controlLooks) private var looks
    private let title: Title
    private let icon: Icon

    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        (self.title, self.icon) = (title(), icon())
    }

    public var body: some View {
        if let look = looks.label {
            look(LabelStyleConfiguration(title: ControlPart(title), icon: ControlPart(icon)))
        } else {
            HStack(spacing: 6) {
                icon
                title
            }
        }
    }
}

extension Label where Title == ControlPart, Icon == ControlPart {
    /// Creates the label of which a style makes the look.
    public init(_ configuration: LabelStyleConfiguration) {
        self.init(title: { configuration.title }, icon: { configuration.icon })
    }
}

extension Label where Title == Text, Icon == Image {
    public init(_ title: some StringProtocol, systemImage: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: systemImage) })
    }
}

/// A switch, with its label before it.
public struct Toggle<Label: View>: View {
    private let label: Label
    @Binding private var isOn: Bool
    @Environment(\.controlLooks) private var looks

    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.label = label()
        _isOn = isOn
    }

    public var body: some View {
        if let look = looks.toggle {
            look(ToggleStyleConfiguration(label: ControlPart(label), isOn: $isOn))
        } else {
            HStack {
                label
                Spacer(minLength: 8)
                ZStack(alignment: isOn ? .trailing : .leading) {
                    Capsule().fill(isOn ? Color.accentColor : Color("fill")).frame(width: 40, height: 24)
                    Circle().fill(Color("background")).frame(width: 20, height: 20).padding(.horizontal, 2)
                }
            }
        }
    }
}

extension Toggle where Label == Text {
    public init(_ title: some StringProtocol, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
}

/// A choice, shown as the option that is selected.
public struct Picker<Label: View, Selection: Hashable, Content: View>: View {
    private let label: Label
    private let selection: Selection
    private let content: Content

    public init(selection: Binding<Selection>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.content, self.label, self.selection) = (content(), label(), selection.wrappedValue)
    }

    public init(selection: Binding<Selection>, label: Label, @ViewBuilder content: () -> Content) {
        (self.content, self.label, self.selection) = (content(), label, selection.wrappedValue)
    }

    public var body: some View {
        Group(subviews: content) { options in
            if let selected = options.first(where: { $0.standsFor(selection) }) {
                selected
            } else {
                label
            }
        }
    }
}

extension Picker where Label == Text {
    public init(
        _ title: some StringProtocol, selection: Binding<Selection>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(title) }
    }
}

private enum TagKey: ContainerValueKey {
    static var defaultValue: AnyHashable? { nil }
}

extension ContainerValues {
    fileprivate(set) var tag: AnyHashable? {
        get { self[TagKey.self] }
        set { self[TagKey.self] = newValue }
    }
}

extension ContainerValues {
    /// Returns the value for which the view stands in a ``Picker``, if it is of a type.
    public func tag<Value: Hashable>(for type: Value.Type) -> Value? { tag?.base as? Value }
    public func hasTag(_ tag: some Hashable) -> Bool { self.tag == AnyHashable(tag) }
}

extension Subview {
    /// Returns whether the view has the tag, or without a tag is that of the element.
    func standsFor(_ value: some Hashable) -> Bool { (containerValues.tag ?? elementID) == AnyHashable(value) }
}

extension View {
    /// Names the value for which the view stands in a ``Picker``.
    public func tag(_ tag: some Hashable, includeOptional: Bool = true) -> MarkedView<Self> {
        containerValue(\.tag, AnyHashable(tag))
    }
}

/// A control for a number, shown as a line with a knob at the number's place.
public struct Slider<Label: View>: View {
    private let share: CGFloat

    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value? = nil,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Label == EmptyView {
        self.init(value.wrappedValue, bounds)
    }

    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value? = nil,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value.wrappedValue, bounds)
    }

    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value? = nil,
        @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> some View, @ViewBuilder maximumValueLabel: () -> some View,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value.wrappedValue, bounds)
    }

    private init<Value: BinaryFloatingPoint>(_ value: Value, _ bounds: ClosedRange<Value>) {
        let length = CGFloat(bounds.upperBound) - CGFloat(bounds.lowerBound)
        let share = length > 0 ? (CGFloat(value) - CGFloat(bounds.lowerBound)) / length : 0
        self.share = share.isNaN ? 0 : min(1, max(0, share))
    }

    public var body: some View {
        GeometryReader { proxy in
            ZStack(alignment: .leading) {
                Capsule().fill(Color("fill")).frame(height: 4)
                Capsule().fill(Color.accentColor).frame(width: proxy.size.width * share, height: 4)
                Circle().fill(Color.accentColor).frame(width: 20, height: 20)
                    .offset(x: (proxy.size.width - 20) * share)
            }
            .frame(height: 24)
        }
        .frame(height: 24)
    }
}

/// A control that counts up and down, shown as its label.
public struct Stepper<Label: View>: View {
    private let label: Label

    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.label = label()
    }

    public init<Value: Strideable>(
        value: Binding<Value>, in bounds: ClosedRange<Value>? = nil, step: Value.Stride = 1,
        @ViewBuilder label: () -> Label
    ) {
        self.label = label()
    }

    public var body: some View { label }
}

extension Stepper where Label == Text {
    public init<Value: Strideable>(
        _ title: some StringProtocol, value: Binding<Value>, in bounds: ClosedRange<Value>? = nil,
        step: Value.Stride = 1
    ) {
        self.init(value: value, in: bounds, step: step) { Text(title) }
    }
}

/// A field for a line of text, shown as the text, or as its title while it is empty.
public struct TextField: View {
    private let title: String
    private let text: String

    public init(_ title: some StringProtocol, text: Binding<String>) {
        (self.title, self.text) = (String(title), text.wrappedValue)
    }

    public init(_ title: some StringProtocol, text: Binding<String>, axis: Axis) { self.init(title, text: text) }

    public var body: some View {
        Text(text.isEmpty ? title : text).foregroundStyle(text.isEmpty ? Color.secondary : Color.primary)
            .frame(maxWidth: .infinity, alignment: .leading)
    }
}

/// A link, shown as its label.
public struct Link<Label: View>: View {
    private let label: Label

    /// Creates a link to a destination, of whatever type the caller has for addresses.
    public init(destination: some Any, @ViewBuilder label: () -> Label) { self.label = label() }
    public var body: some View { Button(action: {}, label: { label.foregroundStyle(Color.accentColor) }) }
}

extension Link where Label == Text {
    public init(_ title: some StringProtocol, destination: some Any) {
        self.init(destination: destination) { Text(title) }
    }
}

/// A menu, shown as its label.
public struct Menu<Label: View>: View {
    private let label: Label

    public init(@ViewBuilder content: () -> some View, @ViewBuilder label: () -> Label) { self.label = label() }
    public var body: some View { Button(action: {}, label: { label }) }
}

extension Menu where Label == Text {
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> some View) {
        self.init(content: content) { Text(title) }
    }
}

/// Progress, shown as a bar as full as it is, below its label; without a value as an empty bar.
public struct ProgressView: View {
    @Environment(\.controlLooks) private var looks
    private let label: ControlPart?
    /// The share that is done, or nil if it is not known.
    private let share: CGFloat?

    private init(_ label: ControlPart?, _ share: CGFloat?) {
        self.label = label
        self.share = share.map { $0.isNaN ? 0 : min(1, max(0, $0)) }
    }

    public init() { self.init(nil, nil) }
    public init(_ title: some StringProtocol) { self.init(ControlPart(Text(title)), nil) }
    public init(@ViewBuilder label: () -> some View) { self.init(ControlPart(label()), nil) }
    public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
        self.init(nil, value.map { CGFloat($0) / CGFloat(total) })
    }
    public init<Value: BinaryFloatingPoint>(_ title: some StringProtocol, value: Value?, total: Value = 1) {
        self.init(ControlPart(Text(title)), value.map { CGFloat($0) / CGFloat(total) })
    }
    public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1, @ViewBuilder label: () -> some View) {
        self.init(ControlPart(label()), value.map { CGFloat($0) / CGFloat(total) })
    }

    public var body: some View {
        if let look = looks.progress {
            look(ProgressViewStyleConfiguration(fractionCompleted: share.map { Double($0) }, label: label))
        } else if let label {
            VStack(alignment: .leading, spacing: 4) {
                label
                bar
            }
        } else {
            bar
        }
    }

    private var bar: some View {
        GeometryReader { proxy in
            ZStack(alignment: .leading) {
                Capsule().fill(Color("fill"))
                Capsule().fill(Color.accentColor).frame(width: proxy.size.width * (share ?? 0))
            }
        }
        .frame(height: 4)
    }
}
