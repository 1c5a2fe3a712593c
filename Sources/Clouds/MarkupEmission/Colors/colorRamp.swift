import CloudComposition
import Glibc

/// Returns colours at even steps from the first stop to the last, interpolated in OKLCH along the shorter arc of hue.
///
/// A grey has no hue of its own and takes that of the other stop, as in CSS Color 4, section 12. A step that falls on a
/// stop is that stop, to the bit. No stops give no colours.
func colorRamp(_ stops: [RGB], steps: Int) -> [RGB] {
    guard let first = stops.first else { return [] }
    return (0..<max(0, steps)).map { step in
        let (position, rest) = (step * (stops.count - 1)).quotientAndRemainder(dividingBy: max(1, steps - 1))
        guard rest > 0, position + 1 < stops.count else {
            return stops.indices.contains(position) ? stops[position] : first
        }
        return mix(OKLab(stops[position]), OKLab(stops[position + 1]), Double(rest) / Double(steps - 1)).color
    }
}

private func mix(_ one: OKLab, _ other: OKLab, _ part: Double) -> OKLab {
    let start = one.hue ?? other.hue ?? 0
    let end = other.hue ?? start
    var arc = end - start
    if arc > 180 { arc -= 360 }
    if arc < -180 { arc += 360 }
    return OKLab(
        lightness: one.lightness + (other.lightness - one.lightness) * part,
        chroma: one.chroma + (other.chroma - one.chroma) * part,
        hue: start + arc * part)
}
