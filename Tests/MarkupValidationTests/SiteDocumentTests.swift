import MarkupReading
import MarkupValidation
import Testing

@Suite("The documents of a site")
struct SiteDocumentTests {
    @Test("What the templates make is valid", arguments: Samples.site.indices)
    func samples(index: Int) {
        let sample = Samples.site[index]
        #expect(check(sample.document, as: sample.kind) == [], "\(sample.name)")
        #expect(check(sample.document + "\n", as: sample.kind) == [], "\(sample.name)")
        #expect(detectKind(of: Array(sample.document.utf8)) == sample.kind)
    }

    @Test("A page is told from that of one cloud by its generator, before its body and its style sheets")
    func detection() {
        #expect(detectKind(of: Array(Samples.page.utf8)) == .page)
        for place in ["<style>", "</head>", "<body>"] {
            let late = Samples.page.with(place, as: place + "<meta name=\"generator\" content=\"Stratus\"/>")
            #expect(detectKind(of: Array(late.utf8)) == .page, "\(place)")
        }
        let foreign = Samples.postPage.with("content=\"Stratus\"", as: "content=\"Hugo\"")
        #expect(detectKind(of: Array(foreign.utf8)) == .page)
        #expect(!check(foreign, as: .sitePage).isEmpty)
    }

    @Test(
        "An optional part may be missing",
        arguments: [
            (Samples.homePage, "<p class=\"site-lede\">Notes on type.</p>\n"),
            (Samples.homePage, "<div class=\"site-grid\">\n<div class=\"site-text\">\n</div>\n</div>\n"),
            (Samples.homePage, Samples.pager), (Samples.homePage, Samples.entry), (Samples.homePage, Samples.feedLinks),
            (Samples.homePage, "<a href=\"/blog/\" rel=\"prev\">Newer</a>\n"),
            (Samples.homePage, "<a href=\"/blog/page/3/\" rel=\"next\">Older</a>\n"),
            (Samples.homePage, "<p>When are two tags the same?</p>\n"),
            (Samples.homePage, "<li><a href=\"/blog/about/\" aria-current=\"page\"><bdi>About</bdi></a></li>\n"),
            (
                Samples.homePage,
                "<figcaption><a href=\"/blog/cloud.svg\" type=\"image/svg+xml\">As a picture</a></figcaption>\n"
            ),
            (
                Samples.postPage,
                "<p class=\"site-kicker\" lang=\"en\"><a href=\"/blog/letters/\"><bdi>Letters</bdi></a></p>\n"
            ), (Samples.postPage, " aria-current=\"page\""),
            (Samples.postPage, "<p class=\"site-lede\">Between the lines.</p>\n"),
            (Samples.postPage, "<li><bdi>Ada</bdi></li>\n"), (Samples.postPage, "<p>Text.</p>\n"),
            (Samples.postPage, "<div class=\"site-text\">\n<p>Text.</p>\n</div>\n"),
            (Samples.postPage, "<meta name=\"author\" content=\"Ada\"/>\n"),
            (
                Samples.postPage,
                "<p><a href=\"/blog/o/\" rel=\"prev\"><small>Older</small> <bdi lang=\"en\" dir=\"ltr\">Ink</bdi></a></p>"
            ),
            (Samples.tagPage, "<div class=\"site-text\">\n</div>\n"),
            (Samples.tagsPage, "<div class=\"site-text\">\n</div>\n"),
            (Samples.missingPage, "<li><a href=\"/blog/tags/\"><bdi>Tags</bdi></a></li>\n"),
        ])
    func optionalParts(page: String, part: String) {
        #expect(check(page.with(part, as: ""), as: .sitePage) == [])
    }

