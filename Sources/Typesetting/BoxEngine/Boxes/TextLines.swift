import BoxDrawing

extension String {
    /// The text between the line ends that Unicode knows; empty for a text without a line end.
    var paragraphs: [String] {
        // Most texts have none of the bytes with which line ends begin.
        guard utf8.contains(where: { $0 <= 0x0D && $0 >= 0x0A || $0 == 0xC2 || $0 == 0xE2 }) else { return [] }
        // A carriage return and a line feed are one character.
        return split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    }
}

/// The lines of a text with their measured sizes.
final class TextLines {
    struct Line {
        var text: String
        var width: CGFloat
    }

    private let first: Line
    private let others: [Line]
    let ascent: CGFloat
    let descent: CGFloat
    /// The distance from one baseline to the next.
    let lineHeight: CGFloat
    let size: CGSize
    let style: TextStyle
    /// Whether a part of the text is missing.
    let isCut: Bool

    var count: Int { others.count + 1 }

    func line(_ number: Int) -> Line { number == 0 ? first : others[number - 1] }

    /// Returns the baseline of a line, measured from the top of the first line.
    func baseline(of number: Int) -> CGFloat { ascent + CGFloat(number) * lineHeight }

    /// Returns the height of a number of lines.
    func height(of count: Int) -> CGFloat { CGFloat(count - 1) * lineHeight + ascent + descent }

    /// The share of a length by which text may exceed the length and still fit, since sums of widths are rounded.
    private static let tolerance: CGFloat = 1e-9

    /// Returns the text with one line for each paragraph.
    static func natural(_ text: String, _ style: TextStyle, _ measurer: any TextMeasurer) -> TextLines {
        // Most text is one line, and needs no list.
        let lines = text.paragraphs
        return TextLines(first: lines.first ?? text, lines.dropFirst(), style, measurer)
    }

    private init(
        first text: String, _ more: ArraySlice<String>, _ style: TextStyle, _ measurer: any TextMeasurer,
        isCut: Bool = false
    ) {
        (self.style, self.isCut) = (style, isCut)
        var ascent: CGFloat = 0
        var descent: CGFloat = 0
        var gap: CGFloat = 0
        var width: CGFloat = 0
        func measured(_ text: String) -> Line {
            let size = measurer.measure(text, style.font)
            (ascent, descent, gap) = (max(ascent, size.ascent), max(descent, size.descent), max(gap, size.lineGap))
            // A width that is no length makes that of the whole text NaN, so that its size is refused as an answer.
            width = size.width >= 0 && size.width < .infinity && !width.isNaN ? max(width, size.width) : .nan
            return Line(text: text, width: size.width)
        }
        first = measured(text)
        others = more.isEmpty ? [] : more.map(measured)
        (self.ascent, self.descent) = (ascent, descent)
        lineHeight = ascent + descent + gap + style.lineSpacing
        size = CGSize(width: width, height: CGFloat(more.count) * lineHeight + ascent + descent)
    }

    /// Returns what of a paragraph is not in the lines before one, as it is written.
    private func rest(
        of paragraph: Int, _ ends: [Int], _ texts: [String], from start: Int, to end: Int
    ) -> String {
        var rest = line(paragraph).text[...]
        for text in texts[(paragraph > 0 ? ends[paragraph - 1] : 0)..<start] {
            // Spaces at a break are dropped.
            rest = rest.drop { $0 == " " }
            // Another developer's measurer may change what it breaks.
            guard rest.hasPrefix(text) else { return texts[start..<end].joined(separator: " ") }
            rest = rest.dropFirst(text.count)
        }
        return String(rest.drop { $0 == " " })
    }

    /// Returns whether the text in these lines fits what is offered.
    func fit(_ proposal: ProposedViewSize) -> Bool {
        if let width = proposal.width, size.width > width * (1 + Self.tolerance) { return false }
        return count <= mostLines(proposal)
    }

    private func mostLines(_ proposal: ProposedViewSize) -> Int {
        let limit = max(1, style.lineLimit ?? .max)
        guard let height = proposal.height, height < size.height, lineHeight > 0 else { return limit }
        let lines = ((height - ascent - descent) / lineHeight * (1 + Self.tolerance) + Self.tolerance).rounded(.down)
        return min(limit, max(1, Int(max(0, lines)) + 1))
    }

    /// Returns the text in lines no wider than the offered width, and in no more lines than fit into the offered
    /// height.
    func set(in proposal: ProposedViewSize, _ measurer: any TextMeasurer) -> TextLines {
        if fit(proposal) { return self }
        let width = (proposal.width ?? .infinity) * (1 + Self.tolerance)
        var texts: [String] = []
        // The number of the line behind each paragraph.
        var ends: [Int] = []
        for number in 0..<count {
            let line = line(number)
            texts += line.width <= width ? [line.text] : measurer.wrap(line.text, style.font, width: width)
            ends.append(texts.count)
        }
        // Another developer's measurer may return no lines.
        if texts.isEmpty { texts = [""] }
        // More lines than one need more height: only now is it known how many there are.
        let wrapped = TextLines(first: texts[0], texts[1...], style, measurer)
        let most = wrapped.mostLines(proposal)
        guard wrapped.count > most else { return wrapped }
        // The last line is filled with what follows in its paragraph, and cut where the room ends.
        let end = ends.first { $0 >= most } ?? texts.count
        let rest = rest(of: ends.firstIndex { $0 >= most } ?? 0, ends, texts, from: most - 1, to: max(most, end))
        let shown = Array(texts[..<(most - 1)]) + [measurer.cut(rest, style.font, width: width, style.truncation)]
        return TextLines(first: shown[0], shown[1...], style, measurer, isCut: true)
    }
}

extension TextMeasurer {
    /// Returns as much of a line of text as fits into a width with an ellipsis in the place that `mode` names.
    fileprivate func cut(_ text: String, _ font: Font, width: CGFloat, _ mode: Text.TruncationMode) -> String {
        guard mode != .tail else { return ellipsize(text, font, width: width) }
        let characters = Array(text)
        func cut(_ count: Int) -> String {
            let end = mode == .head ? count : count / 2
            let head = characters[..<(count - end)].reversed().drop { $0 == " " }.reversed()
            return String(head) + "…" + String(characters[(characters.count - end)...].drop { $0 == " " })
        }
        func fits(_ count: Int) -> Bool { measure(cut(count), font).width <= width }
        // Steps that double, until one is too far; then halves.
        var (low, step) = (0, 1)
        while low + step < characters.count, fits(low + step) { (low, step) = (low + step, step * 2) }
        var high = min(low + step, characters.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if fits(middle) { low = middle } else { high = middle }
        }
        return cut(low)
    }
}
