import MarkupReading

/// Pairs the marks of emphasis as CommonMark 0.30 does, section 6.2, and those of struck text as GitHub does. What is in
/// a pair vanishes, and what finds no like is text.
struct EmphasisMarks {
    private struct Mark {
        /// The edit that takes away what is in pairs.
        let edit: Int
        let byte: UInt8
        var count: Int
        let originalCount: Int
        let canOpen: Bool
        let canClose: Bool
    }

    /// The marks that may still open or close something.
    private var marks: [Mark] = []

    var liveCount: Int { marks.count }

    mutating func removeAll() { marks.removeAll(keepingCapacity: true) }

    // MARK: - Reading

    /// - Returns: the offset behind the run of signs.
    mutating func read(
        _ bytes: Span<UInt8>, at start: Int, in range: Range<Int>, _ edits: inout [InlineMarkdown.Edit]
    ) -> Int {
        let byte = bytes[start]
        var end = start + 1
        while end < range.upperBound, bytes[end] == byte { end += 1 }
        let before = Neighbour(before: start, bytes, range)
        let after = Neighbour(at: end, bytes, range)
        let isLeft = after != .space && (after != .punctuation || before != .other)
        let isRight = before != .space && (before != .punctuation || after != .other)
        let isInWord = byte == UInt8(ascii: "_")
        let canOpen = isLeft && (!isInWord || !isRight || before == .punctuation)
        let canClose = isRight && (!isInWord || !isLeft || after == .punctuation)
        // Three tildes strike nothing out.
        if canOpen || canClose, byte != UInt8(ascii: "~") || end - start <= 2 {
            marks.append(
                Mark(
                    edit: edits.count, byte: byte, count: end - start, originalCount: end - start, canOpen: canOpen,
                    canClose: canClose))
            edits.append(InlineMarkdown.Edit(start: start, end: start))
        }
        return end
    }

    // MARK: - Pairs

    /// Pairs the marks from the place `base` on, and takes what is left of them out of the game.
    mutating func resolve(from base: Int, _ edits: inout [InlineMarkdown.Edit]) {
        guard marks.count > base else { return }
        // marks[base..<height] are the openers before the closer at hand: a mark moves down at most.
        var height = base
        // Below these heights no opener fits a closer of that kind, which keeps the search linear.
        var bottoms = InlineArray<24, Int>(repeating: base)
        var hasBottoms = false
        for place in base..<marks.count {
            var closer = marks[place]
            let kind = Self.kind(closer)
            while closer.canClose, closer.count > 0 {
                var found = height - 1
                while found >= bottoms[kind], !Self.fits(marks[found], closer) { found -= 1 }
                guard found >= bottoms[kind] else {
                    bottoms[kind] = height
                    hasBottoms = true
                    break
                }
                let used = min(2, marks[found].count, closer.count)
                marks[found].count -= used
                closer.count -= used
                // All signs of a run are alike: it does not matter which of them vanish.
                edits[marks[found].edit].end += used
                edits[closer.edit].end += used
                height = marks[found].count > 0 ? found + 1 : found
                for kind in bottoms.indices where hasBottoms { bottoms[kind] = min(bottoms[kind], height) }
            }
            if closer.canOpen, closer.count > 0 {
                marks[height] = closer
                height += 1
            }
        }
        marks.removeSubrange(base...)
    }

    /// What decides which openers fit a closer, as a number below 24.
    private static func kind(_ mark: Mark) -> Int {
        switch mark.byte {
        case UInt8(ascii: "*"): (mark.canOpen ? 3 : 0) + mark.originalCount % 3
        case UInt8(ascii: "_"): 6 + (mark.canOpen ? 3 : 0) + mark.originalCount % 3
        default: 12 + mark.originalCount
        }
    }

    private static func fits(_ opener: Mark, _ closer: Mark) -> Bool {
        guard opener.byte == closer.byte else { return false }
        if opener.byte == UInt8(ascii: "~") { return opener.originalCount == closer.originalCount }
        // A run that can both open and close pairs only with a sum that is no multiple of three.
        return !(opener.canClose || closer.canOpen) || closer.originalCount % 3 == 0
            || (opener.originalCount + closer.originalCount) % 3 != 0
    }

    // MARK: - Neighbours

    /// What stands beside a run, of which depends whether it opens or closes emphasis.
    private enum Neighbour {
        /// White space, or the beginning or end of the text.
        case space
        case punctuation
        case other

        init(at index: Int, _ bytes: Span<UInt8>, _ range: Range<Int>) {
            guard index < range.upperBound else {
                self = .space
                return
            }
            self.init(bytes, index, range.upperBound)
        }

        init(before index: Int, _ bytes: Span<UInt8>, _ range: Range<Int>) {
            guard index > range.lowerBound else {
                self = .space
                return
            }
            var start = index - 1
            while start > range.lowerBound, index - start < 4, bytes[start] & 0xC0 == 0x80 { start -= 1 }
            self.init(bytes, start, range.upperBound)
        }

        /// By the character that begins at an offset.
        private init(_ bytes: Span<UInt8>, _ start: Int, _ limit: Int) {
            let byte = bytes[start]
            if byte < 0x80 {
                self = Syntax.isSpace(byte) ? .space : Syntax.isPunctuation(byte) ? .punctuation : .other
                return
            }
            let length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
            var value = UInt32(byte & (0x7F >> UInt8(length)))
            for index in start + 1..<min(limit, start + length) { value = value << 6 | UInt32(bytes[index] & 0x3F) }
            switch (Unicode.Scalar(value) ?? "\u{FFFD}").properties.generalCategory {
            case .spaceSeparator: self = .space
            case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
                .finalPunctuation, .otherPunctuation:
                self = .punctuation
            default: self = .other
            }
        }
    }
}
