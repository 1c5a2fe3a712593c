import ByteWriting
import CloudComposition

/// The class of each colour: `w0` to `w5` of the ramp, `p0` and on of the palette, `solo`, and `g0` and on for the
/// colours that tags were given, in the order of first use; followed by `large` if a large name has another colour.
struct PaintClasses {
    /// The class of a colour, and its classes for a large name.
    private typealias Names = (usual: [UInt8], large: [UInt8])

    private let ramp: [Names]
    /// The colours of the palette before it begins again.
    private let palette: [Names]
    private let single: Names
    /// The colours that tags were given, each looked up once.
    private let given: [String: Names]

    init(_ cloud: Cloud, _ painted: PaintedTheme, paletteCount: Int) {
        func names(_ paint: TagPaint) -> Names {
            let name = painted.use.className(of: paint)
            return (Array(name.utf8), Array((painted.large.contains(name) ? name + " large" : name).utf8))
        }
        ramp = (0..<UsedThemeParts.levels).map { names(.ramp($0)) }
        palette = (0..<max(1, paletteCount)).map { names(.palette($0)) }
        single = names(.single)
        var given: [String: Names] = [:]
        for case .given(let color) in cloud.tags.lazy.map(\.paint) where given[color] == nil {
            given[color] = names(.given(color))
        }
        self.given = given
    }

    func append(_ paint: TagPaint, isLarge: Bool, to output: inout ByteBuffer) {
        let names =
            switch paint {
            case .ramp(let step): ramp[max(0, min(step, ramp.count - 1))]
            case .palette(let number): palette[max(0, number) % palette.count]
            case .single: single
            case .given(let color): given[color] ?? single
            }
        output.append(contentsOf: isLarge ? names.large : names.usual)
    }
}
