import MarkupReading
import SourceText

/// The text that md4c is given. Bytes that it would misread are replaced one for one, so that offsets remain valid.
struct MarkdownDraft {
    let source: [UInt8]
    let range: Range<Int>
    private(set) var changed: [UInt8]?

    /// - Parameter changed: the bytes to read instead of the range, if some have been replaced already.
    init(_ source: [UInt8], _ range: Range<Int>, _ changed: [UInt8]?) {
        (self.source, self.range, self.changed) = (source, range, changed)
    }

    private mutating func set(_ place: Int, _ byte: UInt8) {
        if changed == nil { changed = Array(source[range]) }
        changed?[place - range.lowerBound] = byte
    }

    // MARK: - HTML

    /// Makes each heading below the first level one of the first, with which md4c 0.4.8 begins a block, as CommonMark
    /// does with all of them. Receivers are given the source.
    mutating func takeHeadings() {
        for beginning: StaticString in ["<h", "</h", "<H", "</H"] {
            var found = source.firstOffset(of: beginning, in: range)
            while let start = found {
                let digit = start + beginning.utf8CodeUnitCount
                if digit + 1 < range.upperBound, source[digit] >= UInt8(ascii: "2"), source[digit] <= UInt8(ascii: "6"),
                    source[digit + 1].isHTMLSpace || source[digit + 1] == UInt8(ascii: ">")
                {
                    set(digit, UInt8(ascii: "1"))
                }
                found = source.firstOffset(of: beginning, in: min(digit, range.upperBound)..<range.upperBound)
            }
        }
    }

    /// Makes each comment in a paragraph that holds two hyphens a processing instruction: md4c 0.4.8 knows CommonMark
    /// before 0.31, which takes such a comment for text.
    mutating func takeComments() {
        guard let search = CommentSearch(source, range) else { return }
        _ = MarkdownParser(draft: source, range, changed).parse(into: search)
        for comment in search.found {
            for index in comment.dropFirst(4).dropLast(3)
            where source[index] == UInt8(ascii: "?") && source[index + 1] == UInt8(ascii: ">") {
                set(index, UInt8(ascii: "."))
            }
            set(comment.lowerBound + 1, UInt8(ascii: "?"))
            set(comment.upperBound - 2, UInt8(ascii: "?"))
        }
    }

    // MARK: - Marks and definitions

    /// Finds attribute lists and extensions of kramdown, and makes each a processing instruction.
    mutating func takeMarks() -> MarkdownMarks {
        guard source.firstOffset(of: "{:", in: range) != nil || holdsLine("{.") || holdsLine("{#") else {
            return MarkdownMarks()
        }
        let marks = MarkdownMarks(source, range)
        for mark in marks.marks {
            for index in mark.range.dropLast()
            where source[index] == UInt8(ascii: "?") && source[index + 1] == UInt8(ascii: ">") {
                set(index, UInt8(ascii: "."))
            }
            set(mark.range.lowerBound, UInt8(ascii: "<"))
            set(mark.range.lowerBound + 1, UInt8(ascii: "?"))
            set(mark.range.upperBound - 2, UInt8(ascii: "?"))
            set(mark.range.upperBound - 1, UInt8(ascii: ">"))
        }
        return marks
    }

    private func holdsLine(_ beginning: StaticString) -> Bool {
        var start = source.firstOffset(of: beginning, in: range)
        while let found = start {
            var line = found
            while line > range.lowerBound, source[line - 1].isSpaceOrTab || source[line - 1] == UInt8(ascii: ">") {
                line -= 1
            }
            if line == range.lowerBound || source[line - 1] == UInt8(ascii: "\n") { return true }
            start = source.firstOffset(of: beginning, in: found + 2..<range.upperBound)
        }
        return false
    }

    /// Finds definitions, makes each an item of a list, and returns the offsets of their colons.
    mutating func takeDefinitions() -> [Int] {
        var colons = DefinitionSearch.candidates(source, range)
        guard !colons.isEmpty else { return [] }
        // A sign that no list of the text has, so that definitions do not go on with the items of a list.
        let signs: [(sign: UInt8, line: StaticString)] = [
            (UInt8(ascii: "+"), "+ "), (UInt8(ascii: "*"), "* "), (UInt8(ascii: "-"), "- "),
        ]
        let sign = signs.first { !holdsLine($0.line) }?.sign ?? UInt8(ascii: "+")
        for _ in 0..<2 where !colons.isEmpty {
            for colon in colons { set(colon, sign) }
            let search = DefinitionSearch(source, colons)
            _ = MarkdownParser(draft: source, range, changed).parse(into: search)
            let others = colons.filter { !search.colons.contains($0) }
            for colon in others { set(colon, UInt8(ascii: ":")) }
            colons = colons.filter { search.colons.contains($0) }
            if others.isEmpty { break }
        }
        return colons
    }

    // MARK: - Fences

    /// The most repetitions of a search; in a text that needs more, the rest is read as md4c reads it.
    private static let mostReadings = 32

