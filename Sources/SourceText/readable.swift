/// A text of others as a message shows it: cut where it is long, and without what could move a cursor, colour a terminal
/// or turn the writing direction.
package func readable(_ text: String, atMost count: Int = .max) -> String {
    if text.utf8.count <= count, text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    var result = String.UnicodeScalarView()
    for (place, scalar) in text.unicodeScalars.enumerated() {
        guard place < count else { return String(result) + "…" }
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: result.append("\u{FFFD}")
        default: result.append(scalar)
        }
    }
    return String(result)
}
