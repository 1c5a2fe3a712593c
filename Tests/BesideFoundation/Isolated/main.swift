import BoxLayout

// Views and layouts that belong to the main actor, as SwiftUI's do, and that call what belongs to it.

class Log {
    var lines: [String] = []
    func note(_ line: String) -> String {
        lines.append(line)
        return line
    }
}

let log = Log()

struct Chip: View {
    let name: String
    @State private var count = 0

    var body: some View { Text(log.note(name)).padding(4).onAppear { count = 1 } }
}

struct Halved: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = subviews.first?.sizeThatFits(proposal) ?? .zero
        return CGSize(width: size.width / 2, height: log.lines.isEmpty ? 0 : size.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: bounds.origin, proposal: proposal)
    }
}

let drawing = try Drawing(of: Halved { Chip(name: "main") }, width: 100, measuring: BoxFont())
// Four letters of 8, and 4 at each side; the tree is laid out a second time, as its state has changed.
guard drawing.size == CGSize(width: 20, height: 24), log.lines == ["main", "main"] else {
    fatalError("\(drawing.size) \(log.lines)")
}
print("views of the main actor are laid out")
