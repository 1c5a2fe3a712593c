extension BlockReader {
    /// The most bytes of a text without spaces that are segmented at once: room for a thousand characters.
    private static let longestRun = 4096

    /// Takes letters of scripts without spaces, and the punctuation and blanks between them, so that the dictionaries
    /// are asked once for many sentences.
    ///
    /// The run begins after a character of another script, or where the run before it ended, and ends in a gap: so
    /// where it is cut depends on the text alone. A run without gaps that is too long is segmented again from its last
    /// words on.
    mutating func dictionaryStep(_ start: Int) -> TokenStep {
        var (index, end, gap) = (start, start, start)
        var letters = 0
        var isInGap = false
        while index - start < Self.longestRun {
            let found = scalar(index)
            switch found.role {
            case .dictionary:
                if isInGap { gap = end }
                isInGap = false
                end = found.next
                letters += 1
            case .mark, .format:
                if !isInGap { end = found.next }
            case .space, .lineEnd, .symbol, .opening, .comma, .colon:
                // No character follows at the end of the block, where the run ends with its last letter.
                guard found.next > index else { return run(start..<end, letters: letters) }
                isInGap = true
            case .dot where found.value > 0x7F:
                isInGap = true
            default:
                return run(start..<end, letters: letters)
            }
            index = found.next
        }
        if isInGap { return run(start..<end, letters: letters) }
        if gap > start { return run(start..<gap, letters: letters) }
        return TokenStep(outcome: .dictionary(isWhole: false), range: start..<end, next: end)
    }

    /// The step for a run; a single character needs no dictionary.
    private func run(_ range: Range<Int>, letters: Int) -> TokenStep {
        letters == 1
            ? .token(.word, range)
            : TokenStep(outcome: .dictionary(isWhole: true), range: range, next: range.upperBound)
    }
}
