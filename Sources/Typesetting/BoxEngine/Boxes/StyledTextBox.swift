import BoxDrawing

/// A text in several styles, whose lines share a baseline.
final class StyledTextBox: Box {
    /// A part of a line in one style.
    private struct Piece {
        var text: String
        let style: TextStyle
        var size: TextSize
    }

    private enum Break { case space, letter }

    private struct Line {
        var pieces: [Piece]
        var ascent: CGFloat = 0
        var descent: CGFloat = 0
        var gap: CGFloat = 0
        var width: CGFloat = 0
        /// What the line and the next one of its paragraph were parted at: nil at the end of a paragraph.
        var end: Break? = nil

        init(_ pieces: [Piece]) {
            self.pieces = pieces
            for piece in pieces {
                (ascent, descent) = (max(ascent, piece.size.ascent), max(descent, piece.size.descent))
                gap = max(gap, piece.size.lineGap + piece.style.lineSpacing)
                width += piece.size.width
            }
        }
    }

    private struct Lines {
        let lines: [Line]
        /// The baseline of each line, measured from the top.
        let baselines: [CGFloat]
        let size: CGSize
        /// Whether a part of the text is missing.
        let isCut: Bool

        init(_ lines: [Line], isCut: Bool = false) {
            (self.lines, self.isCut) = (lines, isCut)
            var (baselines, bottom, gap): ([CGFloat], CGFloat, CGFloat) = ([], 0, 0)
            for line in lines {
                baselines.append(bottom + gap + line.ascent)
                bottom += gap + line.ascent + line.descent
                gap = line.gap
            }
            self.baselines = baselines
            let isMeasured = lines.allSatisfy { $0.width >= 0 && $0.width < .infinity }
            size = CGSize(width: isMeasured ? lines.map(\.width).max() ?? 0 : .nan, height: bottom)
        }
    }

    private let runs: [StyledText]
    private lazy var natural = Lines(paragraphs(1).map { Line($0) })
    private var last: (proposal: ProposedViewSize, lines: Lines)?

    init(_ runs: [StyledText], _ pass: LayoutPass) {
        self.runs = runs
        super.init(pass, guides: .baselines)
    }

    override var name: String { "Text \"\(runs.map(\.text).joined().prefix(40))\"" }
    private var alignment: TextAlignment { runs.first?.style.alignment ?? .leading }

    private func piece(_ text: String, _ style: TextStyle) -> Piece {
        Piece(text: text, style: style, size: pass.measurer.measure(text, style.font))
    }

    /// Returns the pieces of each paragraph, at a share of the size of their fonts.
    private func paragraphs(_ scale: CGFloat) -> [[Piece]] {
        var paragraphs: [[Piece]] = [[]]
        for run in runs {
            let style = scale < 1 ? run.style.scaled(scale) : run.style
            let parts = run.text.paragraphs
            for (number, part) in (parts.isEmpty ? [run.text] : parts).enumerated() {
                if number > 0 { paragraphs.append([]) }
                // An empty piece gives its line a height.
                paragraphs[paragraphs.count - 1].append(piece(part, style))
            }
        }
        return paragraphs
    }

    private func lines(_ proposal: ProposedViewSize) -> Lines {
        if let last, last.proposal == proposal { return last.lines }
        var lines = set(natural, in: proposal)
        if lines.isCut, let style = runs.first?.style, style.leastScale < 1 {
            func scaled(_ scale: CGFloat) -> Lines {
                set(Lines(paragraphs(scale).map { Line($0) }), in: proposal)
            }
            lines = scaled(style.scale { scaled($0).isCut })
        }
        last = (proposal, lines)
        return lines
    }

    private func set(_ natural: Lines, in proposal: ProposedViewSize) -> Lines {
        let limit = max(1, runs.first?.style.lineLimit ?? .max)
        let width = (proposal.width ?? .infinity) * (1 + 1e-9)
        let height = (proposal.height ?? .infinity) * (1 + 1e-9)
        if natural.size.width <= width, natural.size.height <= height, natural.lines.count <= limit { return natural }
        var broken = natural.lines.flatMap { $0.width <= width ? [$0] : wrapped($0, width) }
        var shown = 0
        var bottom: CGFloat = 0
        while shown < min(limit, broken.count) {
            let line = broken[shown]
            bottom += (shown == 0 ? 0 : broken[shown - 1].gap) + line.ascent + line.descent
            if shown > 0, bottom > height { break }
            shown += 1
        }
        let isCut = shown < broken.count
        if isCut {
            // The last line is filled with what follows in its paragraph, and cut where the room ends.
            var rest: [Piece] = []
            for line in broken[(shown - 1)...] {
                rest += line.pieces
                guard let end = line.end else { break }
                if end == .space, let style = line.pieces.last?.style { rest.append(piece(" ", style)) }
            }
            broken = Array(broken[..<(shown - 1)]) + [ellipsized(rest, width)]
        }
        return Lines(broken, isCut: isCut)
    }

