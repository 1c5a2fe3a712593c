import SourceText
import TagParsing

/// Returns the path of an address, without scheme and host: `/blog/` for `https://example.org/blog/`.
package func path(ofAddress text: String) -> String { URLReference(text).path }

/// The address that a cloud's relative links are resolved against, instead of that of the page:
/// `https://example.org/blog/`, or `/blog/`.
package struct LinkBase: Sendable {
    private let reference: URLReference

    /// Reads a base from the value of the option `link-base`.
    ///
    /// - Parameter text: An address with `http` or `https`, or a path that begins with `/`. The text after the last
    ///   slash is no part of the folder: the link `swift` becomes `/blog/swift` with the base `/blog/`, and `/swift`
    ///   with `/blog`.
    /// - Throws: ``Problem`` for any other text.
    package init(_ text: String) throws(Problem) {
        let link: Link
        do { link = try Link(text) } catch {
            throw Problem(option: "link-base", "link-base: \(error.message)", hint: error.hint)
        }
        let reference = URLReference(link.destination)
        let isAddress = reference.authority?.isEmpty == false && reference.scheme != nil
        let isPath = reference.scheme == nil && reference.authority == nil && reference.path.utf8.starts(with: "/".utf8)
        guard isAddress || isPath else {
            throw Problem(
                option: "link-base",
                "link-base is \"\(readable(text, atMost: 200))\", expected an address with http or https, or a path from the root",
                hint: "such as https://example.org/blog/ or /blog/")
        }
        self.reference = reference
    }

    /// Returns an absolute address: `text` resolved against `base`, or `text` itself if it has a scheme.
    ///
    /// - Parameter base: An address with scheme and host.
    package static func resolving(_ text: String, from base: String) -> String {
        let other = URLReference(text)
        return other.scheme == nil ? URLReference(base).resolving(other).text : text
    }

    /// Returns a link resolved against this base by RFC 3986, section 5, with dot segments removed. A link with a
    /// scheme is returned unchanged.
    ///
    /// - Throws: ``Problem`` when the resolved link is too long.
    package func resolve(_ link: Link) throws(Problem) -> Link {
        let other = URLReference(link.destination)
        return other.scheme == nil ? try Link(reference.resolving(other).text) : link
    }
}
