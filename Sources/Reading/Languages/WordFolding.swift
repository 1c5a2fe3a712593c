@_spi(_Unicode) import Swift

/// Brings the spellings of a word to one: what is equal after it is the same word.
///
/// - Unicode normalisation to NFC, and case folding by way of the mappings of the standard library: lower, upper, lower,
///   so that `ß` is `ss` and `ς` is `σ`. `ı` keeps apart from `i`, and `İ` is `i`.
/// - The apostrophes `’` and `ʼ` are `'`; the hyphens U+2010 and U+2011 are `-`.
/// - Soft hyphens, marks of direction, variation selectors and joiners go; joiners stay in scripts whose spelling they
///   are part of, as in Persian `می‌شود`.
/// - Points of Hebrew and vowel signs and the tatweel of Arabic go, as most writers leave them out. Cyrillic `ё` is `е`.
/// - With Turkish, `I` is `ı`. With Persian or Urdu as the language of the Arabic script, `ي` and `ك` are `ی` and `ک`.
///   With Romanian, `ş` and `ţ` are `ș` and `ț`, unless with Turkish.
package struct WordFolding: Sendable {
    private let isTurkish: Bool
    private let isPersian: Bool
    private let isRomanian: Bool

    /// - Parameter languages: of the text; the first of a script decides what its letters are.
    package init(languages: [Language] = []) {
        isTurkish = languages.first { $0.script == .latin } == .turkish
        let arabic = languages.first { $0.script == .arabic }
        isPersian = arabic == .persian || arabic == .urdu
        isRomanian = languages.contains(.romanian) && !languages.contains(.turkish)
    }

    /// The folded bytes, never empty for a word that is not, and equal to themselves when folded again.
    package func fold(_ word: Span<UInt8>) -> [UInt8] {
        guard let folded = foldQuickly(word) else { return foldSlowly(word) }
        return folded
    }

    /// A word of ASCII, or of letters that have one folded letter whatever stands beside them; nil for another.
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
                    // Han, kana, Hangul and the like have neither case nor marks to put in order.
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

    /// The length of a well-formed scalar of three bytes that folds to itself; 0 of another.
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
        // A folded letter may be one that normalisation composes with the next, so that one round is not always enough;
        // no letter needs three.
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