    /// Breaks a line at its spaces; a word that is wider than a line is broken where its piece's measurer says.
    private func wrapped(_ line: Line, _ width: CGFloat) -> [Line] {
        var lines: [Line] = []
        var current: [Piece] = []
        var (used, spaces): (CGFloat, [Piece]) = (0, [])
        func end() {
            lines.append(Line(merged(current)))
            lines[lines.count - 1].end = spaces.isEmpty ? .letter : .space
            (current, used, spaces) = ([], 0, [])
        }
        for word in words(line) {
            if word.allSatisfy({ $0.text == " " }) {
                if !current.isEmpty { spaces += word }
                continue
            }
            let length = word.reduce(0) { $0 + $1.size.width }
            let gap = spaces.reduce(0) { $0 + $1.size.width }
            if !current.isEmpty, used + gap + length > width { end() }
            if current.isEmpty, length > width {
                for part in word {
                    let parts = pass.measurer.wrap(part.text, part.style.font, width: width)
                    for (number, text) in parts.enumerated() {
                        let piece = piece(text, part.style)
                        if number > 0 || used + piece.size.width > width, !current.isEmpty { end() }
                        current.append(piece)
                        used += piece.size.width
                    }
                }
                continue
            }
            current += spaces + word
            used += spaces.reduce(length) { $0 + $1.size.width }
            spaces = []
        }
        if !current.isEmpty || lines.isEmpty { end() }
        lines[lines.count - 1].end = nil
        return lines
    }

    /// Returns the words of a line, each of one or several pieces, and the spaces between them.
    private func words(_ line: Line) -> [[Piece]] {
        var words: [[Piece]] = []
        var isOpen = false
        for part in line.pieces {
            var rest = part.text[...]
            while let first = rest.first {
                let isSpace = first == " "
                let text = isSpace ? rest.prefix(1) : rest.prefix { $0 != " " }
                rest = rest[text.endIndex...]
                let new = piece(String(text), part.style)
                if !isSpace, isOpen { words[words.count - 1].append(new) } else { words.append([new]) }
                isOpen = !isSpace
            }
        }
        return words
    }

    /// Joins neighbours of one style, and measures them as a whole.
    private func merged(_ pieces: [Piece]) -> [Piece] {
        var merged: [StyledText] = []
        for piece in pieces {
            if let last = merged.last, last.style === piece.style {
                merged[merged.count - 1].text += piece.text
            } else {
                merged.append(StyledText(text: piece.text, style: piece.style))
            }
        }
        return merged.map { piece($0.text, $0.style) }
    }

    private func ellipsized(_ pieces: [Piece], _ width: CGFloat) -> Line {
        var (kept, used): ([Piece], CGFloat) = ([], 0)
        for part in merged(pieces) {
            let dots = pass.measurer.measure("…", part.style.font).width
            if used + part.size.width + dots <= width {
                kept.append(part)
                used += part.size.width
                continue
            }
            let text = pass.measurer.ellipsize(part.text, part.style.font, width: max(0, width - used))
            return Line(kept + [piece(text, part.style)])
        }
        return Line(kept + (kept.last.map { [piece("…", $0.style)] } ?? []))
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let lines = lines(proposal)
        guard let style = runs.first?.style, style.leastLines > lines.lines.count, let line = lines.lines.last else {
            return lines.size
        }
        let more = CGFloat(style.leastLines - lines.lines.count) * (line.gap + line.ascent + line.descent)
        return CGSize(width: lines.size.width, height: lines.size.height + more)
    }

    override func findGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
        let lines = lines(proposal)
        if key.id == FirstTextBaseline.self { return lines.baselines.first }
        return key.id == LastTextBaseline.self ? lines.baselines.last : nil
    }

    override func draw(
        in bounds: CGRect, _ proposal: ProposedViewSize, _ ink: InheritedStyle, into drawing: inout Drawing
    ) {
        let lines = lines(proposal)
        for (line, baseline) in zip(lines.lines, lines.baselines) {
            var x = bounds.minX + (lines.size.width - line.width) * alignment.share
            for piece in line.pieces {
                let frame = CGRect(
                    x: x, y: bounds.minY + baseline - piece.size.ascent, width: piece.size.width,
                    height: piece.size.ascent + piece.size.descent)
                guard pass.checkFrame(frame, of: self) else { return }
                x += piece.size.width
                guard !piece.text.isEmpty else { continue }
                drawing.append(piece.text, piece.style, baseline: piece.size.ascent, in: frame, ink)
            }
        }
    }
}
