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
                ForEach(section.content) { row in
                    row.frame(maxWidth: .infinity, alignment: .leading)
                    if row.id != section.content.last?.id { Divider() }
                }
                section.footer.font(.footnote).foregroundColor(.secondary)
            }
        }
        .padding(margins)
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
    private let label: Label
    private let content: Content

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.label, self.content) = (label(), content())
    }

    public init(label: Label, @ViewBuilder content: () -> Content) { (self.label, self.content) = (label, content()) }

    public var body: some View {
        VStack(alignment: .leading) {
            label.font(.headline)
            content
        }
        .padding(16)
        .background(Color("fill"), in: RoundedRectangle(cornerRadius: 8))
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
    public var body: some View { label }
}

extension NavigationLink where Label == Text {
    public init(_ title: some StringProtocol, @ViewBuilder destination: () -> some View) {
        self.init(destination: destination) { Text(title) }
    }
    public init(_ title: some StringProtocol, destination: some View) { self.init(title) { destination } }
}
