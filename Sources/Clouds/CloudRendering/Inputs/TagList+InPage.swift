import MarkupReading
import SourceText
import TagParsing

extension TagList {
    /// Reads tags from the page around a placeholder.
    ///
    /// Links and attributes are read from the page as HTML, even if the page is Markdown, whose code may show examples
    /// of HTML.
    ///
    /// - Parameter page: the page in UTF-8, with spaces in place of the clouds that it already has, so that lines stay
    ///   the same.
    /// - Throws: ``Problem`` if the source has no tag, or if one of its tags cannot be read.
    package init(
        reading source: InPageSource, of page: SourceText, isMarkdown: Bool, options: InputOptions
    ) throws(Problem) {
        switch source {
        case .frontMatter:
            try self.init(
                readingFrontMatterOf: page, kind: isMarkdown ? .markdown : .html, keys: options.keys)
        case .headings:
            if isMarkdown {
                try self.init(readingHeadingsOfMarkdown: page.withoutFrontMatter)
            } else {
                try self.init(readingHeadingsOf: page.withoutFrontMatter)
            }
        case .links: try self.init(parsingPage: page.withoutFrontMatter)
        case .data(let attribute): try self.init(readingValuesOf: attribute, in: page.withoutFrontMatter)
        }
    }

    /// Reads the values of an attribute of any element, each a list of tags:
    /// `data-topic='Swift (42), "R, the language"'`, or `data-topic='["Swift", "R"]'`.
    private init(readingValuesOf attribute: String, in page: SourceText) throws(Problem) {
        let reading = readPage(page.bytes, for: .values(attribute: attribute))
        let values = reading.values.map { (text: $0.text, line: $0.line) }
        try self.init(parsingValues: values, path: page.path) {
            guard values.isEmpty else {
                return (
                    values.count == 1
                        ? "the attribute \(attribute) of the page is empty"
                        : "all \(values.count) attributes \(attribute) of the page are empty",
                    "write names with commas between: \(attribute)=\"Swift (42), Rust\""
                )
            }
            let others = reading.otherDataNames
            let near = suggestion(for: attribute, among: others).map { "did you mean page:\($0)?" }
            let found = "it has \(others.prefix(5).joined(separator: ", "))\(others.count > 5 ? " and others" : "")"
            return (
                "no element of the page has the attribute \(attribute)",
                near ?? (others.isEmpty ? "what is looked for is \(attribute)=\"Swift (42), Rust\"" : found)
            )
        }
    }
}

extension SourceText {
    /// The text with spaces in place of front matter, which HTML and Markdown would read as text; the lines stay the
    /// same.
    fileprivate var withoutFrontMatter: SourceText {
        let end = frontMatterEnd
        guard end > 0 else { return self }
        var bytes = bytes
        for index in 0..<end where bytes[index] != UInt8(ascii: "\n") { bytes[index] = UInt8(ascii: " ") }
        return SourceText(checked: bytes, path: path)
    }
}
