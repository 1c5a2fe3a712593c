/// A word or a sentence of the built-in templates; the cases are the one list from which their names, the key `words`
/// of `stratus.yml` and the documentation come.
package enum SiteWord: String, CaseIterable, Sendable {
    // The order is that of the documentation, and of the table of languages.
    case topics, posts, older, newer, position, minutes, picture, skip, home, feed, generator
    case related, names, tags, categories
    case missing, reason, ways, moved, address
    case menu, archive, pages, neighbours, languages
    case note, tip, important, warning, caution

    /// The form in which templates find a word in `site.words`.
    package enum Use: String, Sendable {
        /// HTML, in an element with the word's language if that is not the site's.
        case markup = "HTML"
        /// Text, which names a part of the page for screen readers.
        case label = "text"
        /// No field of templates: the word comes with a number or a title, or is on a page without a template.
        case notInTemplates = "none"
    }

    /// The form in which templates find the word.
    package var use: Use {
        switch self {
        case .position, .minutes, .tags, .categories, .moved, .address, .note, .tip, .important, .warning, .caution:
            .notInTemplates
        case .menu, .archive, .pages, .neighbours, .languages: .label
        default: .markup
        }
    }

    /// The help for the word, in one line: where it is shown.
    package var help: String {
        switch self {
        case .topics: "above the cloud of the home page, of a section and of a year"
        case .posts: "the heading of a list of posts, for those who listen"
        case .older: "the way to older posts"
        case .newer: "the way to newer posts"
        case .position: "which page of a list it is: `page.pager.position`"
        case .minutes: "how long it takes to read a post, `#` being the minutes: `page.readingTime`"
        case .picture: "the way to a cloud as a picture"
        case .skip: "the way past the menu, for those who use no mouse"
        case .home: "the way to the home page"
        case .feed: "the way to the feed"
        case .generator: "at the foot of each page"
        case .related: "above the cloud of a tag's page"
        case .names: "above the tags of a taxonomy as a list"
        case .tags: "the title of the taxonomy `tags`, unless it has one of its own"
        case .categories: "the title of the taxonomy `categories`, unless it has one of its own"
        case .missing: "the title of `404.html`"
        case .reason: "what it says"
        case .ways: "what stands there above the ways on"
        case .moved: "the title of a page at an old address"
        case .address: "the way on from there"
        case .menu: "what the menu is called"
        case .archive: "what the links at the foot of each page are called"
        case .pages: "what the way through a list of several pages is called"
        case .neighbours: "what the way from a post to others is called"
        case .languages: "what the way to the same page in other languages is called"
        case .note: "the title of an alert `[!NOTE]` in a text"
        case .tip: "the title of an alert `[!TIP]`"
        case .important: "the title of an alert `[!IMPORTANT]`"
        case .warning: "the title of an alert `[!WARNING]`"
        case .caution: "the title of an alert `[!CAUTION]`"
        }
    }

    /// The names of the word's placeholders, which are written in braces and replaced by values; empty for most words.
    package var placeholders: [String] {
        switch self {
        case .position: ["number", "count"]
        case .generator: ["generator"]
        default: []
        }
    }
}
