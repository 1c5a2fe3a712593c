/// Numbers that are written with letters.
enum Numeral {
    /// Whether a spelling is a Roman numeral of I, V and X in capitals. With further letters there are too many words
    /// and abbreviations that are one by chance: `MIX`, `CD`, `CV`.
    static func isRoman(_ word: Span<UInt8>) -> Bool {
        guard 1...7 ~= word.count else { return false }
        var index = 0
        func count(of letter: UInt8, upTo most: Int) -> Int {
            let start = index
            while index < word.count, index - start < most, word[index] == letter { index += 1 }
            return index - start
        }
        let (one, five, ten) = (UInt8(ascii: "I"), UInt8(ascii: "V"), UInt8(ascii: "X"))
        _ = count(of: ten, upTo: 3)
        let ones = count(of: one, upTo: 3)
        if ones == 0 {
            if count(of: five, upTo: 1) == 1 { _ = count(of: one, upTo: 3) }
        } else if ones == 1, index < word.count {
            // IV and IX.
            index += word[index] == five || word[index] == ten ? 1 : 0
        }
        return index == word.count
    }

    /// Whether a spelling is a number with `º`, `ª` or `°`, also with the letters `n` or `N` in place of the number.
    static func isOrdinal(_ word: Span<UInt8>) -> Bool {
        guard word.count > 2, word[word.count - 2] == 0xC2, [0xBA, 0xAA, 0xB0].contains(word[word.count - 1]) else {
            return false
        }
        for index in 0..<word.count - 2
        where !(0x30...0x39 ~= word[index] || word.count == 3 && word[index] | 0x20 == UInt8(ascii: "n")) {
            return false
        }
        return true
    }
}
