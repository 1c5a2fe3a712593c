/// One line of an input for a message: made printable, cut to the width of a terminal, with a line of carets below.
package struct SourceExcerpt: Sendable, Equatable {
    /// The line of the input, printable and cut, with `…` where it was cut.
    package let text: String
    /// The caret line: blanks, then `^` and `~` below the offending bytes.
    package let caret: String

    /// The most terminal cells that the line may take, so that a line of a megabyte stays readable.
    private static let window = 100

    init(text: String, caret: String) { (self.text, self.caret) = (text, caret) }

    init(_ bytes: [UInt8], line: Range<Int>, marking range: Range<Int>) {
        let start = min(max(range.lowerBound, line.lowerBound), line.upperBound)
        let end = min(max(range.upperBound, start), line.upperBound)
        var from = Self.boundary(in: bytes, atOrBefore: max(line.lowerBound, start - Self.window / 2), line)
        var to = Self.boundary(in: bytes, atOrBefore: min(line.upperBound, from + Self.window), line)
        var shown = Self.characters(bytes[from..<max(from, to)])
        // A byte of a character takes at most one cell, except in characters that are shown as numbers.
        var before = shown.reduce(0) { $0 + ($1.offset < start ? $1.cells : 0) }
        while before > Self.window / 2 {
            before -= shown.removeFirst().cells
            from = shown.first?.offset ?? start
        }
        var cells = shown.reduce(0) { $0 + $1.cells }
        while cells > Self.window, let last = shown.last, last.offset > start {
            cells -= last.cells
            to = last.offset
            shown.removeLast()
        }
        var text = from > line.lowerBound ? "…" : ""
        var caret = from > line.lowerBound ? " " : ""
        for character in shown {
            text += character.text
            if character.offset < start {
                caret += character.text == "\t" ? "\t" : String(repeating: " ", count: character.cells)
            } else if character.offset < end, character.cells > 0 {
                caret += (character.offset == start ? "^" : "~") + String(repeating: "~", count: character.cells - 1)
            }
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

    /// Returns each character as it is shown, with its offset in the input and the number of cells it takes.
    private static func characters(_ bytes: ArraySlice<UInt8>) -> [(text: String, offset: Int, cells: Int)] {
        var offset = bytes.startIndex
        return String(decoding: bytes, as: UTF8.self).unicodeScalars.map { scalar in
            // A byte that is not UTF-8 decodes to a replacement character, which has three bytes.
            defer { offset += scalar == "\u{FFFD}" ? 1 : UTF8.width(scalar) }
            let shown = readable(String(scalar), keepingLines: true)
            return (shown, offset, shown.unicodeScalars.reduce(0) { $0 + cells($1) })
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