    /// Masks fences in a paragraph that are indented by four columns or more, which md4c takes for the
    /// beginning of code but CommonMark for text. The last blank before each becomes a form feed, which makes
    /// the fence text and is itself a blank.
    ///
    /// - Returns: the offsets of the replaced blanks.
    mutating func maskFences() -> Set<Int> {
        var masks: Set<Int> = []
        guard mayHoldFarFence else { return masks }
        while masks.count < Self.mostReadings {
            let search = FenceSearch(source, range)
            _ = MarkdownParser(draft: source, range, changed).parse(into: search)
            guard let fence = search.found, masks.insert(fence - 1).inserted else { break }
            set(fence - 1, 0x0C)
        }
        return masks
    }

    /// Whether a fence is indented by four columns or more on a line after one that is not blank.
    private var mayHoldFarFence: Bool {
        guard holdsIndentedFence("`") || holdsIndentedFence("~") else { return false }
        var start = range.lowerBound
        var isBehindText = false
        while start < range.upperBound {
            let line = MarkdownLine(source, at: start, end: range.upperBound)
            if isBehindText, line.indent >= 4, line.isFence(source) { return true }
            isBehindText = !line.isBlank
            start = line.end + 1
        }
        return false
    }

    private func holdsIndentedFence(_ sign: Unicode.Scalar) -> Bool {
        let sign = UInt8(ascii: sign)
        var index = source.offset(of: sign, in: range)
        while index + 2 < range.upperBound {
            if index > range.lowerBound, source[index - 1].isSpaceOrTab, source[index + 1] == sign,
                source[index + 2] == sign
            {
                return true
            }
            index = source.offset(of: sign, in: index + 1..<range.upperBound)
        }
        return false
    }

    // MARK: - Empty lines

    /// Returns the beginnings of the lines before which md4c needs an empty line.
    func emptyLines() -> [Int] {
        let text = changed ?? source
        let part = changed == nil ? range : 0..<range.count
        guard text.offset(of: UInt8(ascii: "|"), in: part) < part.upperBound || holdsIndentBehindTag(text, part) else {
            return []
        }
        var lines: [Int] = []
        // An empty line can turn a paragraph into a table, and the lines after that may then need one too.
        while let search = EmptyLineSearch(text, part, origin: range.lowerBound) {
            _ = MarkdownParser(draft: source, range, changed, emptyLines: lines).parse(into: search)
            let found = Set(search.found).subtracting(lines)
            guard !found.isEmpty, lines.count < Self.mostReadings else { break }
            lines = (lines + found).sorted()
        }
        return lines
    }

    private func holdsIndentBehindTag(_ text: [UInt8], _ part: Range<Int>) -> Bool {
        var sign = text.offset(of: UInt8(ascii: ">"), in: part)
        while sign < part.upperBound {
            let feed = text[(sign + 1)..<part.upperBound].prefix { $0.isBlank }.endIndex
            if feed + 1 < part.upperBound, text[feed] == UInt8(ascii: "\n"), text[feed + 1].isSpaceOrTab { return true }
            sign = text.offset(of: UInt8(ascii: ">"), in: sign + 1..<part.upperBound)
        }
        return false
    }

    // MARK: - Footnotes

    /// Finds the footnotes and overwrites them with blanks.
    mutating func takeFootnotes() -> MarkdownFootnotes {
        var footnotes = MarkdownFootnotes()
        let candidates = footnoteLines(&footnotes.mayOccur)
        guard !candidates.isEmpty else { return footnotes }
        var probe = changed ?? Array(source[range])
        // With the colon, md4c would read link addresses and not paragraphs.
        for note in candidates { probe[note.colon - range.lowerBound] = UInt8(ascii: ";") }
        let search = FootnoteSearch(source, candidates)
        _ = MarkdownParser(draft: source, range, probe).parse(into: search)
        for (place, var note) in search.found.enumerated() {
            // A footnote that begins in the paragraph of another ends that one.
            if place + 1 < search.found.count, note.extent.upperBound > search.found[place + 1].extent.lowerBound {
                let next = search.found[place + 1].extent.lowerBound
                note.extent = note.extent.lowerBound..<(source[..<next].lastIndex(of: UInt8(ascii: "\n")) ?? next)
            }
            note.extent = note.extent.clamped(to: range)
            footnotes.add(note)
            for index in note.extent where source[index] != UInt8(ascii: "\n") { set(index, 0x20) }
        }
        return footnotes
    }

    /// Returns the lines that look like the beginning of a footnote, and sets whether there can be references.
    private func footnoteLines(_ mayOccur: inout Bool) -> [MarkdownFootnotes.Note] {
        source.withUnsafeBufferPointer { bytes in
            var notes: [MarkdownFootnotes.Note] = []
            var start = source.firstOffset(of: "[^", in: range)
            mayOccur = start != nil
            while let bracket = start {
                var line = bracket
                while line > range.lowerBound, bytes[line - 1] == 0x20 { line -= 1 }
                var next = bracket + 2
                if line == range.lowerBound || bytes[line - 1] == UInt8(ascii: "\n") {
                    let end = source.offset(of: UInt8(ascii: "\n"), in: bracket..<range.upperBound)
                    next = end + 1
                    let isReturn = end > bracket && bytes[end - 1] == UInt8(ascii: "\r")
                    if let note = MarkdownFootnotes.note(bytes, atLine: line..<(isReturn ? end - 1 : end)) {
                        notes.append(note)
                    }
                }
                start = source.firstOffset(of: "[^", in: min(next, range.upperBound)..<range.upperBound)
            }
            return notes
        }
    }
}
