/// Whether a word begins with a capital letter.
func isCapitalized(_ word: [UInt8]) -> Bool {
    guard let first = word.first else { return false }
    if first < 0x80 { return first &- 0x41 < 26 }
    return String(decoding: word.prefix(4), as: UTF8.self).unicodeScalars.first?.properties.isUppercase == true
}

/// Whether a word is of a script that is written without spaces: Han, kana, Thai, Lao, Khmer or Burmese; or of the wide
/// forms that go with Han.
func isWrittenWithoutSpaces(_ word: [UInt8]) -> Bool {
    guard let first = word.first, first >= 0xE0 else { return false }
    guard let scalar = String(decoding: word.prefix(4), as: UTF8.self).unicodeScalars.first else { return false }
    return switch scalar.value {
    case 0x0E00..<0x0F00, 0x1000..<0x10A0, 0x1780..<0x1800, 0x3040..<0x3100, 0x3400..<0xA000, 0xF900..<0xFB00,
        0xFF00..<0xFFF0, 0x20000..<0x40000:
        true
    default: false
    }
}