    @Test(
        "What a page must have, has once, or has elsewhere is told",
        arguments: [
            ("<meta name=\"generator\" content=\"Stratus\"/>\n", "", "expected meta generator"),
            ("<meta property=\"og:title\" content=\"A page\"/>\n", "", "expected meta og:title"),
            ("<link rel=\"stylesheet\" href=\"/blog/site.css\"/>\n", "", "expected a link to the style sheet"),
            ("<meta property=\"og:type\" content=\"article\"/>\n", "", "expected meta og:type"),
            ("<title>", "<meta name=\"robots\" content=\"noindex\"/>\n<title>", "'meta'"),
            ("<meta charset=\"utf-8\"/>\n", "", "'title'"),
            ("content=\"light dark\"", "content=\"dark\"", "'meta'"),
            ("initial-scale=1\"", "initial-scale=1, user-scalable=no\"", "'meta'"),
            (
                "<meta name=\"author\" content=\"Ada\"/>\n",
                "<meta name=\"author\" content=\"Ada\"/>\n<meta name=\"author\" content=\"Ada\"/>\n",
                "each of them once"
            ),
            (
                "<meta property=\"og:type\" content=\"article\"/>\n",
                "<meta property=\"og:type\" content=\"article\"/>\n<meta name=\"description\" content=\"Notes\"/>\n",
                "the order of the layout"
            ),
            ("<title>A page · Languages</title>\n", "", "( title )"),
            ("<h1><bdi>Strips of lead</bdi></h1>\n", "", "'h1'"),
            ("<h1><bdi>Strips of lead</bdi></h1>", "<h1> </h1>", "'h1' is empty"),
            ("<bdi>Strips of lead</bdi>", "<bdi> </bdi>", "'bdi'"),
            ("Strips of lead</bdi></h1>", "Strips of lead</bdi></h1>\n<h1>Lead</h1>", "a second heading"),
            ("<p>Text.</p>", "<h1>Text.</h1>", "a second heading"), ("<p>Text.</p>", "<p></p>", "'p' is empty"),
            ("<p>Text.</p>", "<p>Text.</p><p>Text.</p>", "'p': This element is not expected"),
            ("<p>Text.</p>", "<p>A <em>text</em>.</p>", "'em'"), ("<p>Text.</p>", "Text.", "text is not allowed here"),
            ("<p>Text.</p>", "<script>x()</script>", "'script'"),
            ("<p>Text.</p>", Samples.figure(Samples.fragment), "beside the text"),
            ("<p>Text.</p>", "<p style=\"color:red\">Text.</p>", "attribute 'style' is not allowed"),
            ("<h1><bdi>Strips", "<h1 onclick=\"x()\"><bdi>Strips", "attribute 'onclick' is not allowed"),
            ("<h1><bdi>Strips", "<h1 data-x=\"x\"><bdi>Strips", "attribute 'data-x' is not allowed"),
            ("<body>", "<body id=\"site-main\">", "attribute 'id'"),
            ("</main>", "</main>\n<main id=\"site-main\"></main>", "a second element of the same id"),
            ("Letters</bdi></a></p>", "Letters</bdi></a> x</p>", "text is not"),
            ("<a href=\"/blog/letters/\"><bdi>Letters</bdi></a></p>", Samples.english("Letters") + "</p>", "a link in"),
            ("<small>Older</small>", "<small>\(Samples.english(" "))</small>", "'span'"),
            ("<small>Older</small>", "<small><span lang=\"de\" dir=\"ltr\">Älter</span></small>", "attribute 'lang'"),
            ("<small>Older</small>", "<small><span lang=\"en\">Older</span></small>", "'dir' is required"),
            ("<bdi lang=\"he\" dir=\"rtl\">שלג</bdi>", "<bdi>שלג</bdi>", "'lang' is required"),
            (
                "<p class=\"site-lede\">Between the lines.</p>",
                "<p class=\"site-lede\"><a href=\"/\"><bdi>B</bdi></a></p>",
                "text without links"
            ),
            (
                "<p class=\"site-lede\">Between the lines.</p>\n",
                "<p class=\"site-kicker\"><a href=\"/\"><bdi>B</bdi></a></p>\n", "before the heading only"
            ),
            ("<li><bdi>Ada</bdi></li>\n<li><bdi>3 min read</bdi></li>\n", "", "'ul': Missing child"),
            ("<li><bdi>Ada</bdi></li>", "<li></li>", "'li' is empty"),
            ("<li><bdi>Ada</bdi></li>", "<li>Ada</li>", "text is not allowed"),
            (
                "<li><bdi>Ada</bdi></li>",
                "<li><time datetime=\"2026-11-22T12:00:00Z\" lang=\"en\" dir=\"ltr\">x</time></li>", "the date first"
            ),
            ("2026-11-22T12:00:00+02:00\"", "2026-11-22\"", "attribute 'datetime'"),
            ("aria-current=\"page\"", "aria-current=\"true\"", "attribute 'aria-current'"),
            ("2026-11-22T12:00:00+02:00\"", "2026-02-30T12:00:00Z\"", "attribute 'datetime'"),
            ("2026-11-22T12:00:00+02:00\"", "2026-11-22T12:00:00\"", "attribute 'datetime'"),
            (
                "<p class=\"site-next\"><a href=\"/blog/n/\" rel=\"next\">",
                "<p class=\"site-next\"><a href=\"/\" rel=\"prev\">", "class site-next"
            ),
            (
                "<p class=\"site-next\"><a href=\"/blog/n/\" rel=\"next\">", "<p><a href=\"/\" rel=\"prev\">",
                "the older post first"
            ),
            ("</dl>", "</dl><hr/>", "'hr'"), ("<dl>", "<dl id=\"a\">", "attribute 'id' is not allowed"),
            ("rel=\"tag\"", "rel=\"nofollow\"", "attribute 'rel'"), ("/blog/o/", "javascript:x()", "attribute 'href'"),
            ("<header class=\"site-top\" lang=\"en\" dir=\"ltr\">", "<header class=\"site-top\" lang=\"en\">", "'dir'"),
            ("<header class=\"site-top\" lang=\"en\"", "<header class=\"site-top\" lang=\"en_US\"", "attribute 'lang'"),
            ("<p>Made with Stratus</p>\n", "", "Missing child"), ("Made with Stratus", " ", "'p'"),
            ("<!DOCTYPE html>\n", "", "no document type"), ("<article>", "<!-- x --><article>", "a comment"),
        ])
    func faultsOfPosts(part: String, replacement: String, expected: String) {
        let found = check(Samples.postPage.with(part, as: replacement), as: .sitePage).map(\.description)
        #expect(found.contains { $0.contains(expected) }, "\(found)")
    }

