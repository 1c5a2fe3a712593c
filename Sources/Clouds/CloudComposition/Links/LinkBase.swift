import SourceText
import TagParsing

/// The path of an address, without its host: `/blog/` of `https://example.org/blog/`.
package func path(ofAddress text: String) -> String { URLReference(text).path }

/// What relative links are relative to, where it is not the page: `https://example.org/blog/`, or `/blog/`.
package struct LinkBase: Sendable {
    private let reference: URLReference

    /// - Parameter text: An address with `http` or `https`, or a path that begins with `/`. What follows its last slash
    ///   is no part of the folder: `swift` is `/blog/swift` behind `/blog/`, and `/swift` behind `/blog`.
    /// - Throws: ``Problem`` for another.
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

    /// An address as it is from anywhere, whatever it is relative to.
    ///
    /// - Parameter base: with scheme and host.
    package static func resolving(_ text: String, from base: String) -> String {
        let other = URLReference(text)
        return other.scheme == nil ? URLReference(base).resolving(other).text : text
    }

    /// The link as it is from anywhere: resolved by RFC 3986, section 5, with dot segments removed. One with a scheme
    /// stays as it is.
    ///
    /// - Throws: ``Problem`` when the result is too long.
    package func resolve(_ link: Link) throws(Problem) -> Link {
        let other = URLReference(link.destination)
        return other.scheme == nil ? try Link(reference.resolving(other).text) : link
    }
}
