@_spi(_Unicode) import Swift

/// A folding of the spellings of a word into one: two spellings are the same word if they are equal after folding.
///
/// - Unicode is normalised to NFC, and case is folded by the mappings of the standard library: lower, upper, lower, so
///   that `ß` becomes `ss` and `ς` becomes `σ`. `ı` stays different from `i`, and `İ` becomes `i`.
/// - The apostrophes `’` and `ʼ` become `'`; the hyphens U+2010 and U+2011 become `-`.
/// - Soft hyphens, direction marks, variation selectors and joiners are dropped; joiners stay in scripts in which they
///   are part of the spelling, as in Persian `می‌شود`.
/// - Points of Hebrew, and vowel signs and the tatweel of Arabic, are dropped, since most writers omit them; so are the
///   marks of Armenian that stand inside a word, and tell how a sentence is meant. Cyrillic
///   `ё` becomes `е`.
/// - With Turkish, `I` becomes `ı`. With Persian or Urdu as the language of the Arabic script, `ي` and `ك` become `ی`
///   and `ک`. With Romanian, `ş` and `ţ` become `ș` and `ț`, unless Turkish is a language too.
package struct WordFolding: Sendable {
    private let isTurkish: Bool
    private let isPersian: Bool
    private let isRomanian: Bool

    /// Makes a folding for the languages of a text.
    ///
    /// - Parameter languages: the languages, of which the first of each script decides how letters of that script fold.
    package init(languages: [Language] = []) {
        isTurkish = languages.first { $0.script == .latin } == .turkish
        let arabic = languages.first { $0.script == .arabic }
        isPersian = arabic == .persian || arabic == .urdu
        isRomanian = languages.contains(.romanian) && !languages.contains(.turkish)
    }

    /// Returns the word after folding. The result is empty only for an empty word, and folding it again changes
    /// nothing.
    package func fold(_ word: Span<UInt8>) -> [UInt8] {
        guard let folded = foldQuickly(word) else { return foldSlowly(word) }
        return folded
    }

    /// Folds a word of ASCII, or of letters whose folding does not depend on their
    /// neighbours; returns nil for any other word.
    private func foldQuickly(_ word: Span<UInt8>) -> [UInt8]? {
        let table = LetterFolding.table
        let isTurkish = isTurkish
        let isPlain = !isPersian && !isRomanian
        var isSure = true
        let folded = [UInt8](unsafeUninitializedCapacity: word.count) { result, count in
            var index = 0
            // Invariant: no more bytes are written than read, as a letter below U+0800 has a folded one below it.
            while index < word.count {
                let byte = word[index]
                if byte < 0x80 {
                    let isCapital = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
                    if isTurkish, byte == UInt8(ascii: "I") { isSure = false }
                    result[count] = isCapital ? byte | 0x20 : byte
                    count += 1
                    index += 1
                    continue
                }
                guard isPlain, byte >= 0xC2, byte < 0xE0, index + 1 < word.count, word[index + 1] & 0xC0 == 0x80 else {
                    // Han, kana, Hangul and the like have neither case nor marks to reorder.
                    let length = isPlain ? caselessLength(word, at: index) : 0
                    guard length > 0 else {
                        isSure = false
                        return
                    }
                    for offset in 0..<length { result[count + offset] = word[index + offset] }
                    count += length
                    index += length
                    continue
                }
                let folded = table[Int(byte & 0x1F) << 6 | Int(word[index + 1] & 0x3F)]
                if folded == LetterFolding.needsContext {
                    isSure = false
                    return
                }
                if folded >= 0x80 {
                    result[count] = UInt8(truncatingIfNeeded: 0xC0 | folded >> 6)
                    result[count + 1] = UInt8(truncatingIfNeeded: 0x80 | folded & 0x3F)
                    count += 2
                } else if folded > 0 {
                    result[count] = UInt8(truncatingIfNeeded: folded)
                    count += 1
                }
                index += 2
            }
        }
        return isSure && (!folded.isEmpty || word.isEmpty) ? folded : nil
    }

    /// Returns the length of a well-formed scalar of three bytes that folds to itself; 0 for any other.
    private func caselessLength(_ word: Span<UInt8>, at index: Int) -> Int {
        guard word[index] & 0xF0 == 0xE0, index + 2 < word.count, word[index + 1] & 0xC0 == 0x80,
            word[index + 2] & 0xC0 == 0x80
        else { return 0 }
        switch decodeScalar(word, at: index).scalar {
        case 0xE01...0xE30, 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3:
            return 3
        default: return 0
        }
    }

    private func foldSlowly(_ word: Span<UInt8>) -> [UInt8] {
        var text = word.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
        // Normalisation may compose a folded letter with the next one, so one round is not
        // always enough; no letter needs three.
        for _ in 0..<3 {
            let folded = foldOnce(text)
            let isStable = folded.utf8.elementsEqual(text.utf8)
            text = folded
            if isStable { break }
        }
        return text.isEmpty ? word.withUnsafeBufferPointer { Array($0) } : Array(text.utf8)
    }

    private func foldOnce(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        var previous: Unicode.Scalar = " "
        for scalar in text._nfc {
            defer { previous = scalar }
            switch scalar.value {
            case 0x200C...0x200D where LetterFolding.isSpelledWithJoiners(previous.value): result.append(scalar)
            case 0x307 where previous == "i" || previous == "I" || previous == "İ": break
            case 0x49 where isTurkish: result.append("ı")
            case 0x64A where isPersian, 0x649 where isPersian: result.append("ی")
            case 0x643 where isPersian: result.append("ک")
            case 0x15E where isRomanian, 0x15F where isRomanian: result.append("ș")
            case 0x162 where isRomanian, 0x163 where isRomanian: result.append("ț")
            default: LetterFolding.appendFolded(scalar, to: &result)
            }
        }
        // A joiner at the end joins nothing.
        while let last = result.last, last.value == 0x200C || last.value == 0x200D { result.removeLast() }
        var composed = String.UnicodeScalarView()
        for scalar in String(result)._nfc { composed.append(scalar) }
        return String(composed)
    }
}
