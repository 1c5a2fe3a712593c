import SourceText

extension PhraseFinder {
    /// Keeps those stretches of each run in which any two neighbours, as they count in phrases, occur together often
    /// enough. Pairs are counted by their hash: if two pairs share one, a stretch too many is kept, which has no phrase
    /// more, and none is lost.
    func collectStretches(_ stored: StoredRuns?) throws(Problem) {
        let least = takesSingleNames ? 1 : minimum
        var size = 1 << 12
        let runCount = tallies.reduce(0) { $0 + $1.tally.runs.count }
        while size < runCount * 8 || stored != nil, size < 1 << 22 { size *= 2 }
        var pairs = [UInt64](repeating: 0, count: least > 1 ? size : 0)
        if least > 1 {
            try Self.forEachRun(tallies, stored) { tally, run, count in
                var previous: Int?
                for number in run where number != TextTally.sentenceStart {
                    guard let place = vocabulary.place(tally: tally, index: Int(number)) else { continue }
                    let word = Int(folded[vocabulary.spellings[place].word])
                    guard isContent(word) else { continue }
                    if let previous { pairs[Self.slot(previous, word, size)] &+= count }
                    previous = word
                }
            }
        }
        var stretch: [UInt32] = []
        try Self.forEachRun(tallies, stored) { tally, run, count in
            stretch.removeAll(keepingCapacity: true)
            stretch.append(UInt32(sides[tally]))
            var previous: Int?
            var end = 1
            for number in run {
                if number == TextTally.sentenceStart {
                    stretch.append(Self.sentenceStart)
                    continue
                }
                guard let place = vocabulary.place(tally: tally, index: Int(number)) else { continue }
                let word = Int(folded[vocabulary.spellings[place].word])
                if isContent(word) {
                    if let previous, least > 1, pairs[Self.slot(previous, word, size)] < least, !isKnown(previous, word)
                    {
                        keep(&stretch, end: end, count)
                        stretch.append(UInt32(sides[tally]))
                    }
                    stretch.append(UInt32(truncatingIfNeeded: place))
                    end = stretch.count
                    previous = word
                } else {
                    stretch.append(UInt32(truncatingIfNeeded: place))
                }
            }
            keep(&stretch, end: end, count)
        }
    }

    func keep(_ stretch: inout [UInt32], end: Int, _ count: UInt64) {
        stretch.removeSubrange(end...)
        let words = stretch.count - (stretch.count > 1 && stretch[1] == Self.sentenceStart ? 2 : 1)
        if words > 1 { _ = stretches.add(stretch, occurrences: count) }
        stretch.removeAll(keepingCapacity: true)
    }

    static func forEachRun(
        _ tallies: [TallyBox], _ stored: StoredRuns?,
        _ body: (_ tally: Int, UnsafeBufferPointer<UInt32>, UInt64) -> Void
    ) throws(Problem) {
        try stored?.forEach(body)
        for (tally, box) in tallies.enumerated() {
            for index in 0..<box.tally.runs.count {
                box.tally.runs.withSequence(index) { body(tally, $0, box.tally.runs.occurrences(of: index)) }
            }
        }
    }

    /// Whether two words are neighbours in a phrase that the user named.
    func isKnown(_ one: Int, _ other: Int) -> Bool {
        !knownPairs.isEmpty
            && knownPairs.contains([UInt32(truncatingIfNeeded: one), UInt32(truncatingIfNeeded: other)])
    }

    func isContent(_ word: Int) -> Bool { contents[word] }

    static func slot(_ one: Int, _ other: Int, _ size: Int) -> Int {
        let product = (UInt64(truncatingIfNeeded: one) &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(truncatingIfNeeded: other))
            .multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
        return Int(truncatingIfNeeded: product.high ^ product.low) & (size - 1)
    }

    static let sentenceStart = UInt32.max

    func word(_ place: UInt32) -> Int { vocabulary.spellings[Int(place)].word }
}
