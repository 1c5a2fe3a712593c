import MarkupReading
import SourceText
import TagParsing

extension TagList {
    /// Reads the tags of a feed, Atom or RSS: the categories of its entries.
    ///
    /// A tag's weight is the number of entries that have the category. The list gets the title of the feed. Categories
    /// of the feed as a whole are not counted; a note says how many there are.
    ///
    /// - Throws: ``Problem`` for XML that is not well-formed, with the place of the fault; for a document that is no
    ///   feed; and if no entry has a category that can be used.
    /// - Complexity: O(n) in the bytes.
    public init(parsingFeed source: SourceText) throws(Problem) {
        let feed: FeedReading
        do {
            feed = try readFeed(source.bytes)
        } catch {
            let offset = source.characterOffset(atOrBefore: error.range.lowerBound)
            throw Problem(source, at: offset..<offset, error.message, hint: error.hint)
        }
        var tally = TagTally(path: source.path)
        if feed.feedCategoryCount > 0 {
            let count = feed.feedCategoryCount
            tally.note(
                line: nil,
                count == 1
                    ? "1 category describes the feed and no entry: not counted"
                    : "\(count) categories describe the feed and no entry: not counted")
        }
        // The names of the current entry: one that occurs twice in it counts once.
        var names: Set<String> = []
        var entry = -1
        for category in feed.categories {
            if category.entry != entry {
                entry = category.entry
                names.removeAll(keepingCapacity: names.capacity < 100)
            }
            guard let name = category.names.first(where: PlainText.isVisible) else {
                tally.note(line: category.line, "a category without a name")
                continue
            }
            if names.insert(name).inserted { tally.add(name, line: category.line) }
        }
        self.init()
        try fill(from: &tally, title: feed.title) {
            if !feed.categories.isEmpty { return ("none of the categories of the feed can be a tag", nil) }
            let count = feed.entryCount
            return (
                count == 0
                    ? "the feed has no entry" : "no entry of the feed has a category, of \(count)",
                "what is looked for is <category term=\"…\"/> in an <entry> of Atom, <category> or <dc:subject> in an"
                    + " <item> of RSS"
            )
        }
    }
}

extension SourceText {
    /// Returns the offset, or that of the character in whose middle it is.
    fileprivate func characterOffset(atOrBefore offset: Int) -> Int {
        var offset = min(max(offset, 0), bytes.count)
        while offset > 0, offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
        return offset
    }
}
