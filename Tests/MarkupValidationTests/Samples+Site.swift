import MarkupValidation

/// Pages, feeds and sitemaps of a site, as the built-in templates make them.
extension Samples {
    /// A page around what `main` holds.
    static func sitePage(
        head: String, main: String, described: Bool = false, isHome: Bool = false, language: String = "en",
        direction: String = "ltr", isForeign: Bool = false
    ) -> String {
        func word(_ text: String) -> String { isForeign ? english(text) : text }
        let description = "<meta name=\"description\" content=\"Notes\"/>\n"
        let name = "<p class=\"site-name\"><a href=\"/blog/\" rel=\"home\"><bdi>Languages</bdi></a></p>\n"
        return "<!DOCTYPE html>\n"
            + "<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"\(language)\" dir=\"\(direction)\">\n<head>\n"
            + "<meta charset=\"utf-8\"/>\n"
            + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n"
            + "<meta name=\"color-scheme\" content=\"light dark\"/>\n<title>A page · Languages</title>\n"
            + (described ? description : "") + "<meta name=\"generator\" content=\"Stratus\"/>\n"
            + "<meta property=\"og:title\" content=\"A page\"/>\n"
            + "<meta property=\"og:site_name\" content=\"Languages\"/>\n"
            + "<link rel=\"stylesheet\" href=\"/blog/site.css\"/>\n\(head)\n</head>\n<body>\n"
            + "<a class=\"site-skip\" href=\"#site-main\" lang=\"en\" dir=\"ltr\">\(word("Skip to the text"))</a>\n"
            + "<header class=\"site-top\" lang=\"en\" dir=\"ltr\">\n\(isHome ? "" : name)"
            + "<nav aria-label=\"Site\">\n<ul>\n<li><a href=\"/blog/about/\" aria-current=\"page\"><bdi>About</bdi></a></li>\n</ul>\n</nav>\n</header>\n"
            + "<main id=\"site-main\">\n\(main)\n</main>\n"
            + "<footer class=\"site-foot\" lang=\"en\" dir=\"ltr\">\n<nav id=\"site-foot\" aria-label=\"Archive\">\n<ul>\n"
            + "<li><a href=\"/blog/\">Home</a></li>\n"
            + "<li><a href=\"/blog/letters/\" aria-current=\"page\"><bdi>Letters</bdi></a></li>\n</ul>\n</nav>\n"
            + "<p>\(word("Made with Stratus"))</p>\n</footer>\n</body>\n</html>"
    }

    /// A word that the language of the site does not have.
    static func english(_ word: String) -> String { "<span lang=\"en\" dir=\"ltr\">\(word)</span>" }

    static let website = "<meta property=\"og:type\" content=\"website\"/>"

    /// All that the layout has where it can.
    static let feedLinks =
        "<link rel=\"canonical\" href=\"https://example.org/blog/page/2/\"/>\n"
        + "<meta property=\"og:image\" content=\"https://example.org/blog/a.png\"/>\n"
        + "<link rel=\"prev\" href=\"/blog/\"/>\n<link rel=\"next\" href=\"/blog/page/3/\"/>\n"
        + "<link rel=\"alternate\" type=\"application/atom+xml\" href=\"/blog/feed.xml\" title=\"Clouds\"/>\n"
        + "<link rel=\"alternate\" type=\"application/feed+json\" href=\"/blog/feed.json\" title=\"Clouds\"/>\n"

    static func figure(
        _ cloud: String, file: String? = "/blog/cloud.svg", caption word: String = "As a picture"
    ) -> String {
        let caption = file.map {
            "<figcaption><a href=\"\($0)\" type=\"image/svg+xml\">\(word)</a></figcaption>\n"
        }
        return "<figure class=\"site-cloud\">\n\(cloud)\n\(caption ?? "")</figure>\n"
    }

    static let entry =
        "<article class=\"site-grid site-entry\">\n"
        + "<p class=\"site-side\"><time datetime=\"2026-02-16\" lang=\"he\" dir=\"rtl\">16 February 2026</time></p>\n"
        + "<div lang=\"he\" dir=\"rtl\">\n<h3><a href=\"/blog/a/\"><bdi>שלום</bdi></a></h3>\n<p>When are two tags the same?</p>\n"
        + "</div>\n<ul class=\"site-tags\">\n<li><a href=\"/blog/tags/c%2B%2B/\" rel=\"tag\"><bdi>C++</bdi></a></li>\n</ul>\n"
        + "</article>\n"

    /// Without a date, a summary and tags.
    static let bareEntry =
        "<article class=\"site-grid site-entry\">\n<div lang=\"en\" dir=\"ltr\">\n"
        + "<h3><a href=\"/blog/b/\"><bdi>B</bdi></a></h3>\n</div>\n</article>\n"

