import MarkupEmission

extension OutputFormat {
    /// Makes the format that the extension of a path names: SVG for a path without extension, nil for an unknown
    /// extension.
    public init?(path: String) {
        let file = path.split(separator: "/").last ?? ""
        switch file.split(separator: ".").dropFirst().last?.lowercased() {
        case "svg", nil: self = .svg
        case "html", "htm", "xhtml": self = .html
        case "json": self = .json
        case "md", "markdown": self = .markdown
        case "txt": self = .text
        case "png": self = .png
        case "pdf": self = .pdf
        default: return nil
        }
    }
}
