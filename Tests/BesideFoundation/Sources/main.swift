import BoxLayout

// Lays out the pieces with figures that were computed by hand, and says which differ.

func frames(_ view: some View, _ width: CGFloat) throws -> [String: CGRect] {
    let drawing = try Drawing(of: view, width: width, measuring: BoxFont())
    return Dictionary(drawing.frames.map { ($0.id, $0.frame) }) { first, _ in first }
}

let pair = try frames(PiecesBesideFoundation.Pair(), 200)
let report = try frames(PiecesBesideFoundation.Report(), 300)
let expected: [(CGRect?, CGRect)] = [
    (pair["left"], CGRect(x: 0, y: 0, width: 100, height: 20)),
    (pair["right"], CGRect(x: 100, y: 0, width: 100, height: 20)),
    (report["name"], CGRect(x: 0, y: 0, width: 30, height: 10)),
    (report["share"], CGRect(x: 0, y: 10, width: 30, height: 10)),
]
for (found, wanted) in expected where found != wanted {
    fatalError("\(String(describing: found)) is not \(wanted)")
}
let names = ["a", "b", "c", "d"]
let rows = PiecesBesideFoundation.Rows.self
// The last two before the second, and the first two behind the third; then the first is deleted.
let edited = (rows.edited(names, moving: [2, 3], to: 1), rows.edited(names, moving: [0, 1], to: 3))
guard edited == ("cdb", "abd") else { fatalError("\(edited)") }
print("BoxLayout and Foundation agree")
