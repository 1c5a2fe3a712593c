import SourceText

/// A mark of a template language in a text: `{{ … }}` and `{% … %}` of Liquid, Zola and Eleventy, `{{< … >}}` and
/// `{{% … %}}` of Hugo.
struct TemplateMark {
    enum Kind {
        /// `{{ name }}`, which shows a value.
        case output
        /// `{{ name(…) }}` of Zola.
        case call
        /// `{% name … %}`.
        case tag
        /// `{{< name … >}}`, and `{{% name … %}}`, between whose two marks Markdown may be.
        case angleShortcode, percentShortcode
        /// `{{> name}}`, which inserts a template of the site.
        case partial
    }

    let kind: Kind
    /// The range from the opening to the closing brackets.
    let range: Range<Int>
    /// The range between the brackets, without blanks, line ends and the hyphens or slashes at its ends.
    let content: Range<Int>
    /// The range of the name; empty if the mark begins with something else.
    let name: Range<Int>
    /// Whether the mark ends a block: `{{< /name >}}`, or `{% endname %}`.
    var isEnd = false
    /// Whether the mark is one of Hugo that has no end mark: `{{< name />}}`.
    var isClosed = false
    /// Whether the mark is in the form in which Hugo shows it: `{{</* name */>}}`.
    var isQuoted = false
    /// Whether hyphens remove the white space around the mark: `{%- raw -%}`.
    var trims = false
    /// Whether the mark is in code, where only ``isQuoted`` marks and raw blocks have a meaning.
    var isCode = false

    /// Reads a mark at an offset; nil if there is none.
    ///
    /// - Parameter ends: finds the ends of marks.
    init?(_ bytes: [UInt8], at start: Int, _ ends: inout MarkEnds) {
        guard start + 4 <= ends.end, bytes[start] == UInt8(ascii: "{") else { return nil }
        let second = bytes[start + 1]
        guard second == UInt8(ascii: "{") || second == UInt8(ascii: "%") else { return nil }
        var opening = 2
        var closing: MarkEnds.Sign = second == UInt8(ascii: "%") ? .tag : .output
        var kind = second == UInt8(ascii: "%") ? Kind.tag : .output
        if second == UInt8(ascii: "{") {
            switch bytes[start + 2] {
            case UInt8(ascii: "<"): (kind, closing, opening) = (.angleShortcode, .angle, 3)
            case UInt8(ascii: "%"): (kind, closing, opening) = (.percentShortcode, .percent, 3)
            case UInt8(ascii: ">"): (kind, opening) = (.partial, 3)
            default: break
            }
        }
        guard var end = ends.end(closing, from: start + opening, bytes) else { return nil }
        if kind == .output, let literal = Self.literalEnd(bytes, from: start + opening, to: ends.end), literal > end {
            // Brackets in a literal do not end the mark.
            let limit = min(ends.end, literal + 1_000)
            end = bytes.firstOffset(of: "}}", in: literal..<limit).map { $0 + 2 } ?? end
        }
        range = start..<end
        var (first, last) = (start + opening, end - closing.length)
        func trim() {
            while first < last, bytes[first].isHTMLSpace { first += 1 }
            while last > first, bytes[last - 1].isHTMLSpace { last -= 1 }
        }
        let isHugo = kind == .angleShortcode || kind == .percentShortcode
        if isHugo, last - first >= 4, bytes[first] == UInt8(ascii: "/"), bytes[first + 1] == UInt8(ascii: "*"),
            bytes[last - 1] == UInt8(ascii: "/"), bytes[last - 2] == UInt8(ascii: "*")
        {
            isQuoted = true
            (first, last) = (first + 2, last - 2)
        } else if isHugo {
            trim()
            if first < last, bytes[first] == UInt8(ascii: "/") {
                isEnd = true
                first += 1
            }
            if last > first, bytes[last - 1] == UInt8(ascii: "/") {
                isClosed = true
                last -= 1
            }
            trim()
        } else if kind != .partial {
            if first < last, bytes[first] == UInt8(ascii: "-") || bytes[first] == UInt8(ascii: "+") {
                trims = bytes[first] == UInt8(ascii: "-")
                first += 1
            }
            if last > first, bytes[last - 1] == UInt8(ascii: "-") || bytes[last - 1] == UInt8(ascii: "+") {
                trims = trims || bytes[last - 1] == UInt8(ascii: "-")
                last -= 1
            }
            trim()
        } else {
            trim()
        }
        var nameEnd = first
        while nameEnd < last, bytes[nameEnd].isMarkName || isHugo && bytes[nameEnd] == UInt8(ascii: ".") {
            nameEnd += 1
        }
        (content, name) = (first..<last, first..<nameEnd)
        if kind == .output, nameEnd > first, nameEnd < last, bytes[nameEnd] == UInt8(ascii: "(") { kind = .call }
        if kind == .tag, nameEnd - first > 3, bytes[first..<first + 3].elementsEqual("end".utf8) { isEnd = true }
        if kind == .tag, bytes[name].elementsEqual("end".utf8) { isEnd = true }
        self.kind = kind
    }

