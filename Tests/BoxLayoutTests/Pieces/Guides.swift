import BoxLayout

/// Pieces with alignment guides.
enum PiecesOfGuides {}

extension VerticalAlignment {
    private enum AccountAndName: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat {
            context[VerticalAlignment.center]
        }
    }

    /// The line on which an account and a name meet.
    static let accountAndName = VerticalAlignment(AccountAndName.self)
}

extension HorizontalAlignment {
    private struct ColonAlignment: AlignmentID {
        static func defaultValue(in d: ViewDimensions) -> CGFloat { d[HorizontalAlignment.leading] }
    }

    /// The line between labels and values.
    static let colon = HorizontalAlignment(ColonAlignment.self)
}

extension Alignment {
    /// A point on both lines.
    static let colonAndAccount = Alignment(horizontal: .colon, vertical: .accountAndName)
}

extension PiecesOfGuides {
    /// Each line begins further to the right.
    struct Staircase: View {
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                ForEach(0..<4) { index in
                    Text("Step \(index)")
                        .id("\(index)")
                        .alignmentGuide(.leading) { _ in CGFloat(index) * -20 }
                }
            }
            .font(.system(size: 10))
        }
    }

    /// Two columns that meet on a line of their own.
    struct Account: View {
        var body: some View {
            HStack(alignment: .accountAndName, spacing: 10) {
                VStack(spacing: 0) {
                    Text("@ada").alignmentGuide(.accountAndName) { d in d[VerticalAlignment.center] }.id("account")
                    Color.gray.frame(width: 40, height: 40).id("picture")
                }
                VStack(alignment: .leading, spacing: 0) {
                    Text("Name:").id("label")
                    Text("Ada Lovelace")
                        .font(.system(size: 20))
                        .alignmentGuide(.accountAndName) { $0[VerticalAlignment.center] }
                        .id("name")
                }
            }
            .font(.system(size: 10))
        }
    }

    /// Labels that end where values begin.
    struct Colons: View {
        let entries = [("Name", "Ada"), ("Born in", "London"), ("Age", "36")]

        var body: some View {
            VStack(alignment: .colon, spacing: 2) {
                ForEach(entries, id: \.0) { entry in
                    HStack(spacing: 5) {
                        Text(entry.0).id(entry.0)
                        Text(entry.1).alignmentGuide(.colon) { $0[.leading] }.id(entry.1)
                    }
                }
            }
            .font(.system(size: 10))
        }
    }

    /// Texts of several sizes on the baselines of their first and last lines.
    struct Baselines: View {
        var body: some View {
            HStack(alignment: .firstTextBaseline, spacing: 4) {
                Text("12").font(.system(size: 30)).id("large")
                Text("min").font(.system(size: 10)).id("small")
                Color.red.frame(width: 6, height: 6).id("box")
                HStack(alignment: .lastTextBaseline, spacing: 0) {
                    Text("a\nb").font(.system(size: 10)).id("lines")
                    Text("c").font(.system(size: 20)).id("last")
                }
            }
        }
    }

    /// A badge whose middle is on the corner of its icon.
    struct Inbox: View {
        var count = 7

        var body: some View {
            RoundedRectangle(cornerRadius: 10)
                .fill(.teal)
                .frame(width: 50, height: 50)
                .overlay(alignment: .topTrailing) {
                    Text("\(count)")
                        .font(.system(size: 10))
                        .frame(width: 20, height: 20)
                        .background(.red, in: Circle())
                        .alignmentGuide(.top) { $0[VerticalAlignment.center] }
                        .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
                        .id("badge")
                }
                .id("icon")
        }
    }

    /// A layer below a view: its top is at the bottom of the view.
    struct Tooltip: View {
        var body: some View {
            Text("Save")
                .font(.system(size: 10))
                .id("label")
                .overlay(alignment: .bottom) {
                    Text("⌘S")
                        .font(.system(size: 10))
                        .fixedSize()
                        .alignmentGuide(.bottom) { $0[.top] - 4 }
                        .id("tip")
                }
        }
    }

    /// The six guides of a frame act in their own container only.
    struct Shifted: View {
        var body: some View {
            HStack(alignment: .top, spacing: 0) {
                Color.blue.frame(width: 20, height: 20).alignmentGuide(.top) { _ in 10 }.id("lifted")
                Color.green.frame(width: 20, height: 20).id("plain")
            }
            .id("row")
            .frame(width: 100, height: 100, alignment: .topLeading)
        }
    }

    /// A point of its own on which layers meet.
    struct Target: View {
        var body: some View {
            ZStack(alignment: .colonAndAccount) {
                Color.gray
                    .frame(width: 100, height: 40)
                    .alignmentGuide(.colon) { d in d.width * 0.75 }
                    .id("field")
                Circle()
                    .frame(width: 10, height: 10)
                    .alignmentGuide(.colon) { d in d[HorizontalAlignment.center] }
                    .id("point")
            }
        }
    }

    /// A guide that a state moves.
    struct Moving: View {
        @State private var selected = 1

        var body: some View {
            HStack(alignment: .accountAndName, spacing: 10) {
                Image(systemName: "arrow.right.circle.fill")
                    .alignmentGuide(.accountAndName) { $0[VerticalAlignment.center] }
                VStack(alignment: .leading, spacing: 4) {
                    ForEach(0..<3, id: \.self) { index in
                        if index == selected {
                            Text("Row \(index)")
                                .transition(.identity)
                                .alignmentGuide(.accountAndName) { $0[VerticalAlignment.center] }
                        } else {
                            Text("Row \(index)")
                                .onTapGesture { withAnimation { selected = index } }
                        }
                    }
                }
            }
        }
    }
}

struct PiecesOfGuides_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            PiecesOfGuides.Staircase()
            PiecesOfGuides.Inbox()
        }
        .padding()
    }
}
