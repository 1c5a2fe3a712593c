import MarkupReading

/// What a line of Markdown begins with: the rules of CommonMark 0.30 for blocks, and those of GitHub.
///
/// All offsets are those of the first byte that is no white space.
enum MarkdownSyntax {
    // MARK: - Lists

    /// The sign of an item: `-`, `+`, `*`, `1.` or `1)`; or that of a footnote: `[^1]:`.
    ///
    /// - Parameter interruptsParagraph: only an item with content, and the first one of a numbered list, breaks off a
    ///   paragraph.
    static func itemMarker(
        _ line: Span<UInt8>, _ start: Int, interruptsParagraph: Bool
    ) -> (end: Int, isFootnote: Bool)? {
        var end = start
        switch line[start] {
        case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"): end += 1
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            while end < line.count, end - start < 10, Syntax.isDigit(line[end]) { end += 1 }
            guard end < line.count, end - start < 10, line[end] == UInt8(ascii: ".") || line[end] == UInt8(ascii: ")")
            else { return nil }
            if interruptsParagraph, !(end - start == 1 && line[start] == UInt8(ascii: "1")) { return nil }
            end += 1
        case UInt8(ascii: "["):
            guard let label = footnoteLabel(line, start, line.count), label < line.count,
                line[label] == UInt8(ascii: ":"), !interruptsParagraph
            else { return nil }
            return (label + 1, true)
        default: return nil
        }
        guard end == line.count || Syntax.isBlank(line[end]) else { return nil }
        if interruptsParagraph, line.firstNonBlank(end..<line.count) == line.count { return nil }
        return (end, false)
    }

    /// The offset behind `[^name]`.
    static func footnoteLabel(_ bytes: Span<UInt8>, _ start: Int, _ limit: Int) -> Int? {
        guard start + 3 < limit, bytes[start + 1] == UInt8(ascii: "^") else { return nil }
        var index = start + 2
        while index < limit, index - start < 100 {
            switch bytes[index] {
            case UInt8(ascii: "]"): return index > start + 2 ? index + 1 : nil
            case UInt8(ascii: "["), 0...0x20: return nil
            default: index += 1
            }
        }
        return nil
    }

    /// The offset behind `[ ]` or `[x]`.
    static func taskBox(_ line: Span<UInt8>, _ start: Int) -> Int? {
        guard start + 2 < line.count, line[start] == UInt8(ascii: "["), line[start + 2] == UInt8(ascii: "]"),
            line[start + 1] == 0x20 || line[start + 1] | 0x20 == UInt8(ascii: "x"),
            start + 3 == line.count || Syntax.isBlank(line[start + 3])
        else { return nil }
        return start + 3
    }

    // MARK: - Headings and rules

    /// The text of a heading with number signs, without those at its end and the attributes that may follow.
    static func heading(_ line: Span<UInt8>, _ start: Int) -> Range<Int>? {
        var index = start
        while index < line.count, line[index] == UInt8(ascii: "#") { index += 1 }
        guard index - start <= 6, index > start, index == line.count || Syntax.isBlank(line[index]) else { return nil }
        let content = line.trimmed(index..<line.count)
        var end = content.upperBound
        while end > content.lowerBound, line[end - 1] == UInt8(ascii: "#") { end -= 1 }
        if end < content.upperBound, end == content.lowerBound || Syntax.isBlank(line[end - 1]) {
            return line.trimmed(content.lowerBound..<end)
        }
        return content
    }

    /// Whether the rest of the line is three or more `*`, `-` or `_`, with or without blanks.
    static func isRule(_ line: Span<UInt8>, _ start: Int) -> Bool {
        var place = 0
        return isRule(line, start, brokenOffAt: &place)
    }

    /// - Parameter place: where something else stands, if this is what makes it no rule.
    static func isRule(_ line: Span<UInt8>, _ start: Int, brokenOffAt place: inout Int) -> Bool {
        let sign = line[start]
        guard sign == UInt8(ascii: "-") || sign == UInt8(ascii: "*") || sign == UInt8(ascii: "_") else { return false }
        var count = 0
        for index in start..<line.count {
            if line[index] == sign {
                count += 1
            } else if !Syntax.isBlank(line[index]) {
                place = index
                return false
            }
        }
        return count >= 3
    }

    /// Whether a paragraph above the line is a heading.
    static func isUnderline(_ line: Span<UInt8>, _ range: Range<Int>) -> Bool {
        let content = line.trimmed(range)
        let sign = line[content.lowerBound]
        return (sign == UInt8(ascii: "=") || sign == UInt8(ascii: "-")) && line.isRun(of: sign, content)
    }

    // MARK: - Fences

    /// How many backticks or tildes open a block of code here.
    static func fence(_ line: Span<UInt8>, _ start: Int) -> Int? {
        let sign = line[start]
        var end = start
        while end < line.count, line[end] == sign { end += 1 }
        guard end - start >= 3 else { return nil }
        // Otherwise it is code inside a line.
        if sign == UInt8(ascii: "`"), line.offset(of: sign, in: end..<line.count) < line.count { return nil }
        return end - start
    }

    static func isClosingFence(_ line: Span<UInt8>, _ start: Int, sign: UInt8, count: Int) -> Bool {
        var end = start
        while end < line.count, line[end] == sign { end += 1 }
        return end - start >= count && line.firstNonBlank(end..<line.count) == line.count
    }
}

extension Span where Element == UInt8 {
    func isRun(of byte: UInt8, _ range: Range<Int>) -> Bool {
        for index in range where self[index] != byte { return false }
        return true
    }
}
