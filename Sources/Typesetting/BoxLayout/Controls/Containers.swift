import BoxDrawing
import BoxEngine

/// Rows one below the other, with a line between them.
public struct List<Content: View>: View {
    @Environment(\.contentMargins) private var margins
    private let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public init<Data: Sequence, Row: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        content = ForEach(data, content: rowContent)
    }

    @_disfavoredOverload
    public init<Data: Sequence, Row: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Int, Row> {
        content = ForEach(data, content: rowContent)
    }

    public init<Data: Sequence, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        content = ForEach(data, id: id, content: rowContent)
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            ForEach(sections: content) { section in
                section.header.font(.footnote).foregroundColor(.secondary)
                let rows = Array(section.content)
                ForEach(rows.indices, id: \.self) { index in
                    rows[index].frame(maxWidth: .infinity, alignment: .leading)
                    if index + 1 < rows.count, !rows[index].containerValues.hiddenEdges.contains(.bottom),
                        !rows[index + 1].containerValues.hiddenEdges.contains(.top)
                    {
                        Divider()
                    }
                }
                section.footer.font(.footnote).foregroundColor(.secondary)
            }
        }
        .padding(margins)
        .environment(\.contentMargins, EdgeInsets())
    }
}

private enum HiddenEdgesKey: ContainerValueKey {
    static var defaultValue: Edge.Set { [] }
}

extension ContainerValues {
    /// The edges at which a list draws no line.
    fileprivate var hiddenEdges: Edge.Set {
        get { self[HiddenEdgesKey.self] }
        set { self[HiddenEdgesKey.self] = newValue }
    }
}

extension View {
    /// Hides the lines above and below the view in a list, or shows them.
    public func listRowSeparator(_ visibility: Visibility, edges: Edge.Set = .all) -> MarkedView<Self> {
        transformContainerValues { values in
            if visibility == .hidden { values.hiddenEdges.formUnion(edges) } else { values.hiddenEdges.subtract(edges) }
        }
    }
}

/// Controls one below the other, with a line between them.
public struct Form<Content: View>: View {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public var body: some View { List { content } }
}

/// A box around views that belong together, with a title above it.
public struct GroupBox<Label: View, Content: View>: View {
    @Environment(\.controlLooks) private var looks
    private let label: Label
    private let content: Content

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.label, self.content) = (label(), content())
    }

    public init(label: Label, @ViewBuilder content: () -> Content) { (self.label, self.content) = (label, content()) }

    public var body: some View {
        if let look = looks.groupBox {
            look(GroupBoxStyleConfiguration(label: ControlPart(label), content: ControlPart(content)))
        } else {
            VStack(alignment: .leading) {
                label.font(.headline)
                content
            }
            .padding(16)
            .background(Color("fill"), in: RoundedRectangle(cornerRadius: 8))
        }
    }
}

extension GroupBox where Label == EmptyView {
    public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

extension GroupBox where Label == Text {
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

/// A label and its value at the two ends of a line.
public struct LabeledContent<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.label, self.content) = (label(), content())
    }

    public var body: some View {
        HStack {
            label
            Spacer()
            content.foregroundStyle(Color.secondary)
        }
    }
}

extension LabeledContent where Label == Text {
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    public init(_ title: some StringProtocol, value: some StringProtocol) {
        self.init(title) { Text(value) }
    }
}

/// Pages that lead to others: a drawing shows the first.
public struct NavigationStack<Content: View>: View {
    private let content: Content

    public init(@ViewBuilder root: () -> Content) { content = root() }
    public var body: some View { content }
}

public struct NavigationView<Content: View>: View {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public var body: some View { content }
}

/// A link to another page, shown as its label.
public struct NavigationLink<Label: View>: View {
    private let label: Label

    public init(@ViewBuilder destination: () -> some View, @ViewBuilder label: () -> Label) { self.label = label() }
    public init(destination: some View, @ViewBuilder label: () -> Label) { self.label = label() }
    public init(value: (some Hashable)?, @ViewBuilder label: () -> Label) { self.label = label() }
    public var body: some View { Button(action: {}, label: { label }) }
}

extension NavigationLink where Label == Text {
    public init(_ title: some StringProtocol, @ViewBuilder destination: () -> some View) {
        self.init(destination: destination) { Text(title) }
    }
    public init(_ title: some StringProtocol, destination: some View) { self.init(title) { destination } }
}

/// Pages of which one is shown: a drawing shows the selected one, or the first.
public struct TabView<Selection: Hashable, Content: View>: View {
    private let selection: Selection?
    private let content: Content

    public init(selection: Binding<Selection>, @ViewBuilder content: () -> Content) {
        (self.selection, self.content) = (selection.wrappedValue, content())
    }

    public init(@ViewBuilder content: () -> Content) where Selection == Int {
        (selection, self.content) = (nil, content())
    }

    public var body: some View {
        Group(subviews: content) { pages in
            if let page = pages.first(where: { page in selection.map(page.standsFor) ?? true }) {
                page
            } else {
                pages.first
            }
        }
    }
}

/// A title that opens to more: a drawing shows what is open.
public struct DisclosureGroup<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content
    private let isExpanded: Bool

    public init(
        isExpanded: Binding<Bool> = .constant(false), @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        (self.label, self.content, self.isExpanded) = (label(), content(), isExpanded.wrappedValue)
    }

    public var body: some View {
        VStack(alignment: .leading) {
            HStack {
                label
                Spacer()
                Image(systemName: isExpanded ? "chevron.down" : "chevron.right").foregroundStyle(Color.accentColor)
            }
            if isExpanded { content }
        }
    }
}

extension DisclosureGroup where Label == Text {
    public init(
        _ title: some StringProtocol, isExpanded: Binding<Bool> = .constant(false), @ViewBuilder content: () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }
}

/// A control of a window's bar, which a drawing does not have.
public struct ToolbarItem<Content: View>: View {
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
    public var body: some View { EmptyView() }
}

/// Controls of a window's bar, which a drawing does not have.
public struct ToolbarItemGroup<Content: View>: View {
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
    public var body: some View { EmptyView() }
}

public enum ToolbarItemPlacement: Hashable, Sendable {
    case automatic, principal, navigation, primaryAction, confirmationAction, cancellationAction, bottomBar, keyboard
    case navigationBarLeading, navigationBarTrailing, topBarLeading, topBarTrailing
}
