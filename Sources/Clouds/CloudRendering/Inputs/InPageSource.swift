import SourceText

/// A source of tags in the page that contains the placeholder: `page:front-matter`, `page:headings`, `page:links`,
/// `page:data-topic`.
package enum InPageSource: Sendable, Hashable {
    /// The tags in the front matter of the page, read like those of a post.
    case frontMatter
    /// The headings below the first level, each linked to its id if it has one.
    case headings
    /// The links with `rel="tag"`.
    case links
    /// The values of all attributes with this name, which begins with `data-`.
    case data(attribute: String)

    /// The text with which the name of every source in a page begins.
    package static let prefix = "page:"
    private static let dataPrefix = "data-"
    private static let names: [(String, InPageSource)] = [
        ("front-matter", .frontMatter), ("headings", .headings), ("links", .links),
    ]

    /// Reads the name of a source in a placeholder, such as `page:headings`.
    ///
    /// - Returns: nil for a text that does not begin with `page:`, and so names a source outside of the page.
    /// - Throws: ``Problem`` if the text behind `page:` names no source.
    package init?(_ text: String) throws(Problem) {
        guard text.hasPrefix(Self.prefix) else { return nil }
        let name = String(text.dropFirst(Self.prefix.count))
        if let (_, source) = Self.names.first(where: { $0.0 == name }) {
            self = source
        } else if name.lowercased().hasPrefix(Self.dataPrefix), name.utf8.count > Self.dataPrefix.utf8.count {
            guard name.utf8.count <= Self.longestName, name.utf8.allSatisfy(Self.isNameByte) else {
                throw Problem(
                    "\"\(readable(text, atMost: 60))\" names no attribute",
                    hint:
                        "behind data- stand letters, digits, - and _, \(Self.longestName) characters at most in all: page:data-topic"
                )
            }
            // HTML does not tell the case of names apart.
            self = .data(attribute: name.lowercased())
        } else {
            let names = Self.names.map(\.0)
            let near =
                suggestion(for: name, among: names) ?? (name.lowercased().hasPrefix("data") ? "data-topic" : nil)
            throw Problem(
                "\"\(readable(text, atMost: 60))\" is no part of a page that tags are read from",
                hint: near.map { "did you mean \"\(Self.prefix)\($0)\"?" }
                    ?? "known are \((names + ["data-NAME"]).map { Self.prefix + $0 }.joined(separator: ", "))")
        }
    }

    /// The most characters of an attribute's name: more than any has that a person chose.
    private static let longestName = 99

    private static func isNameByte(_ byte: UInt8) -> Bool {
        byte.isASCIILetterOrDigit || "-_.:".utf8.contains(byte)
    }
}
