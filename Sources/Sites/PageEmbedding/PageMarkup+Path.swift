import MarkupReading

extension PageMarkup {
    /// What a page is written in, by its extension.
    static func of(_ path: String) -> PageMarkup {
        let ending = path.split(separator: ".").last?.lowercased()
        return ending == "md" || ending == "markdown" ? .markdown : .html
    }
}
