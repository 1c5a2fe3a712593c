import BoxLayout

/// What the chapter on layout has beside stacks: each in a frame with its name.
struct LayoutChapter: View {
    var body: some View {
        FlowLayout(alignment: .top, spacing: 20) {
            framed("The first that fits") { Fitting() }
            framed("Equal widths by a preference") { EqualButtons() }
            framed("A grid with spans") { Prices() }
            framed("Rays, clips and masks") { Badges() }
            framed("A line under the chosen one") { Chosen() }
            framed("A wheel of symbols") { Wheel() }
            framed("Two lines, and how many more") { Topics() }
            framed("Bars of a reader") { Bars() }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    private func framed(_ title: String, @ViewBuilder _ content: () -> some View) -> some View {
        VStack(alignment: .leading, spacing: 12) {
            Text(title).font(.headline)
            content().frame(width: 290, height: 130)
        }
        .padding(16)
        .overlay(RoundedRectangle(cornerRadius: 12).strokeBorder(Color("divider")))
    }
}

private struct Fitting: View {
    var body: some View {
        VStack(spacing: 10) {
            ForEach([290.0, 180, 70], id: \.self) { width in
                ViewThatFits(in: .horizontal) {
                    Label("Sunny with clouds later", systemImage: "sun.max")
                    Label("Sunny", systemImage: "sun.max")
                    Image(systemName: "sun.max")
                }
                .frame(width: width).padding(.vertical, 5)
                .background(Color("fill"), in: .rect(cornerRadius: 6))
            }
        }
    }
}

private struct WidthKey: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private struct EqualButtons: View {
    @State private var width: CGFloat?

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            ForEach(["Yes", "Not now", "Ask me again tomorrow"], id: \.self) { title in
                Button(title) {}
                    .background(GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) })
                    .frame(width: width).padding(.horizontal, 12).padding(.vertical, 5)
                    .background(Color("fill"), in: .capsule)
            }
        }
        .onPreferenceChange(WidthKey.self) { width = $0 }
    }
}

private struct Prices: View {
    var body: some View {
        Grid(alignment: .leading, horizontalSpacing: 14, verticalSpacing: 6) {
            GridRow {
                Text("Cloud").bold()
                Text("Height").bold().gridColumnAlignment(.trailing)
                Text("Rain").bold()
            }
            Divider().gridCellUnsizedAxes(.horizontal)
            ForEach([("Cirrus", "9000 m", "no"), ("Nimbus", "600 m", "yes")], id: \.0) { name, height, rain in
                GridRow {
                    Text(name)
                    Text(height).monospacedDigit()
                    Text(rain)
                }
            }
            GridRow {
                Text("and eight more kinds").italic().foregroundStyle(.secondary).gridCellColumns(3)
                    .gridCellAnchor(.center)
            }
        }
    }
}

/// A star of rays, as many as there are hours.
private struct Rays: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            let (center, radius) = (CGPoint(x: rect.midX, y: rect.midY), min(rect.width, rect.height) / 2)
            for number in 0..<24 {
                let angle = Double(number) * .pi / 12
                let reach = number.isMultiple(of: 2) ? radius : radius * 0.72
                let point = CGPoint(x: center.x + reach * cos(angle), y: center.y + reach * sin(angle))
                if number == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
            path.closeSubpath()
        }
    }
}

private struct Badges: View {
    private let sunset = LinearGradient(colors: [.yellow, .orange, .pink], startPoint: .top, endPoint: .bottom)

    var body: some View {
        HStack(spacing: 14) {
            Rays().fill(sunset).frame(width: 84, height: 84)
            VStack(spacing: 0) {
                Color.blue
                Color.teal
                Color.mint
            }
            .frame(width: 84, height: 84).clipShape(Circle())
            sunset.frame(width: 84, height: 84)
                .mask { Image(systemName: "cloud.fill").resizable() }
                .rotationEffect(.degrees(-12))
        }
    }
}

private struct BoundsKey: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
        value = value ?? nextValue()
    }
}

private struct Chosen: View {
    var body: some View {
        HStack(spacing: 18) {
            ForEach(["Day", "Week", "Month", "Year"], id: \.self) { name in
                Text(name).anchorPreference(key: BoundsKey.self, value: .bounds) { name == "Week" ? $0 : nil }
            }
        }
        .padding(.bottom, 6)
        .overlayPreferenceValue(BoundsKey.self) { anchor in
            GeometryReader { proxy in
                if let frame = anchor.map({ proxy[$0] }) {
                    Capsule().fill(Color.accentColor).frame(width: frame.width, height: 3)
                        .offset(x: frame.minX, y: proxy.size.height - 3)
                }
            }
        }
    }
}

private struct Wheel: View {
    private let names = [
        "sun.max.fill", "cloud.fill", "bolt.fill", "drop.fill", "moon.fill", "sparkles", "leaf.fill", "flame.fill",
    ]

    var body: some View {
        ZStack {
            ForEach(0..<names.count, id: \.self) { index in
                Image(systemName: names[index])
                    .foregroundStyle(Color(hue: Double(index) / 8, saturation: 0.7, brightness: 0.75))
                    .rotationEffect(.degrees(-45 * Double(index)))
                    .offset(y: -50)
                    .rotationEffect(.degrees(45 * Double(index)))
            }
            Text("Weather").font(.caption)
        }
    }
}

private struct Topics: View {
    private let names = [
        "Swift", "Layout", "Grids", "Clouds", "Lines", "Paths", "Colours", "Guides", "Anchors", "State",
    ]

    var body: some View {
        Flow(FlowLayout(alignment: .firstTextBaseline, spacing: 5), maxLines: 2) {
            ForEach(names, id: \.self) { Text($0) }
        }
        .itemSeparator { Text("·").foregroundStyle(.secondary) }
        .more { count in Text("+\(count) more").foregroundStyle(Color.accentColor) }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

private struct Bars: View {
    private let values = [0.9, 0.35, 0.6, 0.75, 0.2]

    var body: some View {
        GeometryReader { proxy in
            HStack(alignment: .bottom, spacing: 10) {
                ForEach(values, id: \.self) { value in
                    UnevenRoundedRectangle(topLeadingRadius: 8, topTrailingRadius: 8)
                        .fill(.linearGradient(colors: [.indigo, .cyan], startPoint: .top, endPoint: .bottom))
                        .frame(height: proxy.size.height * value)
                }
            }
            .frame(height: proxy.size.height, alignment: .bottom)
        }
    }
}
