/// A counter of the words of a text that comes in pieces: runs between white space, and each character of Han and kana.
struct WordTally {
    private(set) var count = 0
    private var isInWord = false

    /// Ends the current word, so that the next piece begins a new one.
    mutating func endWord() { isInWord = false }

    mutating func count(_ text: UnsafeBufferPointer<UInt8>) {
        var count = count
        var isInWord = isInWord
        var index = 0
        while index < text.count {
            let byte = text[index]
            index += 1
            if byte <= 0x20 {
                isInWord = false
                continue
            }
            // Han and kana begin with E3 to E9, EF and F0; Hangul, which has words, with EA to ED.
            if byte >= 0xE3, byte <= 0xE9 || byte >= 0xEF, index + 1 < text.count {
                switch Self.kind(byte, text[index], text[index + 1]) {
                case .word:
                    count += 1
                    isInWord = false
                    index += byte == 0xF0 ? 3 : 2
                    continue
                case .blank:
                    isInWord = false
                    index += 2
                    continue
                case .other: break
                }
            }
            if !isInWord {
                isInWord = true
                count += 1
            }
        }
        self.count = count
        self.isInWord = isInWord
    }

    private enum Kind { case word, blank, other }

    /// Returns the kind of a character from its first three bytes, by Unicode's blocks of ideographs, hiragana and
    /// katakana.
    private static func kind(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Kind {
        switch (first, second) {
        // Chinese and Japanese punctuation, U+3000 to U+303F, except 々.
        case (0xE3, 0x80): third == 0x85 ? .word : .blank
        case (0xE3, 0x81...0x83), (0xE3, 0x90...), (0xE4...0xE9, _), (0xEF, 0xA4...0xAB): .word
        // Full-width signs and half-width katakana.
        case (0xEF, 0xBC): third <= 0x8F || third >= 0x9A && third <= 0xA0 ? .blank : .other
        case (0xEF, 0xBD): third >= 0xA6 ? .word : third >= 0x9B ? .blank : .other
        case (0xEF, 0xBE): third <= 0x9D ? .word : .other
        case (0xF0, 0xA0...0xB3): .word
        default: .other
        }
    }
}
