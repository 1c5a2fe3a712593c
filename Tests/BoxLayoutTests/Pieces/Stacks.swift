import BoxLayout

/// Pieces with stacks, spacers, dividers and layers.
enum PiecesOfStacks {}

extension PiecesOfStacks {
    /// A row of a list of people.
    struct ProfileRow: View {
        var name = "Ada Lovelace"
        var role = "Mathematician"
        var unread = 3

        var body: some View {
            HStack(spacing: 12) {
                Circle()
                    .fill(.blue)
                    .frame(width: 40, height: 40)
                    .id("avatar")
                VStack(alignment: .leading, spacing: 2) {
                    Text(name)
                        .font(.system(size: 14))
                        .fontWeight(.semibold)
                        .id("name")
                    Text(role)
                        .font(.system(size: 10))
                        .foregroundStyle(.secondary)
                        .id("role")
                }
                Spacer()
                Text("\(unread)")
                    .font(.system(size: 10))
                    .id("unread")
            }
            .padding()
        }
    }

    /// A bar whose title is between two buttons.
    struct TitleBar: View {
        var body: some View {
            HStack {
                Button("Cancel") {}
                Spacer()
                Text("Notes").bold().id("title")
                Spacer()
                Button("Done") {}
            }
            .font(.system(size: 10))
        }
    }

    /// Three tiles that share the width.
    struct Tiles: View {
        let colors: [Color] = [.red, .green, .blue]

        var body: some View {
            HStack(spacing: 10) {
                ForEach(colors, id: \.self) { color in
                    RoundedRectangle(cornerRadius: 8)
                        .fill(color)
                        .frame(height: 40)
                        .id("tile")
                }
            }
        }
    }

    /// A picture with its caption in a corner.
    struct CityCard: View {
        var body: some View {
            ZStack(alignment: .bottomLeading) {
                Color.indigo
                LinearGradient(colors: [.clear, .black], startPoint: .center, endPoint: .bottom)
                Text("Lisbon")
                    .font(.system(size: 20, weight: .bold))
                    .foregroundColor(.white)
                    .id("caption")
                    .padding(12)
            }
            .frame(height: 120)
            .cornerRadius(16)
        }
    }

    /// A colour behind a text: it becomes as high as the text, though no height is offered.
    struct Highlighted: View {
        var body: some View {
            ZStack {
                Color.yellow.id("paper")
                Text("Hello").font(.system(size: 16)).id("hello")
            }
        }
    }

    /// The child of the highest priority decides the size of the stack.
    struct Stamp: View {
        var body: some View {
            ZStack {
                Color.red.opacity(0.3).id("ink")
                Text("Paid").font(.system(size: 20)).layoutPriority(1).id("word")
            }
        }
    }

    /// The second text gets its room first.
    struct ImportantFirst: View {
        var body: some View {
            HStack(spacing: 0) {
                Text("A long text").id("cut")
                Text("important").layoutPriority(1).id("whole")
            }
            .lineLimit(1)
            .font(.system(size: 10))
        }
    }

    /// Dividers across a column and across a row.
    struct Facts: View {
        var body: some View {
            VStack(spacing: 10) {
                Text("Facts").font(.title2)
                Divider()
                HStack(spacing: 20) {
                    fact("Height", "8,849 m")
                    Divider()
                    fact("First climb", "1953")
                }
                .fixedSize(horizontal: false, vertical: true)
            }
            .padding(.horizontal, 20)
        }

        private func fact(_ title: String, _ value: String) -> some View {
            VStack {
                Text(title).font(.caption).foregroundStyle(.secondary)
                Text(value).font(.headline)
            }
            .frame(maxWidth: .infinity)
        }
    }

    /// Choices and loops in a builder.
    struct Steps: View {
        struct Step: Identifiable {
            let id: Int
            var title: String
            var isDone = false
        }

        enum Density { case compact, regular }

        var density = Density.regular
        var steps = [Step(id: 1, title: "Draw", isDone: true), Step(id: 2, title: "Build")]

        var body: some View {
            VStack(alignment: .leading) {
                ForEach(steps) { step in
                    HStack {
                        if step.isDone {
                            Image(systemName: "checkmark.circle.fill").foregroundStyle(.green)
                        } else {
                            Image(systemName: "circle")
                        }
                        Text(step.title)
                    }
                }
                switch density {
                case .compact: EmptyView()
                case .regular: Text("\(steps.count) steps").font(.footnote)
                }
            }
        }
    }

    /// A sidebar that pushes its last entry to the bottom.
    struct Sidebar: View {
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Group {
                    Text("Inbox").id("inbox")
                    Text("Archive").id("archive")
                }
                .padding(.vertical, 4)
                Spacer(minLength: 0)
                Text("Settings").id("settings")
            }
            .font(.system(size: 10))
            .frame(width: 80, height: 100, alignment: .leading)
            .background(Color.gray.opacity(0.1))
        }
    }

    /// Layers behind and in front that take the size of a button's label.
    struct Call: View {
        var body: some View {
            Text("Buy now")
                .font(.system(size: 10))
                .padding(.horizontal, 20)
                .padding(.vertical, 10)
                .background(Capsule().fill(.orange))
                .overlay(Capsule().stroke(.black, lineWidth: 2))
                .overlay(alignment: .topTrailing) {
                    Circle().fill(.red).frame(width: 10, height: 10).id("dot")
                }
                .id("button")
        }
    }
}

#Preview {
    PiecesOfStacks.ProfileRow()
}

#Preview("Sidebar") {
    PiecesOfStacks.Sidebar()
        .padding()
}
