extension FontFace {
    /// Breaks a text into lines no wider than `maxWidth` em, each as long as it can be.
    ///
    /// A line breaks at spaces (U+0020); spaces at a break and at the ends of the text are dropped, spaces within a
    /// line are kept. A word wider than a whole line starts on a line of its own and is broken between grapheme
    /// clusters, at least one a line: so a line can be too wide only if it is a single cluster, and a width that is
    /// zero, negative or not a number gives one cluster a line. A text without words gives one empty line.
    ///
    /// Linear in the length of the text, times the logarithm of the clusters in a line where words are broken.
    ///
    ///     face.wrap("Machine learning", within: 5).lines   // ["Machine", "learning"]
    public func wrap(_ text: String, within maxWidth: Double) -> WrappedText {
        var wrapper = LineWrapper(face: self, text: text, maxWidth: maxWidth)
        return wrapper.wrap()
    }

    /// The width of the widest word between spaces (U+0020), in em: the narrowest line that breaks no word. Linear.
    public func widestWord(of text: String) -> Double {
        var words = WordScan(text)
        var widest = 0.0
        while let word = words.next() { widest = max(widest, em(run(text.slice(word)).advance)) }
        return widest
    }
}

extension String {
    /// The text at a range of UTF-8 offsets that lie between scalars.
    fileprivate func slice(_ range: Range<Int>) -> String {
        let start = utf8.index(startIndex, offsetBy: range.lowerBound)
        return String(self[start..<utf8.index(start, offsetBy: range.count)])
    }
}

/// The line being filled, and the lines before it.
private struct LineWrapper {
    let face: FontFace
    let text: String
    let maxWidth: Double

    private var lines: [String] = []
    private var brokeInsideWord = false
    /// UTF-8 offsets of the line being filled, and what stands in it; `nil` before the first word.
    private var line: (range: Range<Int>, run: TextRun)?

    init(face: FontFace, text: String, maxWidth: Double) {
        self.face = face
        self.text = text
        self.maxWidth = maxWidth
    }

    mutating func wrap() -> WrappedText {
        var words = WordScan(text)
        while let word = words.next() { append(word) }
        flush()
        return WrappedText(lines: lines.isEmpty ? [""] : lines, brokeInsideWord: brokeInsideWord)
    }

    private func fits(_ advance: Advance) -> Bool { face.em(advance) <= maxWidth }

    private mutating func append(_ next: Range<Int>) {
        var word = next
        // Characters that show nothing are no line by themselves.
        if let current = line, current.run.advance.isZero {
            word = current.range.lowerBound..<word.upperBound
            line = nil
        }
        let run = face.run(text.slice(word))
        if let current = line {
            var joined = run
            joined.advance = current.run.advance + gap(current, word, run) + run.advance
            if fits(joined.advance) {
                line = (current.range.lowerBound..<word.upperBound, joined)
                return
            }
            flush()
        }
        if fits(run.advance) {
            line = (word, run)
        } else {
            breakWord(word)
        }
    }

    /// The spaces between the line and a word, with the kerning on both of their sides: what the last cluster of one, the
    /// spaces and the first cluster of the other are wide together, without the two.
    private func gap(_ line: (range: Range<Int>, run: TextRun), _ word: Range<Int>, _ run: TextRun) -> Advance {
        let last = text.slice(line.range).suffix(1)
        let first = text.slice(word).prefix(1)
        let spaces = text.slice(line.range.upperBound..<word.lowerBound)
        return face.run(last + spaces + first).advance - face.run(String(last)).advance
            - face.run(String(first)).advance
    }

    private mutating func breakWord(_ word: Range<Int>) {
        let boundaries = boundaries(of: word)
        var start = 0
        while start < boundaries.count - 1 {
            let end = lastFitting(boundaries, from: start)
            let piece = boundaries[start]..<boundaries[end]
            flush()
            line = (piece, face.run(text.slice(piece)))
            if piece != word { brokeInsideWord = true }
            start = end
        }
    }

    /// Where a word can be broken: between clusters, those that show nothing staying with the one before them, and at
    /// the beginning with the one behind them.
    private func boundaries(of word: Range<Int>) -> [Int] {
        var boundaries = [word.lowerBound]
        var end = word.lowerBound
        var isVisible = false
        for cluster in text.slice(word) {
            end += cluster.utf8.count
            let shows = !face.run(String(cluster)).advance.isZero
            if shows && isVisible {
                boundaries.append(end)
            } else if isVisible {
                boundaries[boundaries.count - 1] = end
            }
            if shows && !isVisible {
                isVisible = true
                boundaries.append(end)
            }
        }
        if boundaries.count == 1 { boundaries.append(end) }
        return boundaries
    }

    /// The furthest boundary that a line from `start` can reach.
    ///
    /// Every candidate is measured as the line it would be, since letters of a joined script change at a break. Steps
    /// double until one does not fit, so a line costs what its own length costs, however long the rest of the word is.
    private func lastFitting(_ boundaries: [Int], from start: Int) -> Int {
        let last = boundaries.count - 1
        func fitsUp(to end: Int) -> Bool { fits(face.run(text.slice(boundaries[start]..<boundaries[end])).advance) }
        var fitting = start + 1
        var step = 1
        while fitting < last, fitsUp(to: min(fitting + step, last)) {
            fitting = min(fitting + step, last)
            step *= 2
        }
        // Invariant: `fitting` fits or is a single cluster, `tooFar` does not fit.
        var tooFar = min(fitting + step, last + 1)
        while tooFar - fitting > 1 {
            let middle = fitting + (tooFar - fitting) / 2
            if fitsUp(to: middle) { fitting = middle } else { tooFar = middle }
        }
        return fitting
    }

    private mutating func flush() {
        if let line, !line.run.advance.isZero || lines.isEmpty { lines.append(text.slice(line.range)) }
        line = nil
    }
}
