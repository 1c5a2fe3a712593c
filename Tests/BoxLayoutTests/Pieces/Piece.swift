import BoxLayout
import Testing

/// A piece of view code with the figures that were computed by hand.
struct Piece: CustomTestStringConvertible, Sendable {
    let name: String
    let width: CGFloat?
    var size: CGSize?
    /// The frames by identifier; an identifier that stands several times is that of several views, in their order.
    let frames: [(id: String, frame: CGRect)]
    private let view: @Sendable () -> AnyView

    init(
        _ name: String, _ width: CGFloat?, _ size: CGSize? = nil, _ frames: KeyValuePairs<String, CGRect> = [:],
        _ view: @escaping @Sendable () -> any View
    ) {
        (self.name, self.width, self.size) = (name, width, size)
        self.frames = frames.map { ($0.key, $0.value) }
        self.view = { AnyView(view()) }
    }

    var testDescription: String { "\(name) in \(width.map { "\($0)" } ?? "no width")" }

    func drawn() throws -> Drawing { try draw(width) { view() } }

    /// Compares the drawing with the figures, to a thousandth.
    func check() throws {
        let drawing = try drawn()
        if let size { #expect(drawing.size.rounded == size.rounded) }
        for id in Set(frames.map(\.id)) {
            let expected = frames.filter { $0.id == id }.map(\.frame.rounded)
            #expect(drawing.frames(of: id).map(\.rounded) == expected, "\(id)")
        }
    }
}

func size(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

private func thousandths(_ length: CGFloat) -> CGFloat { (length * 1000).rounded() / 1000 }

extension CGSize {
    var rounded: CGSize { CGSize(width: thousandths(width), height: thousandths(height)) }
}

extension CGRect {
    var rounded: CGRect {
        CGRect(
            x: thousandths(minX), y: thousandths(minY),
            width: thousandths(width), height: thousandths(height))
    }
}
