/// The tags that were read from an HTML page: from its links, its headings or the values of an attribute.
package struct PageReading: Sendable, Equatable {
    /// The text of the first `<title>`, with its white space collapsed; empty if there is none.
    package internal(set) var title = ""
    /// The links marked as tags by `rel="tag"`, in the order of the page.
    package internal(set) var links: [PageLink] = []
    /// The number of links that are not marked as tags.
    package internal(set) var otherLinkCount = 0
    /// The headings in the order of the page, if they were asked for.
    package internal(set) var headings: [TextHeading] = []
    /// The values of the attribute that was asked for, in the order of the page.
    package internal(set) var values: [PageValue] = []
    /// The names of other `data-` attributes that came before the first value, each once, to suggest one for a misspelt
    /// name.
    package internal(set) var otherDataNames: [String] = []
}

/// A link of a page that is marked as a tag: `<a rel="tag" href="/tags/swift">Swift</a>`.
package struct PageLink: Sendable, Equatable {
    /// The possible names of the tag, the best first: the text of the link, the text in place of an image, the title,
    /// the end of the address. None of them is empty, and their white space is collapsed.
    package let names: [String]
    /// The address of the link as written, without white space around it; nil if the link has none.
    package let address: String?
    /// The 1-based line on which the start tag of the link ends.
    package let line: Int
}

/// The content of a page that is read in addition to its title and links.
package enum PageContent: Sendable, Equatable {
    case links
    case headings
    /// The values of the attribute with this name, which is in lower case and begins with `data-`.
    case values(attribute: String)
}

/// Reads the links of a page that are marked as tags, which are `a` and `area` with the word `tag` in their `rel`, and
/// its headings or the values of an attribute if `content` asks for them.
///
/// The page may be any HTML: markup that is not well-formed is read as browsers read it. Content that browsers do not
/// show yields no links and headings: comments, and the content of `script`, `style`, `template`, `noscript` and
/// `textarea`.
///
/// - Parameter bytes: valid UTF-8.
/// - Complexity: O(n) in time and memory, except for elements that are closed in the wrong order: for each of those, at
///   most ``OpenElements/depthLimit`` open elements are searched.
package func readPage(_ bytes: [UInt8], for content: PageContent = .links) -> PageReading {
    var reader = PageReader(bytes, for: content)
    return reader.read()
}
