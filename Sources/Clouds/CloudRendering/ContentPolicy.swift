import ByteWriting
import MarkupValidation
import SourceText

/// What a page with a strict content security policy has to allow for clouds to look as they do: their styles, each by
/// the hash of its text, and fonts that they carry.
///
/// ```swift
/// var policy = ContentPolicy()
/// policy.insert(try render(tags, format: .fragment))
/// print(policy)  // style-src 'sha256-…' 'sha256-…'
/// ```
/// Nothing else has to be allowed: there are no scripts, no `style` attributes, and nothing is loaded from elsewhere.
public struct ContentPolicy: Sendable, Equatable, CustomStringConvertible {
    private var hashes: Set<String> = []
    private var hasFonts = false

    public init() {}

    public init(of markup: ValidatedMarkup) { insert(markup) }

    /// Notes what other pages, or clouds, need.
    public mutating func formUnion(_ other: ContentPolicy) {
        hashes.formUnion(other.hashes)
        hasFonts = hasFonts || other.hasFonts
    }

    /// Notes the styles of what a page will hold.
    ///
    /// - Complexity: O(n) in its bytes.
    public mutating func insert(_ markup: ValidatedMarkup) {
        for part in MarkupParts.styles(in: markup.bytes) {
            let text = Self.normalized(markup.bytes[part])
            hashes.insert(SHA256(text.span).base64)
            let addresses: [StaticString] = ["url(data:", "url(\"data:"]
            if addresses.contains(where: { text.firstOffset(of: $0, in: 0..<text.count) != nil }) { hasFonts = true }
        }
    }

    /// The directives for the page's header or `meta` element, hashes in rising order; empty where nothing is needed.
    public var description: String {
        guard !hashes.isEmpty else { return "" }
        let styles = "style-src " + hashes.sorted().map { "'sha256-\($0)'" }.joined(separator: " ")
        return hasFonts ? "font-src data:; " + styles : styles
    }

    /// The text as a browser hashes it: its line ends are line feeds.
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
