import MarkupReading
import SourceText
import TagParsing

extension TagList {
    /// Reads the tags of an HTML page: its links with `rel="tag"`, as blogs write them.
    ///
    /// A tag's name is the text of its link; if the link has no text, the text in place of an image, the link's title,
    /// or the end of its address. Its weight is the number of links with this name and address. The list gets the title
    /// of the page. The page may be any HTML, well-formed or not. Names and addresses that Stratus refuses are noted.
    ///
    /// - Throws: ``Problem`` if no link has `rel="tag"`, or if none of those links can be a tag.
    /// - Complexity: O(n) in the bytes.
    public init(parsingPage source: SourceText) throws(Problem) {
        let page = readPage(source.bytes)
        var tally = TagTally(path: source.path)
        for link in page.links {
            guard let name = link.names.first(where: PlainText.isVisible) else {
                tally.note(
                    line: link.line, "a link with rel=\"tag\" has no name: no text, image text, title or address")
                continue
            }
            tally.add(name, address: link.address, line: link.line)
        }
        self.init()
        try fill(from: &tally, title: page.title) {
            if !page.links.isEmpty {
                return ("none of the \(page.links.count) links with rel=\"tag\" can be a tag", nil)
            }
            let others = page.otherLinkCount
            let found =
                others == 0 ? "" : others == 1 ? "; 1 link has no such rel" : "; \(others) links have no such rel"
            return (
                "the page has no link that is marked as a tag\(found)",
                "what is looked for is <a rel=\"tag\" href=\"…\">Name</a>"
            )
        }
    }

    /// Sets the tags, notes and title of the list to those that were counted.
    ///
    /// - Parameter emptiness: returns what is wrong if no tag is left, and a hint; without a hint, the first note says
    ///   why.
    /// - Throws: ``Problem`` if no tag is left.
    mutating func fill(
        from tally: inout TagTally, title: String, emptiness: () -> (problem: String, hint: String?)
    ) throws(Problem) {
        entryCount = tally.count
        isUnordered = true
        tags = tally.finish()
        notes = tally.notes
        guard !tags.isEmpty else {
            let (problem, hint) = emptiness()
            throw Problem(path: tally.path, problem, hint: hint ?? notes.first.map { "\($0)" })
        }
        if PlainText.isVisible(title), PlainText.problem(with: title) == nil { self.title = title }
    }
}
