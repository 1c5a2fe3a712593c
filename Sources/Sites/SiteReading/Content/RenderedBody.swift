import SourceText

/// The HTML of a post's body, and what a site has to know of it.
package struct RenderedBody: Sendable {
    /// The content of the page's `<article>`, in UTF-8.
    package var html: [UInt8] = []
    /// The text of the level-1 heading at the beginning of the body, which is then not in ``html``; nil without one.
    package var title: String?
    /// The summary as plain text: the text before `<!-- more -->`, else the first paragraph; cut at a word to 280
    /// characters.
    package var summary = ""
    /// The number of words, where each character of Han and kana counts as one.
    package var wordCount = 0
    /// The links and images with their destinations, in the order written.
    package var links: [BodyLink] = []
    /// The places where partials of templates go.
    package var slots: [BodySlot] = []
    /// The warnings: shortcodes and Liquid tags that stay text, references without a footnote, and footnotes without a
    /// reference.
    package var warnings: [Problem] = []
    /// The places of ``html`` in the source; empty if they were not asked for.
    package var places = BodySourceMap()

    package init() {}
}

/// An address of a link or an image in a body.
package struct BodyLink: Sendable {
    /// The address with character references and backslashes resolved. Percent-encoding stays as written, and in
    /// Markdown what no address may hold, such as a space, is percent-encoded too. Marks of Pelican such as
    /// `{filename}` are removed.
    package var destination: String
    /// The bytes of the address in ``RenderedBody/html``, between the quotation marks.
    package var place: Range<Int>
    /// The offset of the address in the source, for messages.
    package var offset: Int

    package init(destination: String, place: Range<Int>, offset: Int) {
        (self.destination, self.place, self.offset) = (destination, place, offset)
    }
}

/// A line `{{> name}}` of a body, which the partial `name` replaces.
package struct BodySlot: Sendable {
    package var name: String
    /// The offset into ``RenderedBody/html`` where the partial goes.
    package var place: Int
    /// The offset of the line in the source, for messages.
    package var offset: Int

    package init(name: String, place: Int, offset: Int) {
        (self.name, self.place, self.offset) = (name, place, offset)
    }
}

/// The faults that keep a body from becoming HTML, each with its place.
package struct BodyError: Error, Sendable, CustomStringConvertible {
    /// The faults, at least one.
    package let problems: [Problem]
    /// The body without its faults, so that the rest can be checked; nil if reading stopped before its end.
    package let body: RenderedBody?

    package init(_ problems: [Problem], body: RenderedBody? = nil) {
        (self.problems, self.body) = (problems, body)
    }

    package var description: String { problems.map(\.description).joined(separator: "\n") }
}
