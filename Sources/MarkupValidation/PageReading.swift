/// What a page of HTML says about tags.
package struct PageReading: Sendable, Equatable {
    /// The first title, its white space collapsed; empty if there is none.
    package internal(set) var title = ""
    /// The links that are marked as tags, in their order.
    package internal(set) var links: [PageLink] = []
    /// Links that are not.
    package internal(set) var otherLinkCount = 0
    /// Where and why the reading ended before the page did.
    package internal(set) var breakOff: BreakOff?

    package struct BreakOff: Sendable, Equatable {
        /// 1-based.
        package let line: Int
        package let reason: String
    }
}

/// A link of a page: `<a rel="tag" href="/tags/swift">Swift</a>`.
package struct PageLink: Sendable, Equatable {
    /// What may name the tag, the best first: the text, the text in place of an image, the title, the end of the
    /// address. None is empty, their white space is collapsed.
    package let names: [String]
    /// The address as written, without white space around it; nil if there is none.
    package let address: String?
    /// 1-based; the line on which the start tag ends.
    package let line: Int
}

/// Reads the links of a page that are marked as tags: `a` and `area` with the word `tag` in their `rel`.
///
/// The page may be any HTML: what is not well-formed is read as libxml2 mends it. What a browser does not show as a
/// link makes none: comments, and what stands in `script`, `style`, `template`, `noscript` and `textarea`. Nothing but
/// the bytes is read, whatever they name; a declaration of another encoding is not believed.
///
/// - Parameter bytes: Valid UTF-8.
/// - Complexity: O(n) in time and memory. A page that is made to take longer is read up to that place.
package func readPage(_ bytes: [UInt8]) -> PageReading {
    guard bytes.count < Int(Int32.max) else {
        var reading = PageReading()
        reading.breakOff = .init(line: 1, reason: "the page is larger than 2 GB")
        return reading
    }
    return bytes.withUnsafeBufferPointer { PageReader($0).read() }
}
