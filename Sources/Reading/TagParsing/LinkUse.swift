import SourceText

/// The place where a link is used, which decides the schemes that the link may have.
package enum LinkUse: Sendable {
    /// The link of a tag, with the scheme `http`, `https` or `mailto`.
    case tag
    /// A link in the text of a page, which may also have schemes such as `tel` and `ftp`.
    case text
    /// The address of a picture in a text, which may also be `data:image/…`.
    case picture

    /// Whether a link may have a scheme, in lower case.
    ///
    /// - Parameter rest: the text after the colon.
    func allows(_ scheme: String, _ rest: ArraySlice<UInt8>) -> Bool {
        if ["http", "https", "mailto"].contains(scheme) { return true }
        guard self != .tag else { return false }
        if self == .picture, scheme == "data" {
            return String(decoding: rest.prefix(6), as: UTF8.self).lowercased() == "image/"
        }
        return Self.safelisted.contains(scheme)
    }

    /// The schemes that the HTML standard lets a page ask to open: the safelist of `registerProtocolHandler`,
    /// <https://html.spec.whatwg.org/multipage/system-state.html#safelisted-scheme>, without `web+…`.
    private static let safelisted: Set<String> = [
        "bitcoin", "ftp", "ftps", "geo", "im", "irc", "ircs", "magnet", "mailto", "matrix", "mms", "news", "nntp",
        "openpgp4fpr", "sftp", "sip", "sms", "smsto", "ssh", "tel", "urn", "webcal", "wtai", "xmpp",
    ]

    /// Returns the error for a link that may not have its scheme.
    ///
    /// - Parameter rest: the text after the colon.
    func refusal(of scheme: String, _ rest: ArraySlice<UInt8>) -> Problem {
        guard self != .tag else {
            return Problem(
                "links to \"\(scheme):\" are not allowed, expected http, https, mailto or a relative link",
                hint: "for a relative link whose first part holds a colon write ./ before it")
        }
        let (problem, hint) =
            switch scheme {
            case "javascript", "vbscript":
                ("expected an address", "a script stands in HTML, between <script> and </script>")
            case "data" where self == .picture:
                ("expected data:image/", "save what it is as a file beside the text, and name that")
            case "data": ("expected an address", "save the data as a file beside the text, and link to that")
            default:
                (
                    "expected http, https, mailto, tel and such, or a relative link",
                    ["http", "https"].contains(suggestion(for: scheme, among: ["http", "https", "mailto"]))
                        ? "did you mean https:?"
                        : rest.starts(with: "//".utf8)
                            ? "links: warn in stratus.yml leaves such links out, and keeps their text"
                            : "a file whose name has a colon is written with ./ before it: ./\(scheme.prefix(40)):…; links: warn in stratus.yml leaves such links out"
                )
            }
        return Problem("links to \"\(scheme):\" are not allowed, \(problem)", hint: hint)
    }
}
