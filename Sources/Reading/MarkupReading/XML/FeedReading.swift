import SourceText

/// What an Atom or RSS feed says about tags.
package struct FeedReading: Sendable, Equatable {
    /// The title of the feed, its white space collapsed; empty if there is none, or if it is markup.
    package internal(set) var title = ""
    package internal(set) var entryCount = 0
    /// The categories of the entries, in their order.
    package internal(set) var categories: [FeedCategory] = []
    /// Categories of the feed as a whole, or of the feed that an entry was taken from.
    package internal(set) var feedCategoryCount = 0
}

/// A category of an entry: `<category term="swift" label="Swift"/>` in Atom, `<category>Swift</category>` in RSS.
package struct FeedCategory: Sendable, Equatable {
    /// What may name the tag, the best first: in Atom the label and the term. None is empty, their white space is
    /// collapsed.
    package let names: [String]
    /// The number of the entry, from 0.
    package let entry: Int
    /// 1-based; the line on which the element ends.
    package let line: Int
}

/// Reads the categories of a feed: Atom 1.0, RSS 2.0 and its forerunners, RSS 1.0.
///
/// Nothing but the bytes is read, whatever they name. Entities that a document declares are not read: they stand for
/// nothing. A declaration of another encoding is not believed.
///
/// - Parameter bytes: Valid UTF-8.
/// - Throws: ``Problem`` for XML that is not well-formed or whose root element is no feed.
/// - Complexity: O(n) in time and memory; libxml2 allows elements 256 deep.
package func readFeed(_ bytes: [UInt8]) throws(Problem) -> FeedReading { try readFeed(bytes, readsAnyXML: false) }

/// What keeps a document from being well-formed XML, whatever its root element is; nil where nothing does.
///
/// The message's place is that in the document.
/// - Complexity: as of ``readFeed(_:)``.
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
    // The parser would take it for the end, and leave out what follows.
    if let offset = bytes.withUnsafeBytes({ buffer in buffer.firstIndex(of: 0) }) {
        throw Problem("a NUL byte; expected text in UTF-8", hint: "remove it", at: offset..<offset)
    }
    let result = bytes.withUnsafeBufferPointer { FeedReader($0, readsAnyXML: readsAnyXML).read() }
    return try result.get()
}
