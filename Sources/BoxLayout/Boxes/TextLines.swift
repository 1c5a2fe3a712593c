/// A text in lines, measured.
struct TextLines {
    struct Line {
        var text: String
        var width: CGFloat
    }

    private let first: Line
    private let others: [Line]
    private(set) var ascent: CGFloat
    private(set) var descent: CGFloat
    /// From baseline to baseline.
    private(set) var lineHeight: CGFloat
    let size: CGSize

    var count: Int { others.count + 1 }

    func line(_ number: Int) -> Line { number == 0 ? first : others[number - 1] }

    /// Counted from the top of the first line.
    func baseline(of number: Int) -> CGFloat { ascent + CGFloat(number) * lineHeight }

    /// What fits with no more than this missing fits: sums of widths are rounded.
    private static let tolerance: CGFloat = 1e-9

    /// One line for each paragraph.
    init(_ text: String, _ style: TextStyle, _ measurer: any TextMeasurer) {
        // Most text is one line, and needs no list.
        guard text.utf8.contains(UInt8(ascii: "\n")) else {
            self.init([text], style, measurer)
            return
        }
        // A carriage return and a line feed are one character.
        let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        self.init(lines.map(String.init), style, measurer)
    }

    private init(_ texts: [String], _ style: TextStyle, _ measurer: any TextMeasurer) {
        var ascent: CGFloat = 0
        var descent: CGFloat = 0
        var gap: CGFloat = 0
        var width: CGFloat = 0
        func measured(_ text: String) -> Line {
            let size = measurer.measure(text, style.font)
            (ascent, descent, gap) = (max(ascent, size.ascent), max(descent, size.descent), max(gap, size.lineGap))
            width = max(width, size.width)
            return Line(text: text, width: size.width)
        }
        first = measured(texts[0])
        others = texts.count == 1 ? [] : texts[1...].map(measured)
        (self.ascent, self.descent) = (ascent, descent)
        lineHeight = ascent + descent + gap
        size = CGSize(width: width, height: CGFloat(texts.count - 1) * lineHeight + ascent + descent)
    }

    /// Whether the text can be set in this way within what is offered.
    func fit(_ proposal: ProposedViewSize, _ style: TextStyle) -> Bool {
        if let width = proposal.width, size.width > width * (1 + Self.tolerance) { return false }
        return count <= mostLines(proposal, style)
    }

    private func mostLines(_ proposal: ProposedViewSize, _ style: TextStyle) -> Int {
        let limit = max(1, style.lineLimit ?? .max)
        guard let height = proposal.height, height < size.height, lineHeight > 0 else { return limit }
        let lines = ((height - ascent - descent) / lineHeight * (1 + Self.tolerance) + Self.tolerance).rounded(.down)
        return min(limit, max(1, Int(max(0, lines)) + 1))
    }

    /// The text in lines that are no wider than the width offered, and no more of them than the height has room for.
    func set(in proposal: ProposedViewSize, _ style: TextStyle, _ measurer: any TextMeasurer) -> TextLines {
        let width = (proposal.width ?? .infinity) * (1 + Self.tolerance)
        var texts: [String] = []
        for number in 0..<count {
            let line = line(number)
            texts += line.width <= width ? [line.text] : measurer.wrap(line.text, style.font, width: width)
        }
        // More lines than one need more height: only now is it known how many there are.
        let wrapped = TextLines(texts, style, measurer)
        let most = wrapped.mostLines(proposal, style)
        guard wrapped.count > most else { return wrapped }
        let shown = Array(texts[..<(most - 1)]) + [shortened(texts[most - 1], width: width, style.font, measurer)]
        return TextLines(shown, style, measurer)
    }

    /// As much of a line as leaves room for an ellipsis.
    private func shortened(_ text: String, width: CGFloat, _ font: Font, _ measurer: any TextMeasurer) -> String {
        let ellipsis = "…"
        guard measurer.measure(text + ellipsis, font).width > width else { return text + ellipsis }
        let length = measurer.longestPrefix(of: text, font, width: width, with: ellipsis)
        let head = text.prefix(length)
        guard measurer.measure(head + ellipsis, font).width <= width else { return ellipsis }
        // No space before the ellipsis.
        return (head.last == " " ? head.dropLast() : head) + ellipsis
    }
}
