/// A title as people compare it: in lower case, its words with one space between, quotes and ellipses as a typewriter has
/// them.
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
