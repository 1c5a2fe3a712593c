import SourceText

/// The categories that were read from an Atom or RSS feed, which become tags.
package struct FeedReading: Sendable, Equatable {
    /// The title of the feed, with its white space collapsed; empty if the feed has none, or the title is markup.
    package internal(set) var title = ""
    package internal(set) var entryCount = 0
    /// The categories of the entries, in the order of the feed.
    package internal(set) var categories: [FeedCategory] = []
    /// The number of categories that do not belong to an entry, but to the feed itself, or to a feed from which an
    /// entry was taken.
    package internal(set) var feedCategoryCount = 0
}

/// A category of an entry: `<category term="swift" label="Swift"/>` in Atom, `<category>Swift</category>` in RSS.
package struct FeedCategory: Sendable, Equatable {
    /// The possible names of the tag, the best first: in Atom the label and the term. None of them is empty, and their
    /// white space is collapsed.
    package let names: [String]
    /// The index of the entry in the feed, from 0.
    package let entry: Int
    /// The 1-based line on which the element of the category ends.
    package let line: Int
}

/// Reads the categories of a feed: Atom 1.0, RSS 2.0 and its forerunners, RSS 1.0.
///
/// Only the given bytes are read, whatever addresses they contain. Entities that the document declares become nothing,
/// and a declared encoding is ignored.
///
/// - Parameter bytes: valid UTF-8.
/// - Throws: ``Problem`` for XML that is not well-formed, or whose root element is not that of a feed.
/// - Complexity: O(n) in time and memory; libxml2 allows elements to be nested 256 deep.
package func readFeed(_ bytes: [UInt8]) throws(Problem) -> FeedReading { try readFeed(bytes, readsAnyXML: false) }

/// Returns the place and the reason why a document is not well-formed XML, whatever its root element; nil if it is
/// well-formed.
///
/// - Complexity: the same as that of ``readFeed(_:)``.
package func wellFormednessViolation(in bytes: [UInt8]) -> Violation? {
    do throws(Problem) { _ = try readFeed(bytes, readsAnyXML: true) } catch {
        return Violation(error.message, at: error.range.lowerBound, in: bytes.span)
    }
    return nil
}

private func readFeed(_ bytes: [UInt8], readsAnyXML: Bool) throws(Problem) -> FeedReading {
    guard bytes.count < Int(Int32.max) else {
        throw Problem("the feed is larger than 2 GB", hint: "split it", at: 0..<0)
    }
    // The parser would take a NUL for the end, and ignore what follows.
    if let offset = bytes.withUnsafeBytes({ buffer in buffer.firstIndex(of: 0) }) {
        throw Problem("a NUL byte; expected text in UTF-8", hint: "remove it", at: offset..<offset)
    }
    let result = bytes.withUnsafeBufferPointer { FeedReader($0, readsAnyXML: readsAnyXML).read() }
    return try result.get()
}
