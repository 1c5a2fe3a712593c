/// The script in which a word is written, as far as it helps to tell languages apart.
public enum WritingScript: UInt8, Sendable, CaseIterable {
    case latin, cyrillic, greek, arabic, hebrew, armenian, devanagari, tamil, thai, han, kana, hangul
    /// Any script that has no case of its own here.
    case other

    /// Makes the script of a scalar, by the blocks of Unicode; nil for digits, punctuation, marks and characters that
    /// many scripts share.
    package init?(_ scalar: UInt32) {
        switch scalar {
        case 0x41...0x5A, 0x61...0x7A, 0xAA, 0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2AF, 0x1E00...0x1EFF,
            0x2C60...0x2C7F, 0xA722...0xA7FF, 0xFB00...0xFB06, 0xFF21...0xFF3A, 0xFF41...0xFF5A:
            self = .latin
        case 0x370...0x373, 0x376...0x37D, 0x37F, 0x386, 0x388...0x3FF, 0x1F00...0x1FFF: self = .greek
        case 0x400...0x482, 0x48A...0x52F, 0x1C80...0x1C8F, 0x2DE0...0x2DFF, 0xA640...0xA69F: self = .cyrillic
        case 0x531...0x556, 0x561...0x587, 0xFB13...0xFB17: self = .armenian
        case 0x5D0...0x5F2, 0xFB1D...0xFB4F: self = .hebrew
        case 0x620...0x64A, 0x66E...0x6D3, 0x6D5, 0x6E5...0x6E6, 0x6EE...0x6EF, 0x6FA...0x6FF, 0x750...0x77F,
            0x8A0...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFC:
            self = .arabic
        case 0x900...0x963, 0x971...0x97F, 0xA8E0...0xA8FF: self = .devanagari
        case 0xB82...0xBE3: self = .tamil
        case 0xE01...0xE4E: self = .thai
        case 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97F, 0xAC00...0xD7FB: self = .hangul
        case 0x3041...0x3096, 0x309D...0x309F, 0x30A1...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F:
            self = .kana
        case 0x2E80...0x2FD5, 0x3005, 0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
            self = .han
        case 0..<0x80: return nil
        default:
            guard Unicode.Scalar(scalar)?.properties.isAlphabetic == true else { return nil }
            self = .other
        }
    }

    /// Makes the script of the first letter of a word; nil if the word has no letter.
    ///
    /// - Parameter word: the word in UTF-8.
    package init?(of word: Span<UInt8>) {
        var index = 0
        while index < word.count {
            let byte = word[index]
            if byte < 0x80 {
                if byte | 0x20 >= UInt8(ascii: "a"), byte | 0x20 <= UInt8(ascii: "z") {
                    self = .latin
                    return
                }
                index += 1
                continue
            }
            let (scalar, length) = decodeScalar(word, at: index)
            if let script = WritingScript(scalar) {
                self = script
                return
            }
            index += length
        }
        return nil
    }
}

/// Decodes the scalar at `index`, and returns it with its length in bytes. Bytes that are not UTF-8 yield an arbitrary
/// scalar, and never more bytes than there are.
func decodeScalar(_ bytes: Span<UInt8>, at index: Int) -> (scalar: UInt32, length: Int) {
    let lead = bytes[index]
    let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC0 ? 2 : 1
    guard length > 1, index + length <= bytes.count else { return (UInt32(lead), 1) }
    var scalar = UInt32(lead) & (length == 2 ? 0x1F : length == 3 ? 0x0F : 0x07)
    for offset in 1..<length { scalar = scalar << 6 | UInt32(bytes[index + offset] & 0x3F) }
    return (scalar, length)
}
