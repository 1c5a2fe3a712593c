import ByteWriting
import MarkupValidation
import SourceText

/// The directives that a strict content security policy needs to show the clouds of a page: the hash of each style
/// sheet, and permission for the fonts that clouds embed.
///
/// ```swift
/// var policy = ContentPolicy()
/// policy.insert(try render(tags, format: .fragment))
/// print(policy)  // style-src 'sha256-…' 'sha256-…'
/// ```
/// Nothing else has to be allowed: clouds have no scripts and no `style` attributes, and load nothing from elsewhere.
public struct ContentPolicy: Sendable, Equatable, CustomStringConvertible {
    private var hashes: Set<String> = []
    private var hasFonts = false

    public init() {}

    /// Makes the policy that one cloud needs.
    public init(of markup: ValidatedMarkup) { insert(markup) }

    /// Adds the hashes and the permission for fonts of another policy.
    public mutating func formUnion(_ other: ContentPolicy) {
        hashes.formUnion(other.hashes)
        hasFonts = hasFonts || other.hasFonts
    }

    /// Adds the hashes of the style sheets in markup that the page will contain, and permission for fonts that the
    /// markup embeds.
    ///
    /// - Complexity: O(n) in the bytes of the markup.
    public mutating func insert(_ markup: ValidatedMarkup) {
        for part in MarkupParts.styles(in: markup.bytes) {
            let text = Self.normalized(markup.bytes[part])
            hashes.insert(SHA256(text.span).base64)
            let addresses: [StaticString] = ["url(data:", "url(\"data:"]
            if addresses.contains(where: { text.firstOffset(of: $0, in: 0..<text.count) != nil }) { hasFonts = true }
        }
    }

    /// The directives as text, for the HTTP header or `meta` element of the page, with the hashes sorted; empty if the
    /// clouds need no directives.
    public var description: String {
        guard !hashes.isEmpty else { return "" }
        let styles = "style-src " + hashes.sorted().map { "'sha256-\($0)'" }.joined(separator: " ")
        return hasFonts ? "font-src data:; " + styles : styles
    }

    /// Returns the text in the form that a browser hashes: with line feeds as its only line ends.
    private static func normalized(_ text: ArraySlice<UInt8>) -> [UInt8] {
        guard text.contains(0x0D) else { return Array(text) }
        var result: [UInt8] = []
        for index in text.indices {
            guard text[index] == 0x0D else {
                result.append(text[index])
                continue
            }
            if index + 1 == text.endIndex || text[index + 1] != 0x0A { result.append(0x0A) }
        }
        return result
    }
}
