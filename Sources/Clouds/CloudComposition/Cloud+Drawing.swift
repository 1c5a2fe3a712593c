import BoxDrawing
import BoxEngine
import FlowSolving
import SourceText
import Typography

extension Cloud {
    /// Creates a cloud without tags from a drawing of boxes, so that the drawing is written, themed and validated like
    /// any other cloud.
    ///
    /// - Parameters:
    ///   - drawing: A drawing in which each colour is the name of one of the theme's colours.
    ///   - title: The name of the picture, which a screen reader says before the texts.
    ///   - padding: The margin around the drawing, in pixels.
    ///   - font: The family with which the drawing was measured.
    /// - Throws: ``Problem`` for text that markup cannot hold, such as control characters, for a path of more than
    ///   500,000 points, and for a title without a visible character.
    public init(
        _ drawing: Drawing, title: String, description: String, lang: String = "en", padding: Double = 16,
        font: FontFamily = .sans
    ) throws(Problem) {
        var options = CloudOptions()
        options.title = title
        options.description = description
        options.lang = lang
        options.padding = padding
        // The contents of the padding are laid out already.
        options.width = max(options.width, 2 * padding + CloudOptions.leastContentWidth)
        try options.check()
        for item in drawing.items.withMasks {
            switch item.kind {
            case .text(let text, _, _):
                guard let (problem, hint) = PlainText.problem(with: text) else { break }
                throw Problem(option: "text", "a text of the drawing: \(problem)", hint: hint)
            case .path(let path): try Self.check(path)
            default: break
            }
            for case .path(let path, _) in item.clips { try Self.check(path) }
        }
        // Items drawn outside the root's frame have to be inside the picture.
        let all = drawing.items.reduce(CGRect(origin: .zero, size: drawing.size)) { all, item in
            let isClear = item.gradient == nil && (item.fill ?? item.stroke) == .clear
            guard item.opacity > 0, !isClear else { return all }
            let extent = item.extent
            return extent.isNull ? all : all.union(extent)
        }
        guard all.maxX - all.minX < .infinity, all.maxY - all.minY < .infinity else {
            throw Problem(
                option: "width", "the drawing reaches from \(all.minX), \(all.minY) to \(all.maxX), \(all.maxY)",
                hint: "make its transformations smaller")
        }
        let (dx, dy) = (padding - all.minX, padding - all.minY)
        let items = drawing.items.map { $0.offsetBy(dx: dx, dy: dy) }
        let (width, height) = (all.width + 2 * padding, all.height + 2 * padding)
        let layout = CloudLayout(
            width: width, height: height, frames: [], runs: [],
            shapes: [CloudShape(role: .background, x: 0, y: 0, width: width, height: height, radius: 0, tag: nil)],
            lines: [], quality: FlowQuality(rows: 0, gap: 0), captions: (items, []))
        self.init(
            title: singleLine(title), description: singleLine(description), lang: lang, font: font,
            fontWeight: .regular, fontStyle: .normal, fontContent: FontContent(), options: options, tags: [],
            groups: [], links: LinkOptions(), layouts: [layout], defaultLayout: 0, isResponsive: false, dropped: [],
            adjusted: [], unmatched: [])
    }

    /// The number of points for which an attribute has room.
    private static let mostPoints = 500_000

    private static func check(_ path: Path) throws(Problem) {
        let count = path.elements.reduce(0) { count, element in
            switch element {
            case .move, .line: count + 1
            case .quadCurve: count + 2
            case .curve: count + 3
            case .closeSubpath: count
            }
        }
        guard count > mostPoints else { return }
        throw Problem(
            .usage, "a path of the drawing has \(count) points; expected at most \(mostPoints)",
            hint: "draw it as several paths, or with fewer points")
    }
}
