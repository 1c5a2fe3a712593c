extension FontFace {
    /// Breaks a text into lines no wider than `maxWidth` em, each as long as it can be.
    ///
    /// Lines break where UAX #14 allows it: at spaces, after hyphens, dashes and slashes, between Han and kana, and
    /// always at line feeds; spaces at a break and at the ends of the text are dropped, spaces within a line are kept.
    /// A word wider than a whole line starts on a new line. It is divided at its soft hyphens or between syllables of
    /// Hangul, or in Thai, Lao, Khmer or Burmese between syllables, or otherwise between grapheme clusters, at least
    /// one a line. So a line can be too wide only if it is a single cluster (or a few that are one letter, such as a
    /// Thai vowel before its consonant), and a width that is zero, negative or not a number gives one cluster a line. A
    /// text without words gives one empty line.
    ///
    /// With `maxLines` (below 1 counts as 1), the last line allowed shows as much of the rest of the text as fits, with
    /// an ellipsis.
    ///
    ///     face.wrap("Machine learning", within: 5).lines   // ["Machine", "learning"]
    /// - Complexity: O(n) in the length of the text, times the logarithm of the clusters in a line where words are
    ///   broken.
    public func wrap(_ text: String, within maxWidth: Double, maxLines: Int = .max) -> WrappedText {
        var wrapper = LineWrapper(face: self, text: text, maxWidth: maxWidth, maxLines: max(1, maxLines))
        return wrapper.wrap()
    }

    /// Returns the width of the widest word, in em: that of the narrowest line in which no word is broken, except where
    /// its script allows the word to be divided.
    /// - Complexity: O(n) in the length of the text.
    public func widestWord(of text: String) -> Double {
        var words = WordScan(text, breakingAt: .besidePunctuation)
        var widest = 0.0
        while let word = words.next() {
            let shown = text.line(word.range, isDivided: word.quality.divides)
            widest = max(widest, em(run(shown).advance))
        }
        return widest
    }
}

extension String {
    /// Returns the index at a UTF-8 offset, which must be between scalars.
    fileprivate func utf8Index(_ offset: Int) -> String.Index { utf8.index(startIndex, offsetBy: offset) }

    /// Returns the text at a range of UTF-8 offsets, which must be between scalars.
    func slice(_ range: Range<Int>) -> String {
        String(self[utf8Index(range.lowerBound)..<utf8Index(range.upperBound)])
    }

    /// Returns the text of a range as a line. If the line divides a word, spaces at its end are left out, and a soft
    /// hyphen there becomes a hyphen.
    func line(_ range: Range<Int>, isDivided: Bool) -> String {
        let text = slice(range)
        guard isDivided else { return text }
        if text.unicodeScalars.last == "\u{AD}" { return text.dropLast() + "-" }
        return String(text[...(text.lastIndex { BreakCluster($0).type != .space } ?? text.startIndex)])
    }
}

/// A breaker of one text into lines, which holds the line being filled and the lines before it.
struct LineWrapper {
    let face: FontFace
    let text: String
    let maxWidth: Double
    let maxLines: Int

    /// The lines that are full, with their ranges of UTF-8 offsets in `text`.
    private var lines: [(range: Range<Int>, shown: String)] = []
    private var brokeInsideWord = false
    private var divisions = 0
    /// The line being filled; `nil` before the first word.
    private var line: Line?

    private struct Line {
        /// The text of the line, as a range of UTF-8 offsets.
        var range: Range<Int>
        /// The offset at which the line's last word, or the last piece of a word, starts.
        var lastWord: Int
        /// The measurements of the line's text.
        var run: MeasuredRun
        /// Whether the line ends inside a word that is divided there.
        var isDivided = false
    }

    init(face: FontFace, text: String, maxWidth: Double, maxLines: Int = .max) {
        self.face = face
        self.text = text
        self.maxWidth = maxWidth
        self.maxLines = maxLines
    }

    mutating func wrap() -> WrappedText {
        var words = WordScan(text)
        while !isTooLong, let word = words.next() {
            append(word.range)
            if word.quality == .forced { flush() }
        }
        flush()
        let isTruncated = isTooLong
        if isTruncated {
            let start = lines[maxLines - 1].range.lowerBound
            lines[(maxLines - 1)...] = [(start..<text.utf8.count, shortened(from: start))]
        }
        return WrappedText(
            lines: lines.isEmpty ? [""] : lines.map(\.shown), brokeInsideWord: brokeInsideWord,
            isTruncated: isTruncated,
            divisions: divisions)
    }

    private var isTooLong: Bool { lines.count > maxLines }

    func fits(_ advance: Advance) -> Bool { face.em(advance) <= maxWidth }

