/// The tags of an HTML page, as it marks them by links, headings or attributes.
package struct PageReading: Sendable, Equatable {
    /// The first title, its white space collapsed; empty if there is none.
    package internal(set) var title = ""
    /// The links that are marked as tags, in their order.
    package internal(set) var links: [PageLink] = []
    /// The number of links that are not marked as tags.
    package internal(set) var otherLinkCount = 0
    /// The headings in their order, if they were asked for.
    package internal(set) var headings: [TextHeading] = []
    /// The values of the attributes that were asked for, in their order.
    package internal(set) var values: [PageValue] = []
    /// The names of other `data-` attributes, each once, that came before the first value.
    package internal(set) var otherDataNames: [String] = []
}

/// A link of a page: `<a rel="tag" href="/tags/swift">Swift</a>`.
package struct PageLink: Sendable, Equatable {
    /// The possible names of the tag, the best first: the text, the text in place of an image, the title, the end of
    /// the address. None is empty, and their white space is collapsed.
    package let names: [String]
    /// The address as written, without white space around it; nil if there is none.
    package let address: String?
    /// The 1-based line on which the start tag ends.
    package let line: Int
}

/// The content that a page is read for, besides its title and links.
package enum PageContent: Sendable, Equatable {
    case links
    case headings
    /// The values of attributes with this name in lower case, which begins with `data-`.
    case values(attribute: String)
}

/// Reads the links of a page that are marked as tags, which are `a` and `area` with the word `tag` in their `rel`, and
/// its headings or the values of an attribute if they are asked for.
///
/// The page may be any HTML: what is not well-formed is read as browsers read it. Content that they do not show yields
/// no links and headings: comments, and the content of `script`, `style`, `template`, `noscript` and `textarea`.
///
/// - Parameter bytes: valid UTF-8.
/// - Complexity: O(n) in time and memory, except for elements that are closed in the wrong order: for each of those, at
///   most ``OpenElements/depthLimit`` open elements are searched.
package func readPage(_ bytes: [UInt8], for content: PageContent = .links) -> PageReading {
    var reader = PageReader(bytes, for: content)
    return reader.read()
}