    /// Returns the end of the text in quotation marks with which a mark begins; nil if it begins with anything else.
    private static func literalEnd(_ bytes: [UInt8], from start: Int, to end: Int) -> Int? {
        var index = start
        while index < end, bytes[index].isSpaceOrTab || bytes[index] == UInt8(ascii: "-") { index += 1 }
        guard index < end, bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") else { return nil }
        let close = bytes.offset(of: bytes[index], in: index + 1..<min(end, index + 1_000))
        return close < min(end, index + 1_000) ? close + 1 : nil
    }
}

extension UInt8 {
    /// Whether the byte may be in the name of a mark: letters, digits, hyphens, underscores, slashes, and all bytes
    /// beyond ASCII.
    var isMarkName: Bool {
        isASCIILetterOrDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: "-") || self == UInt8(ascii: "/")
            || self >= 0x80
    }
}

/// Returns the range of the mark of another generator that begins at an offset; nil if there is none.
package func templateMark(in source: SourceText, at start: Int) -> Range<Int>? {
    guard start < source.bytes.count else { return nil }
    var ends = MarkEnds(end: min(source.bytes.count, start + 1_000))
    return TemplateMark(source.bytes, at: start, &ends)?.range
}

/// A search for the ends of marks, which looks for no end twice: many unclosed marks cost no more than one.
struct MarkEnds {
    enum Sign: Int {
        case output, tag, angle, percent

        var literal: StaticString {
            switch self {
            case .output: "}}"
            case .tag: "%}"
            case .angle: ">}}"
            case .percent: "%}}"
            }
        }

        var length: Int { literal.utf8CodeUnitCount }
    }

    /// The end of the text.
    let end: Int
    private var next = [-1, -1, -1, -1]
    private var emptyLine = -1
    /// The place of the last search, behind which the ends above are.
    private var last = 0

    init(end: Int) { self.end = end }

    /// Returns the offset after the closing brackets of a mark; nil if the paragraph ends before.
    mutating func end(_ sign: Sign, from start: Int, _ bytes: [UInt8]) -> Int? {
        guard start <= end else { return nil }
        if start < last { (next, emptyLine) = ([-1, -1, -1, -1], -1) }
        last = start
        if next[sign.rawValue] < start {
            next[sign.rawValue] = bytes.firstOffset(of: sign.literal, in: start..<end) ?? end
        }
        if emptyLine < start { emptyLine = nextEmptyLine(bytes, from: start) }
        let found = next[sign.rawValue]
        return found < end && found < emptyLine ? found + sign.length : nil
    }

    private func nextEmptyLine(_ bytes: [UInt8], from start: Int) -> Int {
        var feed = bytes.offset(of: UInt8(ascii: "\n"), in: start..<end)
        while feed < end {
            var next = feed + 1
            while next < end, bytes[next].isBlank { next += 1 }
            if next >= end || bytes[next] == UInt8(ascii: "\n") { return feed }
            feed = bytes.offset(of: UInt8(ascii: "\n"), in: next..<end)
        }
        return end
    }
}
