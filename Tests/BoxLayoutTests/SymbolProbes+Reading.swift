import BoxLayout

// “Layout adjustments”: characteristics, edges, measuring, preferences, lists and scroll views.
extension SymbolProbes {
    private struct Surroundings: View {
        @Environment(\.isLuminanceReduced) private var isDim: Bool
        @Environment(\.displayScale) private var scale: CGFloat
        @Environment(\.pixelLength) private var pixel: CGFloat
        @Environment(\.horizontalSizeClass) private var width: UserInterfaceSizeClass?
        @Environment(\.verticalSizeClass) private var height: UserInterfaceSizeClass?
        @Environment(\EnvironmentValues.dynamicTypeSize) private var typeSize: DynamicTypeSize
        @ScaledMetric private var icon = 20.0
        @ScaledMetric(relativeTo: .title) private var large: CGFloat = 40

        private var isAmple: Bool { width == .regular && height != .compact && typeSize < .accessibility1 }

        var body: some View {
            Text(isDim || isAmple ? "ample" : "narrow").frame(width: icon + large, height: scale * pixel * 20)
        }
    }

    @ViewBuilder static func characteristics() -> some View {
        Surroundings()
            .dynamicTypeSize(.xLarge)
            .dynamicTypeSize(.small ... .xxLarge)
            .dynamicTypeSize(...(.accessibility2))
            .environment(\.horizontalSizeClass, .compact)
    }

    @ViewBuilder static func edges() -> some View {
        let edges: [Edge] = [.top, .leading, .bottom, .trailing, Edge(HorizontalEdge.leading), Edge(VerticalEdge.top)]
        ForEach(edges, id: \.self) { edge in Text("one").padding(Edge.Set(edge), 4) }
        let sets: [Edge.Set] = [.all, .horizontal, .vertical, [.top, .trailing]]
        ForEach(sets.indices) { Text("\($0)").padding(sets[$0], 1) }
        let sides: [HorizontalEdge] = [.leading, .trailing]
        let ends: [VerticalEdge] = [.top, .bottom]
        let across: HorizontalEdge.Set = [.leading, .trailing]
        let down: VerticalEdge.Set = [.top, .bottom]
        Text("\(sides.count + ends.count)\(across == .all)\(down == .all)")
        let axis: Axis = .horizontal
        let axes: Axis.Set = [.horizontal, .vertical]
        let point: UnitPoint = .bottomTrailing
        Text("\(axis == .vertical)\(axes.contains(.vertical))\(point.x)")
        Text("two").padding(insets)
    }

