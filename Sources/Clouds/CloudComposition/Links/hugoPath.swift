import SourceText

/// The part of an address under which Hugo puts the page of a term: `C++` is `c++`, `R&D` is `rd`, `Go/Rust` is `go/rust`.
///
/// Letters, digits and marks of every script stay, and so do `.`, `/`, `\`, `_`, `#`, `+`, `~`, `-`, `@`, and a `%` with two
/// hexadecimal digits behind it; spaces between others are one hyphen, all else is left out. It is not composed, and in
/// lower case by single characters. Found by trying names with Hugo 0.111.
/// - Returns: nothing for a name without any of these, for which Hugo makes no page. Not encoded.
package func hugoPath(of name: String) -> String {
    let scalars = Array(singleLine(name).unicodeScalars)
    var path = String.UnicodeScalarView()
    // A hyphen of the name's own makes none of a space beside it.
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
        return 0x61...0x7A ~= scalar.value | 0x20 || 0x30...0x39 ~= scalar.value
            || "./\\_#+~-@".unicodeScalars.contains(scalar)
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

/// By the mapping of a character to one character. İ is the only one whose other mapping has two.
private func lowercased(_ scalar: Unicode.Scalar) -> String.UnicodeScalarView {
    (scalar == "\u{130}" ? "i" : scalar.properties.lowercaseMapping).unicodeScalars
}
