import SourceText

/// The bytes of a page, and what has to be known of them to write between them.
package struct PageText: Sendable {
    /// The bytes behind the byte order mark, in the page's own encoding: they need not be UTF-8.
    package let source: SourceText
    /// How many bytes the byte order mark has: 0 or 3.
    package let markLength: Int
    package let markup: PageMarkup
    package let encoding: PageEncoding

    package init(source: SourceText, markLength: Int, markup: PageMarkup, encoding: PageEncoding) {
        (self.source, self.markLength, self.markup, self.encoding) = (source, markLength, markup, encoding)
    }
}

/// What a page is written in.
package enum PageMarkup: Sendable, Equatable {
    case html
    case markdown
}

/// How the text of a page is encoded, as far as it matters for what is written into it.
package enum PageEncoding: Sendable, Equatable {
    /// Declared as UTF-8, or with bytes that are nothing else.
    case utf8
    /// Declared as Latin-1 or Windows-1252, which browsers read alike, or undeclared and no UTF-8.
    case windows1252
    /// Nothing but ASCII, and undeclared: who reads it may take it for anything.
    case ascii
    /// Declared as another encoding in which ASCII is ASCII, such as `shift_jis`.
    case other(String)
}
