import BoxLayout

/// Pieces with geometry readers, preferences and anchors.
enum PiecesOfGeometry {}

extension PiecesOfGeometry {
    /// Two areas that share the width by a ratio.
    struct Split: View {
        var ratio: CGFloat = 0.25

        var body: some View {
            GeometryReader { geometry in
                HStack(spacing: 0) {
                    Color.red.frame(width: geometry.size.width * ratio).id("first")
                    Color.blue.id("second")
                }
            }
            .frame(height: 50)
        }
    }

    /// A reader takes all that it is offered, and puts its content at the top leading corner.
    struct Corner: View {
        var body: some View {
            VStack(spacing: 0) {
                Text("above").id("above")
                GeometryReader { proxy in
                    Text("\(Int(proxy.size.width)) × \(Int(proxy.size.height))").id("size")
                }
                .id("reader")
                Text("below").id("below")
            }
            .font(.system(size: 10))
            .frame(width: 100, height: 80)
        }
    }

    /// The greatest width of labels, which all of them take.
    struct WidthKey: PreferenceKey {
        static let defaultValue: CGFloat = 0

        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
            value = max(value, nextValue())
        }
    }

    struct EqualLabels: View {
        @State private var width: CGFloat?

        var body: some View {
            VStack(alignment: .leading, spacing: 4) {
                ForEach(["Hi", "Welcome", "Bye"], id: \.self) { word in
                    Text(word)
                        .background(
                            GeometryReader { geometry in
                                Color.clear.preference(key: WidthKey.self, value: geometry.size.width)
                            }
                        )
                        .frame(width: width, alignment: .trailing)
                        .background(Color.yellow)
                        .id(word)
                }
            }
            .font(.system(size: 10))
            .onPreferenceChange(WidthKey.self) { width = $0 }
        }
    }

    /// The size of any view, by a modifier.
    struct SizeKey: PreferenceKey {
        static let defaultValue = CGSize.zero

        static func reduce(value: inout CGSize, nextValue: () -> CGSize) {
            let next = nextValue()
            value = CGSize(width: value.width + next.width, height: max(value.height, next.height))
        }
    }

    struct Measured: View {
        @State private var size = CGSize.zero

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Text("measure me").font(.system(size: 10)).measured().id("text")
                Color.orange.frame(width: size.width / 2, height: size.height).id("half")
            }
            .onPreferenceChange(SizeKey.self) { newSize in
                size = newSize
            }
        }
    }

    /// The bounds of the selected tab, under which a line is drawn.
    struct BoundsKey: PreferenceKey {
        static let defaultValue: Anchor<CGRect>? = nil

        static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
            value = value ?? nextValue()
        }
    }

    struct Tabs: View {
        let titles = ["One", "Two", "Three"]
        @State private var selection = "Three"

        var body: some View {
            HStack(spacing: 10) {
                ForEach(titles, id: \.self) { title in
                    Text(title)
                        .font(.system(size: 10))
                        .id(title)
                        .anchorPreference(key: BoundsKey.self, value: .bounds) { title == selection ? $0 : nil }
                        .onTapGesture { selection = title }
                }
            }
            .padding(.bottom, 4)
            .overlayPreferenceValue(BoundsKey.self) { anchor in
                GeometryReader { proxy in
                    if let anchor {
                        let rect = proxy[anchor]
                        Rectangle()
                            .fill(.tint)
                            .frame(width: rect.width, height: 2)
                            .id("line")
                            .offset(x: rect.minX, y: rect.maxY + 2)
                    }
                }
            }
        }
    }

    /// Points of several views, which a path connects behind them.
    struct CentersKey: PreferenceKey {
        typealias Value = [Int: Anchor<CGPoint>]
        static let defaultValue: Value = [:]

        static func reduce(value: inout Value, nextValue: () -> Value) {
            value.merge(nextValue(), uniquingKeysWith: { $1 })
        }
    }

    struct Tree: View {
        var body: some View {
            VStack(spacing: 20) {
                node(0)
                HStack(spacing: 20) {
                    node(1)
                    node(2)
                }
            }
            .backgroundPreferenceValue(CentersKey.self) { centers in
                GeometryReader { proxy in
                    if let root = centers[0] {
                        ForEach([1, 2], id: \.self) { child in
                            if let end = centers[child] {
                                Path { path in
                                    path.move(to: proxy[root])
                                    path.addLine(to: proxy[end])
                                }
                                .stroke(.gray, lineWidth: 2)
                            }
                        }
                    }
                }
            }
        }

        private func node(_ number: Int) -> some View {
            Circle()
                .fill(.white)
                .frame(width: 30, height: 30)
                .overlay(Text("\(number)"))
                .anchorPreference(key: CentersKey.self, value: .center) { [number: $0] }
                .id("\(number)")
        }
    }

    /// A preference that its container changes.
    struct Counted: View {
        struct CountKey: PreferenceKey {
            static let defaultValue = 0
            static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
        }

        @State private var count = 0

        var body: some View {
            VStack(spacing: 2) {
                ForEach(0..<3) { _ in
                    Color.green.frame(width: 20, height: 5).preference(key: CountKey.self, value: 1)
                }
                Text("\(count)").font(.system(size: 10)).id("count")
            }
            .transformPreference(CountKey.self) { $0 *= 10 }
            .onPreferenceChange(CountKey.self) { count = $0 }
        }
    }

    /// A frame in a named space.
    struct Named: View {
        @State private var y: CGFloat = 0

        var body: some View {
            VStack(spacing: 0) {
                Color.gray.frame(height: 30)
                Text("here")
                    .font(.system(size: 10))
                    .background {
                        GeometryReader { proxy in
                            Color.clear.preference(
                                key: WidthKey.self, value: proxy.frame(in: .named("page")).minY)
                        }
                    }
                Color.blue.frame(height: y).id("as high as the text is low")
            }
            .coordinateSpace(name: "page")
            .onPreferenceChange(WidthKey.self) { y = $0 }
        }
    }

    /// A reader that is told of a size by a closure, as since iOS 16.
    struct Told: View {
        @State private var height: CGFloat = 0

        var body: some View {
            HStack(alignment: .top, spacing: 4) {
                Text("one two three")
                    .font(.system(size: 10))
                    .frame(width: 40)
                    .onGeometryChange(for: CGFloat.self) { proxy in
                        proxy.size.height
                    } action: { newValue in
                        height = newValue
                    }
                Rectangle().frame(width: 2, height: height).id("rule")
            }
        }
    }

    /// A stack in the middle of a reader.
    struct Centred: View {
        var body: some View {
            GeometryReader { proxy in
                let side = min(proxy.size.width, proxy.size.height)
                Circle()
                    .frame(width: side / 2, height: side / 2)
                    .id("circle")
                    .position(x: proxy.frame(in: .local).midX, y: proxy.frame(in: .local).midY)
            }
            .frame(width: 120, height: 80)
        }
    }
}

extension View {
    fileprivate func measured() -> some View {
        overlay(
            GeometryReader { proxy in
                Color.clear.preference(key: PiecesOfGeometry.SizeKey.self, value: proxy.size)
            })
    }
}

#Preview {
    PiecesOfGeometry.Tabs()
}
