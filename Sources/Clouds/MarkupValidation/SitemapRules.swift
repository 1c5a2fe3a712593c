import CLibXML2
import Glibc
import MarkupReading

/// The rules of a sitemap that its schema cannot express: it lists at most 50,000 pages, as the protocol demands.
struct SitemapRules {
    private var count = 0
    private static let mostPages = 50_000

    /// Checks that links to translations have the prefix `xhtml` and nothing else has one: readers of sitemaps search
    /// for it.
    static func checkNamespaces(of tag: StartTag, isRoot: Bool, report: (String) -> Void) {
        if let prefix = tag.prefix, strcmp(prefix, "xhtml") != 0 || !tag.isNamed("link") {
            report("element '\(String(cString: tag.name))' has a namespace prefix; expected none but xhtml:link")
        } else if tag.prefix == nil, tag.isNamed("link") {
            report("element 'link': expected the prefix xhtml")
        }
        var place = 0
        while place < tag.namespaces.count {
            let isKnown = tag.namespaces[place].map { strcmp($0, "xhtml") == 0 } ?? true
            if !isRoot || !isKnown {
                report("a namespace is declared; expected none but xmlns and xmlns:xhtml on the outermost element")
            }
            place += 2
        }
    }

    /// Checks a start tag, and returns whether the element holds text.
    mutating func start(_ tag: StartTag, report: (String) -> Void) -> Bool {
        if tag.isNamed("url") {
            count += 1
            if count == Self.mostPages + 1 { report("element 'url': expected at most 50000 pages in a sitemap") }
            return false
        }
        return tag.isNamed("loc") || tag.isNamed("lastmod")
    }
}
