extension BlockReader {
    /// How much of a text without spaces is segmented at once, in bytes: room for a thousand characters.
    private static let longestRun = 4096

    /// Takes letters of scripts without spaces, and the punctuation and blanks between them, so that the dictionaries are
    /// asked once for many sentences.
    ///
    /// The run begins behind a character of another script, or where the run before it ended, and ends in a gap: so where
    /// it is cut depends on the text alone. A run without gaps that is too long is segmented again from its last words on.
    mutating func dictionaryStep(_ start: Int) -> TokenStep {
        var (index, end, gap) = (start, start, start)
        var isInGap = false
        while index - start < Self.longestRun {
            let found = scalar(index)
            switch found.role {
            case .dictionary:
                if isInGap { gap = end }
                isInGap = false
                end = found.next
            case .mark, .format:
                if !isInGap { end = found.next }
            case .space, .lineEnd, .symbol, .opening, .comma, .colon:
                // A cut in a block of blanks is none of the text.
                guard found.next > index else { return run(start..<end, isWhole: true) }
                isInGap = true
            case .dot where found.value > 0x7F:
                isInGap = true
            default:
                return run(start..<end, isWhole: true)
            }
            index = found.next
        }
        if isInGap { return run(start..<end, isWhole: true) }
        return gap > start ? run(start..<gap, isWhole: true) : run(start..<end, isWhole: false)
    }

    private func run(_ range: Range<Int>, isWhole: Bool) -> TokenStep {
        TokenStep(outcome: .dictionary(isWhole: isWhole), range: range, next: range.upperBound)
    }
}
