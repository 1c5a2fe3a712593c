import BoxDrawing

/// A gradient in the coordinates of a drawing, in the forms that SVG and cairo have.
package struct PlacedGradient {
    package enum Geometry {
        case linear(from: CGPoint, to: CGPoint)
        /// Circles from the centre to a radius.
        case radial(center: CGPoint, radius: Double)
        /// Sectors around a centre, each in one colour, since SVG has no such gradient.
        case angular(center: CGPoint, [Sector])
    }

    /// A part of an angular gradient, clockwise between two angles in radians.
    package struct Sector {
        package let start: Double
        package let end: Double
        package let first: Color
        package let second: Color
        /// The share of the second colour.
        package let share: Double

        package var opacity: Double { first.alpha + (second.alpha - first.alpha) * share }
    }

    package let geometry: Geometry
    /// The colours, by rising place from 0 to 1. None is clear: what was clear has the colour beside it, without
    /// opacity, so that colours do not pass through grey.
    package let stops: [Gradient.Stop]

    /// Places a gradient.
    ///
    /// - Parameter origin: The top left corner of the frame from which its points are measured.
    package init(_ fill: GradientFill, origin: CGPoint) {
        func place(_ point: CGPoint) -> CGPoint { CGPoint(x: origin.x + point.x, y: origin.y + point.y) }
        let stops = Self.withoutClear(fill.stops)
        switch fill.geometry {
        case .linear(let from, let to): (geometry, self.stops) = (.linear(from: place(from), to: place(to)), stops)
        case .radial(let center, let startRadius, let endRadius):
            let start = startRadius > 0 && startRadius < .infinity ? startRadius : 0
            let end = endRadius > 0 && endRadius < .infinity ? endRadius : 0
            let radius = max(start, end)
            geometry = .radial(center: place(center), radius: radius)
            // Old browsers know no radius to begin at: the places begin further out instead.
            let outward = start <= end ? stops : Self.reversed(stops)
            let least = radius > 0 ? min(start, end) / radius : 0
            self.stops = outward.map { .init(color: $0.color, location: least + $0.location * (1 - least)) }
        case .angular(let center, let from, let to):
            let isForward = from.radians <= to.radians
            let sectors = Self.sectors(
                isForward ? stops : Self.reversed(stops), from: min(from.radians, to.radians),
                to: max(from.radians, to.radians))
            (geometry, self.stops) = (.angular(center: place(center), sectors), stops)
        }
    }

    private static func reversed(_ stops: [Gradient.Stop]) -> [Gradient.Stop] {
        stops.reversed().map { .init(color: $0.color, location: 1 - $0.location) }
    }

    private static func withoutClear(_ stops: [Gradient.Stop]) -> [Gradient.Stop] {
        func isClear(_ stop: Gradient.Stop) -> Bool { stop.color.name == Color.clear.name }
        return stops.indices.flatMap { index in
            let stop = stops[index]
            guard isClear(stop) else { return [stop] }
            let before = stops[..<index].last { !isClear($0) }
            let after = stops[index...].first { !isClear($0) }
            var colors = [before, after].compactMap { $0?.color.opacity(0) }
            if colors.isEmpty { colors = [Color.black.opacity(0)] }
            if colors.first == colors.last { colors.removeLast(colors.count - 1) }
            return colors.map { .init(color: $0, location: stop.location) }
        }
    }

    // MARK: - Sectors

    /// The width of a sector in which the colour changes: three degrees.
    private static let step = Double.pi / 60

    /// Returns the sectors of a turn. What the gradient leaves free is divided between its last and its first colour;
    /// of one that goes around several times the last turn is left.
    private static func sectors(_ stops: [Gradient.Stop], from start: Double, to end: Double) -> [Sector] {
        guard let first = stops.first, let last = stops.last, start.isFinite, end.isFinite else { return [] }
        let (turn, sweep) = (2 * Double.pi, end - start)
        var sectors: [Sector] = []
        let earliest = end - turn
        func add(_ one: Double, _ other: Double, _ first: Color, _ second: Color) {
            let from = max(one, earliest)
            guard other > from else { return }
            // A quarter of a turn is as much as a triangle can cover well.
            let count = Int(((other - from) / (first == second ? turn / 4 : step)).rounded(.up))
            for number in 0..<count {
                let (low, high) = (Double(number) / Double(count), Double(number + 1) / Double(count))
                let (begin, stop) = (from + (other - from) * low, from + (other - from) * high)
                sectors.append(
                    Sector(
                        start: begin, end: stop, first: first, second: second,
                        share: first == second ? 0 : ((begin + stop) / 2 - one) / (other - one)))
            }
        }
        add(start, start + first.location * sweep, first.color, first.color)
        for (one, other) in zip(stops, stops.dropFirst()) {
            add(start + one.location * sweep, start + other.location * sweep, one.color, other.color)
        }
        add(start + last.location * sweep, end, last.color, last.color)
        if sweep < turn {
            let middle = end + (turn - sweep) / 2
            add(end, middle, last.color, last.color)
            add(middle, start + turn, first.color, first.color)
        }
        return sectors
    }
}

extension PlacedGradient.Sector {
    /// Returns the triangle that covers the sector inside a rectangle. Neighbours have a side in common.
    ///
    /// - Parameters:
    ///   - earlier: The angle by which it begins earlier, in radians.
    ///   - later: The angle by which it ends later.
    package func triangle(
        around center: CGPoint, covering bounds: CGRect, earlier: Double = 0, later: Double = 0
    ) -> [CGPoint] {
        let (dx, dy) = (
            max(abs(bounds.minX - center.x), abs(bounds.maxX - center.x)),
            max(abs(bounds.minY - center.y), abs(bounds.maxY - center.y))
        )
        // The outer side of the widest sector, a quarter of a turn and a little more, is nearer than its ends by less
        // than this factor.
        let length = (2.25 * (dx * dx + dy * dy)).squareRoot()
        func point(_ angle: Double) -> CGPoint {
            let turned = CGPoint(x: length, y: 0).applying(CGAffineTransform(rotationAngle: angle))
            return CGPoint(x: center.x + turned.x, y: center.y + turned.y)
        }
        return [center, point(start - earlier), point(end + later)]
    }
}
