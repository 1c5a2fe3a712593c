/// Whether a word begins with a capital letter.
func isCapitalized(_ word: [UInt8]) -> Bool {
    guard let first = word.first else { return false }
    if first < 0x80 { return first &- 0x41 < 26 }
    return String(decoding: word.prefix(4), as: UTF8.self).unicodeScalars.first?.properties.isUppercase == true
}

/// Whether no space stands between two words of a phrase: if both are of a script without spaces (Thai, Lao, Khmer,
/// Burmese), or one is of Han or kana, as in 阿Q.
func areWrittenTogether(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    let (first, second) = (spacing(one), spacing(other))
    return first == .han || second == .han || first == .unspaced && second == .unspaced
}

private enum Spacing { case spaced, unspaced, han }

private func spacing(_ word: [UInt8]) -> Spacing {
    guard let first = word.first, first >= 0xE0 else { return .spaced }
    guard let scalar = String(decoding: word.prefix(4), as: UTF8.self).unicodeScalars.first else { return .spaced }
    return switch scalar.value {
    case 0x0E00..<0x0F00, 0x1000..<0x10A0, 0x1780..<0x1800: .unspaced
    // The wide forms of Latin letters go with Han.
    case 0x3040..<0x3100, 0x3400..<0xA000, 0xF900..<0xFB00, 0xFF00..<0xFFF0, 0x20000..<0x40000: .han
    default: .spaced
    }
}

/// Whether a spelling is to be shown rather than another that is as frequent: the one of fewer letters; of two as long,
/// the one with more accents, which writers in a hurry leave out; then the one that comes first in the order of its
/// letters, in lower case if both have the same. It is an order: of any spellings one is nicer than all others.
func isNicerSpelling(_ one: ArraySlice<UInt8>, _ other: ArraySlice<UInt8>) -> Bool {
    let (letters, otherLetters) = (one.count { $0 & 0xC0 != 0x80 }, other.count { $0 & 0xC0 != 0x80 })
    if letters != otherLetters { return letters < otherLetters }
    let (accents, otherAccents) = (accentCount(one), accentCount(other))
    if accents != otherAccents { return accents > otherAccents }
    for (first, second) in zip(one, other) where first != second && first.asciiLowercased != second.asciiLowercased {
        return first.asciiLowercased < second.asciiLowercased
    }
    return other.lexicographicallyPrecedes(one)
}

/// How many letters of a word are not of ASCII. The first byte of signs such as the typographic apostrophe is E2.
private func accentCount(_ word: ArraySlice<UInt8>) -> Int { word.count { $0 >= 0xC3 && $0 != 0xE2 } }
