/// Rules for the advances of characters that are in no table.
enum ScriptRules {
    /// The advance of an emoji cluster, as in Noto Color Emoji: 1.245 em. Other systems' emoji are up to a tenth wider.
    static let emoji = 2550 * Advance.sharedUnitsPerEm / 2048
    static let unknown = 600 * Advance.sharedUnitsPerEm / 1000

    /// Returns the advance of a scalar in shared units, 0 if it is invisible when alone.
    static func advance(_ scalar: Unicode.Scalar, startsCluster: Bool) -> Int {
        let thousandth = Advance.sharedUnitsPerEm / 1000
        // Most characters that get here; this test is cheaper than asking for properties.
        if isHanOrHangul(scalar.value) { return (scalar.value < 0xAC00 ? 1000 : 920) * thousandth }
        switch scalar.value {
        // A vowel or final of a syllable whose initial has counted already.
        case 0x1160...0x11FF where !startsCluster, 0xD7B0...0xD7FF where !startsCluster: return 0
        case _ where scalar.properties.isDefaultIgnorableCodePoint: return 0
        case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: return 920 * thousandth
        case 0xFF61...0xFFDC, 0xFFE8...0xFFEE: return 500 * thousandth
        case 0x302A...0x302F, 0x3099, 0x309A: return 0
        case 0x2E80...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
            0xFFE0...0xFFE7, 0x16FE0...0x18CFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F2FF, 0x20000...0x3FFFD:
            return 1000 * thousandth
        default: break
        }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: return 0
        // A spacing mark without a table is drawn beside its base; one that is alone should be seen rather than lost.
        default: return unknown
        }
    }

    /// Returns whether the script of a scalar has consonants that join, and vowel signs that change them.
    static func isIndic(_ scalar: UInt32) -> Bool {
        0x0900...0x0DFF ~= scalar || 0x1000...0x109F ~= scalar || 0x1780...0x17FF ~= scalar
    }

    /// Returns the reach of the ink of a character that the face lacks.
    ///
    /// Latin, Greek and Cyrillic letters and symbols come from fonts with a taller line box.
    static func ink(_ scalar: UInt32, isMark: Bool = false) -> Ink {
        ScriptInk.of(scalar, isMark: isMark) ?? .stacked
    }

    /// Returns whether a scalar is in the large blocks of Han and Hangul: visible, of one width, and no mark.
    static func isHanOrHangul(_ scalar: UInt32) -> Bool {
        0x4E00...0x9FFF ~= scalar || 0x3400...0x4DBF ~= scalar || 0xAC00...0xD7A3 ~= scalar
    }

    /// Returns whether a grapheme cluster is drawn as one emoji: a picture by default, a text symbol with U+FE0F, a
    /// keycap, a flag, a skin tone, or several joined.
    static func isEmoji(_ cluster: Character) -> Bool {
        let scalars = cluster.unicodeScalars
        guard let first = scalars.first, first.value >= 0x23 else { return false }
        // No emoji is between © and ‼, or between ㊙ and the pictures of the astral planes.
        if 0xAF..<0x203C ~= first.value || 0x329A..<0x1F000 ~= first.value { return false }
        guard first.properties.isEmoji else { return false }
        var isPicture = first.properties.isEmojiPresentation
        for scalar in scalars.dropFirst() {
            switch scalar.value {
            case 0xFE0E: return false
            case 0xFE0F, 0x20E3: isPicture = true
            case 0x2000...: isPicture = isPicture || scalar.properties.isEmojiPresentation
            default: break
            }
        }
        return isPicture
    }
}
