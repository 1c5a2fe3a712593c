import MarkdownReading
import MarkupReading
import SourceText
import TagParsing

extension TagList {
    /// Reads the headings of a page from the second level on, in their order, each linked to its place if it has an id.
    ///
    /// A tag's weight is the number of letters, marks and digits between its heading and the next of any level, at
    /// least 1: a measure of text that is the same for scripts with and without spaces. The first heading of the first
    /// level is the title if the page has no other.
    init(readingHeadingsOf page: SourceText) throws(Problem) {
        let reading = readPage(page.bytes, for: .headings)
        try self.init(
            reading.headings, path: page.path, title: reading.title, example: "<h2 id=\"history\">History</h2>")
    }

    /// Reads the headings of Markdown in the same way; an id is written behind the heading: `## History {#history}`.
    init(readingHeadingsOfMarkdown page: SourceText) throws(Problem) {
        let headings = readHeadings(ofMarkdown: page.bytes)
        try self.init(headings, path: page.path, title: "", example: "## History {#history}")
    }

    /// - Parameters:
    ///   - title: the title of the page; empty if it has none.
    ///   - example: an example of a heading, for the message that there is none.
    private init(_ headings: [TextHeading], path: String, title: String, example: String) throws(Problem) {
        var tally = TagTally(path: path)
        for heading in headings where heading.level > 1 {
            guard PlainText.isVisible(heading.name) else {
                tally.note(line: heading.line, "a heading has no text")
                continue
            }
            tally.add(
                heading.name, address: heading.id.map { "#" + $0 }, line: heading.line,
                count: max(1, heading.letterCount))
        }
        self.init()
        let first = headings.first { $0.level == 1 && PlainText.isVisible($0.name) }
        let isUntitled = !PlainText.isVisible(title)
        try fill(from: &tally, title: isUntitled ? first?.name ?? "" : title) {
            let count = headings.count { $0.level > 1 }
            guard count == 0 else {
                return (
                    count == 1 ? "the heading of the page can be no tag" : "none of the \(count) headings can be a tag",
                    nil
                )
            }
            let found = headings.isEmpty ? "" : " below the first level"
            return ("the page has no heading\(found)", "what is looked for is \(example)")
        }
        entryCount = headings.count { $0.level > 1 && PlainText.isVisible($0.name) }
    }
}
