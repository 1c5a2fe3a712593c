import SourceText

extension TagList {
    /// Reads the tags in one value of a page, such as an attribute: `Swift (42), Rust (30), [C++](https://isocpp.org)
    /// (9)`, as after the `Tags:` of a tag list, or `["Swift", "Rust"]` and the other forms of JSON.
    ///
    /// - Parameters:
    ///   - text: the value with its character references and quotation marks resolved.
    ///   - place: the place of the value in its input, with or without quotation marks.
    /// - Throws: ``Problem`` with every tag that cannot be read, at the tag's own place if the input holds `text` byte
    ///   by byte, else at `place`; or if there is no tag.
    package init(parsingInline text: String, at place: SourceLocation) throws(Problem) {
        var reader = InlineTagReader(path: place.path)
        let range = place.rangeWithoutQuotes(of: text)
        if let range {
            reader.read(place.source, range, line: place.source.lineNumber(at: range.lowerBound))
        } else {
            reader.read(text, line: 1)
        }
        guard !reader.isEmpty else {
            throw place.problem(
                "there is no tag in the value", hint: "write names with commas between: Swift (42), Rust (30)")
        }
        do throws(Problem) {
            self = try reader.finished()
        } catch {
            guard range == nil else { throw error }
            let placed = error.all.map {
                place.problem("\($0.message), in column \($0.column ?? 1) of the value", hint: $0.hint)
            }
            throw Problem(placed) ?? error
        }
    }

    /// Reads the tags in the values of an attribute, each a list as ``init(parsingInline:at:)`` reads it; a value
    /// without any tag is skipped.
    ///
    /// - Parameters:
    ///   - values: the values, each with its line in the page.
    ///   - emptiness: returns the problem and the hint to throw if no value has a tag.
    /// - Throws: ``Problem`` with every tag that cannot be read, at the line of its value and the column in the value.
    package init(
        parsingValues values: [(text: String, line: Int)], path: String,
        emptiness: () -> (problem: String, hint: String)
    ) throws(Problem) {
        var reader = InlineTagReader(path: path)
        for (text, line) in values { reader.read(text, line: line) }
        guard !reader.isEmpty else {
            let (problem, hint) = emptiness()
            throw Problem(path: path, problem, hint: hint)
        }
        self = try reader.finished()
    }
}

extension SourceLocation {
    /// The range of the text in the source, if it is there byte by byte and can be read in place; nil if it is written
    /// otherwise, such as with character references.
    fileprivate func rangeWithoutQuotes(of text: String) -> Range<Int>? {
        let bytes = InlineTagReader.collapsed(text)
        guard !bytes.isEmpty, bytes.elementsEqual(text.utf8), !InlineTagReader.isJSON(bytes) else { return nil }
        let quotes = range.count == bytes.count + 2 ? 1 : 0
        let inside = range.lowerBound + quotes..<range.lowerBound + quotes + bytes.count
        guard inside.upperBound + quotes == range.upperBound, range.upperBound <= source.bytes.count,
            source.bytes[inside].elementsEqual(bytes)
        else { return nil }
        return inside
    }
}
