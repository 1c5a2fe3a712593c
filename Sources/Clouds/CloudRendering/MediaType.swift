import MarkupEmission

extension OutputFormat {
    /// The value of `Content-Type` with which a server sends this format, such as `text/html; charset=utf-8`.
    ///
    /// Fragments and lists are HTML, too. SVG and JSON name no encoding, since both are read as UTF-8.
    public var mediaType: String {
        switch self {
        case .svg: "image/svg+xml"
        case .html, .fragment, .list: "text/html; charset=utf-8"
        // RFC 7763 asks for the encoding.
        case .markdown: "text/markdown; charset=utf-8"
        case .json: "application/json"
        case .png: "image/png"
        case .pdf: "application/pdf"
        case .text: "text/plain; charset=utf-8"
        }
    }
}