    @Test(
        "What a list of posts or tags must have is told",
        arguments: [
            (Samples.homePage, "site-grid site-masthead", "site-grid", "expected 'h1' in the masthead"),
            (Samples.homePage, "<span>2 of 6</span>\n", "", "( span )"),
            (Samples.homePage, "2 of 6", " ", "'span' is empty"),
            (Samples.homePage, "rel=\"prev\">Newer", "rel=\"next\">Newer", "before the number"),
            (Samples.homePage, "rel=\"next\">Older", "rel=\"prev\">Older", "before the number"),
            (Samples.homePage, "<h2 class=\"site-heard\" id=\"site-posts\">Posts</h2>\n", "", "'article'"),
            (Samples.homePage, "site-heard", "site-side", "with its class"),
            (Samples.homePage, "id=\"site-cloud\"", "id=\"site-posts\"", "a second element of the same id"),
            (Samples.homePage, "labelledby=\"site-cloud\"", "labelledby=\"site-terms\"", "that aria-labelledby names"),
            (Samples.homePage, "class=\"site-list\"", "class=\"site-grid\"", "the class 'site-list'"),
            (Samples.homePage, Samples.entry + Samples.bareEntry, "<ul>\n</ul>", "expected 'article'"),
            (Samples.homePage, "datetime=\"2026-02-16\"", "datetime=\"2026-02-30\"", "attribute 'datetime'"),
            (Samples.homePage, "<div lang=\"he\" dir=\"rtl\">", "<div>", "attribute 'lang' is required"),
            (Samples.homePage, ">שלום<", "><", "'bdi'"), (Samples.homePage, " rel=\"tag\"", "", "'rel' is required"),
            (
                Samples.homePage, "<div class=\"site-text\">\n</div>",
                "<div>\n\(Samples.figure(Samples.fragment))</div>",
                "a text behind the heading"
            ),
            (
                Samples.homePage, "</figure>\n", "</figure>\n\(Samples.figure(Samples.fragment))",
                "a second cloud"
            ),
            (Samples.homePage, "type=\"application/feed+json\"", "type=\"text/html\"", "attribute 'type'"),
            (Samples.tagPage, "<bdi>東京</bdi>", "東京", "'small'"),
            (Samples.tagPage, "12</small>", "many</small>", "'small'"),
            (Samples.tagPage, "<div class=\"site-text\">\n</div>", "<div>\n<p>x</p></div>", "or the class site-text"),
            (Samples.tagPage, " tabindex=\"0\"", "", "tabindex, role and aria-label"),
            (Samples.tagPage, "class=\"background\"", "class=\"ink w0\"", "the background before"),
            (Samples.tagsPage, "<bdi>CSS</bdi>", "CSS", "'a'"),
            (Samples.tagsPage, "By name <small>2</small>", "", "'h2'"),
        ])
    func faultsOfLists(page: String, part: String, replacement: String, expected: String) {
        let found = check(page.with(part, as: replacement), as: .sitePage).map(\.description)
        #expect(found.contains { $0.contains(expected) }, "\(found)")
    }

