/// Returns a title in the form in which two titles are compared: in lower case, with single spaces between words, and
/// with typewriter quotes and dots: `“It’s…”` becomes `"it's..."`.
func comparableTitle(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var isBlank = false
    for scalar in text.unicodeScalars {
        if scalar.properties.isWhitespace {
            isBlank = !result.isEmpty
            continue
        }
        if isBlank { result.append(" ") }
        isBlank = false
        switch scalar {
        case "‘", "’", "‚", "‛", "′", "‹", "›": result.append("'")
        case "“", "”", "„", "‟", "″", "«", "»": result.append("\"")
        case "…": result.append(contentsOf: "...".unicodeScalars)
        default: result.append(scalar)
        }
    }
    return String(result).lowercased()
}
