/// What a finished page says of itself, by one pass over its bytes.
package struct PageFacts: Sendable {
    /// Each `id`, and each `name` of an `<a>`, in the order written.
    package var ids: [String] = []
    /// Each address in it: `href`, `src`, `srcset`, `poster`, `action`, `cite`, `data`.
    package var links: [WrittenLink] = []
    /// What is wrong: an end tag without a start, an element that is not closed, an id that occurs twice, an
    /// address that leads where it must not.
    package var problems: [PageProblem] = []
}

/// A link of a page or a style sheet as it is written.
package struct WrittenLink: Sendable {
    /// With character references resolved, percent-encoding as written.
    package var destination: String
    /// Of the value in the page.
    package var offset: Int
}
