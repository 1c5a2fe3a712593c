import ByteWriting
import CloudComposition

/// The class of each colour: `w0` to `w5` of the ramp, `p0` and on of the palette, `solo`, and `g0` and on for the
/// colours that tags were given, as they come.
struct PaintClasses {
    /// Those that tags were given, in the order of their numbers.
    private(set) var given: [String] = []
    private var numbers: [String: Int] = [:]
    /// How many colours there are before the palette begins anew.
    private let paletteCount: Int

    init(_ cloud: Cloud, paletteCount: Int) {
        self.paletteCount = max(1, paletteCount)
        for tag in cloud.tags {
            guard case .given(let color) = tag.paint, numbers[color] == nil else { continue }
            numbers[color] = given.count
            given.append(color)
        }
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
        case .given(let color):
            output.append("g")
            output.appendInteger(numbers[color] ?? 0)
        }
    }
}
