import ByteWriting
import CloudComposition

/// The class of each colour: `w0` to `w5` of the ramp, `p0` and on of the palette, `solo`, and `g0` and on for the
/// colours that tags were given, as they come; and `large` behind it where a large name has another colour.
struct PaintClasses {
    /// How many colours there are before the palette begins anew.
    private let paletteCount: Int
    /// Those that tags were given; each is looked up once.
    private let given: [String: (name: String, hasLarge: Bool)]
    /// Which of the ramp, of the palette, and whether the one colour, is another one where names are large.
    private let ramp: [Bool]
    private let palette: [Bool]
    private let single: Bool

    init(_ cloud: Cloud, _ painted: PaintedTheme, paletteCount: Int) {
        self.paletteCount = max(1, paletteCount)
        var given: [String: (name: String, hasLarge: Bool)] = [:]
        for case .given(let color) in cloud.tags.lazy.map(\.paint) where given[color] == nil {
            let name = painted.use.className(of: .given(color))
            given[color] = (name, painted.large.contains(name))
        }
        self.given = given
        ramp = (0..<ThemeUse.levels).map { painted.large.contains("w\($0)") }
        palette = (0..<max(1, paletteCount)).map { painted.large.contains("p\($0)") }
        single = painted.large.contains("solo")
    }

    func append(_ paint: TagPaint, isLarge: Bool, to output: inout ByteBuffer) {
        appendName(paint, to: &output)
        if isLarge, hasLarge(paint) { output.append(" large") }
    }

    private func hasLarge(_ paint: TagPaint) -> Bool {
        switch paint {
        case .ramp(let step): ramp.indices.contains(step) && ramp[step]
        case .palette(let number): palette[number % paletteCount]
        case .single: single
        case .given(let color): given[color]?.hasLarge ?? single
        }
    }

    private func appendName(_ paint: TagPaint, to output: inout ByteBuffer) {
        switch paint {
        case .ramp(let step):
            output.append("w")
            output.appendInteger(step)
        case .palette(let number):
            output.append("p")
            output.appendInteger(number % paletteCount)
        case .single: output.append("solo")
        case .given(let color): output.appendVerbatim(given[color]?.name ?? "solo")
        }
    }
}
