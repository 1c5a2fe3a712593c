import BoxLayout
import Foundation

/// Pieces that use Foundation in the same file: no name of the geometry may be ambiguous.
enum PiecesBesideFoundation {}

extension PiecesBesideFoundation {
    /// A layout that names all types of the geometry.
    struct Halves: Layout {
        var ratio: CGFloat = 0.5

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let size: CGSize = proposal.replacingUnspecifiedDimensions()
            return CGSize(width: size.width, height: ceil(size.height))
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            let frame = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width * ratio, height: bounds.height)
            let origins: [CGPoint] = [frame.origin, CGPoint(x: frame.maxX, y: frame.minY)]
            for (subview, origin) in zip(subviews, origins) {
                subview.place(at: origin, proposal: ProposedViewSize(frame.size))
            }
        }
    }

    struct Pair: View {
        var body: some View {
            Halves {
                Color.red.id("left")
                Color.blue.id("right")
            }
            .frame(height: 20)
        }
    }

    /// A text with a capital letter, a format and a mathematical function.
    struct Report: View {
        let name = "apples"
        let share = 0.256

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Text(name.capitalized).id("name")
                Text(String(format: "%.1f %%", share * 100)).id("share")
                Text("wide".uppercased()).offset(x: sin(CGFloat.pi / 2) * 4)
            }
            .font(.system(size: 10))
        }
    }

    /// Rows that could be deleted and moved, and what they would be afterwards.
    struct Rows: View {
        @State private var names = ["a", "b", "c", "d"]
        @Environment(\.dismiss) private var dismiss

        var body: some View {
            List {
                ForEach(names, id: \.self) { Text($0) }
                    .onDelete { names.remove(atOffsets: $0) }
                    .onMove { names.move(fromOffsets: $0, toOffset: $1) }
            }
        }

        static func edited(_ names: [String], moving places: [Int], to target: Int) -> String {
            var names = names
            names.move(fromOffsets: IndexSet(places), toOffset: target)
            names.remove(atOffsets: IndexSet([0, 9]))
            return names.joined()
        }
    }
}
