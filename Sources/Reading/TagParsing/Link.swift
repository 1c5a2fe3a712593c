import SourceText

/// A link that is safe to write into a page: a relative one, or one with an allowed scheme, which for the link of a tag
/// is `http`, `https` or `mailto`.
public struct Link: Sendable, Hashable {
    /// The destination of the link, in which the characters that no URL may hold are percent-encoded.
    public let destination: String

    /// Makes the link of a tag, and percent-encodes the characters that no URL may hold.
    ///
    /// - Throws: ``Problem`` if the scheme is not `http`, `https` or `mailto`, even if capitals, white space or
    ///   percent-encoding hide the scheme; if no address follows the scheme; if the text has a control character, is
    ///   empty or is longer than 65,536 bytes.
    public init(_ text: String) throws(Problem) {
        try self.init(text, of: .tag)
    }

    /// Makes a link for the given use: the link of a tag, or one in a text that a person wrote, where more schemes are
    /// allowed.
    ///
    /// - Throws: ``Problem`` as ``init(_:)`` does, but with the schemes that are allowed for `use`.
    package init(_ text: String, of use: LinkUse) throws(Problem) {
        guard !text.isEmpty else {
            throw Problem("the link is empty", hint: "write an address or no link")
        }
        guard text.utf8.count <= TagListItem.longestItem || use == .picture && text.lowercased().hasPrefix("data:")
        else {
            throw Problem(
                "the link has \(text.utf8.count) bytes, expected at most \(TagListItem.longestItem)", hint: "shorten it"
            )
        }
        // Most links are web addresses in plain ASCII, with nothing to decode, encode or refuse.
        if text.utf8.withContiguousStorageIfAvailable(Self.isPlainWebAddress) == true {
            destination = text
            return
        }
        let bytes = Array(text.utf8)
        if bytes.allSatisfy(Self.isPlain) {
            try Self.checkScheme(of: bytes, use)
            destination = text
            return
        }
        for scalar in text.unicodeScalars where scalar.properties.generalCategory == .control {
            throw Problem(
                "the link holds the control character \(PlainText.name(scalar))",
                hint: "remove it; browsers ignore some of them, and so they can hide a scheme")
        }
        // The form that a browser or a server might decode it to is checked as well.
        for form in [bytes.percentDecoded(), bytes] { try Self.checkScheme(of: form, use) }
        destination = Self.escaped(text)
    }

    /// Makes a link of an address that is known to be safe and to need no encoding.
    init(plain destination: String) { self.destination = destination }

    private static func checkScheme(of bytes: [UInt8], _ use: LinkUse) throws(Problem) {
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")),
            !bytes[..<colon].contains(where: { "/?#".utf8.contains($0) })
        else { return }
        // Whether it is a well-formed scheme does not matter: what is not allowed is refused.
        let visible = bytes[..<colon].filter { $0 > 0x20 && $0 != 0x7F }
        let scheme = String(decoding: visible, as: UTF8.self).lowercased()
        let rest = bytes[(colon + 1)...]
        guard visible.count == colon, use.allows(scheme, rest) else { throw use.refusal(of: scheme, rest) }
        let isWeb = scheme == "http" || scheme == "https"
        guard isWeb ? rest.starts(with: "//".utf8) && rest.count > 2 : !rest.isEmpty else {
            throw Problem(
                "the link has no address after \"\(scheme):\"",
                hint: scheme == "mailto"
                    ? "write mailto:name@example.org"
                    : isWeb ? "write \(scheme)://example.org/" : "write the address behind the colon")
        }
    }

    private static func isPlainWebAddress(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        // A shorter one has no address after the scheme, and is refused elsewhere.
        guard text.count > 8 else { return false }
        let scheme: StaticString = text[4] == UInt8(ascii: "s") ? "https://" : "http://"
        for index in 0..<scheme.utf8CodeUnitCount where text[index] != scheme.utf8Start[index] { return false }
        return text.allSatisfy(isPlain)
    }

    /// Percent-encodes the characters that RFC 3986 allows nowhere, and white space of any kind; letters beyond ASCII
    /// stay, as in an IRI.
    private static func escaped(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isForbidden) else { return text }
        return text.unicodeScalars.map { isForbidden($0) ? percentEncoded(String($0)) : String($0) }.joined()
    }

    /// Whether a byte is printable ASCII that a URL may hold, other than the percent sign.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "&")...UInt8(ascii: ";"),
            UInt8(ascii: "?")...UInt8(ascii: "["),
            UInt8(ascii: "="), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "#"), UInt8(ascii: "!"):
            true
        default: false
        }
    }

    private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return " \"<>\\^`{|}".unicodeScalars.contains(scalar) }
        switch scalar.properties.generalCategory {
        case .spaceSeparator, .lineSeparator, .paragraphSeparator: return true
        default: return scalar.properties.isNoncharacterCodePoint
        }
    }
}
