import BoxLayout

/// Pieces with the flow: all that its users ask for.
enum PiecesOfFlow {}

extension PiecesOfFlow {
    /// Tags in lines, 4 apart.
    struct Tags: View {
        let names = ["Swift", "Rust", "Haskell", "C"]

        var body: some View {
            FlowLayout(spacing: 4) {
                ForEach(names, id: \.self) { name in
                    Text(name).font(.system(size: 10)).id(name)
                }
            }
        }
    }

    /// A break between two lines.
    struct Broken: View {
        var body: some View {
            FlowLayout(spacing: 5) {
                Color.red.frame(width: 20, height: 10).id("a")
                LineBreak()
                Color.green.frame(width: 20, height: 10).id("b")
                Color.blue.frame(width: 20, height: 10).id("c")
            }
        }
    }

    /// A child that begins a line.
    struct Started: View {
        var body: some View {
            FlowLayout(alignment: .top, spacing: 5) {
                Color.red.frame(width: 20, height: 10).id("a")
                Color.green.frame(width: 20, height: 20).startInNewLine().id("b")
                Color.blue.frame(width: 20, height: 10).id("c")
                Color.gray.frame(width: 20, height: 10).startInNewLine(false).id("d")
            }
        }
    }

    /// Children that keep the distance that they prefer.
    struct Preferred: View {
        var body: some View {
            FlowLayout(spacing: nil) {
                Color.red.frame(width: 40, height: 10).id("a")
                Color.green.frame(width: 50, height: 10).id("b")
                Color.blue.frame(width: 30, height: 10).id("c")
            }
        }
    }

    /// A spacer pushes the rest of its line to the end.
    struct Pushed: View {
        var body: some View {
            FlowLayout(spacing: 0) {
                Color.red.frame(width: 20, height: 10).id("a")
                Spacer(minLength: 0)
                Color.green.frame(width: 30, height: 10).id("b")
                Color.blue.frame(width: 90, height: 10).id("c")
            }
        }
    }

    /// A divider stands between its neighbours, as high as the line.
    struct Divided: View {
        var body: some View {
            FlowLayout(spacing: 4) {
                Color.red.frame(width: 20, height: 30).id("a")
                Divider().id("line")
                Color.green.frame(width: 20, height: 10).id("b")
            }
        }
    }

    /// How much a child grows in its line.
    struct Flexible: View {
        var body: some View {
            FlowLayout(spacing: 10) {
                Color.red.frame(minWidth: 20, maxWidth: .infinity, minHeight: 10, maxHeight: 10)
                    .flexibility(.minimum)
                    .id("least")
                Color.green.frame(minWidth: 20, idealWidth: 30, maxWidth: .infinity, minHeight: 10, maxHeight: 10)
                    .flexibility(.natural)
                    .id("natural")
                Color.blue.frame(minWidth: 20, maxWidth: .infinity, minHeight: 10, maxHeight: 10)
                    .flexibility(.maximum)
                    .id("most")
            }
        }
    }

    /// The child of a higher priority takes what is left of its line.
    struct Priorities: View {
        var body: some View {
            FlowLayout(spacing: 10, justify: .stretch) {
                Color.red.frame(minWidth: 30, maxWidth: .infinity, minHeight: 10, maxHeight: 10)
                    .layoutPriority(1)
                    .id("first")
                Color.green.frame(minWidth: 30, maxWidth: .infinity, minHeight: 10, maxHeight: 10)
                    .id("second")
            }
        }
    }

    /// A view that breaks its lines by a state.
    struct Switched: View {
        @State private var isBroken = false

        var body: some View {
            VStack(alignment: .leading, spacing: 4) {
                Toggle("Break", isOn: $isBroken)
                FlowLayout(alignment: .firstTextBaseline, spacing: 4) {
                    Text("one").id("one")
                    if isBroken { LineBreak() }
                    Text("two").font(.system(size: 20)).id("two")
                }
                .font(.system(size: 10))
                .id("flow")
            }
        }
    }
}

#Preview {
    PiecesOfFlow.Tags()
}