    static func posts(_ entries: String, heading: String = "Posts") -> String {
        "<section class=\"site-list\" aria-labelledby=\"site-posts\">\n"
            + "<h2 class=\"site-heard\" id=\"site-posts\">\(heading)</h2>\n\(entries)</section>\n"
    }

    /// In a site of a language that there are no words in.
    static let englishPager =
        "<nav class=\"site-pager\" aria-label=\"Pages of this list\">\n"
        + "<a href=\"/blog/\" rel=\"prev\">\(english("Newer"))</a>\n<span>\(english("2 of 2"))</span>\n</nav>\n"

    static let pager =
        "<nav class=\"site-pager\" aria-label=\"Pages of this list\">\n<a href=\"/blog/\" rel=\"prev\">Newer</a>\n"
        + "<span>2 of 6</span>\n<a href=\"/blog/page/3/\" rel=\"next\">Older</a>\n</nav>\n"

    static let homePage = sitePage(
        head: website,
        main: "<div class=\"site-grid site-masthead\">\n<h1><bdi>Languages</bdi></h1>\n"
            + "<p class=\"site-lede\">Notes on type.</p>\n</div>\n"
            + "<div class=\"site-grid\">\n<div class=\"site-text\">\n</div>\n</div>\n"
            + "<section class=\"site-grid\" aria-labelledby=\"site-cloud\">\n"
            + "<h2 class=\"site-side\" id=\"site-cloud\">Topics</h2>\n<div>\n\(figure(fragment))</div>\n</section>\n"
            + posts(entry + bareEntry) + pager, isHome: true
    ).with("<link rel=\"stylesheet\"", as: feedLinks + "<link rel=\"stylesheet\"")
        .with("Home</a></li>\n", as: "Home</a></li>\n<li><a href=\"/f\" type=\"application/atom+xml\">Feed</a></li>\n")

    static let postPage = sitePage(
        head: "<meta property=\"og:type\" content=\"article\"/>\n"
            + "<meta property=\"article:published_time\" content=\"2026-11-22T10:00:00Z\"/>\n"
            + "<meta property=\"article:modified_time\" content=\"2026-11-22T10:00:00Z\"/>",
        main: "<article>\n<div class=\"site-grid\">\n<header class=\"site-head\">\n"
            + "<p class=\"site-kicker\" lang=\"en\"><a href=\"/blog/letters/\"><bdi>Letters</bdi></a></p>\n"
            + "<h1><bdi>Strips of lead</bdi></h1>\n"
            + "<p class=\"site-lede\">Between the lines.</p>\n</header>\n<ul class=\"site-facts site-side\" lang=\"en\">\n"
            + "<li><time datetime=\"2026-11-22T12:00:00+02:00\" lang=\"en\" dir=\"ltr\">22 November 2026</time></li>\n"
            + "<li><bdi>Ada</bdi></li>\n<li><bdi>3 min read</bdi></li>\n</ul>\n<div class=\"site-text\">\n<p>Text.</p>\n</div>\n</div>\n"
            + "<footer class=\"site-end\" lang=\"en\">\n<dl>\n<div class=\"site-grid\">\n"
            + "<dt class=\"site-side\"><a href=\"/blog/tags/\"><bdi>Tags</bdi></a></dt>\n<dd>\n<ul class=\"site-tags\">\n"
            + "<li><a href=\"/blog/tags/css/\" rel=\"tag\"><bdi>CSS</bdi></a></li>\n</ul>\n</dd>\n</div>\n</dl>\n"
            + "<nav class=\"site-turn\" aria-label=\"Older and newer posts\">"
            + "<p><a href=\"/blog/o/\" rel=\"prev\"><small>Older</small> <bdi lang=\"en\" dir=\"ltr\">Ink</bdi></a></p>"
            + "<p class=\"site-next\"><a href=\"/blog/n/\" rel=\"next\"><small>Newer</small> <bdi lang=\"he\" dir=\"rtl\">שלג</bdi></a></p></nav>\n"
            + "</footer>\n</article>", described: true
    ).with(
        "<meta name=\"generator\"", as: "<meta name=\"author\" content=\"Ada\"/>\n<meta name=\"generator\"")

    /// Of a page without a date, a description, a section, tags and neighbours.
    static let barePostPage = sitePage(
        head: "<meta property=\"og:type\" content=\"article\"/>",
        main:
            "<article>\n<div class=\"site-grid\">\n<header class=\"site-head\">\n<h1><bdi>Imprint</bdi></h1>\n</header>\n</div>\n"
            + "<footer class=\"site-end\" lang=\"ar\">\n<dl>\n</dl>\n"
            + "<nav class=\"site-turn\" aria-label=\"Older and newer posts\"></nav>\n</footer>\n</article>",
        language: "ar", direction: "rtl")

