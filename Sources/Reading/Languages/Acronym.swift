/// A word of two to five capitals, with digits, `&` or full stops between them, and perhaps the `s` of a plural: `DNA`,
/// `MP3`, `R&D`, `U.S.A.`, `CDs`.
struct Acronym {
    /// The letters in capitals, without full stops. Nil if the folded word identifies the acronym as well, because it
    /// has a digit or a sign: `MP3` and `mp3` are one word.
    let key: [UInt8]?

    /// Reads a word; nil if it is not an acronym.
    ///
    /// - Parameter joiningPlural: whether the plural gets the key of the singular.
    init?(_ word: Span<UInt8>, joiningPlural: Bool) {
        var capitals = 0
        var hasSign = false
        var letters: [UInt8] = []
        var index = 0
        // A longer word is rejected before its last byte is read.
        while index < word.count {
            let byte = word[index]
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"):
                capitals += 1
                letters.append(byte)
                index += 1
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "&"):
                hasSign = true
                letters.append(byte)
                index += 1
            case UInt8(ascii: "."):
                guard capitals > 0 else { return nil }
                index += 1
            case UInt8(ascii: "s"):
                // Only an s at the end after several letters counts: that of CDs, but not that of Ls.
                guard index == word.count - 1, capitals > 1, !hasSign else { return nil }
                if !joiningPlural { letters.append(byte) }
                index += 1
            case 0x80...:
                let (value, length) = decodeScalar(word, at: index)
                guard let scalar = Unicode.Scalar(value), scalar.properties.isUppercase else { return nil }
                capitals += 1
                for offset in 0..<length { letters.append(word[index + offset]) }
                index += length
            default: return nil
            }
            guard capitals <= 5 else { return nil }
        }
        guard capitals > 1 else { return nil }
        key = hasSign ? nil : letters
    }
}