    @Test("A fault is told with its line and column")
    func places() {
        let found = check(Samples.postPage.with("<p>Text.</p>", as: "<p style=\"x\">Text.</p>"), as: .sitePage)
        #expect(
            found.map(\.description) == [
                "42:1: error: element 'p', attribute 'style': The attribute 'style' is not allowed"
            ])
    }

    @Test(
        "What a feed must have, has once, or writes otherwise is told",
        arguments: [
            ("<title>Languages</title>\n", "", "'feed': expected 'title'"),
            ("<id>https://example.org/blog/</id>\n", "", "'feed': expected 'id'"),
            ("<subtitle>Notes</subtitle>", "<id>https://example.org/</id>", "'feed': a second 'id'"),
            ("<generator>", "<title>x</title><generator>", "'feed': a second 'title'"),
            ("<author><name>Ada</name></author>\n", "", "in every entry"),
            ("<author><name>Ada</name></author>\n", "<author></author>", "'author'"),
            ("<title>Lead</title>\n", "", "'entry': expected 'title'"),
            ("<id>https://example.org/blog/b/</id>\n", "", "'entry': expected 'id'"),
            ("<id>https://example.org/blog/b/</id>", "<id>https://example.org/blog/a/</id>", "the same id"),
            ("<id>https://example.org/blog/b/</id>", "<id>/blog/b/</id>", "element 'id'"),
            ("+02:00</published>\n<updated>2026-09-14T00:00:00Z</updated>", "+02:00</published>", "expected 'updated'"),
            ("<summary>Strips.</summary>", "<summary>Strips.</summary><summary>x</summary>", "a second 'summary'"),
            ("<summary>Strips.</summary>", "<summary></summary>", "element 'summary'"),
            ("<summary>Strips.</summary>", "<summary>A <b>x</b></summary>", "'summary': Element content"),
            ("2026-09-14T00:00:00+02:00", "2026-09-14", "element 'published'"),
            ("2026-09-14T00:00:00+02:00", "2026-09-14T00:00:00", "element 'published'"),
            ("2026-09-14T00:00:00+02:00", "2026-13-14T00:00:00Z", "element 'published'"),
            ("2026-09-14T00:00:00+02:00", "2026-09-14t00:00:00z", "element 'published'"),
            ("type=\"html\"", "type=\"xhtml\"", "attribute 'type'"), (" type=\"html\"", "", "'type' is required"),
            (
                "<link rel=\"self\" type=\"application/atom+xml\" href=\"/blog/feed.xml\"/>",
                "<link rel=\"alternate\" type=\"text/html\" href=\"/a\"/>", "a second link to the page"
            ),
            ("rel=\"self\" type=\"application/atom+xml\"", "rel=\"self\" type=\"text/html\"", "expected text/html"),
            ("xml:lang=\"he\"", "xml:lang=\"he_IL\"", "lang"), (" xml:lang=\"en\"", "", "lang"),
            ("xml:base=\"https://example.org/blog/\"", "xml:base=\"/blog/\"", "base"),
            ("<category term=\"lead\"/>", "<category term=\"\"/>", "attribute 'term'"),
            ("<category term=\"lead\"/>", "<category label=\"lead\"/>", "'label' is not allowed"),
            ("<generator>", "<rights>x</rights><generator>", "element 'rights'"),
            ("<generator>", "x<generator>", "text is not allowed"), ("<generator>", "<entry/><generator>", "'entry'"),
            ("?>\n<feed", "?>\n<!DOCTYPE feed>\n<feed", "document type"), ("utf-8", "latin1", "XML declaration"),
            ("2005/Atom", "2005/atom", "No matching global declaration"),
        ])
    func faultsOfFeeds(part: String, replacement: String, expected: String) {
        let found = check(Samples.feed.with(part, as: replacement), as: .atomFeed).map(\.description)
        #expect(found.contains { $0.contains(expected) }, "\(found)")
    }

    // RFC 4287 has no order of elements, and wants an author of each entry or of the feed.
    @Test("A feed has its elements in any order, and its author where it likes")
    func ordersOfFeeds() {
        let author = "<author><name>Ada</name></author>\n"
        let title = "<title>Languages</title>\n"
        #expect(check(Samples.feed.with(title, as: "").with("</feed>", as: title + "</feed>"), as: .atomFeed) == [])
        let ofEntries = Samples.feed.with(author, as: "").with(
            Samples.feedEntry("b"), as: Samples.feedEntry("b", author: author))
        #expect(check(ofEntries, as: .atomFeed) == [])
        let several = Samples.feed.with(
            Samples.feedEntry("b"), as: Samples.feedEntry("b", author: author + author.with("Ada", as: "Bea")))
        #expect(check(several, as: .atomFeed) == [])
        let empty = Samples.feed.with(Samples.feedEntry("b"), as: "")
        #expect(check(empty, as: .atomFeed) == [])
    }

    @Test(
        "What a sitemap must have, or writes otherwise is told",
        arguments: [
            ("<loc>https://example.org/blog/</loc>", "", "'url': Missing child"),
            ("https://example.org/blog/<", "/blog/<", "element 'loc'"),
            (
                "https://example.org/blog/<", "https://example.org/\(String(repeating: "a", count: 2030))<",
                "element 'loc'"
            ),
            ("<lastmod>2026-09-14T00:00:00Z</lastmod>", "<lastmod>yesterday</lastmod>", "element 'lastmod'"),
            ("<lastmod>2026-09-14T00:00:00Z</lastmod>", "<priority>1</priority>", "element 'priority'"),
            ("<url><loc>", "<url id=\"a\"><loc>", "attribute 'id'"),
            ("0.9\">", "0.8\">", "No matching global declaration"),
        ])
    func faultsOfSitemaps(part: String, replacement: String, expected: String) {
        let found = check(Samples.sitemap.with(part, as: replacement), as: .sitemap).map(\.description)
        #expect(found.contains { $0.contains(expected) }, "\(found)")
    }

    @Test("A sitemap has at most 50,000 pages", arguments: [(50_000, 0), (50_001, 1), (50_100, 1)])
    func pageCount(count: Int, faults: Int) {
        let page = "<url><loc>https://example.org/blog/</loc></url>\n"
        let document = Samples.sitemap.with(page, as: String(repeating: page, count: count - 1))
        #expect(check(document, as: .sitemap).count == faults)
    }

    @Test("Attributes and elements of other names are refused everywhere", arguments: Samples.site.indices)
    func mutations(index: Int) {
        let sample = Samples.site[index]
        let mutations = Mutations(sample.document)
        let changes =
            mutations.attributesRenamed + mutations.attributesDoubled + mutations.attributesAdded
            + mutations.elementsRenamed
        let accepted = changes.filter { check($0.document, as: sample.kind, limit: 1).isEmpty }
        #expect(accepted.map(\.label) == [])
        #expect(changes.count > 100)
    }
}
