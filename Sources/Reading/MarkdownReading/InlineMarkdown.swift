import MarkupReading

/// Takes the text out of inline Markdown: a first pass finds what is markup, a second one copies what is between.
struct InlineMarkdown {
    /// A piece of markup. Those that turned out to be text are empty.
    struct Edit {
        let start: Int
        var end: Int
        var kind = Kind.vanishes

        enum Kind: UInt8 { case vanishes, space, reference, html }
    }

    /// In the order of the text.
    var edits: [Edit] = []
    var emphasis = EmphasisMarks()
    var brackets: [Bracket] = []
    /// Links do not contain links: brackets below this may become pictures only.
    var bracketsWithoutLinks = 0
    var tags = InlineHTML()
    private var code = CodeSpanSearch()
    private var isShortcodeEndGone = [false, false]
    private var html: HTMLText
    private var reference: [UInt8] = []

    init(keepsCode: Bool) { html = HTMLText(keepsCode: keepsCode) }

    /// Cost: linear in the bytes.
    mutating func read(_ bytes: Span<UInt8>, _ range: Range<Int>, into text: inout ReadableText) {
        var index = Self.firstSign(bytes, range)
        guard index < range.upperBound else { return text.append(bytes, range) }
        edits.removeAll(keepingCapacity: true)
        emphasis.removeAll()
        brackets.removeAll(keepingCapacity: true)
        bracketsWithoutLinks = 0
        tags = InlineHTML()
        code = CodeSpanSearch()
        isShortcodeEndGone = [false, false]
        while index < range.upperBound {
            index = readSign(bytes, at: index, in: range)
            index = Self.firstSign(bytes, index..<range.upperBound)
        }
        emphasis.resolve(from: 0, &edits)
        write(bytes, range, into: &text)
    }

    /// The offset of the next byte that may be markup, or the end.
    @inline(__always)
    private static func firstSign(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int {
        var index = range.lowerBound
        while index < range.upperBound {
            switch bytes[index] {
            case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "["), UInt8(ascii: "]"),
                UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "{"):
                return index
            default: index += 1
            }
        }
        return range.upperBound
    }

    // MARK: - Finding

    /// - Returns: the offset behind what the sign at `index` begins or is.
    private mutating func readSign(_ bytes: Span<UInt8>, at index: Int, in range: Range<Int>) -> Int {
        let limit = range.upperBound
        switch bytes[index] {
        case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"):
            return emphasis.read(bytes, at: index, in: range, &edits)
        case UInt8(ascii: "["): return openBracket(bytes, at: index, in: range)
        case UInt8(ascii: "]"): return closeBracket(bytes, at: index, limit)
        case UInt8(ascii: "`"):
            var start = index
            while start < limit, bytes[start] == UInt8(ascii: "`") { start += 1 }
            guard let end = code.closingRun(bytes, from: start, end: limit, count: start - index) else { return start }
            let content = CodeSpanSearch.content(bytes, start..<end)
            edits.append(Edit(start: index, end: content.lowerBound))
            edits.append(Edit(start: content.upperBound, end: end + start - index))
            return end + start - index
        case UInt8(ascii: "\\"):
            guard index + 1 < limit, Syntax.isPunctuation(bytes[index + 1]) || bytes[index + 1] == 0x0A else { break }
            edits.append(Edit(start: index, end: index + 1))
            return index + 2
        case UInt8(ascii: "<"): return readPointedBracket(bytes, at: index, limit)
        case UInt8(ascii: "&"):
            guard let end = referenceEnd(bytes, at: index, limit) else { break }
            edits.append(Edit(start: index, end: end, kind: .reference))
            return end
        default:
            guard let end = shortcodeEnd(bytes, at: index, limit) else { break }
            edits.append(Edit(start: index, end: end, kind: .space))
            return end
        }
        return index + 1
    }

    private mutating func readPointedBracket(_ bytes: Span<UInt8>, at index: Int, _ limit: Int) -> Int {
        if let end = Autolink(bytes, at: index, end: limit)?.end {
            edits.append(Edit(start: index, end: index + 1))
            edits.append(Edit(start: end - 1, end: end))
            return end
        }
        guard let end = tags.end(bytes, index, limit) else { return index + 1 }
        edits.append(Edit(start: index, end: end, kind: .html))
        return end
    }

    /// `{{< … >}}`, `{{ … }}` and `{% … %}`, which a site generator puts something else in place of.
    private mutating func shortcodeEnd(_ bytes: Span<UInt8>, at index: Int, _ limit: Int) -> Int? {
        let marks: [StaticString] = ["}}", "%}"]
        guard index + 1 < limit else { return nil }
        let mark: Int
        switch bytes[index + 1] {
        case UInt8(ascii: "{"): mark = 0
        case UInt8(ascii: "%"): mark = 1
        default: return nil
        }
        guard !isShortcodeEndGone[mark] else { return nil }
        guard let range = bytes.firstRange(of: marks[mark], in: min(index + 2, limit)..<limit) else {
            isShortcodeEndGone[mark] = true
            return nil
        }
        return range.upperBound
    }

    private mutating func referenceEnd(_ bytes: Span<UInt8>, at index: Int, _ limit: Int) -> Int? {
        var end = index + 1
        let longest = min(limit, index + 40)
        while end < longest, Syntax.isLetterOrDigit(bytes[end]) || bytes[end] == UInt8(ascii: "#") { end += 1 }
        guard end < longest, bytes[end] == UInt8(ascii: ";") else { return nil }
        return decoded(bytes, index..<end + 1) == nil ? nil : end + 1
    }

    private mutating func decoded(_ bytes: Span<UInt8>, _ range: Range<Int>) -> CharacterReference? {
        reference.removeAll(keepingCapacity: true)
        reference.append(bytes, range)
        return CharacterReference(reference, at: 0, end: reference.count)
    }

    // MARK: - Writing

    private mutating func write(_ bytes: Span<UInt8>, _ range: Range<Int>, into text: inout ReadableText) {
        var written = range.lowerBound
        for place in edits.indices {
            let edit = edits[place]
            guard edit.start < edit.end else { continue }
            text.append(bytes, written..<edit.start)
            written = edit.end
            switch edit.kind {
            case .vanishes: break
            case .space:
                text.space()
                if bytes[edit.start] == UInt8(ascii: "{") { text.omissions.shortcodes += 1 }
            case .reference:
                if let found = decoded(bytes, edit.start..<edit.end) { text.append(found) }
            case .html:
                html.read(bytes, edit.start..<edit.end, into: &text)
                // What was read is whole by Markdown's rules; whatever it is by those of HTML ends with it.
                if !html.isSettled { html = HTMLText(keepsCode: html.keepsCode) }
            }
        }
        text.append(bytes, written..<range.upperBound)
    }
}
