/// What a sitemap has to say beyond its schema: it lists at most 50,000 pages, as its protocol wants it.
struct SitemapRules {
    private var count = 0
    private static let mostPages = 50_000

    /// Takes a start tag; returns whether the element holds text.
    mutating func start(_ tag: StartTag, report: (String) -> Void) -> Bool {
        if tag.isNamed("url") {
            count += 1
            if count == Self.mostPages + 1 { report("element 'url': expected at most 50000 pages in a sitemap") }
            return false
        }
        return tag.isNamed("loc") || tag.isNamed("lastmod")
    }
}
