/// A kind of markup that Stratus emits, which decides the rules that validation applies.
public enum MarkupKind: String, Sendable, CaseIterable {
    /// A stand-alone SVG document.
    case svg
    /// A complete HTML page in the syntax that is well-formed XML too, with the cloud as inline SVG.
    case page
    /// A `<div class="stratus-cloud">` with one inline SVG, to be inserted into a page.
    case fragment
    /// A `<div class="stratus-list …">` with an HTML list whose lines the browser breaks, to be inserted into a page.
    case list
    /// A page of a site as the built-in templates make it, in the syntax that is well-formed XML too.
    ///
    /// The place for the text of a post, `<div class="site-text">`, is empty, or has a paragraph and a list of links,
    /// as on the page for addresses that do not exist. Texts that people write are checked by other rules.
    case sitePage
    /// A feed of a site in Atom 1.0, RFC 4287, as the built-in template makes it.
    case atomFeed
    /// A sitemap as the built-in template makes it: sitemaps.org, version 0.9.
    case sitemap

    /// The local name of the root element.
    var rootName: StaticString {
        switch self {
        case .svg: "svg"
        case .page, .sitePage: "html"
        case .fragment, .list: "div"
        case .atomFeed: "feed"
        case .sitemap: "urlset"
        }
    }

    /// Whether a document of this kind begins with `<!DOCTYPE html>`.
    var hasDocumentType: Bool { self == .page || self == .sitePage }

    /// Whether a document of this kind may begin with an XML declaration, which is a parse error in HTML.
    var mayDeclareXML: Bool { self == .svg || self == .atomFeed || self == .sitemap }
}
