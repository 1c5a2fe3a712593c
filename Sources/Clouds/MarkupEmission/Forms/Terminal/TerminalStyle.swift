import ByteWriting
import CloudComposition

/// The look of a text on a terminal, in terms of ECMA-48: bold, faint, and one of 256 colours.
struct TerminalStyle: Equatable {
    var isBold = false
    var isFaint = false
    /// The number of a colour in the palette of xterm.
    var color: Int?

    static let plain = TerminalStyle()
    static let title = TerminalStyle(isBold: true)
    static let note = TerminalStyle(isFaint: true)

    /// Chooses the style of a tag.
    ///
    /// - Parameter level: The level of the tag, 0 to 5, which decides how bold it is; the colour follows from `paint`.
    init(level: Int, _ paint: TagPaint) {
        isBold = level >= 4
        switch paint {
        case .ramp(let step):
            color = Self.ramp[max(0, min(step, Self.ramp.count - 1))]
            isFaint = level == 0
        case .palette(let number): color = Self.palette[number % Self.palette.count]
        case .single: isFaint = level == 0
        case .given(let given): color = Self.nearest(to: given)
        }
    }

    private init(isBold: Bool = false, isFaint: Bool = false) { (self.isBold, self.isFaint) = (isBold, isFaint) }

    func begin(_ output: inout ByteBuffer) {
        var separator: StaticString = "\u{1B}["
        func add(_ code: StaticString) {
            output.append(separator)
            output.append(code)
            separator = ";"
        }
        if isBold { add("1") }
        if isFaint { add("2") }
        if let color {
            add("38;5;")
            output.appendInteger(color)
        }
        if self != TerminalStyle() { output.append("m") }
    }

    func end(_ output: inout ByteBuffer) { if self != TerminalStyle() { output.append("\u{1B}[0m") } }

    // All of these have a contrast of at least 4:1 with both black and white, by the formula of WCAG 2.
    private static let ramp: [Int?] = [nil, nil, 30, 31, 63, 99]
    private static let palette = [31, 162, 64, 130, 99, 29, 161, 63]

    /// Returns the colour of the palette that is nearest to one such as `#00add8` or `#0ad`.
    private static func nearest(to text: String) -> Int? {
        let digits = text.dropFirst()
        let long = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
        guard let value = Int(long, radix: 16) else { return nil }
        let wanted = [value >> 16 & 255, value >> 8 & 255, value & 255]
        func distance(_ color: Int) -> Int {
            let place = color - 16
            let parts = [place / 36, place / 6 % 6, place % 6].map { $0 == 0 ? 0 : 55 + 40 * $0 }
            return zip(parts, wanted).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
        }
        return palette.min { distance($0) < distance($1) }
    }
}

/// Returns a text without the escape sequences that ``TerminalStyle`` writes; other escape sequences remain.
package func withoutTerminalStyle(_ bytes: [UInt8]) -> [UInt8] {
    var plain: [UInt8] = []
    plain.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
        if bytes[index] == 0x1B, let end = sequenceEnd(bytes, index) {
            index = end
        } else {
            plain.append(bytes[index])
            index += 1
        }
    }
    return plain
}

/// Returns the end of a sequence of `ESC [`, digits and semicolons, and `m`; nil for anything else.
private func sequenceEnd(_ bytes: [UInt8], _ start: Int) -> Int? {
    guard start + 1 < bytes.count, bytes[start + 1] == UInt8(ascii: "[") else { return nil }
    // The longest is ESC [1;2;38;5;255m.
    for index in start + 2..<min(bytes.count, start + 16) {
        switch bytes[index] {
        case UInt8(ascii: "m"): return index + 1
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: ";"): continue
        default: return nil
        }
    }
    return nil
}
