import ByteWriting

/// The limits of one sitemap file, from the protocol of sitemaps.org, version 0.9.
package enum SitemapLimits {
    /// The maximum number of addresses in one sitemap.
    package static let entries = 50_000
    /// The maximum size of one sitemap, in bytes: half of the 50 MB that the protocol allows, since escapes make
    /// addresses longer.
    package static let bytes = 25_000_000
    /// The estimated number of bytes of the markup around each address.
    static let entryBytes = 120
}

/// Divides the pages of a site among sitemap files, so that each keeps within ``SitemapLimits``.
///
/// - Parameter lengths: the length of each page's absolute URL in bytes, in the order of the pages; nil for a page that
///   no sitemap lists.
/// - Returns: consecutive ranges of page indexes, one for each sitemap file; at least one, even if there are no pages.
/// - Complexity: O(n) in the pages.
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

/// Returns the XML of a sitemap index, the file that lists a site's sitemaps.
///
/// - Parameter addresses: the absolute URLs of the sitemaps, not escaped.
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
