/// Returns a text from outside in a form that is safe to print: characters that could move a cursor, colour a terminal
/// or change the writing direction become escapes such as `\u{1B}`, and a text that is too long is cut and ends with
/// `…`.
///
/// Everything that the program prints passes through this function: messages when they are composed, and all output
/// once more, which changes nothing the second time.
/// - Parameters:
///   - count: the number of characters after which the text is cut.
///   - keepsLines: whether line feeds and tabs stay, as in a message of several lines.
package func readable(_ text: String, atMost count: Int = .max, keepingLines keepsLines: Bool = false) -> String {
    if text.utf8.count <= count, text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F || keepsLines && $0 == 0x0A }) {
        return text
    }
    var result = String.UnicodeScalarView()
    for (place, scalar) in text.unicodeScalars.enumerated() {
        guard place < count else { return String(result) + "…" }
        // To append several scalars at once copies all of the text.
        if !scalar.movesTerminal || keepsLines && (scalar == "\n" || scalar == "\t") {
            result.append(scalar)
        } else {
            for shown in shownScalars(scalar) { result.append(shown) }
        }
    }
    return String(result)
}

/// Returns a scalar as it is shown: itself, or a number such as `\u{1B}`.
func shownScalars(_ scalar: Unicode.Scalar) -> String.UnicodeScalarView {
    scalar.movesTerminal
        ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars : String(scalar).unicodeScalars
}

extension Unicode.Scalar {
    /// Whether the scalar could move a cursor, colour a terminal or change the writing direction.
    package var movesTerminal: Bool {
        switch value {
        case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
