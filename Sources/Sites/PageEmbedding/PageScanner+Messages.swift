import MarkupReading
import SourceText

extension PageScanner {
    mutating func report(_ range: Range<Int>, line: Int? = nil, _ message: String, hint: String) {
        guard problems.hasRoom else { return problems.countOmitted() }
        let line = line ?? lines.line(bytes, at: range.lowerBound)
        problems.append(Problem(source, at: range, line: line, message, hint: hint))
    }

    /// Reports a tag without an end, if it is that of a placeholder.
    mutating func reportUnfinishedTag(at start: Int) {
        let end = start + 14
        guard bytes.holdsIgnoringCase("<stratus-cloud", at: start, end: bytes.count),
            end == bytes.count || bytes[end].isHTMLSpace || bytes[end] == UInt8(ascii: "/")
        else { return }
        report(
            start..<end, "the tag of this placeholder has no end",
            hint: "close it with >, and look for a quotation mark that is open")
    }

    mutating func warnOfParagraph(_ marker: Range<Int>) {
        addWarning(
            marker, "this placeholder stands in a paragraph, which browsers end in front of the cloud",
            hint: "put it between paragraphs, or take format=svg, which can stand in one")
    }

    /// Searches text that is no markup for placeholders, and warns that they are left alone.
    mutating func warn(inside place: @autoclosure () -> String, _ range: Range<Int>) {
        var word = words.next(bytes, from: range.lowerBound)
        while word < range.upperBound {
            // The content of a placeholder will be replaced, and needs no warning.
            if placeholder == nil, let start = lookalike(at: word, from: range.lowerBound) {
                warn(place: place(), start..<word + WordSearch.length)
            }
            word = words.next(bytes, from: word + WordSearch.length)
        }
    }

    mutating func warn(place: String, _ range: Range<Int>) {
        guard placeholder == nil else { return }
        addWarning(
            range, "what looks like a placeholder stands in \(place), and is left alone",
            hint: "put it where the page shows text, or ignore this if it is an example")
    }

    mutating func warnOfMisspelling(_ marker: Range<Int>) {
        guard placeholder == nil else { return }
        addWarning(
            marker, "this looks like a placeholder, and is none: it begins with the word stratus and a blank",
            hint: "write <!-- stratus tags.md --><!-- /stratus -->, in lower case and without a colon")
    }

    private mutating func addWarning(_ range: Range<Int>, _ message: String, hint: String) {
        guard warnings.hasRoom else { return warnings.countOmitted() }
        let line = lines.line(bytes, at: range.lowerBound)
        warnings.append(Problem(source, at: range, line: line, severity: .warning, message, hint: hint))
    }

    /// Returns the offset at which a start marker would begin whose word is at `word`; nil if it looks like none.
    private func lookalike(at word: Int, from start: Int) -> Int? {
        let after = word + WordSearch.length
        if word > start, bytes[word - 1] == UInt8(ascii: "<") {
            return bytes.holdsIgnoringCase("-cloud", at: after, end: bytes.count) ? word - 1 : nil
        }
        guard bytes.holds("stratus", at: word, end: bytes.count), after < bytes.count,
            bytes[after].isHTMLSpace || bytes[after] == UInt8(ascii: "-")
        else { return nil }
        var index = word
        while index > start, bytes[index - 1].isHTMLSpace { index -= 1 }
        guard index - 4 >= start, bytes.holds("<!--", at: index - 4, end: bytes.count) else { return nil }
        return index - 4
    }
}
