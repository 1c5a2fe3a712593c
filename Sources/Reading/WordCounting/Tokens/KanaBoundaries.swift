import SourceText

/// The boundaries that a dictionary gives to Japanese, without those inside words that it does not know.
///
/// A dictionary that lacks a loanword divides it into single signs: `ディープラーニング` into `ディ`, `ー`, `プ`, …. So a run of
/// katakana is one word, unless the dictionary divides all of it into words of three signs or more: `サッカー|チーム`. Of two
/// signs most are pieces, as in `クラ|ウド`. No word
/// begins with `ー` or with a small kana, which belong to the sign before them; `っ` is the exception, as in `って`.
struct KanaBoundaries {
    private let text: UnsafeBufferPointer<UInt8>
    private var kept: [Int] = []

    /// Returns the boundaries that are kept.
    ///
    /// - Parameters:
    ///   - ends: the offsets into `text`, which is valid UTF-8, where words end, ascending.
    static func joining(_ ends: [Int], in text: UnsafeBufferPointer<UInt8>) -> [Int] {
        // All kana begin with E3 81, 82 or 83, those of half width with EF.
        guard text.contains(where: { $0 == 0xE3 || $0 == 0xEF }) else { return ends }
        var boundaries = Self(text: text)
        boundaries.read(ends)
        return boundaries.kept
    }

    private init(text: UnsafeBufferPointer<UInt8>) { self.text = text }

    private mutating func read(_ ends: [Int]) {
        kept.reserveCapacity(ends.count)
        var next = 0
        var index = 0
        while index < text.count {
            let (start, end) = katakanaRun(from: index)
            // Boundaries before the run and at both its edges stay, if no word begins there that cannot.
            while next < ends.count, ends[next] <= start {
                keep(ends[next])
                next += 1
            }
            let first = next
            while next < ends.count, ends[next] < end { next += 1 }
            if isWords(ends[first..<next], start, end) { for place in ends[first..<next] { keep(place) } }
            index = max(end, index + 1)
        }
        while next < ends.count {
            keep(ends[next])
            next += 1
        }
    }

    private mutating func keep(_ end: Int) {
        guard end < text.count else { return kept.append(end) }
        let value = scalar(at: end)
        guard end > 0, Self.isDependent(value), isKana(before: end) else { return kept.append(end) }
    }

    /// The next run of katakana; empty at the end of the text if there is none.
    private func katakanaRun(from place: Int) -> (start: Int, end: Int) {
        var index = place
        while index < text.count {
            guard text[index] == 0xE3 || text[index] == 0xEF, Self.isKatakana(scalar(at: index)) else {
                index += 1
                continue
            }
            let start = index
            while index < text.count, Self.isKatakana(scalar(at: index)) { index += 3 }
            return (start, index)
        }
        return (text.count, text.count)
    }

    /// Whether the boundaries inside a run divide it into words of three signs or more, none of which begins with a sign
    /// that depends on the one before.
    private func isWords(_ inside: ArraySlice<Int>, _ start: Int, _ end: Int) -> Bool {
        var last = start
        for place in inside + [end] {
            if place - last < 9 || last > start && Self.isDependent(scalar(at: last)) { return false }
            last = place
        }
        return true
    }

    private func isKana(before place: Int) -> Bool {
        guard place >= 3 else { return false }
        let value = scalar(at: place - 3)
        return (0x3041...0x30FF).contains(value) || Self.isKatakana(value)
    }

    /// The scalar of three bytes at a place; 0 for one of another length.
    private func scalar(at place: Int) -> UInt32 {
        guard text[place] & 0xF0 == 0xE0, place + 2 < text.count else { return 0 }
        return UInt32(text[place] & 0x0F) << 12 | UInt32(text[place + 1] & 0x3F) << 6 | UInt32(text[place + 2] & 0x3F)
    }

    /// Whether a scalar is katakana, of full or half width, or the sign of a long vowel. The dot `・` divides words.
    private static func isKatakana(_ value: UInt32) -> Bool {
        switch value {
        case 0x30A1...0x30FA, 0x30FC...0x30FE, 0x31F0...0x31FF, 0xFF66...0xFF9F: true
        default: false
        }
    }

    /// Whether a scalar is `ー` or a small kana other than `っ`, or a mark of half width.
    private static func isDependent(_ value: UInt32) -> Bool {
        switch value {
        case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3083, 0x3085, 0x3087, 0x308E,  // ぁぃぅぇぉゃゅょゎ
            0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE,  // ァィゥェォッャュョヮ
            0x30FC, 0x31F0...0x31FF, 0xFF67...0xFF70, 0xFF9E, 0xFF9F:
            true
        default: false
        }
    }
}
