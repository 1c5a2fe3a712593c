import SourceText

/// A number beside a name, in a spelling that the grammar does not read as a weight: `Swift 42`, `Swift, 42`,
/// `Swift => 42`, `Swift [42]`, `Swift: 42 posts`, `Swift (4.2k)`, `42 Swift`.
struct BareNumber {
    /// The name, without the signs and blanks between it and the number.
    let name: Range<Int>
    let number: Range<Int>
    /// The word after the number, such as `posts`; empty without one.
    private(set) var unit = 0..<0
    /// The factor of the number: 1,000 for `4.2k`.
    private(set) var scale = 1.0

    /// Finds a number after a name.
    ///
    /// - Parameters:
    ///   - content: the item, without blanks at its ends.
    ///   - allowsBrackets: whether the number may be in brackets.
    /// - Returns: nil if the item does not end with a number, or has no name before it.
    init?(_ bytes: Span<UInt8>, _ content: Range<Int>, allowsBrackets: Bool = true) {
        let lowest = content.lowerBound
        guard let last = content.last else { return nil }
        let opening: UInt8? =
            bytes[last] == UInt8(ascii: "]")
            ? UInt8(ascii: "[") : bytes[last] == UInt8(ascii: ")") ? UInt8(ascii: "(") : nil
        guard opening == nil || allowsBrackets else { return nil }
        var end = Self.blanksTrimmed(bytes, lowest..<(opening == nil ? content.upperBound : last))
        guard let behind = Self.unit(bytes, lowest..<end) else { return nil }
        (end, unit, scale) = behind
        var start = end
        while start > lowest, Self.isPart(bytes[start - 1]) { start -= 1 }
        // `Swift,42`: the comma is not part of the number, nor are the dots of `Swift ... 42`.
        while start < end, bytes[start] == UInt8(ascii: ",") { start += 1 }
        let dots = (start..<end).prefix { bytes[$0] == UInt8(ascii: ".") }.count
        if dots > 1 { start += dots }
        start = Self.startOfGroups(bytes, lowest..<end, start)
        guard start > lowest, Self.isNumber(bytes, start..<end) else { return nil }
        number = start..<end
        if let opening {
            guard let outer = Self.beforeBracket(opening, bytes, lowest..<start) else { return nil }
            end = outer
        } else {
            guard let before = Self.beforeSeparator(bytes, lowest..<start) else { return nil }
            end = before
        }
        // A backslash makes the sign after it a part of the name.
        guard end > lowest, bytes[end - 1] != UInt8(ascii: "\\") else { return nil }
        name = lowest..<end
    }

    /// Finds a number before a name, as `uniq -c` writes it: `42 Swift`.
    ///
    /// - Parameter content: the item, without blanks at its ends.
    /// - Returns: nil if the item does not begin with a number, or if the text after it begins with a digit or a sign
    ///   such as `-`, `(` or `/`.
    init?(before bytes: Span<UInt8>, _ content: Range<Int>) {
        let closing: UInt8? = content.first.flatMap {
            bytes[$0] == UInt8(ascii: "(")
                ? UInt8(ascii: ")") : bytes[$0] == UInt8(ascii: "[") ? UInt8(ascii: "]") : nil
        }
        let first = content.lowerBound + (closing == nil ? 0 : 1)
        var end = first
        while end < content.upperBound, Self.isPart(bytes[end]) { end += 1 }
        // `42, Swift`: the comma is not part of the number.
        while end > first, !bytes[end - 1].isASCIIDigit { end -= 1 }
        guard Self.isNumber(bytes, first..<end) else { return nil }
        var start = end
        if let closing {
            guard start < content.upperBound, bytes[start] == closing else { return nil }
            start += 1
        } else if start < content.upperBound, "x%".utf8.contains(bytes[start]) {
            start += 1
        }
        func skipBlanks() -> Bool {
            let begin = start
            while start < content.upperBound, bytes[start].isSpaceOrTab { start += 1 }
            return start > begin
        }
        // A separator is directly after the number, or between blanks.
        let isSpaced = skipBlanks()
        let hasSign = start < content.upperBound && (isSpaced ? "-:|=" : ":,;|").utf8.contains(bytes[start])
        if hasSign { start += 1 }
        guard hasSign ? skipBlanks() : isSpaced, start < content.upperBound,
            !bytes[start].isASCIIDigit, !"-+*/=%()[]{},.;:|".utf8.contains(bytes[start])
        else { return nil }
        (number, name) = (first..<end, start..<content.upperBound)
    }

    /// Whether the number is in a column of its own, after a tab, a comma, a semicolon or a bar.
    func isInColumn(_ bytes: Span<UInt8>) -> Bool {
        (name.upperBound..<max(name.upperBound, number.lowerBound)).contains { "\t,;|".utf8.contains(bytes[$0]) }
    }

