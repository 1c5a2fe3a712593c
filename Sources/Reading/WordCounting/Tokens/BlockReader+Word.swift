import SourceText

extension BlockReader {
    /// The end of ASCII digits that a blank follows, which are a number whatever comes; nil for others.
    @inline(__always) func plainNumber(_ start: Int) -> Int? {
        guard base[start].isASCIIDigit else { return nil }
        var end = start + 1
        let limit = min(count, start + Tokenizer.longestToken)
        while end < limit, base[end].isASCIIDigit { end += 1 }
        return end < limit && (base[end] == UInt8(ascii: " ") || base[end] == UInt8(ascii: "\n")) ? end : nil
    }

    /// Decides about a word, a number, a link or an address that begins with a letter or a digit.
    ///
    /// - Parameters:
    ///   - start: the offset where the token begins: `first`, or that of a sign before it.
    ///   - first: the offset of the first letter or digit.
    mutating func wordStep(start: Int, first: Int) -> TokenStep {
        if start == first, base[start] | 0x20 == UInt8(ascii: "w"), let link = webStep(start) { return link }
        var word = WordScanner(&self, start: start, first: first)
        if word.isOverlong { return .overlong(start..<word.end) }
        let behind = byte(word.end)
        // Most words are plain: none of the cases below is about them.
        if word.isPlain, behind == UInt8(ascii: " ") || behind == UInt8(ascii: ",") || behind == UInt8(ascii: "\n") {
            return .token(.word, word.range)
        }
        if start == first {
            if behind == UInt8(ascii: ":"), let link = schemeStep(word.range) { return link }
            if let address = addressStep(word.range, behind) { return address }
            if let link = domainStep(word.range, hasDots: word.dots > 0, behind) { return link }
        }
        guard word.endsAtIndex else { return .token(kind(of: word), word.range) }
        switch behind {
        case UInt8(ascii: "+"): extendByPluses(&word)
        case UInt8(ascii: "#"): extendBySharp(&word)
        case UInt8(ascii: "."):
            if word.isDottedInitials { word.extend(to: word.end + 1) }
        default: break
        }
        let kind = kind(of: word)
        if kind == .number {
            let sign = scalar(word.end)
            if sign.role == .percent || sign.role == .currency { word.extend(to: sign.next) }
        }
        var step = TokenStep.token(kind, word.range)
        if behind == UInt8(ascii: "."), byte(word.end) == behind, isAbbreviation(word.range) { step.next += 1 }
        return step
    }

    private mutating func kind(of word: WordScanner) -> TokenKind {
        word.isNumber || isNumberWithLetters(word.range) || isTimestamp(word.range) ? .number : .word
    }

    /// Takes the pluses of `C++`, `g++`, `C++17`, `LGBTQ+`: a single one only after a word with a capital, and none
    /// before a letter.
    private mutating func extendByPluses(_ word: inout WordScanner) {
        guard !word.isNumber else { return }
        let isDouble = byte(word.end + 1) == UInt8(ascii: "+")
        guard isDouble || word.hasCapitals else { return }
        var end = word.end + (isDouble ? 2 : 1)
        let isFollowed = scalar(end).properties
        guard isFollowed.role != .plus, !isFollowed.isLetter else { return }
        guard isDouble || !isFollowed.isDigit else { return }
        while end < word.start + Tokenizer.longestToken, byte(end).isASCIIDigit { end += 1 }
        word.extend(to: end)
    }

    /// Takes the sign of `C#`, `F#`: after one letter, and before no letter or digit.
    private mutating func extendBySharp(_ word: inout WordScanner) {
        guard scalar(word.start).next == word.end, scalar(word.start).properties.isLetter,
            !scalar(word.end + 1).properties.isLetterOrDigit
        else { return }
        word.extend(to: word.end + 1)
    }

    /// Whether a number has letters that belong to it: `1e5`, `2.5E10`, `0xFF`.
    private func isNumberWithLetters(_ range: Range<Int>) -> Bool {
        guard range.count > 2, range.count < 40, base[range.lowerBound].isASCIIDigit else { return false }
        if base[range.lowerBound] == UInt8(ascii: "0"), base[range.lowerBound + 1] | 0x20 == UInt8(ascii: "x") {
            return (range.lowerBound + 2..<range.upperBound).allSatisfy { base[$0].hexadecimalValue != nil }
        }
        var exponents = 0
        for index in range where !base[index].isASCIIDigit {
            let byte = base[index]
            if byte | 0x20 == UInt8(ascii: "e"), exponents == 0, index + 1 < range.upperBound {
                exponents = 1
            } else if byte == UInt8(ascii: "-") {
                guard base[index - 1] | 0x20 == UInt8(ascii: "e") else { return false }
            } else if byte != UInt8(ascii: "."), byte != UInt8(ascii: ",") {
                return false
            }
        }
        return exponents == 1
    }

    /// Whether a word is a date and time of ISO 8601, or the end of one: `2024-03-04T10`, `00:00.000Z`.
    private func isTimestamp(_ range: Range<Int>) -> Bool {
        guard range.count > 4, range.count < 40, base[range.lowerBound].isASCIIDigit else { return false }
        var (hasDayEnd, hasColon) = (false, false)
        for index in range where !base[index].isASCIIDigit {
            switch base[index] {
            case UInt8(ascii: "T"):
                guard [8, 10].contains(index - range.lowerBound), index + 1 < range.upperBound else { return false }
                hasDayEnd = true
            case UInt8(ascii: "Z"):
                guard index + 1 == range.upperBound, hasColon || hasDayEnd else { return false }
                return true
            case UInt8(ascii: ":"): hasColon = true
            case UInt8(ascii: "-"), UInt8(ascii: "."): break
            default: return false
            }
        }
        return hasDayEnd
    }

    /// Whether the dot after a word ends no sentence: `Dr. Smith`, `J. Smith`.
    private mutating func isAbbreviation(_ range: Range<Int>) -> Bool {
        let space = scalar(range.upperBound + 1)
        guard space.role == .space || space.role == .lineEnd, space.next > range.upperBound + 1 else { return false }
        let first = scalar(range.lowerBound)
        if first.next == range.upperBound { return first.properties.isUpper && scalar(space.next).properties.isUpper }
        let word = UnsafeBufferPointer(start: base + range.lowerBound, count: range.count)
        return word.count <= 4 && Self.abbreviations.contains { $0.elementsEqual(word) }
    }

    private static let abbreviations = ["Mr", "Mrs", "Ms", "Dr", "Prof", "St", "Jr", "Sr", "vs"].map { Array($0.utf8) }
}
