/// What a page of HTML says about tags.
package struct PageReading: Sendable, Equatable {
    /// The first title, its white space collapsed; empty if there is none.
    package internal(set) var title = ""
    /// The links that are marked as tags, in their order.
    package internal(set) var links: [PageLink] = []
    /// Links that are not.
    package internal(set) var otherLinkCount = 0
    /// The headings in their order, where they are asked for.
    package internal(set) var headings: [TextHeading] = []
    /// The values of the attributes that are asked for, in their order.
    package internal(set) var values: [PageValue] = []
    /// Other attributes for data that the page has, each once; only as many as came before the first value.
    package internal(set) var otherDataNames: [String] = []
}

/// A link of a page: `<a rel="tag" href="/tags/swift">Swift</a>`.
package struct PageLink: Sendable, Equatable {
    /// What may name the tag, the best first: the text, the text in place of an image, the title, the end of the
    /// address. None is empty, their white space is collapsed.
    package let names: [String]
    /// The address as written, without white space around it; nil if there is none.
    package let address: String?
    /// 1-based; the line on which the start tag ends.
    package let line: Int
}

/// What a page is read for, its title and its links apart.
package enum PageContent: Sendable, Equatable {
    case links
    case headings
    /// The values of attributes with this name in lower case, which begins with `data-`.
    case values(attribute: String)
}

/// Reads the links of a page that are marked as tags: `a` and `area` with the word `tag` in their `rel`; and its
/// headings, or the values of an attribute, where they are asked for.
///
/// The page may be any HTML: what is not well-formed is read as browsers read it. What they do not show as a link makes
/// none, nor a heading: comments, and what stands in `script`, `style`, `template`, `noscript` and `textarea`.
///
/// - Parameter bytes: Valid UTF-8.
/// - Complexity: O(n) in time and memory, but for elements that are opened and closed in the wrong order, of which at most
///   ``OpenElements/depthLimit`` are looked through.
package func readPage(_ bytes: [UInt8], for content: PageContent = .links) -> PageReading {
    var reader = PageReader(bytes, for: content)
    return reader.read()
}
