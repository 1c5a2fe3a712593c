import SourceText

/// The bytes of a page, and the facts that are needed to insert text into it.
package struct PageText: Sendable {
    /// The bytes after the byte order mark, in the page's own encoding, which need not be UTF-8.
    package let source: SourceText
    /// The number of bytes of the byte order mark before the page: 0 or 3.
    package let markLength: Int
    package let markup: PageMarkup
    package let encoding: PageEncoding

    package init(source: SourceText, markLength: Int, markup: PageMarkup, encoding: PageEncoding) {
        (self.source, self.markLength, self.markup, self.encoding) = (source, markLength, markup, encoding)
    }
}

/// The markup language of a page.
package enum PageMarkup: Sendable, Equatable {
    case html
    case markdown
}

/// The encoding of a page, as far as it matters for text that is inserted.
package enum PageEncoding: Sendable, Equatable {
    /// UTF-8, by declaration, or because the bytes are not ASCII but valid UTF-8.
    case utf8
    /// Latin-1 or Windows-1252 by declaration, which browsers read alike, or bytes without a declaration that are not
    /// UTF-8.
    case windows1252
    /// ASCII bytes without a declaration: a reader may assume any encoding.
    case ascii
    /// Another declared encoding that includes ASCII, such as `shift_jis`.
    case other(String)
}
