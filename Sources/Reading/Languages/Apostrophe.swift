import SourceText

/// The apostrophes found in texts: `'`, `’` and `ʼ`.
enum Apostrophe {
    /// Returns the length in bytes of the apostrophe at `index`; 0 if there is none.
    static func length(_ word: Span<UInt8>, at index: Int) -> Int {
        switch word[index] {
        case UInt8(ascii: "'"): 1
        case 0xE2 where index + 2 < word.count && word[index + 1] == 0x80 && word[index + 2] == 0x99: 3
        case 0xCA where index + 1 < word.count && word[index + 1] == 0xBC: 2
        default: 0
        }
    }

    /// Returns the length in bytes of the apostrophe that ends at `end`; 0 if there is none.
    private static func length(_ word: Span<UInt8>, endingAt end: Int, from start: Int) -> Int {
        for length in 1...3 where end - length >= start && self.length(word, at: end - length) == length {
            return length
        }
        return 0
    }

    /// Returns the end of a word before its `’s`, or before the `’` after its `s`; nil if
    /// it has neither, or nothing before it.
    static func endBeforePossessive(_ word: Span<UInt8>, _ range: Range<Int>) -> Int? {
        guard range.count > 1 else { return nil }
        let hasS = word[range.upperBound - 1] | 0x20 == UInt8(ascii: "s")
        let end = hasS ? range.upperBound - 1 : range.upperBound
        let length = length(word, endingAt: end, from: range.lowerBound)
        guard length > 0, end - length > range.lowerBound else { return nil }
        let rest = end - length
        // The rest must end with a letter, so that a run of quotation marks is never split, and 1980’s stays.
        let last = word[rest - 1]
        guard last >= 0x80 || last.isASCIILetterOrDigit && last > UInt8(ascii: "9") else { return nil }
        return rest
    }
}

extension Apostrophe {
    /// Returns the end of a name before the suffixes that Turkish and Lithuanian join to it:
    /// `Eloh’un`, `Debian'o`; nil if it has none.
    static func endBeforeEndings(_ word: Span<UInt8>, _ range: Range<Int>) -> Int? {
        for index in range.dropFirst() {
            let length = length(word, at: index)
            if length > 0 { return index + length < range.upperBound ? index : nil }
        }
        return nil
    }
}

/// Articles and prepositions that lose their vowel before another vowel: French `l’`, Italian `dell’`, Catalan `d’`.
struct Elisions: Sendable {
    private var table = WordTable()
    private static let longest = 7

    init(_ languages: [Language]) {
        for language in languages {
            let words =
                switch language {
                case .french: "c d j l m n s t qu jusqu lorsqu puisqu quoiqu"
                case .italian:
                    """
                    l un gl d dell all dall nell sull coll c m t s v n ch quest quell bell com dov cos quand senz anch
                    nessun ciascun alcun tutt
                    """
                case .catalan: "l d m n s t"
                case .irish: "b d m"
                default: ""
                }
            table.insert(wordsOf: words, 1)
        }
    }

    /// Returns the beginning of a word after an elided one; nil if there is none, or no letter follows.
    func startAfterElision(_ word: Span<UInt8>, _ range: Range<Int>) -> Int? {
        guard !table.isEmpty else { return nil }
        var prefix: [UInt8] = []
        var index = range.lowerBound
        while index < range.upperBound, index - range.lowerBound <= Self.longest {
            let length = Apostrophe.length(word, at: index)
            if length > 0 {
                let start = index + length
                guard start < range.upperBound, word[start] >= 0x80 || word[start].isASCIILetterOrDigit,
                    Apostrophe.length(word, at: start) == 0, table.value(of: prefix.span) != 0
                else { return nil }
                return start
            }
            guard word[index] < 0x80 else { return nil }
            prefix.append(word[index] | 0x20)
            index += 1
        }
        return nil
    }
}
