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
print("BoxLayout and Foundation agree")
