import SourceText

/// Returns the part of an address under which Hugo puts the page of a term: `c++` for `C++`, `rd` for `R&D`, `go/rust`
/// for `Go/Rust`.
///
/// Letters, digits and marks of every script stay, and so do `.`, `/`, `\`, `_`, `#`, `+`, `~`, `-`, `@`, and a `%`
/// that two hexadecimal digits follow. Spaces between other characters become one hyphen; everything else is left out.
/// The name is not normalised to NFC, and is lowercased character by character. The rules were found by trying names
/// with Hugo 0.111.
/// - Returns: The path, not percent-encoded; empty if no character stays, in which case Hugo makes no page.
package func hugoPath(of name: String) -> String {
    let scalars = Array(singleLine(name).unicodeScalars)
    var path = String.UnicodeScalarView()
    // A space beside a hyphen of the name adds no other hyphen.
    var wasHyphen = false
    var owesHyphen = false
    for (index, scalar) in scalars.enumerated() {
        if isInHugoPath(scalar) || scalar == "%" && scalars[(index + 1)...].prefix(2).count(where: isHexadecimal) == 2 {
            wasHyphen = scalar == "-"
            if owesHyphen, !wasHyphen { path.append("-") }
            owesHyphen = false
            path.append(contentsOf: lowercased(scalar))
        } else if scalar.properties.isWhitespace, !path.isEmpty, !wasHyphen {
            owesHyphen = true
        }
    }
    return String(path)
}

private func isInHugoPath(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
        return scalar.isASCIILetterOrDigit || "./\\_#+~-@".unicodeScalars.contains(scalar)
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
        .nonspacingMark, .spacingMark, .enclosingMark:
        return true
    default: return false
    }
}

private func isHexadecimal(_ scalar: Unicode.Scalar) -> Bool {
    UInt8(exactly: scalar.value)?.hexadecimalValue != nil
}

/// Returns the lower case of a character as one character. İ is the only one whose full mapping has two.
private func lowercased(_ scalar: Unicode.Scalar) -> String.UnicodeScalarView {
    (scalar == "\u{130}" ? "i" : scalar.properties.lowercaseMapping).unicodeScalars
}
