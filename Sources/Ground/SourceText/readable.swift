/// A text of others as people are shown it: what could move a cursor, colour a terminal or turn the writing direction is
/// written as its number, `\u{1B}`; a longer text than wanted is cut.
///
/// Everything that the program says goes through it: messages when they are composed, and once more where they leave
/// the program, which changes nothing of what it has been through before.
/// - Parameters:
///   - count: how many characters of the text are shown at most.
///   - keepsLines: whether line feeds and tabs stay, as in a message of several lines.
package func readable(_ text: String, atMost count: Int = .max, keepingLines keepsLines: Bool = false) -> String {
    if text.utf8.count <= count, text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F || keepsLines && $0 == 0x0A }) {
        return text
    }
    var result = String.UnicodeScalarView()
    for (place, scalar) in text.unicodeScalars.enumerated() {
        guard place < count else { return String(result) + "…" }
        if keepsLines, scalar == "\n" || scalar == "\t" {
            result.append(scalar)
        } else {
            result.append(contentsOf: shownScalars(scalar))
        }
    }
    return String(result)
}

/// A character as people are shown it.
func shownScalars(_ scalar: Unicode.Scalar) -> String.UnicodeScalarView {
    scalar.movesTerminal
        ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars : String(scalar).unicodeScalars
}

extension Unicode.Scalar {
    /// Whether it may move a cursor, colour a terminal or turn the writing direction.
    package var movesTerminal: Bool {
        switch value {
        case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
