import SourceText

/// The HTML of a post's body, with the title, summary, links and other facts that the site needs from it.
package struct RenderedBody: Sendable {
    /// The content of the page's `<article>`, in UTF-8.
    package var html: [UInt8] = []
    /// The text of the level-1 heading at the beginning of the body, which is then left out of ``html``; nil if there
    /// is none.
    package var title: String?
    /// The summary as plain text: the text before `<!-- more -->`, else the first paragraph; cut at a word to 280
    /// characters.
    package var summary = ""
    /// The number of words, where each character of Han and kana counts as one.
    package var wordCount = 0
    /// The links and images, in the order of the HTML.
    package var links: [BodyLink] = []
    /// The places into which partials, the output of shortcodes and addresses are inserted, in the order of the HTML; one
    /// that encloses others comes before them.
    package var slots: [BodySlot] = []
    /// The marks of other generators' templates that stay text.
    package var leftMarks: [LeftMarks] = []
    /// The warnings: references without a footnote, and footnotes without a reference.
    package var warnings: [Problem] = []
    /// The places of ``html`` in the source; empty if they were not requested.
    package var places = BodySourceMap()

    package init() {}
}

/// An address of a link or an image in a body.
package struct BodyLink: Sendable {
    /// The address, with character references and backslashes resolved. Percent-encoding stays as written; in Markdown,
    /// characters that no address may hold, such as a space, are percent-encoded too. Marks of Pelican such as
    /// `{filename}` are removed. References of other generators are in the form of ``SiteReference``.
    package var destination: String
    /// The range of the address in ``RenderedBody/html``, between the quotation marks.
    package var place: Range<Int>
    /// The offset of the address in the source, for messages.
    package var offset: Int

    package init(destination: String, place: Range<Int>, offset: Int) {
        (self.destination, self.place, self.offset) = (destination, place, offset)
    }
}

/// A place in a body into which something is inserted when the pages of the site are known.
package struct BodySlot: Sendable {
    /// What is inserted.
    package enum Kind: Sendable, Equatable {
        /// The partial that a line `{{> name}}` names.
        case partial(String)
        /// The output of the template of a shortcode.
        case call(ShortcodeCall)
        /// An address, as text, in the form of the destination of a link.
        case address(String)
    }

    package var kind: Kind
    /// The offset in ``RenderedBody/html`` at which something is inserted.
    package var place: Int
    /// The number of bytes of the HTML from ``place`` on that a shortcode encloses, and that its output replaces.
    package var innerCount = 0
    /// Whether the place is in a paragraph and in nothing else of it, so that a block can be put there by ending the
    /// paragraph.
    package var isInParagraph = false
    /// The number of shortcodes that enclose the place.
    package var level = 0
    /// The offset of the mark in the source, for messages.
    package var offset: Int

    package init(
        _ kind: Kind, place: Int, innerCount: Int = 0, level: Int = 0, isInParagraph: Bool = false, offset: Int
    ) {
        (self.kind, self.place, self.innerCount) = (kind, place, innerCount)
        (self.level, self.isInParagraph, self.offset) = (level, isInParagraph, offset)
    }

    package init(name: String, place: Int, offset: Int) { self.init(.partial(name), place: place, offset: offset) }

    /// The name of the partial; nil for a slot of another kind.
    package var name: String? { if case .partial(let name) = kind { name } else { nil } }

    /// The range of the HTML that is replaced.
    package var range: Range<Int> { place..<place + innerCount }
}

/// An error with all faults that prevent a body from being rendered as HTML, each with its place.
package struct BodyError: Error, Sendable, CustomStringConvertible {
    /// The faults, at least one.
    package let problems: [Problem]
    /// The body without the faulty parts, so that the rest can be checked; nil if reading stopped before the body's
    /// end.
    package let body: RenderedBody?

    package init(_ problems: [Problem], body: RenderedBody? = nil) {
        (self.problems, self.body) = (problems, body)
    }

    package var description: String { problems.map(\.description).joined(separator: "\n") }
}
