import CloudComposition

/// The requirement for a colour of text: a contrast with every surface that can be behind it.
struct ContrastRequirement: Sendable {
    let contrast: Double
    private let luminances: [Double]

    init(on surfaces: [RGB], contrast: Double = Contrast.ofText) {
        self.contrast = contrast
        luminances = surfaces.map(Contrast.luminance)
    }

    func isReached(by color: RGB) -> Bool { isReached(Contrast.luminance(color)) }

    private func isReached(_ luminance: Double) -> Bool {
        luminances.allSatisfy { Contrast.ratio(luminance, $0) >= contrast }
    }

    /// Whether any grey meets the requirement. On one surface black or white always reaches 4.5.
    var isPossible: Bool { TransferCurve.light.contains(where: isReached) }

    /// Returns the colour itself if it is legible; else one of the same hue, with the OKLCH lightness moved by the
    /// least amount that makes it legible, lighter or darker; if no lightness does, the grey of the most contrast.
    ///
    /// Colours are compared as the eight bits that are written. The search takes at most about thirty conversions of a
    /// colour.
    func nearest(to color: RGB) -> RGB {
        guard !isReached(by: color) else { return color }
        let origin = OKLab(color)
        var best: (distance: Double, color: RGB)?
        for direction in [Direction.darker, .lighter] {
            guard let limit = limit(from: Contrast.luminance(color), direction),
                let found = moved(origin, direction, to: limit)
            else { continue }
            if found.distance < best?.distance ?? .infinity { best = found }
        }
        return best?.color ?? nearestGrey(to: origin.lightness)
    }

    private enum Direction { case lighter, darker }

    /// Returns the first luminance in a direction that is legible everywhere, or nil if there is none.
    private func limit(from start: Double, _ direction: Direction) -> Double? {
        var luminance = start
        // Each surface forbids one interval around it. Leaving one may enter another, but none is entered twice.
        for _ in luminances {
            for surface in luminances where Contrast.ratio(luminance, surface) < contrast {
                luminance =
                    direction == .lighter
                    ? (surface + 0.05) * contrast - 0.05 : (surface + 0.05) / contrast - 0.05
            }
        }
        // A luminance at the exact limit may miss it by the last bit of a division.
        let isLegible = luminances.allSatisfy { Contrast.ratio(luminance, $0) >= contrast - 1e-9 }
        return isLegible && 0...1 ~= luminance ? luminance : nil
    }

    private func moved(_ origin: OKLab, _ direction: Direction, to limit: Double) -> (distance: Double, color: RGB)? {
        func isBeyond(_ color: RGB) -> Bool {
            let luminance = Contrast.luminance(color)
            return direction == .lighter ? luminance >= limit : luminance <= limit
        }
        // Invariant: at `far` the colour is beyond the limit, at `near` it is not. The ends are white and black.
        var (near, far) = (origin.lightness, direction == .lighter ? 1.0 : 0.0)
        var color = origin.withLightness(far).color
        guard isBeyond(color) else { return nil }
        for _ in 0..<12 {
            let middle = (near + far) / 2
            let candidate = origin.withLightness(middle).color
            if isBeyond(candidate) { (far, color) = (middle, candidate) } else { near = middle }
        }
        return isReached(by: color) ? (abs(far - origin.lightness), color) : nil
    }

    private func nearestGrey(to lightness: Double) -> RGB {
        var best = (contrast: 0.0, distance: Double.infinity, color: RGB.black)
        for value in 0...255 as ClosedRange<UInt8> {
            let luminance = TransferCurve.light[Int(value)]
            let least = luminances.map { Contrast.ratio(luminance, $0) }.min() ?? .infinity
            // More contrast than asked for is no better.
            let reached = min(least, contrast)
            let color = RGB(red: value, green: value, blue: value)
            let distance = abs(OKLab(color).lightness - lightness)
            if (reached, -distance) > (best.contrast, -best.distance) { best = (reached, distance, color) }
        }
        return best.color
    }
}

extension RGB {
    /// Returns a surface on which text can be as legible as on others: this colour, or its lightness moved towards
    /// theirs by the fewest of 64 steps that leave room for a colour of text on all of them; at worst the first of
    /// them.
    func leavingRoom(beside surfaces: [RGB], contrast: Double) -> RGB {
        guard let first = surfaces.first, !ContrastRequirement(on: surfaces + [self], contrast: contrast).isPossible
        else { return self }
        let (start, end) = (OKLab(self), OKLab(first))
        for step in 1...64 {
            let lightness = start.lightness + (end.lightness - start.lightness) * Double(step) / 64
            let color = start.withLightness(lightness).color
            if ContrastRequirement(on: surfaces + [color], contrast: contrast).isPossible { return color }
        }
        return first
    }
}
