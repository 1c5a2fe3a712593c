/// The kinds of markup that Stratus emits, each with rules of its own.
public enum MarkupKind: String, Sendable, CaseIterable {
    /// A stand-alone SVG document.
    case svg
    /// A complete HTML page in the syntax that is well-formed XML too, with the cloud as inline SVG.
    case page
    /// A `<div class="stratus-cloud">` with one inline SVG, to be set into a page.
    case fragment
    /// A `<div class="stratus-list …">` with a list whose lines the browser breaks, to be set into a page.
    case list
    /// A page of a site as the built-in templates make it, in the syntax that is well-formed XML too.
    ///
    /// Where the text of a post stands, in `<div class="site-text">`, there is nothing, or a paragraph and a list of links,
    /// as the page for what is not found has them: what people write is checked by other rules.
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