    private mutating func append(_ next: Range<Int>) {
        var word = next
        // Invisible characters alone make no line.
        if let current = line, current.run.advance.isZero {
            word = current.range.lowerBound..<word.upperBound
            line = nil
        }
        let run = face.run(text.slice(word))
        if let current = line {
            var joined = run
            joined.advance = current.run.advance + gap(current, word) + run.advance
            if fits(joined.advance) {
                line = Line(
                    range: current.range.lowerBound..<word.upperBound, lastWord: word.lowerBound, run: joined)
                return
            }
            flush()
        }
        if fits(run.advance) {
            line = Line(range: word, lastWord: word.lowerBound, run: run)
        } else {
            breakWord(word)
        }
    }

    /// Returns the advance of the spaces between the line and a word, if any, with the kerning on both sides: the
    /// advance of the line's last cluster, the spaces and the word's first cluster together, less that of the two
    /// clusters. It costs as much as the words.
    private func gap(_ line: Line, _ word: Range<Int>) -> Advance {
        // Copies are used instead of indexes: in a row of flags an index looks back to the beginning of the row.
        let last = String(text.slice(line.lastWord..<line.range.upperBound).suffix(1))
        let first = String(text.slice(word).prefix(1))
        let spaces = text.slice(line.range.upperBound..<word.lowerBound)
        return face.run(last + spaces + first).advance - face.run(last).advance - face.run(first).advance
    }

    private mutating func breakWord(_ word: Range<Int>) {
        let boundaries = boundaries(of: word)
        var start = 0
        while start < boundaries.count - 1, !isTooLong {
            let (end, quality) = bestBreak(boundaries, from: start)
            let piece = boundaries[start].offset..<boundaries[end].offset
            flush()
            let isDivided = quality.divides
            line = Line(
                range: piece, lastWord: piece.lowerBound, run: face.run(text.line(piece, isDivided: isDivided)),
                isDivided: isDivided)
            // A break in the last line allowed does not count, since an ellipsis replaces it.
            if lines.count < maxLines - 1 {
                if isDivided { divisions += 1 } else if quality < .besidePunctuation { brokeInsideWord = true }
            }
            start = end
        }
    }

    /// A position inside a word, as a UTF-8 offset, and the quality of a break there.
    struct Boundary {
        let offset: Int
        let quality: BreakQuality
    }

    /// Returns the positions at which a word can be broken: between clusters, where an invisible one stays with the
    /// cluster before it, or at the beginning with the one after it.
    ///
    /// - Parameter count: the greatest number of positions; the last one is the end of the word, or of the part that
    ///   was read.
    func boundaries(of word: Range<Int>, atMost count: Int = .max) -> [Boundary] {
        var boundaries = [Boundary(offset: word.lowerBound, quality: .word)]
        var clusters = BreakScan(text, in: word)
        var isVisible = false
        while let cluster = clusters.next() {
            let shows = !cluster.isSpace && (cluster.text.isSeen || !face.run(String(cluster.text)).advance.isZero)
            if shows, isVisible, cluster.quality > .never {
                boundaries.append(Boundary(offset: cluster.range.lowerBound, quality: cluster.quality))
                guard boundaries.count < count else { return boundaries }
            }
            isVisible = isVisible || shows
        }
        boundaries.append(Boundary(offset: word.upperBound, quality: .word))
        return boundaries
    }

    /// Returns the end of a line from `start`: the farthest break of the best quality that it can reach.
    private func bestBreak(_ boundaries: [Boundary], from start: Int) -> (end: Int, quality: BreakQuality) {
        func piece(_ end: Int) -> Range<Int> { boundaries[start].offset..<boundaries[end].offset }
        let furthest = lastFitting(boundaries, from: start) { face.run(text.slice(piece($0))).advance }
        guard furthest < boundaries.count - 1 else { return (furthest, .word) }
        var best = (end: furthest, quality: BreakQuality.torn)
        for end in (start + 1...furthest).reversed() where boundaries[end].quality > best.quality {
            let quality = min(boundaries[end].quality, .divided)
            // A hyphen needs room as well.
            guard !quality.divides || fits(face.run(text.line(piece(end), isDivided: true)).advance) else { continue }
            best = (end, quality)
        }
        return best
    }

    /// Returns the farthest boundary that a line from `start` can reach.
    ///
    /// Every candidate is measured as the line it would be, since letters of a joined script change at a break. Steps
    /// double until one does not fit, so a line costs what its own length costs, however long the rest of the word is.
    func lastFitting(_ boundaries: [Boundary], from start: Int, measure: (Int) -> Advance) -> Int {
        let last = boundaries.count - 1
        var fitting = start + 1
        var step = 1
        while fitting < last, fits(measure(min(fitting + step, last))) {
            fitting = min(fitting + step, last)
            step *= 2
        }
        // Invariant: `fitting` fits or is a single cluster, `tooFar` does not fit.
        var tooFar = min(fitting + step, last + 1)
        while tooFar - fitting > 1 {
            let middle = fitting + (tooFar - fitting) / 2
            if fits(measure(middle)) { fitting = middle } else { tooFar = middle }
        }
        return fitting
    }

    private mutating func flush() {
        if let line, !line.run.advance.isZero || lines.isEmpty {
            lines.append((line.range, text.line(line.range, isDivided: line.isDivided)))
        }
        line = nil
    }
}
