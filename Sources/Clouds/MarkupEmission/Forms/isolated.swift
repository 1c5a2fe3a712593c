/// Returns a text whose direction does not affect the text after it on its line: everything that it opens with
/// invisible characters is closed.
///
/// By Unicode's bidirectional algorithm (UAX #9) the end of an isolate closes everything opened inside.
func isolated(_ text: String) -> String {
    var open = 0
    var isPlain = true
    for scalar in text.unicodeScalars {
        switch scalar.value {
        case 0x202A...0x202E: isPlain = false
        case 0x2066...0x2068: (open, isPlain) = (open + 1, false)
        case 0x2069: (open, isPlain) = (max(0, open - 1), false)
        default: break
        }
    }
    guard !isPlain else { return text }
    return "\u{2068}" + text + String(repeating: "\u{2069}", count: open + 1)
}