    private static var insets: EdgeInsets {
        var insets = EdgeInsets()
        insets.leading = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4).leading
        return insets
    }

    private struct Measured: View {
        @State private var size = CGSize.zero
        @State private var growth: CGFloat = 0

        var body: some View {
            Text("\(size.width) \(growth)").frame(width: 100)
                .onGeometryChange(for: CGSize.self) { proxy in
                    proxy.size
                } action: {
                    size = $0
                }
                .onGeometryChange(for: CGFloat.self, of: { $0.size.height }, action: { growth = $0 })
                .onGeometryChange(for: CGFloat.self) {
                    $0.size.width
                } action: { old, new in
                    growth = new - old
                }
        }
    }

    @ViewBuilder static func measuring() -> some View {
        GeometryReader { (proxy: GeometryProxy) in
            Text("\(proxy.size.width) \(proxy.safeAreaInsets.top) \(proxy.frame(in: .global).midX)")
            Text("\(proxy.bounds(of: .named("room")) == nil) \(proxy.bounds(of: .scrollView) == nil)")
        }
        Measured()
    }

    private struct Widths: PreferenceKey {
        static let defaultValue: [CGFloat] = []
        static func reduce(value: inout [CGFloat], nextValue: () -> [CGFloat]) { value += nextValue() }
    }

    private struct Bounds: PreferenceKey {
        static var defaultValue: Anchor<CGRect>? { nil }
        static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
            value = value ?? nextValue()
        }
    }

    private struct Points: PreferenceKey {
        static var defaultValue: [Anchor<CGPoint>] { [] }
        static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) {
            value.append(contentsOf: nextValue())
        }
    }

    private struct Preferring: View {
        @State private var widths: [CGFloat] = []

        var body: some View {
            VStack {
                Text("one").preference(key: Widths.self, value: [1, 2])
                Text("two").preference(key: Widths.self, value: Widths.defaultValue)
                    .transformPreference(Widths.self) { $0.append(3) }
            }
            .onPreferenceChange(Widths.self) { widths = $0 }
            .backgroundPreferenceValue(Widths.self) { Text("\($0.count)") }
            .backgroundPreferenceValue(Widths.self, alignment: .top) { Text("\($0.count)") }
            .overlayPreferenceValue(Widths.self) { _ in Text("\(widths.count)") }
            .overlayPreferenceValue(Widths.self, alignment: .bottom) { Text("\($0.count)") }
        }
    }

    @ViewBuilder static func preferences() -> some View { Preferring() }

    private static let sources: [Anchor<CGPoint>.Source] = [
        .point(CGPoint(x: 1, y: 2)), .unitPoint(.bottom), .center, .topLeading,
    ]

    @ViewBuilder static func anchors() -> some View {
        VStack {
            Text("one").anchorPreference(key: Bounds.self, value: .bounds) { $0 }
            Text("two").anchorPreference(
                key: Bounds.self, value: .rect(CGRect(x: 1, y: 2, width: 3, height: 4)), transform: { $0 })
            ForEach(0..<4) { number in
                Text("\(number)").transformAnchorPreference(key: Points.self, value: sources[number]) { value, anchor in
                    value.append(anchor)
                }
            }
        }
        .overlayPreferenceValue(Bounds.self) { anchor in
            GeometryReader { proxy in
                if let anchor { Text("\(proxy[anchor].width)") }
            }
        }
        .backgroundPreferenceValue(Points.self) { points in
            GeometryReader { proxy in ForEach(0..<points.count) { Text("\(proxy[points[$0]].x)") } }
        }
    }

    private struct Scrolling: View {
        @State private var shown: Int?

        var body: some View {
            ScrollViewReader { proxy in
                ScrollView(.horizontal, showsIndicators: false) {
                    HStack {
                        ForEach(0..<3) { number in
                            Text("\(number)").id(number)
                                .scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0.5) }
                                .scrollTransition(.interactive, axis: .horizontal) { content, phase in
                                    content.scaleEffect(1 + phase.value)
                                }
                                .scrollTransition(.animated, axis: nil, transition: { content, _ in content })
                        }
                    }
                    .scrollTargetLayout()
                    .scrollTargetLayout(isEnabled: true)
                }
                .onAppear { proxy.scrollTo(2, anchor: .center) }
                .scrollTargetBehavior(.viewAligned)
                .scrollTargetBehavior(.paging)
                .scrollClipDisabled()
                .scrollClipDisabled(true)
                .scrollIndicators(.hidden)
                .scrollIndicators(.visible, axes: .horizontal)
                .scrollPosition(id: $shown)
                .scrollPosition(id: $shown, anchor: .center)
                .defaultScrollAnchor(.bottom)
            }
            ScrollView([.horizontal, .vertical]) { Text("one") }
            ScrollView { Text("two") }
        }
    }

    @ViewBuilder static func scrollViews() -> some View { Scrolling() }

    @ViewBuilder static func lists() -> some View {
        let size: ControlSize = .mini
        List {
            Section("title") { Text("one").listRowInsets(EdgeInsets()) }
            Section {
                Text("two")
            } header: {
                Text("head")
            } footer: {
                Text("foot")
            }
        }
        .listRowSpacing(4)
        .listSectionSpacing(8)
        .listSectionSpacing(.compact)
        .controlSize(size)
        .labelsHidden()
        List(["one", "two"], id: \.self) { Text($0) }
    }
}
