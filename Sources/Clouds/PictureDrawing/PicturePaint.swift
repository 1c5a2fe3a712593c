import BoxDrawing
import CloudComposition
import MarkupEmission

/// The paint of an item of a picture, with the colours of the theme looked up.
struct PicturePaint {
    /// A colour at its place in a gradient, from 0 to 1.
    struct Stop {
        var place = 0.0
        let color: RGB
        let opacity: Double
    }

    enum Form {
        case flat(Stop)
        case linear(from: CGPoint, to: CGPoint, [Stop])
        case radial(center: CGPoint, radius: Double, [Stop])
        case triangles([(corners: [CGPoint], stop: Stop)])
    }

    let form: Form
    /// The opacity of the item, for glyphs that have colours of their own.
    let opacity: Double

    /// Whether the paint is one colour.
    var isFlat: Bool { if case .flat = form { true } else { false } }

    /// Returns the paint of a colour.
    static func color(_ color: RGB, opacity: Double = 1) -> PicturePaint {
        PicturePaint(form: .flat(Stop(color: color, opacity: opacity)), opacity: opacity)
    }

    private init(form: Form, opacity: Double) { (self.form, self.opacity) = (form, opacity) }

    /// Creates the paint of an item; nil if the item is clear.
    ///
    /// - Parameter colors: Returns the colour of a name, or nil if that is clear.
    init?(of item: DrawnItem, _ colors: (Color) -> RGB?) {
        guard let gradient = item.gradient else {
            guard let color = colors(item.fill ?? item.stroke ?? .primary) else { return nil }
            self = .color(color, opacity: item.shownOpacity)
            return
        }
        opacity = item.opacity
        let placed = PlacedGradient(gradient, origin: CGPoint(x: item.frame.minX, y: item.frame.minY))
        func rgb(_ color: Color) -> RGB { colors(color) ?? .black }
        let stops = placed.stops.map {
            Stop(place: $0.location, color: rgb($0.color), opacity: $0.color.alpha * item.opacity)
        }
        switch placed.geometry {
        case .linear(let from, let to): form = .linear(from: from, to: to, stops)
        case .radial(let center, let radius): form = .radial(center: center, radius: radius, stops)
        case .angular(let center, let sectors):
            // Letters reach beyond their frame.
            let more = if case .text(_, _, let font) = item.kind { font.size / 2 } else { 1.0 }
            let bounds = item.ownExtent.insetBy(dx: -more, dy: -more)
            form = .triangles(
                sectors.map { sector in
                    let (first, second) = (rgb(sector.first), rgb(sector.second))
                    func mix(_ one: Double, _ other: Double) -> Double { one + (other - one) * sector.share }
                    func part(_ path: KeyPath<RGB, UInt8>) -> UInt8 {
                        UInt8(mix(Double(first[keyPath: path]), Double(second[keyPath: path])).rounded())
                    }
                    return (
                        sector.triangle(around: center, covering: bounds),
                        Stop(
                            color: RGB(red: part(\.red), green: part(\.green), blue: part(\.blue)),
                            opacity: sector.opacity * item.opacity)
                    )
                })
        }
    }
}