    /// With the way to the same page in other languages.
    static let languagePage = barePostPage.with(
        "</nav>\n</header>",
        as: "</nav>\n<nav class=\"site-languages\" aria-label=\"Languages\">\n<ul>\n"
            + "<li><a href=\"/blog/de/imprint/\" rel=\"alternate\" hreflang=\"de\" lang=\"de\" dir=\"ltr\"><bdi>Deutsch</bdi></a></li>\n"
            + "<li><a href=\"/blog/he/\" hreflang=\"he\" lang=\"he\" dir=\"rtl\"><bdi>עברית</bdi></a></li>\n</ul>\n</nav>\n</header>"
    ).with(
        "<link rel=\"stylesheet\"",
        as: "<link rel=\"alternate\" hreflang=\"en\" href=\"https://example.org/blog/imprint/\"/>\n"
            + "<link rel=\"alternate\" hreflang=\"de\" href=\"https://example.org/blog/de/imprint/\"/>\n"
            + "<link rel=\"alternate\" hreflang=\"x-default\" href=\"https://example.org/blog/imprint/\"/>\n"
            + "<link rel=\"stylesheet\"")

    static let tagPage = sitePage(
        head: website,
        main: "<div class=\"site-grid\">\n<header class=\"site-head\">\n"
            + "<p class=\"site-kicker\"><a href=\"/blog/tags/\"><bdi>Tags</bdi></a></p>\n"
            + "<h1><bdi>東京</bdi> <small>12</small></h1>\n</header>\n<div class=\"site-text\">\n</div>\n"
            + "<h2 class=\"site-side\">Found with it</h2>\n<div>\n\(figure(linklessFragment, file: nil))</div>\n</div>\n"
            + posts(entry))

    /// A text, and below it a cloud in two style sheets.
    static let tagsPage = sitePage(
        head: website,
        main: "<div class=\"site-grid\">\n<header class=\"site-head\">\n<h1><bdi>Tags</bdi></h1>\n</header>\n"
            + "<div class=\"site-text\">\n</div>\n<div>\n\(figure(twoSheetFragment))</div>\n</div>\n"
            + "<section class=\"site-grid site-index\" aria-labelledby=\"site-terms\">\n"
            + "<h2 class=\"site-side\" id=\"site-terms\">By name <small>2</small></h2>\n<ul>\n"
            + "<li><a href=\"/blog/tags/c/\"><bdi>C</bdi></a> <small>1</small></li>\n"
            + "<li><a href=\"/blog/tags/css/\"><bdi>CSS</bdi></a> <small>0</small></li>\n</ul>\n</section>",
        language: "pt-BR")

    static let missingPage = sitePage(
        head: "<meta name=\"robots\" content=\"noindex\"/>",
        main: "<div class=\"site-grid\">\n<header class=\"site-head\">\n<h1>Not found</h1>\n"
            + "<p class=\"site-lede\">There is no page at this address.</p>\n</header>\n<div class=\"site-text\">\n"
            + "<p>All that is here can be reached from these pages:</p>\n"
            + "<ul>\n<li><a href=\"/blog/\">Home</a></li>\n"
            + "<li><a href=\"/blog/tags/\"><bdi>Tags</bdi></a></li>\n</ul>\n</div>\n<div>\n</div>\n</div>")

