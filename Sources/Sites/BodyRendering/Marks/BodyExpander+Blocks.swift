import SourceText

/// Blocks that hold anything, and marks that are shown as text.
extension BodyExpander {
    mutating func showRaw(_ mark: TemplateMark, _ end: Range<Int>) {
        copy(to: mark.range.lowerBound)
        next = mark.range.upperBound
        if mark.trims, let line = aloneOnLine(mark.range) { next = line.upperBound }
        let start = output.count
        var last = end.lowerBound
        var behind = end.upperBound
        if mark.trims, let line = aloneOnLine(end), line.lowerBound >= next {
            (last, behind) = (line.lowerBound, line.upperBound)
        }
        copy(to: max(next, last))
        if output.count > start { literals.append(start..<output.count) }
        next = behind
    }

    /// Returns the line of a mark, with its line end, if nothing else is on it.
    private func aloneOnLine(_ mark: Range<Int>) -> Range<Int>? {
        var start = mark.lowerBound
        while start > range.lowerBound, bytes[start - 1].isSpaceOrTab { start -= 1 }
        guard start == range.lowerBound || bytes[start - 1] == UInt8(ascii: "\n") else { return nil }
        var end = mark.upperBound
        while end < range.upperBound, bytes[end].isBlank { end += 1 }
        guard end < range.upperBound, bytes[end] == UInt8(ascii: "\n") else { return nil }
        return start..<end + 1
    }

    mutating func showQuoted(_ mark: TemplateMark) {
        copy(to: mark.range.lowerBound)
        let start = output.count
        let isAngle = mark.kind == .angleShortcode
        let (opening, closing): (String, String) =
            !isAngle ? ("{{%", "%}}") : mark.isCode ? ("{{<", ">}}") : ("{{&lt;", "&gt;}}")
        insert(opening.utf8, from: mark.range.lowerBound..<mark.content.lowerBound)
        next = mark.content.lowerBound
        copy(to: mark.content.upperBound)
        insert(closing.utf8, from: mark.content.upperBound..<mark.range.upperBound)
        literals.append(start..<output.count)
        next = mark.range.upperBound
    }

    mutating func showCode(_ mark: TemplateMark, _ end: Range<Int>, _ language: String) {
        let name = language.utf8.allSatisfy { byte in
            byte.isUnreserved || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "#")
        }
        let language = name ? Array(language.utf8) : []
        var content = mark.range.upperBound..<end.lowerBound
        // The line ends behind the first mark and before the last one are not of the code.
        var first = content.lowerBound
        while first < content.upperBound, bytes[first].isBlank { first += 1 }
        if first < content.upperBound, bytes[first] == UInt8(ascii: "\n") { content = first + 1..<content.upperBound }
        var last = content.upperBound
        while last > content.lowerBound, bytes[last - 1].isBlank { last -= 1 }
        if last > content.lowerBound, bytes[last - 1] == UInt8(ascii: "\n") {
            content = content.lowerBound..<last - 1
            if !content.isEmpty, bytes[content.upperBound - 1] == UInt8(ascii: "\r") {
                content = content.lowerBound..<content.upperBound - 1
            }
        }
        guard isMarkdown, !regions.isHTML(mark.range.lowerBound) else {
            return showCodeAsHTML(mark, end, content, language)
        }
        let prefix = linePrefix(of: mark.range.lowerBound)
        if let prefix {
            copy(to: prefix.upperBound)
        } else {
            copy(to: mark.range.lowerBound)
            insert("\n\n".utf8, from: mark.range)
        }
        let lead = prefix.map { Array(bytes[$0]) } ?? []
        let fence = fence(for: content)
        insert(fence + language + [UInt8(ascii: "\n")], from: mark.range)
        let start = output.count
        var line = content.lowerBound
        while line < content.upperBound {
            let feed = bytes.offset(of: UInt8(ascii: "\n"), in: line..<content.upperBound)
            let lineEnd = min(feed + 1, content.upperBound)
            if !bytes[line..<lineEnd].starts(with: lead), !bytes[line..<feed].allSatisfy(\.isBlank) {
                insert(lead, from: line..<line)
            }
            next = line
            copy(to: lineEnd)
            line = lineEnd
        }
        if output.count > start { literals.append(start..<output.count) }
        let needsFeed = output.last != UInt8(ascii: "\n")
        insert((needsFeed ? [UInt8(ascii: "\n")] : []) + lead + fence, from: end)
        next = end.upperBound
        if !isLineBlank(from: next) { insert("\n\n".utf8, from: end) }
    }

    private mutating func showCodeAsHTML(
        _ mark: TemplateMark, _ end: Range<Int>, _ content: Range<Int>, _ language: [UInt8]
    ) {
        copy(to: mark.range.lowerBound)
        insert("<pre><code".utf8, from: mark.range)
        if !language.isEmpty { insert(" class=\"language-".utf8 + language + "\"".utf8, from: mark.range) }
        insert(">".utf8, from: mark.range)
        var text: [UInt8] = []
        for byte in bytes[content] {
            switch byte {
            case UInt8(ascii: "&"): text += "&amp;".utf8
            case UInt8(ascii: "<"): text += "&lt;".utf8
            case UInt8(ascii: ">"): text += "&gt;".utf8
            // An empty line would end the HTML.
            case UInt8(ascii: "\n"): text += isMarkdown ? Array("&#10;".utf8) : [byte]
            case UInt8(ascii: "\r"): break
            default: text.append(byte)
            }
        }
        let start = output.count
        insert(text, from: content)
        literals.append(start..<output.count)
        insert("</code></pre>".utf8, from: end)
        next = end.upperBound
    }

    /// Returns a fence that is longer than each run of backticks in the code.
    private func fence(for code: Range<Int>) -> [UInt8] {
        var (longest, run) = (2, 0)
        for byte in bytes[code] {
            run = byte == UInt8(ascii: "`") ? run + 1 : 0
            longest = max(longest, run)
        }
        return Array(repeating: UInt8(ascii: "`"), count: longest + 1)
    }
}
