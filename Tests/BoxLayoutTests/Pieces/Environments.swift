import BoxLayout

/// Pieces with environments, directions, subviews and container values.
enum PiecesOfEnvironment {}

/// The distance of the cards of a board.
private struct BoardSpacingKey: EnvironmentKey {
    static let defaultValue: CGFloat = 5
}

extension EnvironmentValues {
    fileprivate var boardSpacing: CGFloat {
        get { self[BoardSpacingKey.self] }
        set { self[BoardSpacingKey.self] = newValue }
    }

    @Entry fileprivate var boardColor: Color = .blue
}

/// Whether a card of a board is pinned.
private struct PinnedKey: ContainerValueKey {
    static let defaultValue = false
}

extension ContainerValues {
    fileprivate var isPinned: Bool {
        get { self[PinnedKey.self] }
        set { self[PinnedKey.self] = newValue }
    }

    @Entry fileprivate var cardTitle: String = ""
}

extension View {
    fileprivate func pinned(_ isPinned: Bool = true) -> some View {
        containerValue(\.isPinned, isPinned)
    }

    fileprivate func boardSpacing(_ spacing: CGFloat) -> some View {
        environment(\.boardSpacing, spacing)
    }
}

extension PiecesOfEnvironment {
    /// A row that is read from the right.
    struct Mirrored: View {
        var body: some View {
            VStack(alignment: .leading, spacing: 5) {
                row("ltr")
                row("rtl").environment(\.layoutDirection, .rightToLeft)
            }
        }

        private func row(_ name: String) -> some View {
            HStack(spacing: 0) {
                Color.red.frame(width: 20, height: 10).id("\(name) first")
                Color.blue.frame(width: 40, height: 10).id("\(name) second")
                Spacer()
            }
            .padding(.leading, 10)
        }
    }

    /// A view that asks for the direction.
    struct Arrow: View {
        @Environment(\.layoutDirection) private var direction

        var body: some View {
            HStack {
                Text(direction == .leftToRight ? "→" : "←")
                Image(systemName: "arrow.forward")
            }
            .flipsForRightToLeftLayoutDirection(true)
        }
    }

    /// Values of one's own that come from outside.
    struct Board: View {
        @Environment(\.boardSpacing) private var spacing
        @Environment(\.boardColor) private var color

        var body: some View {
            HStack(spacing: spacing) {
                ForEach(0..<3) { index in
                    color.frame(width: 10, height: 10).id("\(index)")
                }
            }
        }
    }

    struct Boards: View {
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Board()
                Board().boardSpacing(20)
            }
            .environment(\.boardColor, .green)
        }
    }

    /// Values of the system, which a still picture has too.
    struct Values: View {
        @Environment(\.colorScheme) private var colorScheme
        @Environment(\.dynamicTypeSize) private var typeSize
        @Environment(\.horizontalSizeClass) private var horizontalSizeClass
        @Environment(\.displayScale) private var displayScale
        @Environment(\.isEnabled) private var isEnabled

        var body: some View {
            VStack {
                Text(colorScheme == .dark ? "dark" : "light")
                Text(horizontalSizeClass == .compact ? "compact" : "regular")
                Text(typeSize.isAccessibilitySize ? "large" : "usual")
                Text("\(Int(displayScale))")
                Text(isEnabled ? "on" : "off")
            }
            .environment(\.colorScheme, .dark)
        }
    }

    /// A container that reads its subviews, and treats the first in its own way.
    struct Stage<Content: View>: View {
        @ViewBuilder var content: Content

        var body: some View {
            Group(subviews: content) { subviews in
                VStack(spacing: 4) {
                    if let first = subviews.first {
                        first.frame(height: 30).id("first")
                    }
                    HStack(spacing: 4) {
                        ForEach(subviews.dropFirst()) { subview in
                            subview.frame(height: 10)
                        }
                    }
                    Text("\(subviews.count)").font(.system(size: 10)).id("count")
                }
            }
        }
    }

    struct StageOfColors: View {
        var body: some View {
            Stage {
                Color.red
                Color.green.id("green")
                ForEach(0..<2) { _ in Color.blue }
            }
        }
    }

    /// A container that sorts its subviews by a value.
    struct PinBoard<Content: View>: View {
        @ViewBuilder var content: Content

        var body: some View {
            VStack(alignment: .leading, spacing: 2) {
                Group(subviews: content) { subviews in
                    ForEach(subviews.filter(\.containerValues.isPinned)) { subview in
                        HStack(spacing: 2) {
                            Color.red.frame(width: 4, height: 4)
                            subview
                        }
                    }
                    ForEach(subviews.filter { !$0.containerValues.isPinned }) { $0 }
                }
            }
        }
    }

    struct Pins: View {
        var body: some View {
            PinBoard {
                Text("later").id("later")
                Text("now").id("now").pinned()
            }
            .font(.system(size: 10))
        }
    }

    /// A loop over subviews, with titles that they carry.
    struct Titled<Content: View>: View {
        let content: Content

        init(@ViewBuilder content: () -> Content) {
            self.content = content()
        }

        var body: some View {
            HStack(alignment: .top, spacing: 6) {
                ForEach(subviews: content) { subview in
                    VStack(spacing: 2) {
                        subview
                        Text(subview.containerValues.cardTitle).font(.system(size: 10)).id("title")
                    }
                }
            }
        }
    }

    struct Titles: View {
        var body: some View {
            Titled {
                Color.red.frame(width: 30, height: 20).containerValue(\.cardTitle, "Red")
                Color.blue.frame(width: 30, height: 10).containerValue(\.cardTitle, "Blue")
            }
        }
    }

    /// A modifier of one's own, with a state of its surroundings.
    struct Card: ViewModifier {
        @Environment(\.boardColor) private var color
        var padding: CGFloat = 8

        func body(content: Content) -> some View {
            content
                .padding(padding)
                .background(color.opacity(0.2))
                .clipShape(RoundedRectangle(cornerRadius: 8))
        }
    }

    struct CardOfText: View {
        var body: some View {
            Text("card")
                .font(.system(size: 10))
                .modifier(Card())
                .id("card")
                .modifier(Card(padding: 2))
        }
    }
}

#Preview("Right to left") {
    PiecesOfEnvironment.Mirrored()
        .environment(\.layoutDirection, .rightToLeft)
}
