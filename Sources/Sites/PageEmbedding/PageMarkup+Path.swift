import MarkupReading

extension PageMarkup {
    /// Returns the markup of a page by its extension.
    static func of(_ path: String) -> PageMarkup {
        let ending = path.split(separator: ".").last?.lowercased()
        return ending == "md" || ending == "markdown" ? .markdown : .html
    }
}
