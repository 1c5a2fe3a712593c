/// Says how wide and high text is: the only thing that BoxLayout must be told about fonts.
public protocol TextMeasurer {
    /// One line of text, without line feeds.
    func measure(_ text: String, _ font: Font) -> TextSize

    /// Breaks a line of text into lines no wider than `width`, as far as that can be; at least one.
    ///
    /// Without an implementation of one's own it breaks at spaces, and inside a word only where that is wider than the
    /// line.
    func wrap(_ text: String, _ font: Font, width: CGFloat) -> [String]

    /// As much of a line of text as fits with an ellipsis behind it, which stands for text that follows even if all of
    /// the line fits; at least the ellipsis.
    ///
    /// Without an implementation of one's own the line is cut behind any character.
    func ellipsize(_ text: String, _ font: Font, width: CGFloat) -> String
}

/// The room that a line of text takes.
public struct TextSize: Hashable, Sendable {
    public var width: CGFloat
    /// Above the baseline.
    public var ascent: CGFloat
    /// Below the baseline.
    public var descent: CGFloat
    /// Between the descent of a line and the ascent of the next.
    public var lineGap: CGFloat

    public init(width: CGFloat, ascent: CGFloat, descent: CGFloat, lineGap: CGFloat = 0) {
        (self.width, self.ascent, self.descent, self.lineGap) = (width, ascent, descent, lineGap)
    }
}

/// Measures with a closure.
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

    /// Where the longest beginning of a text ends that fits into a width, with something behind it; behind the first
    /// character at least.
    ///
    /// - Complexity: that of measuring a few beginnings of about the length found, however long the text is.
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
