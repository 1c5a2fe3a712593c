@_spi(_Unicode) import Swift

/// The accents and breathings of Greek, which were spelled in other ways until 1982.
enum GreekAccents {
    /// Whether a word has accents or breathings of the old spelling: letters from U+1F00 on, in three bytes of UTF-8.
    static func areOld(in word: Span<UInt8>) -> Bool {
        for index in word.indices.dropLast(2)
        where word[index] == 0xE1 && 0xBC...0xBF ~= word[index + 1] { return true }
        return false
    }

    /// The word without any accents and breathings.
    static func removing(from word: Span<UInt8>) -> [UInt8] {
        let text = word.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
        var letters = String.UnicodeScalarView()
        for scalar in text._nfd where !(0x300...0x345 ~= scalar.value) { letters.append(scalar) }
        return Array(String(letters).utf8)
    }
}
