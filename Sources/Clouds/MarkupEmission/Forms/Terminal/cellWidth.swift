/// Returns the number of terminal cells that a text takes: two for an ideograph or an emoji, none for a mark.
func cellWidth(_ text: some StringProtocol) -> Int {
    guard text.utf8.contains(where: { $0 >= 0x80 }) else { return text.utf8.count }
    // Scalars that are joined to one picture are drawn as one.
    return text.reduce(0) { $0 + cellWidth(of: $1) }
}

func cellWidth(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    if scalars.contains(where: { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }) { return 2 }
    return scalars.reduce(0) { $0 + cellWidth(of: $1) }
}

private func cellWidth(of scalar: Unicode.Scalar) -> Int {
    guard scalar.value >= 0x300 else { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark, .format: return 0
    default: break
    }
    // The vowels and finals of Hangul are drawn inside their syllable.
    if (0x1160...0x11FF).contains(scalar.value) { return 0 }
    return wideRanges.contains { $0.contains(scalar.value) } ? 2 : 1
}

/// The scalars whose East_Asian_Width is W or F, emoji apart, from EastAsianWidth.txt of Unicode 16; unassigned ones
/// between them are included.
private let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0xA4CF, 0xA960...0xA97F,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
    0x16FE0...0x18CFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x3FFFD,
]
