/// A source of tags that is the page itself: `page:front-matter`, `page:headings`, `page:links`, `page:data-topic`.
enum InPageSource: Sendable, Equatable {
    /// The tags of its front matter, as those of a post.
    case frontMatter
    /// Its headings below the first level, each linked to its place.
    case headings
    /// Its links with `rel="tag"`.
    case links
    /// The values of all attributes of this name, which begins with `data-`.
    case data(attribute: String)
}