    /// Pages of a site in a language that the templates have no words of.
    static let foreignPages: [(name: String, kind: MarkupKind, document: String)] = [
        (
            "foreign home", .sitePage,
            sitePage(
                head: website,
                main: "<div class=\"site-grid site-masthead\">\n<h1><bdi>Lugha</bdi></h1>\n</div>\n"
                    + "<section class=\"site-grid\" aria-labelledby=\"site-cloud\">\n"
                    + "<h2 class=\"site-side\" id=\"site-cloud\">\(english("Topics"))</h2>\n"
                    + "<div>\n\(figure(fragment, caption: english("As a picture")))</div>\n</section>\n"
                    + posts(entry, heading: english("Posts")) + englishPager,
                isHome: true, language: "sw", isForeign: true
            ).with("Home</a></li>\n", as: "\(english("Home"))</a></li>\n")
                .with("<p>\(english("Made with Stratus"))", as: "<p><bdi>Ada</bdi> · \(english("Made with Stratus"))")
        ),
        (
            "foreign post", .sitePage,
            sitePage(
                head: "<meta property=\"og:type\" content=\"article\"/>",
                main: "<article>\n<div class=\"site-grid\">\n<header class=\"site-head\">\n<h1><bdi>A</bdi></h1>\n"
                    + "</header>\n<ul class=\"site-facts site-side\" lang=\"sw\">\n"
                    + "<li><time datetime=\"2026-11-22T12:00:00Z\" lang=\"sw\" dir=\"ltr\">2026-11-22</time></li>\n"
                    + "<li><bdi>\(english("3 min read"))</bdi></li>\n</ul>\n</div>\n"
                    + "<footer class=\"site-end\" lang=\"sw\">\n<dl>\n</dl>\n"
                    + "<nav class=\"site-turn\" aria-label=\"Older and newer posts\"><p><a href=\"/blog/o/\" rel=\"prev\">"
                    + "<small>\(english("Older"))</small> <bdi lang=\"sw\" dir=\"ltr\">B</bdi></a></p></nav>\n"
                    + "</footer>\n</article>", language: "sw", isForeign: true)
        ),
        (
            "foreign tag", .sitePage,
            sitePage(
                head: website,
                main:
                    "<div class=\"site-grid\">\n<header class=\"site-head\">\n<h1><bdi>C</bdi> <small>1</small></h1>\n"
                    + "</header>\n<h2 class=\"site-side\">\(english("Found with it"))</h2>\n"
                    + "<div>\n\(figure(linklessFragment, file: nil))</div>\n</div>\n" + posts(bareEntry),
                language: "sw", isForeign: true)
        ),
        (
            "foreign missing", .sitePage,
            sitePage(
                head: "<meta name=\"robots\" content=\"noindex\"/>",
                main: "<div class=\"site-grid\">\n<header class=\"site-head\">\n<h1>\(english("Not found"))</h1>\n"
                    + "<p class=\"site-lede\">\(english("There is no page."))</p>\n</header>\n"
                    + "<div class=\"site-text\">\n<p>\(english("From these pages:"))</p>\n"
                    + "<ul>\n<li><a href=\"/blog/\">\(english("Home"))</a></li>\n</ul>\n</div>\n<div>\n</div>\n</div>",
                language: "sw", isForeign: true)
        ),
    ]

    static let feed =
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n"
        + "<feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"en\" xml:base=\"https://example.org/blog/\">\n"
        + "<title>Languages</title>\n<subtitle>Notes</subtitle>\n<id>https://example.org/blog/</id>\n"
        + "<link rel=\"alternate\" type=\"text/html\" href=\"https://example.org/blog/\"/>\n"
        + "<link rel=\"self\" type=\"application/atom+xml\" href=\"/blog/feed.xml\"/>\n"
        + "<updated>2026-09-14T00:00:00Z</updated>\n<author><name>Ada</name></author>\n"
        + "<generator>Stratus</generator>\n"
        + feedEntry("a", author: "<author><name>Bea</name></author>\n") + feedEntry("b") + "</feed>"

    static func feedEntry(_ name: String, author: String = "") -> String {
        "<entry xml:lang=\"he\" xml:base=\"https://example.org/blog/\(name)/\">\n<title>Lead</title>\n"
            + "<id>https://example.org/blog/\(name)/</id>\n"
            + "<link rel=\"alternate\" type=\"text/html\" href=\"https://example.org/blog/\(name)/\"/>\n"
            + "<published>2026-09-14T00:00:00+02:00</published>\n<updated>2026-09-14T00:00:00Z</updated>\n\(author)"
            + "<category term=\"type\"/>\n<category term=\"lead\"/>\n<summary>Strips.</summary>\n"
            + "<content type=\"html\">&lt;p&gt;Strips of lead.&lt;/p&gt;\n</content>\n</entry>\n"
    }

    static let sitemap =
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n"
        + "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n"
        + "<url><loc>https://example.org/blog/</loc></url>\n"
        + "<url><loc>https://example.org/Languages/?b=c&amp;d</loc><lastmod>2026-09-14T00:00:00Z</lastmod></url>\n</urlset>"

    static let sitemapOfLanguages =
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n"
        + "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\" xmlns:xhtml=\"http://www.w3.org/1999/xhtml\">\n"
        + "<url><loc>https://example.org/</loc><lastmod>2026-09-14T00:00:00Z</lastmod>"
        + "<xhtml:link rel=\"alternate\" hreflang=\"de-AT\" href=\"https://example.org/de/\"/>"
        + "<xhtml:link rel=\"alternate\" hreflang=\"x-default\" href=\"https://example.org/?a=b&amp;c\"/></url>\n</urlset>"

    static let site: [(name: String, kind: MarkupKind, document: String)] =
        [
            ("home", .sitePage, homePage), ("post", .sitePage, postPage), ("bare post", .sitePage, barePostPage),
            ("languages", .sitePage, languagePage),
            ("tag", .sitePage, tagPage), ("tags", .sitePage, tagsPage), ("missing", .sitePage, missingPage),
            ("feed", .atomFeed, feed), ("sitemap", .sitemap, sitemap),
            ("sitemap of languages", .sitemap, sitemapOfLanguages),
        ] + foreignPages
}