    /// The first three bytes of the unit, in lower case: singular and plural agree in them.
    func unitStem(_ bytes: Span<UInt8>) -> [UInt8] {
        unit.prefix(3).map { bytes[$0] < 0x80 ? bytes[$0] | 0x20 : bytes[$0] }
    }

    /// Finds the word after the number, or the letter that multiplies it (`k`, `M`).
    ///
    /// - Returns: the end of the number, its unit and its factor; nil if the letters at the end follow no number.
    private static func unit(
        _ bytes: Span<UInt8>, _ content: Range<Int>
    ) -> (end: Int, unit: Range<Int>, scale: Double)? {
        var start = content.upperBound
        var isASCII = false
        while start > content.lowerBound {
            let byte = bytes[start - 1]
            guard byte.isASCIILetter || byte >= 0x80 || byte == UInt8(ascii: "%") else { break }
            isASCII = isASCII || byte < 0x80
            start -= 1
        }
        let word = start..<content.upperBound
        guard !word.isEmpty else { return (start, 0..<0, 1) }
        let end = blanksTrimmed(bytes, content.lowerBound..<start)
        guard word.count <= 40, end > content.lowerBound, bytes[end - 1].isASCIIDigit else { return nil }
        // ASCII letters directly after a number mostly belong to it: 3D, 5th.
        guard end == start, isASCII else { return (end, word, 1) }
        guard word.count == 1 else { return nil }
        switch bytes[start] {
        case UInt8(ascii: "k"), UInt8(ascii: "K"): return (end, 0..<0, 1e3)
        case UInt8(ascii: "M"): return (end, 0..<0, 1e6)
        case UInt8(ascii: "%"): return (end, word, 1)
        default: return nil
        }
    }

    /// The end of the name before `[42` or `(n = 42`; nil without a bracket, or if it opens the destination of a link.
    private static func beforeBracket(_ opening: UInt8, _ bytes: Span<UInt8>, _ content: Range<Int>) -> Int? {
        var end = blanksTrimmed(bytes, content)
        if end > content.lowerBound, bytes[end - 1] == UInt8(ascii: "=") {
            end = blanksTrimmed(bytes, content.lowerBound..<end - 1)
            guard end > content.lowerBound, bytes[end - 1] | 0x20 == UInt8(ascii: "n") else { return nil }
            end = blanksTrimmed(bytes, content.lowerBound..<end - 1)
        }
        guard end - 1 > content.lowerBound, bytes[end - 1] == opening, bytes[end - 2] != UInt8(ascii: "]") else {
            return nil
        }
        return blanksTrimmed(bytes, content.lowerBound..<end - 1)
    }

    /// The end of the name before a blank or a separator such as `=>`; nil if neither is before the number.
    private static func beforeSeparator(_ bytes: Span<UInt8>, _ content: Range<Int>) -> Int? {
        var end = blanksTrimmed(bytes, content)
        let hasBlank = end < content.upperBound
        let (start, count) = separator(bytes, content.lowerBound..<end)
        guard count > 0, start > content.lowerBound else { return hasBlank ? end : nil }
        let sign = bytes[end - 1]
        let isSpaced = bytes[start - 1].isSpaceOrTab
        if count == 1, ",;=|:".utf8.contains(sign) {
            guard hasBlank || !bytes[start - 1].isASCIIDigit else { return nil }
            end = start
        } else if isSpaced ? hasBlank || count > 1 : count > 1 && !(hasBlank && sign == UInt8(ascii: "-")) {
            end = start
        } else if !hasBlank {
            return nil
        }
        return blanksTrimmed(bytes, content.lowerBound..<end)
    }

    /// The start of the separator at the end, such as `=>`, `—`, `→` or `....`, and the number of its signs.
    private static func separator(_ bytes: Span<UInt8>, _ content: Range<Int>) -> (start: Int, count: Int) {
        // Dashes, the ellipsis, arrows, and the dot at half height.
        let signs: [[UInt8]] = [
            [0xE2, 0x80, 0x93], [0xE2, 0x80, 0x94], [0xE2, 0x80, 0xA6], [0xE2, 0x86, 0x92], [0xE2, 0x87, 0x92],
            [0xC2, 0xB7],
        ]
        var (start, count) = (content.upperBound, 0)
        while start > content.lowerBound {
            if ",;=|:->.".utf8.contains(bytes[start - 1]) {
                start -= 1
            } else if bytes[start - 1] >= 0x80,
                let sign = signs.first(where: { sign in
                    start - sign.count >= content.lowerBound
                        && sign.indices.allSatisfy { bytes[start - sign.count + $0] == sign[$0] }
                })
            {
                start -= sign.count
            } else {
                break
            }
            count += 1
        }
        // A full stop ends a word.
        if count == 1, bytes[start] == UInt8(ascii: ".") { return (content.upperBound, 0) }
        return (start, count)
    }

