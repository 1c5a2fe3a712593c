import SourceText
import Typography

/// Returns the slug of a tag's name, its form in addresses: `machine-learning` for `machine learning`, as in Hugo and
/// Jekyll.
///
/// The slug is in NFC and lower case, whatever the locale. Letters, digits and their marks stay in every script, and
/// each run of anything else becomes one hyphen, with none at the ends. A few signs become words, since they make
/// names: `+` is plus, `&` is and, `#` after a letter or such a sign is sharp, and a point that begins a word is dot.
/// So `C++`, `C#`, `R&D` and `.NET` become `c-plus-plus`, `c-sharp`, `r-and-d` and `dot-net`. A name without letters,
/// digits and such signs is written as its code points: `;)` is `u-3b-29`.
///
/// The slug of a slug is that slug. Two names may have the same slug: see ``linksThatCollide(_:)``.
/// - Returns: At least one character; nothing is percent-encoded.
/// - Complexity: O(n).
package func slug(of name: String) -> String {
    if isPlainSlug(name) { return name }
    let scalars = composed(singleLine(name))
    var words = SlugWords()
    for index in scalars.indices {
        let scalar = scalars[index]
        switch scalar {
        case "+": words.add(sign: "plus")
        case "&": words.add(sign: "and")
        case "#" where words.previous == .letter || words.previous == .sign: words.add(sign: "sharp")
        case "." where beginsWord(scalars, at: index, behind: words.previous): words.add(sign: "dot")
        case "\u{3A3}" where isFinalSigma(scalars, at: index, behind: words.previous): words.add(letter: "ς")
        default: words.add(scalar)
        }
    }
    guard !words.text.isEmpty else {
        return (["u"] + scalars.map { String($0.value, radix: 16) }).joined(separator: "-")
    }
    return String(String.UnicodeScalarView(composed(String(words.text))))
}

/// Whether a name is already a slug of lower-case Latin letters, digits and hyphens, as names of files mostly are.
private func isPlainSlug(_ name: String) -> Bool {
    var previous = UInt8(ascii: "-")
    for byte in name.utf8 {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): break
        case UInt8(ascii: "-") where previous != byte: break
        default: return false
        }
        previous = byte
    }
    return previous != UInt8(ascii: "-")
}

/// A slug under construction: words with hyphens between them.
private struct SlugWords {
    enum Kind { case start, letter, sign, point, other }

    var text = String.UnicodeScalarView()
    /// The kind of the last character read.
    var previous = Kind.start

    mutating func add(sign word: String) {
        if !text.isEmpty { text.append("-") }
        text.append(contentsOf: word.unicodeScalars)
        previous = .sign
    }

    mutating func add(letter: String) {
        if previous != .letter, !text.isEmpty { text.append("-") }
        text.append(contentsOf: letter.unicodeScalars)
        previous = .letter
    }

    mutating func add(_ scalar: Unicode.Scalar) {
        switch SlugCharacter(scalar) {
        case .letter: add(letter: scalar.properties.lowercaseMapping)
        case .mark where previous == .letter: text.append(scalar)
        case .invisible: break
        case .mark, .other: previous = scalar == "." ? .point : .other
        }
    }
}

/// The part that a character plays in a slug.
private enum SlugCharacter {
    /// A letter or a digit.
    case letter
    /// A mark that belongs to the letter before it.
    case mark
    /// A joiner or a soft hyphen, which does not divide a word.
    case invisible
    case other

    init(_ scalar: Unicode.Scalar) {
        if scalar.isASCII {
            self = scalar.isASCIILetterOrDigit ? .letter : .other
            return
        }
        let properties = scalar.properties
        if properties.isDefaultIgnorableCodePoint {
            self = .invisible
            return
        }
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
            .letterNumber, .otherNumber:
            self = .letter
        case .nonspacingMark, .spacingMark, .enclosingMark: self = .mark
        default: self = .other
        }
    }
}

/// Whether a point is before a letter and not after one: in `.NET`, but not in `Node.js` or `...and`.
private func beginsWord(_ scalars: [Unicode.Scalar], at index: Int, behind previous: SlugWords.Kind) -> Bool {
    guard previous != .letter, previous != .point, index + 1 < scalars.count else { return false }
    return SlugCharacter(scalars[index + 1]) == .letter
}

/// Whether a sigma is final: Unicode's condition Final_Sigma, which the mapping of a single character cannot know.
/// ΛΌΓΟΣ is λόγος.
private func isFinalSigma(_ scalars: [Unicode.Scalar], at index: Int, behind previous: SlugWords.Kind) -> Bool {
    guard previous == .letter else { return false }
    for scalar in scalars[(index + 1)...] {
        switch SlugCharacter(scalar) {
        case .letter: return false
        case .mark, .invisible: continue
        case .other: return true
        }
    }
    return true
}

private func composed(_ text: String) -> [Unicode.Scalar] {
    Array((text.utf8.allSatisfy { $0 < 0x80 } ? text : text.composed()).unicodeScalars)
}
