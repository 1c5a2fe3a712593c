/// The words of the built-in templates in one language, as an entry of the table of languages.
struct SiteWordingEntry: Sendable {
    /// The language or variety, as `CloudComposition.Wording` names it.
    let language: String
    private let texts: [String]

    init(
        _ language: String, topics: String, posts: String, older: String, newer: String, position: String,
        minutes: String, picture: String, skip: String, home: String, feed: String, generator: String, related: String,
        names: String, tags: String, categories: String, missing: String, reason: String, ways: String, moved: String,
        address: String, menu: String, archive: String, pages: String, neighbours: String,
        languages: String, note: String, tip: String, important: String, warning: String, caution: String
    ) {
        self.language = language
        texts = [
            topics, posts, older, newer, position, minutes, picture, skip, home, feed, generator, related, names, tags,
            categories, missing, reason, ways, moved, address, menu, archive, pages, neighbours,
            languages, note, tip, important, warning, caution,
        ]
    }

    subscript(word: SiteWord) -> String {
        // The texts are in the order of the cases.
        SiteWord.allCases.firstIndex(of: word).map { texts[$0] } ?? ""
    }
}
