import CLibXML2
import SourceText

/// The role of an element in a feed, by its namespace, its name and the element around it.
enum FeedElement: Equatable {
    case atomFeed, rss, rdf, channel, entry
    /// The feed from which an entry was taken.
    case source
    case title
    /// A category of Atom, named by attributes.
    case atomCategory
    /// A category named by its text: `category` of RSS, `dc:subject`.
    case textCategory
    case other
    /// A root element that is not that of a feed.
    case otherRoot

    private static let atom: StaticString = "http://www.w3.org/2005/Atom"
    private static let dublinCore: StaticString = "http://purl.org/dc/elements/1.1/"
    private static let rdfSyntax: StaticString = "http://www.w3.org/1999/02/22-rdf-syntax-ns#"
    private static let rss1: StaticString = "http://purl.org/rss/1.0/"

    /// - Parameter open: the elements around it, the innermost last; none around a root element.
    init(
        name: UnsafePointer<xmlChar>, prefix: UnsafePointer<xmlChar>?, namespace: UnsafePointer<xmlChar>?,
        in open: [FeedElement]
    ) {
        // RSS 2.0 and its forerunners have no namespace, and no element with an unbound prefix.
        let isPlain = namespace == nil && prefix == nil
        let isAtom = equals(namespace, Self.atom)
        let isRSS1 = equals(namespace, Self.rss1)
        func isNamed(_ literal: StaticString) -> Bool { equals(name, literal) }

        self =
            switch open.last {
            case nil where isAtom && isNamed("feed"): .atomFeed
            // An entry can be a document by itself.
            case nil where isAtom && isNamed("entry"): .entry
            case nil where isPlain && isNamed("rss"): .rss
            case nil where equals(namespace, Self.rdfSyntax) && isNamed("RDF"): .rdf
            case nil: .otherRoot

            case .atomFeed, .source, .entry, .channel:
                if isAtom && isNamed("category") {
                    .atomCategory
                } else if isPlain && isNamed("category") || equals(namespace, Self.dublinCore) && isNamed("subject") {
                    .textCategory
                } else if open.last == .atomFeed && isAtom && isNamed("entry") {
                    .entry
                } else if open.last == .channel && isPlain && isNamed("item") {
                    .entry
                } else if open.last == .entry && isAtom && isNamed("source") {
                    .source
                } else if open.last == .atomFeed && isAtom && isNamed("title") {
                    .title
                } else if open.last == .channel && (isPlain || isRSS1) && isNamed("title") {
                    .title
                } else {
                    .other
                }
            // Items come after the channel, and not in it, in RSS before 0.92 and in RSS 1.0.
            case .rss where isPlain && isNamed("channel"), .rdf where isRSS1 && isNamed("channel"): .channel
            case .rss where isPlain && isNamed("item"), .rdf where isRSS1 && isNamed("item"): .entry
            default: .other
            }
    }

    /// Returns the start tag of a root element for a message, such as `<html>`, cut if it is long.
    func description(of tag: StartTag) -> String {
        let prefix = tag.prefix.map { String(cString: $0) + ":" } ?? ""
        let name = readable(prefix + String(cString: tag.name)).unicodeScalars
        let isLong = name.count > 60
        return "<\(String(String.UnicodeScalarView(name.prefix(60))))\(isLong ? "…" : "")>"
    }
}

/// The advice about a feed that cannot be read.
enum FeedHint {
    static let general =
        "a feed is well-formed XML: elements are closed in turn, & is written &amp; and < is written &lt;"

    static func hint(for code: Int32, general: String) -> String {
        // Advice about feeds would not help with another document.
        guard general == self.general else { return general }
        return switch UInt32(bitPattern: code) {
        case XML_ERR_UNDECLARED_ENTITY.rawValue:
            "write the character itself, or its number such as &#160;; declarations of entities are not read"
        case XML_ERR_RESERVED_XML_NAME.rawValue:
            "remove what stands before <?xml, blank lines too"
        case XML_ERR_DOCUMENT_EMPTY.rawValue, XML_ERR_DOCUMENT_START.rawValue:
            "a feed begins with <?xml version=\"1.0\"?>, then <feed>, <rss> or <rdf:RDF>"
        case XML_ERR_DOCUMENT_END.rawValue:
            "end the feed with the root element; several feeds are several files"
        case XML_ERR_INTERNAL_ERROR.rawValue:
            "check what the feed is made from; it is deeper, or longer, than any that a program reads"
        default: general
        }
    }

    static func otherRoot(_ tag: StartTag) -> String {
        if equals(tag.name, "html") { return "a page is read by its links: <a rel=\"tag\" href=\"…\">Name</a>" }
        if equals(tag.name, "feed") { return "the namespace of Atom 1.0 is http://www.w3.org/2005/Atom" }
        if equals(tag.name, "opml") { return "a list of feeds has no entries; give the feeds that it names" }
        if equals(tag.name, "urlset") { return "a sitemap has no categories; give the feed of the site" }
        return "give an Atom or RSS feed"
    }
}
