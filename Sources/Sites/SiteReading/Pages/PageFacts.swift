/// The ids, links and mistakes of a finished page, found in one pass over its bytes.
package struct PageFacts: Sendable {
    /// The value of each `id`, and of each `name` of an `<a>`, in the order written.
    package var ids: [String] = []
    /// The address in each `href`, `src`, `srcset`, `poster`, `action`, `cite` and `data`, in the order written.
    package var links: [WrittenLink] = []
    /// The mistakes: an end tag without a start, an element that is not closed, an id that occurs twice, an address
    /// that must not be linked to.
    package var problems: [PageProblem] = []
}

/// A link of a page or a style sheet as it is written.
package struct WrittenLink: Sendable {
    /// The address with character references resolved, and percent-encoding as written.
    package var destination: String
    /// The offset of the address in the page or the style sheet, in bytes.
    package var offset: Int
}
