import SourceText

/// The attribute lists and extensions of kramdown in a text.
///
/// md4c is given each of them as a processing instruction of HTML, `<?…?>`, which is a block by itself in a line of its
/// own, and else a part of the line. So md4c decides where they are code, and to which block they belong.
struct MarkdownMarks {
    struct Mark {
        let range: Range<Int>
        let kind: Kind
    }

    enum Kind {
        /// An attribute list. `isBehindText` is whether the line before it is not blank.
        case attributes(MarkdownAttributes, isBehindText: Bool)
        /// A comment or an option, which is left out.
        case comment
        /// HTML between two marks, whose lengths these are.
        case raw(opening: Int, closing: Int)
    }

    /// The marks, in the order of the source.
    private(set) var marks: [Mark] = []
    private let source: [UInt8]
    private let end: Int
    /// The first end mark `{:/` at or after the latest place from which one was searched for.
    private var endMark = -1

    /// The most bytes of an attribute list.
    private static let longest = 1_000

    init() { (source, end) = ([], 0) }

    /// Finds the marks in a range.
    init(_ source: [UInt8], _ range: Range<Int>) {
        (self.source, end) = (source, range.upperBound)
        var index = source.offset(of: UInt8(ascii: "{"), in: range)
        while index + 3 < end {
            var next = index + 1
            if let mark = mark(at: index, from: range.lowerBound) {
                marks.append(mark)
                next = mark.range.upperBound
            }
            index = source.offset(of: UInt8(ascii: "{"), in: next..<end)
        }
    }

    /// Returns the mark that begins at an offset; nil if there is none.
    func mark(at offset: Int) -> Mark? {
        let index = marks.partitionPoint { $0.range.lowerBound >= offset }
        return index < marks.count && marks[index].range.lowerBound == offset ? marks[index] : nil
    }

    /// Calls `body` with the parts of a range that are shown: all but attribute lists, comments, and the marks around
    /// HTML.
    func forEachShownPart(of range: Range<Int>, _ body: (Range<Int>) -> Void) {
        var start = range.lowerBound
        var index = marks.partitionPoint { $0.range.upperBound > start }
        func hide(_ part: Range<Int>) {
            let shown = start..<max(start, min(part.lowerBound, range.upperBound))
            if !shown.isEmpty { body(shown) }
            start = max(start, part.upperBound)
        }
        while index < marks.count, marks[index].range.lowerBound < range.upperBound {
            let mark = marks[index].range
            if case .raw(let opening, let closing) = marks[index].kind {
                hide(mark.lowerBound..<mark.lowerBound + opening)
                hide(mark.upperBound - closing..<mark.upperBound)
            } else {
                hide(mark)
            }
            index += 1
        }
        if start < range.upperBound { body(start..<range.upperBound) }
    }

    // MARK: - Search

    private mutating func mark(at start: Int, from first: Int) -> Mark? {
        switch source[start + 1] {
        case UInt8(ascii: ":"):
            if source[start + 2] == UInt8(ascii: ":") { return extensionMark(at: start) }
            return attributes(at: start, words: start + 2, from: first)
        case UInt8(ascii: "."), UInt8(ascii: "#"): return attributes(at: start, words: start + 1, from: first)
        default: return nil
        }
    }

    private func attributes(at start: Int, words: Int, from first: Int) -> Mark? {
        guard let brace = closingBrace(from: words) else { return nil }
        let isKramdown = words == start + 2
        guard let list = MarkdownAttributes(source[words..<brace], allowsNames: isKramdown) else { return nil }
        var line = start
        while line > first, source[line - 1].isSpaceOrTab || source[line - 1] == UInt8(ascii: ">") { line -= 1 }
        let beginsLine = line == first || source[line - 1] == UInt8(ascii: "\n")
        let isLine = beginsLine && source[(brace + 1)..<end].prefix { $0 != UInt8(ascii: "\n") }.allSatisfy(\.isBlank)
        if isLine {
            let isBehindText = isBehindText(line, from: first)
            // goldmark has attributes only after a block.
            guard isKramdown || isBehindText else { return nil }
            return Mark(range: start..<brace + 1, kind: .attributes(list, isBehindText: isBehindText))
        }
        guard isKramdown, start > first, ")]`*_>~".utf8.contains(source[start - 1]) else { return nil }
        return Mark(range: start..<brace + 1, kind: .attributes(list, isBehindText: true))
    }

    /// Whether the line before the one that begins at `line` has text; one with an attribute list is as the line before
    /// it is.
    private func isBehindText(_ line: Int, from first: Int) -> Bool {
        guard line > first else { return false }
        if let last = marks.last, last.range.upperBound < line,
            case .attributes(_, let isBehindText) = last.kind,
            source[last.range.upperBound..<line - 1].allSatisfy({ $0.isSpaceOrTab || $0 == UInt8(ascii: "\r") })
        {
            return isBehindText
        }
        var index = line - 1
        while index > first, source[index - 1] != UInt8(ascii: "\n") {
            index -= 1
            if !source[index].isBlank, source[index] != UInt8(ascii: ">") { return true }
        }
        return false
    }

    /// Returns the offset of the brace that ends a list, on the same line and outside of quotation marks.
    private func closingBrace(from start: Int) -> Int? {
        var quote: UInt8?
        for index in start..<min(end, start + Self.longest) {
            switch source[index] {
            case UInt8(ascii: "\n"): return nil
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                if quote == nil {
                    // An apostrophe elsewhere than before a value is none.
                    if source[index - 1] == UInt8(ascii: "=") { quote = source[index] }
                } else if quote == source[index] {
                    quote = nil
                }
            case UInt8(ascii: "}") where quote == nil: return index
            default: break
            }
        }
        return nil
    }

    /// Returns the extension that begins at an offset: `{::comment}…{:/comment}`, `{::nomarkdown}…{:/}` or
    /// `{::options … /}`.
    private mutating func extensionMark(at start: Int) -> Mark? {
        let name = source[(start + 3)..<end].prefix(while: \.isASCIILetter)
        let isRaw = name.elementsEqual("nomarkdown".utf8)
        guard isRaw || name.elementsEqual("comment".utf8) || name.elementsEqual("options".utf8),
            let brace = closingBrace(from: name.endIndex)
        else { return nil }
        if source[brace - 1] == UInt8(ascii: "/") { return Mark(range: start..<brace + 1, kind: .comment) }
        if endMark < brace { endMark = source.firstOffset(of: "{:/", in: brace..<end) ?? end }
        guard endMark < end, let close = closingBrace(from: endMark + 3) else { return nil }
        let closed = source[(endMark + 3)..<close]
        guard closed.isEmpty || closed.elementsEqual(name) else { return nil }
        let opening = brace + 1 - start
        return Mark(
            range: start..<close + 1,
            kind: isRaw ? .raw(opening: opening, closing: close + 1 - endMark) : .comment)
    }
}
