/// A source of the width and height of text, which is all that BoxLayout needs to know about fonts.
public protocol TextMeasurer {
    /// Returns the size of one line of text, which has no line feeds.
    func measure(_ text: String, _ font: Font) -> TextSize

    /// Breaks a line of text into lines no wider than `width`, as far as possible; returns at least one line.
    ///
    /// The default implementation breaks at spaces, and inside a word only if the word is wider than the line.
    func wrap(_ text: String, _ font: Font, width: CGFloat) -> [String]

    /// Returns the longest beginning of a line of text that fits into `width` with an ellipsis behind it, or at least
    /// the ellipsis. The ellipsis is added even if all of the line fits, since it marks that more text follows.
    ///
    /// The default implementation may cut the line after any character.
    func ellipsize(_ text: String, _ font: Font, width: CGFloat) -> String
}

/// The size of a line of text, in the unit of the font's size.
public struct TextSize: Hashable, Sendable {
    public var width: CGFloat
    /// The height above the baseline.
    public var ascent: CGFloat
    /// The depth below the baseline.
    public var descent: CGFloat
    /// The distance between the descent of a line and the ascent of the next.
    public var lineGap: CGFloat

    public init(width: CGFloat, ascent: CGFloat, descent: CGFloat, lineGap: CGFloat = 0) {
        (self.width, self.ascent, self.descent, self.lineGap) = (width, ascent, descent, lineGap)
    }
}

/// A text measurer that calls a closure for the size of each line of text.
public struct ClosureMeasurer: TextMeasurer {
    private let closure: (String, Font) -> TextSize

    public init(_ closure: @escaping (String, Font) -> TextSize) { self.closure = closure }

    public func measure(_ text: String, _ font: Font) -> TextSize { closure(text, font) }
}

extension TextMeasurer {
    public func wrap(_ text: String, _ font: Font, width: CGFloat) -> [String] {
        var lines: [String] = []
        var rest = text[...]
        while true {
            // Spaces at a break are dropped.
            rest = rest.drop { $0 == " " }
            guard !rest.isEmpty else { return lines.isEmpty ? [""] : lines }
            let end = longestPrefix(of: rest, font, width: width)
            // Back to the last space, unless one word is as long as the line.
            let line = rest[..<end]
            let isWhole = end == rest.endIndex || rest[end] == " "
            let stop = isWhole ? end : line.lastIndex(of: " ") ?? end
            lines.append(String(rest[..<stop].trimmingTrailingSpaces()))
            rest = rest[stop...]
        }
    }

    public func ellipsize(_ text: String, _ font: Font, width: CGFloat) -> String {
        let ellipsis = "…"
        guard measure(text + ellipsis, font).width > width else { return text + ellipsis }
        let head = text[..<longestPrefix(of: text[...], font, width: width, with: ellipsis)]
        guard measure(head + ellipsis, font).width <= width else { return ellipsis }
        // No space before the ellipsis.
        return (head.last == " " ? head.dropLast() : head) + ellipsis
    }

    /// Returns the end of the longest beginning of a text that fits into a width together with `ending`; the beginning
    /// has at least one character.
    ///
    /// - Complexity: the cost of measuring a few beginnings of about the length found, however long the text is.
    private func longestPrefix(
        of text: Substring, _ font: Font, width: CGFloat, with ending: String = ""
    ) -> Substring.Index {
        guard var low = text.index(text.startIndex, offsetBy: 1, limitedBy: text.endIndex) else { return text.endIndex }
        func fits(_ end: Substring.Index) -> Bool { measure(text[..<end] + ending, font).width <= width }
        // Steps that double, until one is too far.
        var step = 1
        var tooFar: Substring.Index?
        while low < text.endIndex {
            let next = text.index(low, offsetBy: step, limitedBy: text.endIndex) ?? text.endIndex
            guard fits(next) else {
                tooFar = next
                break
            }
            low = next
            step *= 2
        }
        guard var high = tooFar else { return low }
        // Invariant: `low` fits or is one character, `high` does not fit.
        while true {
            let middle = text.index(low, offsetBy: text.distance(from: low, to: high) / 2)
            guard middle > low else { return low }
            if fits(middle) { low = middle } else { high = middle }
        }
    }
}

extension Substring {
    fileprivate func trimmingTrailingSpaces() -> Substring {
        self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)]
    }
}
