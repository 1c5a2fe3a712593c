import SourceText

/// The text of a post as HTML, and what a site has to know of it.
package struct RenderedBody: Sendable {
    /// The inside of an `<article>`, in UTF-8.
    package var html: [UInt8] = []
    /// The text of a level-1 heading that the body begins with; the heading is not in ``html`` then.
    package var title: String?
    /// Plain text: what stands before `<!-- more -->`, else the first paragraph; cut at a word to 280 characters.
    package var summary = ""
    package var wordCount = 0
    /// All destinations of links and images, in the order written.
    package var links: [BodyLink] = []
    /// Where partials of templates are to stand.
    package var slots: [BodySlot] = []
    /// Shortcodes and Liquid that stay text, each with its place.
    package var warnings: [Problem] = []
    /// Of ``html`` in the source; nothing where they were not asked for.
    package var places = BodySourceMap()

    package init() {}
}

/// An address in a body.
package struct BodyLink: Sendable {
    /// As it is meant: character references and backslashes resolved; percent-encoding as written, and what no address may
    /// hold, such as a space, percent-encoded too. Marks of Pelican such as `{filename}` are gone.
    package var destination: String
    /// The bytes of the address in ``RenderedBody/html``, between the quotation marks.
    package var place: Range<Int>
    /// In the source, for messages.
    package var offset: Int

    package init(destination: String, place: Range<Int>, offset: Int) {
        (self.destination, self.place, self.offset) = (destination, place, offset)
    }
}

/// A line `{{> name}}` of a body: the partial `name` takes its place.
package struct BodySlot: Sendable {
    package var name: String
    /// Where the partial goes, an offset into ``RenderedBody/html``.
    package var place: Int
    /// In the source, for messages.
    package var offset: Int

    package init(name: String, place: Int, offset: Int) {
        (self.name, self.place, self.offset) = (name, place, offset)
    }
}

/// What keeps a body from becoming HTML, each fault with its place.
package struct BodyError: Error, Sendable, CustomStringConvertible {
    package let problems: [Problem]
    /// The body without what is wrong, so that the rest can be checked; nil where its end was not reached.
    package let body: RenderedBody?

    package init(_ problems: [Problem], body: RenderedBody? = nil) {
        (self.problems, self.body) = (problems, body)
    }

    package var description: String { problems.map(\.description).joined(separator: "\n") }
}
