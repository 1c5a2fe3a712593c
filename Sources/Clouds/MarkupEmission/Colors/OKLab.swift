import CloudComposition
import Glibc

/// A colour by its appearance: lightness, and the distance from grey towards green or red and blue or yellow.
///
/// The polar form of `a` and `b` is OKLCH: chroma is the distance from grey, hue the angle in degrees.
/// Source: Björn Ottosson, "A perceptual color space for image processing" (2020), which CSS Color 4 took over.
struct OKLab: Sendable, Equatable {
    /// The lightness, from 0 for black to 1 for white.
    var lightness: Double
    var a: Double
    var b: Double

    /// The chroma below which a colour has no hue that one could see.
    static let leastChroma = 0.002

    init(lightness: Double, a: Double, b: Double) {
        (self.lightness, self.a, self.b) = (lightness, a, b)
    }

    /// Makes a colour from its polar form.
    ///
    /// - Parameter hue: The hue in degrees.
    init(lightness: Double, chroma: Double, hue: Double) {
        let angle = hue * .pi / 180
        self.init(lightness: lightness, a: chroma * cos(angle), b: chroma * sin(angle))
    }

    init(_ color: RGB) {
        let light = TransferCurve.light
        let (red, green, blue) = (light[Int(color.red)], light[Int(color.green)], light[Int(color.blue)])
        let l = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
        let m = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
        let s = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
        self.init(
            lightness: 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
            a: 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
            b: 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s)
    }

    var chroma: Double { (a * a + b * b).squareRoot() }

    /// The hue in degrees, from 0 to 360; nil for a grey.
    var hue: Double? {
        guard chroma >= Self.leastChroma else { return nil }
        let degrees = atan2(b, a) * 180 / .pi
        return degrees < 0 ? degrees + 360 : degrees
    }

    func withLightness(_ lightness: Double) -> OKLab { OKLab(lightness: lightness, a: a, b: b) }

    /// The colour as a screen shows it.
    ///
    /// A colour that no screen can show keeps its lightness and hue, and gets the most chroma that can be shown, found
    /// by halving: as in CSS Color 4, section 13, without its local clipping, which trades hue for chroma.
    var color: RGB {
        guard lightness > 0 else { return .black }
        guard lightness < 1 else { return .white }
        let whole = light(chroma: 1)
        guard !whole.isShown else { return whole.color }
        // Invariant: at `low` the colour is shown, at `high` it is not.
        var (low, high) = (0.0, 1.0)
        for _ in 0..<14 {
            let middle = (low + high) / 2
            if light(chroma: middle).isShown { low = middle } else { high = middle }
        }
        return light(chroma: low).color
    }

    private struct Light {
        let red, green, blue: Double

        /// The amount that is rounded away in eight bits.
        private static let tolerance = 1e-4

        var isShown: Bool {
            let range = -Self.tolerance...1 + Self.tolerance
            return range.contains(red) && range.contains(green) && range.contains(blue)
        }

        var color: RGB {
            RGB(
                red: TransferCurve.value(red), green: TransferCurve.value(green), blue: TransferCurve.value(blue))
        }
    }

    private func light(chroma factor: Double) -> Light {
        let (a, b) = (a * factor, b * factor)
        func cubed(_ root: Double) -> Double { root * root * root }
        let l = cubed(lightness + 0.3963377774 * a + 0.2158037573 * b)
        let m = cubed(lightness - 0.1055613458 * a - 0.0638541728 * b)
        let s = cubed(lightness - 0.0894841775 * a - 1.2914855480 * b)
        return Light(
            red: 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
            green: -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
            blue: -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s)
    }
}
