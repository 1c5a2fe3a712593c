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

/// Why a feed cannot be read.
package struct FeedError: Error, Sendable, Equatable {
    /// The byte at which the parser was.
    package let offset: Int
    package let problem: String
    package let hint: String
}

/// Reads the categories of a feed: Atom 1.0, RSS 2.0 and its forerunners, RSS 1.0.
///
/// Nothing but the bytes is read, whatever they name. Entities that a document declares are not read: they stand for
/// nothing. A declaration of another encoding is not believed.
///
/// - Parameter bytes: Valid UTF-8.
/// - Throws: ``FeedError`` for XML that is not well-formed or whose root element is no feed.
/// - Complexity: O(n) in time and memory; libxml2 allows elements 256 deep.
package func readFeed(_ bytes: [UInt8]) throws(FeedError) -> FeedReading { try readFeed(bytes, readsAnyXML: false) }

/// What keeps a document from being well-formed XML, whatever its root element is; nil where nothing does.
///
/// The message's place is that in the document.
/// - Complexity: as of ``readFeed(_:)``.
package func wellFormednessViolation(in bytes: [UInt8]) -> Violation? {
    do throws(FeedError) { _ = try readFeed(bytes, readsAnyXML: true) } catch {
        let place = SourcePosition(of: error.offset, in: bytes.span)
        return Violation(line: place.line, column: place.column, message: error.problem)
    }
    return nil
}

private func readFeed(_ bytes: [UInt8], readsAnyXML: Bool) throws(FeedError) -> FeedReading {
    guard bytes.count < Int(Int32.max) else {
        throw FeedError(offset: 0, problem: "the feed is larger than 2 GB", hint: "split it")
    }
    // The parser would take it for the end, and leave out what follows.
    if let offset = bytes.withUnsafeBytes({ buffer in buffer.firstIndex(of: 0) }) {
        throw FeedError(offset: offset, problem: "a NUL byte; expected text in UTF-8", hint: "remove it")
    }
    let result = bytes.withUnsafeBufferPointer { FeedReader($0, readsAnyXML: readsAnyXML).read() }
    return try result.get()
}
