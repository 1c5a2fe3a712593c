import MarkupReading

/// The markup language of a text that words are counted in. The raw value is its name on the command line.
public enum TextMarkup: String, Sendable, CaseIterable {
    case plain, markdown, html, xml, json

    /// The name of the markup language in sentences.
    package var title: String {
        switch self {
        case .plain: "plain text"
        case .markdown: "Markdown"
        case .html: "HTML"
        case .xml: "XML"
        case .json: "JSON"
        }
    }

    /// Makes the markup language for the extension of a file name, in any case; plain text for an unknown extension.
    public init(path: String) {
        let name =
            path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).last ?? path.utf8[...]
        // A dot at the beginning hides a file, and is no extension.
        guard let point = name.lastIndex(of: UInt8(ascii: ".")), point > name.startIndex else {
            self = .plain
            return
        }
        let letters = name[name.index(after: point)...].map { $0.isASCIILetter ? $0 | 0x20 : $0 }
        switch String(decoding: letters, as: UTF8.self) {
        case "md", "markdown", "mdown", "mkd", "qmd", "rmd": self = .markdown
        case "html", "htm", "xhtml": self = .html
        case "xml", "rss", "atom", "rdf", "tei": self = .xml
        case "json", "jsonl", "ndjson", "geojson": self = .json
        default: self = .plain
        }
    }
}
