import BoxLayout
import Testing

/// Controls as an app styles them, and objects that views share.
@Suite struct ControlTests {
    private struct Chip: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.font(Font(size: 10)).padding(configuration.role == .destructive ? 7 : 5)
                .background(Capsule().fill(configuration.isPressed ? .red : .blue)).id("chip")
        }
    }

    private struct Underlined: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button(configuration).padding(1).onTapGesture { configuration.trigger() }
        }
    }

    @Test func aButtonLooksAsTheInnermostStyleSays() throws {
        let drawing = try draw {
            VStack(spacing: 0) {
                Button("abcd") {}
                Button("abcd", role: .destructive) {}
                Button("abcd") {}.buttonStyle(.plain).id("plain")
            }
            .buttonStyle(Chip())
        }
        #expect(
            drawing.frames(of: "chip").map(\.size) == [CGSize(width: 30, height: 20), CGSize(width: 34, height: 24)])
        #expect(drawing["plain"]?.size == CGSize(width: 32, height: 16))
        #expect(
            try draw { Button("ab") {}.buttonStyle(Underlined()).id("a") }["a"]?.size == CGSize(width: 18, height: 18))
    }

    private struct Check: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack(spacing: 0) {
                Text(configuration.isOn ? "on" : "off").onAppear { configuration.isOn = true }
                configuration.label
            }
        }
    }

    private struct Switch: View {
        @State private var isOn = false
        var body: some View { Toggle("label", isOn: $isOn).toggleStyle(Check()) }
    }

    /// The style may set what the toggle shows, and the tree is laid out again.
    @Test func aToggleIsBoundToItsStyle() throws {
        #expect(try draw { Switch() }.texts == ["on", "label"])
    }

    private struct Below: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack(spacing: 0) {
                configuration.icon
                configuration.title
            }
        }
    }

    @Test func aLabelShowsWhatItsStyleNames() throws {
        let label = Label(title: { Text("ab") }, icon: { Color("x").frame(width: 10, height: 10) })
        func size(_ view: some View) throws -> CGSize { try draw { view }.size }
        #expect(try size(label) == CGSize(width: 32, height: 16))
        #expect(try size(label.labelStyle(.titleOnly)) == CGSize(width: 16, height: 16))
        #expect(try size(label.labelStyle(.iconOnly)) == CGSize(width: 10, height: 10))
        #expect(try size(label.labelStyle(Below())) == CGSize(width: 16, height: 26))
        #expect(try size(label.labelStyle(.titleAndIcon).labelStyle(.iconOnly)) == CGSize(width: 32, height: 16))
    }

    private struct Plain: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack(spacing: 1) {
                configuration.label
                configuration.content
            }
        }
    }

    private struct Percent: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack(spacing: 0) {
                configuration.label
                Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) %")
            }
        }
    }

    @Test func boxesAndBarsHaveStyles() throws {
        #expect(try draw { GroupBox("a") { Text("b") }.groupBoxStyle(Plain()) }.size == CGSize(width: 17, height: 16))
        #expect(
            try draw { ProgressView("done ", value: 1, total: 4).progressViewStyle(Percent()) }.texts == [
                "done ", "25 %",
            ])
        let bar = try draw { ProgressView("done", value: 0.5) }
        #expect(bar.texts == ["done"] && bar.size == CGSize(width: 300, height: 24))
        #expect(bar.items.last?.frame == rect(0, 20, 150, 4))
    }

    @Test func aListDrawsNoLineBesideARowThatHidesIt() throws {
        let drawing = try draw(100) {
            List {
                ForEach(0..<4) { row in
                    Color("x").frame(height: 10).id("\(row)").listRowSeparator(row == 1 ? .hidden : .automatic)
                }
            }
        }
        // Rows of 10, 8 apart; only the last two have a line between them, of 1.
        #expect((0..<4).map { drawing["\($0)"]?.minY } == [0, 18, 36, 63])
    }

    @Test func pagesAndDisclosuresShowWhatIsOpen() throws {
        let pages = TabView(selection: .constant("b")) {
            Text("one").tag("a")
            Text("two").tag("b")
        }
        #expect(try draw { pages }.texts == ["two"])
        #expect(
            try draw {
                TabView {
                    Text("one")
                    Text("two")
                }
            }.texts == ["one"])
        #expect(try draw { DisclosureGroup("title") { Text("more") } }.texts == ["title"])
        #expect(
            try draw { DisclosureGroup("title", isExpanded: .constant(true)) { Text("more") } }.texts == [
                "title", "more",
            ])
    }

    // MARK: Shared objects

    private final class Model: ObservableObject {
        @Published var name = "shared"
    }

    @Observable final class Counter {
        var count = 3
    }

    private struct Reader: View {
        @EnvironmentObject private var model: Model
        @Environment(Counter.self) private var counter
        @Environment(Counter.self) private var same: Counter?
        @AppStorage("size") private var size = 7
        @FocusState private var isFocused: Bool
        @Environment(\.dismiss) private var dismiss

        var body: some View {
            Text("\(model.name) \(counter.count) \(same === counter) \(size) \(isFocused)").focused($isFocused)
            Editor(counter: counter, name: $model.name)
        }
    }

    private struct Editor: View {
        @Bindable var counter: Counter
        @Binding var name: String

        var body: some View { Stepper("\(name) \($counter.count.wrappedValue)", value: $counter.count) }
    }

    @Test func objectsReachTheViewsInside() throws {
        let drawing = try draw {
            VStack { Reader() }.environmentObject(Model()).environment(Counter())
        }
        #expect(drawing.texts == ["shared 3 true 7 false", "shared 3"])
    }

    private struct Counted: ButtonStyle {
        @Environment(\.isEnabled) private var isEnabled
        @State private var count = 1

        func makeBody(configuration: Configuration) -> some View {
            Text("\(isEnabled) \(count)").onAppear { count = 5 }
        }
    }

    /// A style has the environment of its control, and a state.
    @Test func aStyleReadsAndKeepsValues() throws {
        let drawing = try draw {
            VStack {
                Button("a") {}
                Button("b") {}.disabled(true)
                NavigationLink("c") { Text("page") }
                Menu("d") { Text("entry") }
            }
            .buttonStyle(Counted())
        }
        #expect(drawing.texts.map { $0.prefix(5) } == ["true ", "false", "true ", "true "])
        #expect(try draw { Button("a") {}.buttonStyle(Counted()) }.texts == ["true 5"])
    }

    /// Identifiers of elements are the tags of their views, unless these have some.
    @Test func aPickerKnowsElementsByTheirIdentifiers() throws {
        let picker = Picker("label", selection: .constant(2)) { ForEach(0..<4, id: \.self) { Text("p\($0)") } }
        #expect(try draw { picker }.texts == ["p2"])
        let tagged = Picker("label", selection: .constant(2)) {
            ForEach(0..<4, id: \.self) { Text("p\($0)").tag($0 + 1) }
        }
        #expect(try draw { tagged }.texts == ["p1"])
        #expect(
            try draw { TabView(selection: .constant(1)) { ForEach(0..<3, id: \.self) { Text("p\($0)") } } }.texts == [
                "p1"
            ])
    }

    @Test func separatorsAreHiddenByEdges() throws {
        let drawing = try draw(100) {
            List {
                ForEach(0..<3) {
                    Text("\($0)").listRowSeparator($0 == 1 ? .hidden : .visible, edges: .top).listRowSeparator(
                        $0 == 1 ? .hidden : .visible, edges: .bottom)
                }
            }
        }
        #expect(drawing.items.count == 3)
    }

    // MARK: Older forms

    private struct Interleaved: _VariadicView.MultiViewRoot {
        func body(children: _VariadicView.Children) -> some View {
            ForEach(children) { child in
                child
                if child.id != children.last?.id { Text("·") }
            }
        }
    }

    @Test func childrenAreTakenApartAsBefore() throws {
        let drawing = try draw {
            HStack {
                _VariadicView.Tree(Interleaved()) {
                    Text("a")
                    ForEach(["b", "c"], id: \.self) { Text($0) }
                }
            }
        }
        #expect(drawing.texts == ["a", "·", "b", "·", "c"])
    }

    private struct Skewed: GeometryEffect {
        func effectValue(size: CGSize) -> ProjectionTransform {
            ProjectionTransform(CGAffineTransform(translationX: size.width / 2, y: 0))
        }
    }

    @Test func anEffectOfAnAppMovesWhatIsDrawn() throws {
        let item = try #require(draw { box("a", 20, 10).modifier(Skewed()).padding(5) }.items.first)
        #expect(item.frame == rect(5, 5, 20, 10))
        #expect(item.transform == CGAffineTransform(translationX: 10, y: 0))
    }

    // MARK: Spellings

    /// These compile, and change nothing.
    private struct Spellings: View {
        @State private var isOpen = false

        var body: some View {
            Text("one").animation(.spring(), value: isOpen).animation(.spring(response: 0.3), value: isOpen)
                .animation(.spring(duration: 0.2, bounce: 0.1)).animation(.spring, value: isOpen)
                .transition(.modifier(active: Nothing(), identity: Nothing()))
                .onTapGesture { location in withAnimation(.spring()) { isOpen = location.x > 0 } }
                .onTapGesture { isOpen.toggle() }
                .foregroundStyle(.red.shadow(.drop(radius: 3)))
                .clipShape(Circle().offset(x: 5)).clipShape(.rect(cornerRadii: RectangleCornerRadii(topLeading: 4)))
                .overlay(Circle().strokeBorder(.blue, lineWidth: 1, antialiased: true))
                .toolbar { ToolbarItem(placement: .principal) { Text("bar") } }
        }
    }

    private struct Nothing: ViewModifier {
        func body(content: Content) -> some View { content }
    }

    @Test func commonSpellingsCompile() throws {
        #expect(try draw { Spellings() }.texts == ["one"])
    }
}
