import ByteWriting

/// What a sitemap may hold, by its protocol: sitemaps.org, version 0.9.
package enum SitemapLimits {
    package static let entries = 50_000
    /// Half of what is allowed, 50 MB: addresses are longer where they are escaped.
    package static let bytes = 25_000_000
    /// Of what stands around each address.
    static let entryBytes = 120
}

/// Divides pages among sitemaps.
///
/// - Parameter lengths: of each page's whole address in bytes; nil for one that no sitemap lists.
/// - Returns: ranges of pages that follow each other, at least one, each for a file.
/// - Complexity: O(n).
package func sitemapParts(_ lengths: some Sequence<Int?>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var (start, entries, size, count) = (0, 0, 0, 0)
    for (number, length) in lengths.enumerated() {
        count = number + 1
        guard let length else { continue }
        let bytes = length + SitemapLimits.entryBytes
        if entries == SitemapLimits.entries || entries > 0 && size + bytes > SitemapLimits.bytes {
            parts.append(start..<number)
            (start, entries, size) = (number, 0, 0)
        }
        (entries, size) = (entries + 1, size + bytes)
    }
    return parts + [start..<count]
}

/// Writes the list of a site's sitemaps.
///
/// - Parameter addresses: of the sitemaps, with their host.
package func writeSitemapIndex(_ addresses: [String]) -> [UInt8] {
    var index = ByteBuffer()
    index.append("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n")
    index.append("<sitemapindex xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n")
    for address in addresses {
        index.append("<sitemap><loc>")
        index.appendXMLText(address)
        index.append("</loc></sitemap>\n")
    }
    index.append("</sitemapindex>\n")
    return index.bytes
}
