/// One line of an input as a message shows it: printable, not longer than a terminal line, with carets below.
package struct SourceExcerpt: Sendable, Equatable {
    package let text: String
    package let caret: String

    /// Cells of a terminal that the line may take, so that a line of a megabyte stays readable.
    private static let window = 100

    init(text: String, caret: String) { (self.text, self.caret) = (text, caret) }

    init(_ bytes: [UInt8], line: Range<Int>, marking range: Range<Int>) {
        let start = min(max(range.lowerBound, line.lowerBound), line.upperBound)
        let end = min(max(range.upperBound, start), line.upperBound)
        // A byte of a character is at most a cell, so a window in bytes never shows more cells than wanted.
        let from = Self.boundary(in: bytes, atOrBefore: max(line.lowerBound, start - Self.window / 2), line)
        let to = Self.boundary(in: bytes, atOrBefore: min(line.upperBound, from + Self.window), line)
        var text = from > line.lowerBound ? "…" : ""
        var caret = from > line.lowerBound ? " " : ""
        var offset = from
        for scalar in String(decoding: bytes[from..<max(from, to)], as: UTF8.self).unicodeScalars {
            let shown = Self.printable(scalar)
            text.unicodeScalars.append(shown)
            let cells = Self.cells(shown)
            if offset < start {
                caret += scalar == "\t" ? "\t" : String(repeating: " ", count: cells)
            } else if offset < end {
                caret += String(repeating: offset == start ? "^" : "~", count: min(cells, 1))
                if cells == 2 { caret += "~" }
            }
            // A byte that is no UTF-8 decodes to a replacement character of three bytes.
            offset += scalar == "\u{FFFD}" ? 1 : UTF8.width(scalar)
        }
        if end == start || !caret.contains("^") { caret += "^" }
        if to < line.upperBound { text += "…" }
        self.text = text
        self.caret = caret
    }

    private static func boundary(in bytes: [UInt8], atOrBefore offset: Int, _ line: Range<Int>) -> Int {
        var offset = offset
        while offset > line.lowerBound, offset < line.upperBound, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
        return offset
    }

    /// Control characters as pictures, so that an input cannot move the cursor or colour the terminal.
    private static func printable(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.value {
        case 0x09: scalar
        case 0x00..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
        case 0x7F: "\u{2421}"
        case 0x80..<0xA0, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069, 0x200E, 0x200F: "\u{FFFD}"
        default: scalar
        }
    }

    private static func cells(_ scalar: Unicode.Scalar) -> Int {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: break
        }
        switch scalar.value {
        case 0x1100..<0x1160, 0x2E80..<0xA4D0, 0xAC00..<0xD7A4, 0xF900..<0xFB00, 0xFE30..<0xFE70, 0xFF00..<0xFF61,
            0x1F300..<0x1F650, 0x1F680..<0x1F700, 0x1F900..<0x1FB00, 0x20000..<0x40000:
            return 2
        default: return 1
        }
    }
}
