/// The ids, links and mistakes of a finished page, found in one pass over its bytes.
package struct PageFacts: Sendable {
    /// The value of each `id`, and of each `name` of an `<a>`, in the order of the page.
    package var ids: [String] = []
    /// The address in each `href`, `src`, `srcset`, `poster`, `action`, `cite` and `data`, in the order of the page.
    package var links: [WrittenLink] = []
    /// The mistakes: an end tag without a start, an element that is not closed, an id that occurs twice, an address
    /// that must not be linked to.
    package var problems: [PageProblem] = []
}

/// A link in a page or a style sheet, not resolved against the page's own address.
package struct WrittenLink: Sendable {
    /// The address with character references resolved, and percent-encoding as written.
    package var destination: String
    /// The offset of the address in the page or the style sheet, in bytes.
    package var offset: Int
}