    private static func blanksTrimmed(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int {
        var end = range.upperBound
        while end > range.lowerBound, bytes[end - 1].isSpaceOrTab { end -= 1 }
        return end
    }

    /// The start of a number with spaces between its thousands, such as `1 234`, whose last group of digits starts at
    /// `last`.
    private static func startOfGroups(_ bytes: Span<UInt8>, _ content: Range<Int>, _ last: Int) -> Int {
        var start = last
        var end = content.upperBound
        while end - start == 3 {
            let space = blanksTrimmed(bytes, content.lowerBound..<start)
            var group = space
            while group > content.lowerBound, bytes[group - 1].isASCIIDigit { group -= 1 }
            let isPart = group == content.lowerBound || bytes[group - 1].isSpaceOrTab || bytes[group - 1] >= 0x80
            guard start - space == 1, bytes[space] == UInt8(ascii: " "), (1...3).contains(space - group),
                group > content.lowerBound, isPart
            else { break }
            (start, end) = (group, space)
        }
        return start
    }

    /// Whether a byte is a digit, or a sign that may be between digits.
    private static func isPart(_ byte: UInt8) -> Bool {
        byte.isASCIIDigit || byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",")
    }

    /// Whether a range is a number: `42`, `4.5`, or with separators that weights may not have, `1,234`. A version such
    /// as `3.11.2` is none.
    private static func isNumber(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        guard !range.isEmpty, bytes[range.lowerBound].isASCIIDigit, bytes[range.upperBound - 1].isASCIIDigit else {
            return false
        }
        let signs = range.filter { !bytes[$0].isASCIIDigit }
        if signs.isEmpty || signs.count == 1 && bytes[signs[0]] == UInt8(ascii: ".") { return true }
        return WeightSuffix.withoutSeparators(String(decoding: range.map { bytes[$0] }, as: UTF8.self)) != nil
    }
}

extension SourceText {
    /// Whether an item has a weight, or a number on either side that the grammar does not read as one.
    func hasWeight(_ content: Range<Int>) -> Bool {
        do throws(Problem) {
            return try WeightSuffix(bytes, endOf: content) != nil || BareNumber(bytes.span, content) != nil
                || BareNumber(before: bytes.span, content) != nil
        } catch {
            // A weight that cannot be read is reported where the item is read.
            return true
        }
    }

    /// Whether an item ends with a weight, or with a number that has no word after it; sentences, too, may end with a
    /// number and a word.
    private func endsWithWeight(_ content: Range<Int>) -> Bool {
        let suffix = (try? WeightSuffix(bytes, endOf: content)) ?? nil
        return suffix != nil || BareNumber(bytes.span, content)?.unit.isEmpty == true
    }

    /// The first line with a weight, if the text looks like a list of tags with weights; nil for other texts. No line
    /// of such a list has more than six words, and at least two lines, and twice as many as the others, have a number
    /// beside a name.
    ///
    /// - Complexity: O(n) in the bytes; reading stops at the first longer line.
    package var firstLineOfWeights: Range<Int>? {
        var lines: [Range<Int>] = []
        var others = 0
        var offset = 0
        while offset < bytes.count {
            let end = bytes.span.firstLineFeed(from: offset)
            let line = bytes.trimmingBlanks(offset..<end)
            offset = end + 1
            guard !line.isEmpty else { continue }
            let words = bytes[line].count { $0.isSpaceOrTab }
            let isNamed = bytes[line].contains { $0.isASCIILetter || $0 >= 0x80 }
            // `Swift (42), Rust (30)`
            let parts = bytes[line].split(separator: UInt8(ascii: ","))
            let isRow = parts.count > 1 && parts.allSatisfy { endsWithWeight(bytes.trimmingBlanks($0.indices)) }
            guard isNamed, words <= 5 || isRow else { return nil }
            if isRow || endsWithWeight(line) || BareNumber(before: bytes.span, line) != nil {
                lines += Array(repeating: line, count: isRow ? parts.count : 1)
            } else {
                others += 1
                guard others <= 5 + lines.count else { return nil }
            }
        }
        return lines.count > 1 && lines.count >= 2 * others ? lines[0] : nil
    }
}

extension Tag {
    /// Whether the name ends with a number, which may have been meant as the weight.
    var endsWithNumber: Bool {
        let bytes = Array(name.utf8)
        return BareNumber(bytes.span, 0..<bytes.count) != nil
    }
}
