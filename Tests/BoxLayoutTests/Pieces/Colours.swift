import BoxLayout

/// Pieces with colours, gradients and styles.
enum PiecesOfColours {}

extension Color {
    /// A colour of this app.
    fileprivate static let brand = Color(red: 0.2, green: 0.4, blue: 0.8)

    /// Creates a colour from a number such as 0xFF8800.
    fileprivate init(hex: UInt32, opacity: Double = 1) {
        self.init(
            .sRGB,
            red: Double((hex >> 16) & 0xFF) / 255,
            green: Double((hex >> 8) & 0xFF) / 255,
            blue: Double(hex & 0xFF) / 255,
            opacity: opacity
        )
    }
}

extension PiecesOfColours {
    /// All colours of the system.
    struct Palette: View {
        private let colors: [Color] = [
            .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown,
            .white, .gray, .black, .clear, .primary, .secondary,
        ]

        var body: some View {
            HStack(spacing: 0) {
                ForEach(colors, id: \.self) { $0.frame(width: 10, height: 10) }
            }
            .id("palette")
        }
    }

    /// A colour wheel in a row.
    struct Hues: View {
        var body: some View {
            HStack(spacing: 1) {
                ForEach(0..<12) { index in
                    Color(hue: Double(index) / 12, saturation: 1, brightness: 1)
                        .frame(width: 10, height: 20)
                }
                Color(hue: 0.5, saturation: 1, brightness: 1, opacity: 0.5).frame(width: 10)
            }
            .frame(height: 20)
        }
    }

    /// Colours by numbers, by grey and by name.
    struct Mixed: View {
        var body: some View {
            VStack(spacing: 2) {
                Color(red: 1, green: 0.5, blue: 0)
                Color(red: 1, green: 0.5, blue: 0, opacity: 0.5)
                Color(white: 0.9)
                Color(white: 0.9, opacity: 0.5)
                Color("Sand")
                Color.brand.opacity(0.4)
                Color(hex: 0xFF8800)
                Color(.sRGB, red: 0, green: 0.2, blue: 0.4, opacity: 1)
            }
            .frame(width: 40, height: 94)
        }
    }

    /// Gradients as views, as fills and as backgrounds.
    struct Gradients: View {
        private let sunset = Gradient(colors: [.orange, .pink, .purple])

        var body: some View {
            VStack(spacing: 4) {
                LinearGradient(gradient: sunset, startPoint: .leading, endPoint: .trailing)
                    .frame(height: 10)
                    .id("linear")
                RadialGradient(colors: [.white, .blue], center: .center, startRadius: 2, endRadius: 30)
                    .frame(width: 60, height: 60)
                    .clipShape(Circle())
                    .id("radial")
                AngularGradient(gradient: sunset, center: .center, startAngle: .zero, endAngle: .degrees(360))
                    .frame(width: 60, height: 60)
                Circle()
                    .fill(LinearGradient(stops: stops, startPoint: .top, endPoint: .bottom))
                    .frame(width: 20, height: 20)
                Text("Sunset")
                    .foregroundStyle(.linearGradient(sunset, startPoint: .top, endPoint: .bottom))
            }
        }

        private var stops: [Gradient.Stop] {
            [.init(color: .red, location: 0), Gradient.Stop(color: .yellow, location: 0.8)]
        }
    }

    /// Styles of a shape and its outline.
    struct Styles: View {
        var body: some View {
            HStack(spacing: 6) {
                Circle().fill(.red)
                Circle().fill(.blue.gradient)
                Circle().fill(.tint)
                Circle().fill(Color.primary.opacity(0.2))
                Circle().stroke(.green, lineWidth: 4)
                Circle().strokeBorder(.purple, lineWidth: 4)
                Circle().stroke(.secondary, style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [4, 2]))
                Circle()
                    .fill(.radialGradient(colors: [.white, .black], center: .center, startRadius: 0, endRadius: 10))
            }
            .frame(height: 20)
        }
    }

    /// A function that takes any style.
    struct Chip<Style: ShapeStyle>: View {
        let title: String
        let style: Style

        var body: some View {
            Text(title)
                .font(.system(size: 10))
                .padding(.horizontal, 8)
                .padding(.vertical, 2)
                .background(style, in: Capsule())
                .id(title)
        }
    }

    struct Chips: View {
        var body: some View {
            HStack(spacing: 4) {
                Chip(title: "Plain", style: .yellow)
                Chip(title: "Faded", style: Color.red.opacity(0.2))
                Chip(
                    title: "Gradient",
                    style: LinearGradient(colors: [.mint, .teal], startPoint: .top, endPoint: .bottom))
                Chip(title: "Any", style: AnyShapeStyle(.blue))
            }
        }
    }

    /// Foregrounds of several levels, and a tint.
    struct Levels: View {
        var body: some View {
            VStack(alignment: .leading) {
                Text("First").foregroundStyle(.primary)
                Text("Second").foregroundStyle(.secondary)
                Text("Third").foregroundStyle(.tertiary)
                Label("Tinted", systemImage: "star").foregroundStyle(.orange, .gray)
                Button("Tinted button") {}.tint(.purple)
            }
            .background {
                RoundedRectangle(cornerRadius: 10, style: .continuous).fill(.quaternary)
            }
            .border(.tint, width: 2)
        }
    }

    /// Opacity of a view and of a colour, and a shadow.
    struct Faded: View {
        var body: some View {
            ZStack {
                Color.black.opacity(0.1)
                RoundedRectangle(cornerRadius: 8)
                    .fill(.white)
                    .shadow(color: .black.opacity(0.3), radius: 5, x: 0, y: 2)
                    .frame(width: 50, height: 30)
                    .id("paper")
                Text("faint").font(.system(size: 10)).opacity(0.5).id("faint")
            }
            .frame(width: 80, height: 60)
        }
    }

    /// A background in the shape of the view, and one with views.
    struct Backgrounds: View {
        var body: some View {
            HStack(spacing: 10) {
                Text("a").padding(5).background(.yellow)
                Text("b").padding(5).background(.yellow, in: .capsule)
                Text("c").padding(5).background(alignment: .bottom) { Color.red.frame(height: 2).id("line") }.id("c")
                Text("d").padding(5).background(Color.blue.cornerRadius(4))
                Text("e").padding(5).background { Color.green }
            }
            .font(.system(size: 10))
        }
    }
}

#Preview {
    PiecesOfColours.Gradients()
}
