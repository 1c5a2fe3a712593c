import ByteWriting
import CloudComposition

/// The class of each colour: `w0` to `w5` of the ramp, `p0` and on of the palette, `solo`, and `g0` and on for the
/// colours that tags were given, as they come.
struct PaintClasses {
    private let use: ThemeUse
    /// How many colours there are before the palette begins anew.
    private let paletteCount: Int
    /// Those that tags were given; each is looked up once.
    private let given: [String: String]

    init(_ cloud: Cloud, _ use: ThemeUse, paletteCount: Int) {
        (self.use, self.paletteCount) = (use, max(1, paletteCount))
        var given: [String: String] = [:]
        for case .given(let color) in cloud.tags.lazy.map(\.paint) where given[color] == nil {
            given[color] = use.className(of: .given(color))
        }
        self.given = given
    }

    func append(_ paint: TagPaint, to output: inout ByteBuffer) {
        switch paint {
        case .ramp(let step):
            output.append("w")
            output.appendInteger(step)
        case .palette(let number):
            output.append("p")
            output.appendInteger(number % paletteCount)
        case .single: output.append("solo")
        case .given(let color): output.appendVerbatim(given[color] ?? "solo")
        }
    }
}
