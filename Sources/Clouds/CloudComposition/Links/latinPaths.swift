import SourceText
import Typography

/// Returns the part of an address under which Jekyll's `slugify` puts a term: `node-js` for `Node.js`, `c` for `C++`.
///
/// Letters, marks and decimal digits of every script stay, in lower case. Each run of other characters becomes one
/// hyphen, but is left out at the ends of the name.
/// - Returns: The path, not percent-encoded; empty for a name without letters, marks and digits.
package func jekyllPath(of name: String) -> String {
    joinedWords(singleLine(name).unicodeScalars) { scalar in
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
            .nonspacingMark, .spacingMark, .enclosingMark:
            true
        default: false
        }
    }.lowercased()
}

/// Returns the part of an address under which Zola, with its usual settings, puts the page of a term: `node-js` for
/// `Node.js`, `cafe` for `café`.
///
/// - Returns: The path, or nil for a name with letters other than Latin ones, which Zola transliterates by tables of
///   its own.
package func zolaPath(of name: String) -> String? {
    latinLetters(of: singleLine(name)).map { text in
        joinedWords(text.unicodeScalars) { $0.isASCIILetterOrDigit }.lowercased()
    }
}

/// Returns the part of an address under which Pelican, with its usual settings, puts the page of a term: `nodejs` for
/// `Node.js`, `rd` for `R&D`, without signs.
///
/// - Returns: The path, or nil for a name with letters other than Latin ones, as for ``zolaPath(of:)``.
package func pelicanPath(of name: String) -> String? {
    guard let text = latinLetters(of: singleLine(name)) else { return nil }
    let kept = text.unicodeScalars.filter { $0.isASCIILetterOrDigit || $0 == "_" || $0 == "-" || $0 == " " }
    var path = ""
    // Spaces at the ends are dropped, hyphens there stay.
    for scalar in kept.drop(while: { $0 == " " }).reversed().drop(while: { $0 == " " }).reversed() {
        if scalar != " ", scalar != "-" {
            path.unicodeScalars.append(scalar)
        } else if path.last != "-" {
            path.append("-")
        }
    }
    return path.lowercased()
}

/// Returns the scalars that belong to words, with one hyphen for each run of others between them.
private func joinedWords(
    _ scalars: some Sequence<Unicode.Scalar>, where belongs: (Unicode.Scalar) -> Bool
) -> String {
    var words = String.UnicodeScalarView()
    var owesHyphen = false
    for scalar in scalars {
        guard belongs(scalar) else {
            owesHyphen = !words.isEmpty
            continue
        }
        if owesHyphen { words.append("-") }
        owesHyphen = false
        words.append(scalar)
    }
    return String(words)
}

/// Returns the text in ASCII: letters without their marks, `ß` as `ss`, typographic quotes and dashes as those of a
/// typewriter; nil if the text contains anything else.
private func latinLetters(of text: String) -> String? {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    var letters = ""
    for scalar in text.decomposed().unicodeScalars {
        if scalar.isASCII {
            letters.unicodeScalars.append(scalar)
        } else if let plain = plainLetters[scalar] {
            letters += plain
        } else if scalar.properties.generalCategory != .nonspacingMark || !(letters.last?.isLetter ?? false) {
            return nil
        }
    }
    return letters
}

private let plainLetters: [Unicode.Scalar: String] = [
    "ß": "ss", "æ": "ae", "Æ": "AE", "œ": "oe", "Œ": "OE", "ø": "o", "Ø": "O", "ł": "l", "Ł": "L", "đ": "d", "Đ": "D",
    "ð": "d", "Ð": "D", "þ": "th", "Þ": "Th", "ı": "i", "“": "\"", "”": "\"", "„": "\"", "‘": "'", "’": "'", "–": "-",
    "—": "-", "‐": "-", "…": "...", "\u{A0}": " ",
]
