/// Pairs emphasis marks as CommonMark does. Emphasis is read as its text, so the marks of a pair are used up, and marks
/// that no pair uses are text.
struct InlineMarks {
    private var marks: [InlineMark] = []
    /// The marks that may still open or close emphasis.
    private var live: [Int] = []

    /// How many marks there are, and how many of them are live; a bracket remembers both.
    var counts: (all: Int, live: Int) { (marks.count, live.count) }

    mutating func append(_ mark: InlineMark) {
        if marks.isEmpty { marks.reserveCapacity(4) }
        if mark.canOpen || mark.canClose {
            if live.isEmpty { live.reserveCapacity(4) }
            live.append(marks.count)
        }
        marks.append(mark)
    }

    /// Uses a mark up, so that it is no text, as the bracket of a link.
    mutating func use(_ mark: Int) { marks[mark].count = 0 }

    // MARK: - Pairs

    /// Pairs the live marks from index `base` on; none of them is live afterwards.
    mutating func resolve(from base: Int) {
        guard live.count > base else { return }
        // live[base..<height] are the openers before the current closer: a mark only moves down.
        var height = base
        // Below these heights no opener fits a closer of that kind, which keeps the search linear.
        var bottoms = InlineArray<18, Int>(repeating: base)
        var hasBottoms = false
        for place in base..<live.count {
            let closer = live[place]
            let kind = Self.kind(marks[closer])
            while marks[closer].canClose, marks[closer].count > 0 {
                var found = height - 1
                while found >= bottoms[kind], !fits(marks[live[found]], marks[closer]) { found -= 1 }
                guard found >= bottoms[kind] else {
                    bottoms[kind] = height
                    hasBottoms = true
                    break
                }
                pair(live[found], closer)
                height = marks[live[found]].count > 0 ? found + 1 : found
                for kind in bottoms.indices where hasBottoms { bottoms[kind] = min(bottoms[kind], height) }
            }
            if marks[closer].canOpen, marks[closer].count > 0 {
                live[height] = closer
                height += 1
            }
        }
        live.removeSubrange(base...)
    }

    /// The kind of a closer, a number below 18: all closers of a kind fit the same openers.
    private static func kind(_ mark: InlineMark) -> Int {
        let byte = mark.byte == UInt8(ascii: "*") ? 0 : mark.byte == UInt8(ascii: "_") ? 6 : 12
        return byte + (mark.canOpen ? 3 : 0) + mark.originalCount % 3
    }

    private func fits(_ opener: InlineMark, _ closer: InlineMark) -> Bool {
        guard opener.byte == closer.byte else { return false }
        // The rule of three: a run that can both open and close pairs only with a sum that is no multiple of three.
        return !(opener.canClose || closer.canOpen) || closer.originalCount % 3 == 0
            || (opener.originalCount + closer.originalCount) % 3 != 0
    }

    private mutating func pair(_ opener: Int, _ closer: Int) {
        let used = marks[opener].count >= 2 && marks[closer].count >= 2 ? 2 : 1
        marks[opener].count -= used
        marks[closer].count -= used
        if used == 2 { marks[closer].doubleOpener = opener } else { marks[closer].singleOpener = opener }
    }

    // MARK: - Results

    func insertingUnusedMarks(into text: [UInt8]) -> [UInt8] {
        guard marks.contains(where: { $0.count > 0 }) else { return text }
        var result: [UInt8] = []
        result.reserveCapacity(text.count + marks.count)
        var copied = 0
        for mark in marks where mark.count > 0 {
            result.append(contentsOf: text[copied..<mark.position])
            copied = mark.position
            for _ in 0..<mark.count { result.append(mark.byte) }
        }
        result.append(contentsOf: text[copied...])
        return result
    }

    /// The emphasis that covers the whole of a text.
    ///
    /// - Parameters:
    ///   - leading: the offset of the first visible character in the text without marks.
    ///   - trailing: the offset after its last visible character.
    ///   - picture: the marks in the text of a picture, which has no style.
    func style(leading: Int, trailing: Int, notIn picture: Range<Int>) -> TagStyle {
        // A pair is around the whole text when no text is outside of it, and unused marks are text.
        let openers = marks.firstIndex { $0.count > 0 || $0.position > leading } ?? marks.count
        let closers = (marks.lastIndex { $0.count > 0 || $0.position < trailing } ?? -1) + 1
        var style: TagStyle = []
        for closer in closers..<marks.count {
            func isAround(_ opener: Int) -> Bool {
                opener >= 0 && opener < openers && !(picture.contains(opener) && picture.contains(closer))
            }
            if isAround(marks[closer].singleOpener) { style.insert(.italic) }
            if isAround(marks[closer].doubleOpener) {
                style.insert(marks[closer].byte == UInt8(ascii: "~") ? .struckOut : .bold)
            }
        }
        return style
    }

    /// Whether no mark is text.
    var areAllUsed: Bool { marks.allSatisfy { $0.count == 0 } }
}
