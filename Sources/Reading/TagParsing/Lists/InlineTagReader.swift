import SourceText

/// Reads texts that each hold a list of tags on one line: `Swift (42), "R, the language", C++`, as after the `Tags:` of
/// a tag list, or tags in JSON, as templates write them: `["Swift", "R"]`.
///
/// White space of any kind and length counts as one space, so that an attribute may go over several lines.
struct InlineTagReader {
    private let path: String
    private var parser: TagListParser
    /// The context of names in JSON, which are no Markdown, to keep them apart from others.
    private let jsonContext: Int32

    init(path: String) {
        self.path = path
        parser = TagListParser(path: path)
        jsonContext = parser.tags.context([UInt8(ascii: "[")].span, 0..<1)
    }

    /// Reads a text; an empty one adds nothing and is no error.
    ///
    /// - Parameter line: the line of the input that the text is on, 1-based.
    mutating func read(_ text: String, line: Int) {
        let bytes = Self.collapsed(text)
        let source = SourceText(checked: bytes, path: path)
        if Self.isJSON(bytes) { readJSON(source, line: line) } else { read(source, 0..<bytes.count, line: line) }
    }

    /// Reads a range of an input that is no JSON and has single spaces only.
    mutating func read(_ source: SourceText, _ range: Range<Int>, line: Int) {
        guard !source.bytes.trimmingComments(range).isEmpty else { return }
        parser.source = source
        parser.line = line
        parser.readTagsLine(range)
    }

    /// Whether neither a tag nor a problem was found so far.
    var isEmpty: Bool { parser.tags.isEmpty && parser.problems.isEmpty }

    /// Returns the tags of all texts.
    ///
    /// - Throws: ``Problem`` with everything that could not be read, its columns counted in the text.
    mutating func finished() throws(Problem) -> TagList { try parser.finished() }

    // MARK: - JSON

    private mutating func readJSON(_ source: SourceText, line: Int) {
        do throws(Problem) {
            guard source.bytes.dropFirst().dropLast().contains(where: { $0 != UInt8(ascii: " ") }) else { return }
            for tag in try TagList(parsingJSON: source).tags { add(tag) }
        } catch {
            guard parser.problems.hasRoom else { return parser.problems.countOmitted() }
            // Read once more with as many lines above it, so that the messages have its line.
            let above = [UInt8](repeating: UInt8(ascii: "\n"), count: max(0, line - 1))
            do throws(Problem) {
                _ = try TagList(parsingJSON: SourceText(checked: above + source.bytes, path: path))
            } catch {
                for diagnostic in error.all { parser.problems.append(diagnostic) }
            }
        }
    }

    private mutating func add(_ tag: Tag) {
        guard tag.isBare else { return parser.tags.append(tag) }
        let name = Array(tag.name.utf8)
        let number = parser.tags.number(of: name.span, 0..<name.count, context: jsonContext)
        if !parser.tags.add(tag.weight, to: number) { parser.tags.insert(tag, weight: tag.weight, as: number) }
    }

    /// Whether a text is JSON: `["a"]`, `[["a", 3]]`, `[{"name": "a"}]`, `{"a": 3}` or `[]`. One that ends otherwise is
    /// a link, or a name.
    static func isJSON(_ text: [UInt8]) -> Bool {
        guard let first = text.first, let last = text.last, text.count >= 2 else { return false }
        let inside = text.dropFirst().first { $0 != UInt8(ascii: " ") }
        switch (first, last) {
        case (UInt8(ascii: "["), UInt8(ascii: "]")): return inside.map { "\"[{]".utf8.contains($0) } ?? false
        case (UInt8(ascii: "{"), UInt8(ascii: "}")): return inside == UInt8(ascii: "\"") || inside == last
        default: return false
        }
    }

    /// The text in UTF-8, without white space at its ends and with single spaces inside.
    static func collapsed(_ text: String) -> [UInt8] {
        Array(text.utf8.split { $0 == 0x20 || (0x09...0x0D).contains($0) }.joined(separator: [0x20]))
    }
}
