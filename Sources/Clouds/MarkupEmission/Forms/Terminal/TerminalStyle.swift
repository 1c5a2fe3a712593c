import ByteWriting
import CloudComposition

/// How a text looks on a terminal, in the words of ECMA-48: bold, faint, and a colour of the 256.
struct TerminalStyle: Equatable {
    var isBold = false
    var isFaint = false
    /// A number of the palette of xterm.
    var color: Int?

    static let plain = TerminalStyle()
    static let title = TerminalStyle(isBold: true)
    static let note = TerminalStyle(isFaint: true)

    /// - Parameter level: of the tag, 0 to 5: it says how bold, and by `paint` in which colour.
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

    // All of these have a contrast of 4:1 and more with black and with white alike, by the formula of WCAG 2.
    private static let ramp: [Int?] = [nil, nil, 30, 31, 63, 99]
    private static let palette = [31, 162, 64, 130, 99, 29, 161, 63]

    /// The colour of the palette that is nearest to `#00add8` or `#0ad`.
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

/// The text without the sequences that ``TerminalStyle`` writes, and no others.
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

/// Behind `ESC [`, figures and semicolons, and `m`; nil for everything else.
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
