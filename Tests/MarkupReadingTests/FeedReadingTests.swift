import MarkupReading
import SourceText
import Testing

@Suite("Reading the categories of a feed")
struct FeedReadingTests {
    static func atom(_ content: String) -> String {
        "<feed xmlns=\"http://www.w3.org/2005/Atom\">\(content)</feed>"
    }

    static func rss(_ content: String) -> String {
        "<rss version=\"2.0\" xmlns:dc=\"http://purl.org/dc/elements/1.1/\"><channel>\(content)</channel></rss>"
    }

    static let feeds: [(feed: String, names: [[String]])] = [
        (atom("<entry><category term=\"a\" label=\"A\"/><category term=\"b\"/></entry>"), [["A", "a"], ["b"]]),
        (atom("<entry><category term=\"R&amp;D &#38;amp; &lt;\"/></entry>"), [["R&D &amp; <"]]),
        (atom("<entry><category term=\" a\n b \" label=\" \"/></entry>"), [["a b"]]),
        (atom("<entry><category label=\"\"/><category/></entry>"), [[], []]),
        (atom("<entry><content><category term=\"a\"/></content></entry>"), []),
        (atom("<entry><source><category term=\"a\"/></source></entry>"), []),
        (atom("<entry><category xmlns=\"urn:other\" term=\"a\"/></entry>"), []),
        (
            "<x:feed xmlns:x=\"http://www.w3.org/2005/Atom\"><x:entry><x:category term=\"a\"/></x:entry></x:feed>",
            [["a"]]
        ),
        ("<entry xmlns=\"http://www.w3.org/2005/Atom\"><category term=\"a\"/></entry>", [["a"]]),
        (
            rss("<item><category>A</category><category domain=\"http://x/\">\n B\tC </category></item>"),
            [["A"], ["B C"]]
        ),
        (rss("<item><category><![CDATA[R&D <x>]]> y</category></item>"), [["R&D <x> y"]]),
        (rss("<item><category>R&amp;D &#233;</category><dc:subject>S</dc:subject></item>"), [["R&D é"], ["S"]]),
        (rss("<item><category>a<!-- b --><?c d?>e</category><category/></item>"), [["ae"], []]),
        (rss("<item><image><category>A</category></image></item>"), []),
        (rss("<item><media:category xmlns:media=\"http://search.yahoo.com/mrss/\">A</media:category></item>"), []),
        (rss("<item><unbound:category>A</unbound:category></item>"), []),
        ("<rss version=\"0.91\"><channel/><item><category>A</category></item></rss>", [["A"]]),
        (
            "<r:RDF xmlns:r=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\" xmlns=\"http://purl.org/rss/1.0/\""
                + " xmlns:d=\"http://purl.org/dc/elements/1.1/\"><channel><d:subject>A</d:subject></channel>"
                + "<item><d:subject>B</d:subject><d:subject>C</d:subject></item></r:RDF>", [["B"], ["C"]]
        ),
    ]

    @Test("A category names a tag", arguments: feeds)
    func names(feed: String, names: [[String]]) throws {
        #expect(try readFeed(Array(feed.utf8)).categories.map(\.names) == names)
    }

    @Test("Entries are numbered, categories of the feed are counted apart, lines are those of the input")
    func entries() throws {
        let feed = Self.rss(
            "<title> A\n feed </title><category>F</category><image><title>I</title></image>\n<item/>"
                + "<item><title>T</title><category>\nA</category></item>\n<dc:subject>G</dc:subject>"
                + "<item><category>B</category></item>")
        let reading = try readFeed(Array(feed.utf8))
        #expect(reading.title == "A feed")
        #expect(reading.entryCount == 3)
        #expect(reading.feedCategoryCount == 2)
        #expect(reading.categories.map(\.entry) == [1, 2])
        #expect(reading.categories.map(\.line) == [4, 5])
    }

    @Test("A title in markup is none")
    func markupTitles() throws {
        #expect(try readFeed(Array(Self.atom("<title type=\"html\">A &lt;b></title>").utf8)).title == "")
        #expect(try readFeed(Array(Self.atom("<title type=\"text\">A &lt;b></title>").utf8)).title == "A <b>")
    }

    @Test(
        "A feed that says it has another encoding is UTF-8 all the same", arguments: ["ISO-8859-1", "UTF-16", "none"])
    func otherEncodings(name: String) throws {
        let feed = "<?xml version=\"1.0\" encoding=\"\(name)\"?>\n" + Self.rss("<item><category>é東😀</category></item>")
        #expect(try readFeed(Array(feed.utf8)).categories.map(\.names) == [["é東😀"]])
    }

    static let problems: [(feed: String, problem: String, hint: String)] = [
        ("<html><body/></html>", "the root element is <html>", "a page is read by its links"),
        ("<feed><entry/></feed>", "the root element is <feed>", "the namespace of Atom 1.0"),
        ("<x:rss xmlns:x=\"urn:x\"/>", "the root element is <x:rss>", "give an Atom or RSS feed"),
        ("", "", "a feed begins with"),
        ("tags", "", "a feed begins with"),
        (rss("<item>A & B</item>"), "", "& is written &amp;"),
        (rss("<item><b></item>"), "mismatch", "closed in turn"),
        (rss("<item>&nbsp;</item>"), "nbsp", "&#160;"),
        ("\n<?xml version=\"1.0\"?><rss/>", "start of the document", "what stands before <?xml"),
        ("<rss/><rss/>", "extra content", "end the feed with"),
        ("<rss/>\0", "a NUL byte", "remove"), ("<rss>\0</rss>", "a NUL byte", "remove"), ("<rss>\u{1}</rss>", "", ""),
        ("<rss", "", ""),
        (rss("<item>"), "mismatch", ""),
    ]

    @Test("What is no feed is an error with a hint", arguments: problems)
    func noFeeds(feed: String, problem: String, hint: String) {
        let error = #expect(throws: Problem.self) { try readFeed(Array(feed.utf8)) }
        #expect(problem.isEmpty || error?.message.contains(problem) == true, "\(error?.message ?? "")")
        #expect(hint.isEmpty || error?.hint?.contains(hint) == true, "\(error.map { "\($0)" } ?? "")")
        #expect((0...feed.utf8.count).contains(error?.range.lowerBound ?? -1))
    }

    @Test("Letters of HTML are read where a document type may have declared them")
    func lettersOfHTML() throws {
        let feed =
            "<!DOCTYPE rss PUBLIC \"-//Netscape Communications//DTD RSS 0.91//EN\""
            + " \"http://my.netscape.com/publish/formats/rss-0.91.dtd\">"
            + Self.rss("<item><category>caf&eacute;&unknown;</category></item>")
        #expect(try readFeed(Array(feed.utf8)).categories.map(\.names) == [["café"]])
    }
}
