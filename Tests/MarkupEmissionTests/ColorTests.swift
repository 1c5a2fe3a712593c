import TestSupport
import Testing

@testable import CloudComposition
@testable import MarkupEmission

@Suite("Colours") struct ColorTests {
    @Test(
        "A colour is read from hexadecimal digits, and written with as few as say the same",
        arguments: [
            ("#0ad", 0x00AADD, "#0ad"), ("#00AADD", 0x00AADD, "#0ad"), ("#00add8", 0x00ADD8, "#00add8"),
            ("#FFF", 0xFFFFFF, "#fff"), ("#000", 0, "#000"), ("#a1b2c3", 0xA1B2C3, "#a1b2c3"),
        ] as [(String, UInt32, String)])
    func hexadecimal(text: String, value: UInt32, css: String) {
        let color = RGB(hex: text)
        #expect(color == RGB(value))
        #expect(color?.css == css)
    }

    @Test(
        "What is no colour is none",
        arguments: [
            "", "#", "#0", "#00", "#0000", "#00000", "#0000000", "#00000000", "#00g", "00aadd", "#0a\u{301}d", "red",
        ])
    func noColor(text: String) { #expect(RGB(hex: text) == nil) }

    @Test("Each of the 256 values comes back from the light it stands for")
    func transferCurve() {
        let values = (0...255).map { UInt8($0) }
        #expect(values.map { TransferCurve.value(TransferCurve.light[Int($0)]) } == values)
        #expect(TransferCurve.value(-0.5) == 0 && TransferCurve.value(1.5) == 255)
    }

    // By coloraide 8.13.1 of PyPI, Color(…).convert("oklab").
    @Test(
        "Oklab is that of an independent implementation",
        arguments: [
            ("#ffffff", 1, 0, 0), ("#000000", 0, 0, 0), ("#808080", 0.599871, 0, 0),
            ("#ff0000", 0.627955, 0.224863, 0.125846), ("#00ff00", 0.866440, -0.233888, 0.179498),
            ("#0000ff", 0.452014, -0.032457, -0.311528), ("#00add8", 0.694513, -0.093943, -0.090255),
            ("#586b7c", 0.518609, -0.014626, -0.032183), ("#b4470f", 0.538065, 0.114050, 0.103814),
            ("#7a2be2", 0.515459, 0.107157, -0.224137),
        ] as [(String, Double, Double, Double)])
    func oklab(text: String, lightness: Double, a: Double, b: Double) throws {
        let color = OKLab(try #require(RGB(hex: text)))
        #expect(abs(color.lightness - lightness) < 2e-6)
        #expect(abs(color.a - a) < 2e-6 && abs(color.b - b) < 2e-6)
    }

    // By coloraide; the last one is the example of CSS Color 4, section 9.3, for the red of sRGB.
    @Test(
        "Lightness, chroma and hue give the colour",
        arguments: [
            (0.49, 0.1, 250, "#2f6397"), (0.7, 0.1, 150, "#6fb07d"), (0.4, 0.15, 20, "#860f23"),
            (0.9, 0.05, 90, "#ebddb9"), (0.9, 0.05, 450, "#ebddb9"), (0.62796, 0.25768, 29.234, "#f00"),
        ] as [(Double, Double, Double, String)])
    func polar(lightness: Double, chroma: Double, hue: Double, css: String) {
        #expect(OKLab(lightness: lightness, chroma: chroma, hue: hue).color.css == css)
    }

    // Where sRGB ends at a lightness and a hue, by bisection with coloraide's gamut check: the chroma that is left.
    @Test(
        "What no screen shows keeps lightness and hue, and as much chroma as can be shown",
        arguments: [
            (0.5, 0.4, 145, 0.1573), (0.7, 0.4, 265, 0.1563), (0.85, 0.3, 30, 0.0821), (0.3, 0.35, 330, 0.1367),
            (0.9, 0.4, 100, 0.1871),
        ] as [(Double, Double, Double, Double)])
    func gamut(lightness: Double, chroma: Double, hue: Double, left: Double) throws {
        let shown = OKLab(OKLab(lightness: lightness, chroma: chroma, hue: hue).color)
        // Eight bits are coarse for a dark colour.
        #expect(abs(shown.lightness - lightness) < 0.003)
        #expect(abs(shown.chroma - left) < 0.004)
        #expect(abs(try #require(shown.hue) - hue) < 1.5)
    }

    @Test("Every colour comes back from Oklab", arguments: 0..<20)
    func roundTrip(seed: Int) {
        var random = Seeded(seed)
        for _ in 0..<500 {
            let color = RGB(UInt32.random(in: 0...0xFFFFFF, using: &random))
            #expect(OKLab(color).color == color)
        }
    }

    // By coloraide, Color.steps(…, space="oklch", hue="shorter").
    @Test(
        "A ramp goes in even steps of OKLCH along the shorter arc of hue",
        arguments: [
            (["#69c", "#036"], ["#69c", "#5284b7", "#3e6fa2", "#2a5a8e", "#16467a", "#036"]),
            (["#c03", "#08c"], ["#c03", "#c0277c", "#a844af", "#855ccf", "#5874d8", "#08c"]),
            (["#fff", "#0a5"], ["#fff", "#bde4c6", "#78c78e", "#0a5"]),
            (["#d33", "#39d"], ["#d33", "#ac62cd", "#39d"]),
        ])
    func ramp(stops: [String], expected: [String]) {
        #expect(colorRamp(stops.compactMap(RGB.init(hex:)), steps: expected.count).map(\.css) == expected)
    }

    @Test("A step that falls on a stop is the stop; one stop is all of them; none gives none")
    func stops() {
        let stops = [0x123456, 0xFEDCBA, 0x00FF00, 0xFF00FF, 0x808080, 0x000001].map { RGB(UInt32($0)) }
        #expect(colorRamp(stops, steps: 6) == stops)
        #expect(colorRamp([RGB(0xABCDEF)], steps: 6) == Array(repeating: RGB(0xABCDEF), count: 6))
        #expect(colorRamp(stops, steps: 1) == [stops[0]])
        #expect(colorRamp([], steps: 6).isEmpty && colorRamp(stops, steps: 0).isEmpty)
    }

    @Test("Lightness of a ramp rises and falls evenly", arguments: 0..<50)
    func evenSteps(seed: Int) {
        var random = Seeded(seed)
        let stops = (0..<2).map { _ in RGB(UInt32.random(in: 0...0xFFFFFF, using: &random)) }
        let lightness = colorRamp(stops, steps: 6).map { OKLab($0).lightness }
        for step in 1..<6 {
            let even = lightness[0] + (lightness[5] - lightness[0]) * Double(step) / 5
            #expect(abs(lightness[step] - even) < 0.006, "\(stops.map(\.css))")
        }
    }
}
