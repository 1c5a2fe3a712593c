import Languages

/// The properties of a word that are needed each time it occurs.
struct WordTraits: OptionSet {
    let rawValue: UInt8

    static let isStopWord = WordTraits(rawValue: 1)
    static let isConnector = WordTraits(rawValue: 2)
    /// The word has two capital letters at least, and no small ones.
    static let isUpperCase = WordTraits(rawValue: 4)
    /// The word begins with a capital letter.
    static let isCapitalized = WordTraits(rawValue: 8)
    /// The word has a small letter.
    static let hasSmallLetter = WordTraits(rawValue: 16)
    /// The word is a stop word that may begin or end a phrase.
    static let isNamePart = WordTraits(rawValue: 32)
    /// The word is a Roman numeral.
    static let isNumeral = WordTraits(rawValue: 64)
}

extension WordTraits {
    init(of word: [UInt8], _ normalized: NormalizedWord) {
        var traits: WordTraits = []
        if normalized.isStopWord { traits.insert(.isStopWord) }
        if normalized.isConnector { traits.insert(.isConnector) }
        if normalized.isNamePart { traits.insert(.isNamePart) }
        if normalized.isNumeral { traits.insert(.isNumeral) }
        let shown = word[normalized.display]
        guard shown.contains(where: { $0 >= 0x80 }) else {
            var capitals = 0
            for byte in shown {
                if byte &- UInt8(ascii: "a") < 26 { traits.insert(.hasSmallLetter) }
                if byte &- UInt8(ascii: "A") < 26 { capitals += 1 }
            }
            if let first = shown.first, first &- UInt8(ascii: "A") < 26 {
                traits.insert(.isCapitalized)
                if capitals > 1, !traits.contains(.hasSmallLetter) { traits.insert(.isUpperCase) }
            }
            self = traits
            return
        }
        let text = String(decoding: shown, as: UTF8.self).unicodeScalars
        if text.contains(where: { $0.properties.isLowercase }) { traits.insert(.hasSmallLetter) }
        if text.first?.properties.isUppercase == true {
            traits.insert(.isCapitalized)
            let capitals = text.count { $0.properties.isUppercase }
            if capitals > 1, !traits.contains(.hasSmallLetter) { traits.insert(.isUpperCase) }
        }
        self = traits
    }
}
