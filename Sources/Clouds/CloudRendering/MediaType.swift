import MarkupEmission

extension OutputFormat {
    /// What a server says that it is: the value of `Content-Type`, such as `text/html; charset=utf-8`.
    ///
    /// Parts of a page are HTML, too. SVG and JSON say no encoding, since theirs is UTF-8 wherever they are read.
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
