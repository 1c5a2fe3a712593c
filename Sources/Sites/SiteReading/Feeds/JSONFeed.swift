import ByteWriting

/// What a feed says of the site, or of a tag of it.
package struct JSONFeed: Sendable {
    package var title: String
    package var description: String?
    /// Of the page that the feed belongs to, with the host.
    package var homePage: String
    /// Of the feed itself, with the host.
    package var feed: String
    package var author: String?
    /// A language tag.
    package var language: String?
    package var items: [Item]

    package init(title: String, homePage: String, feed: String, items: [Item]) {
        (self.title, self.homePage, self.feed, self.items) = (title, homePage, feed, items)
    }

    /// A post of a feed.
    package struct Item: Sendable {
        /// With the host; it is what readers know the post by.
        package var permalink: String
        package var title: String
        /// The text, with its links resolved.
        package var html: String
        package var summary: String?
        package var date: SiteDate?
        package var updated: SiteDate?
        package var authors: [String] = []
        package var language: String?
        package var tags: [String]

        package init(permalink: String, title: String, html: String, tags: [String] = []) {
            (self.permalink, self.title, self.html, self.tags) = (permalink, title, html, tags)
        }
    }
}

/// Writes a feed as JSON Feed 1.1 has it (<https://www.jsonfeed.org/version/1.1/>), an item a line.
///
/// - Complexity: O(n) in the bytes.
package func writeJSONFeed(_ feed: JSONFeed) -> [UInt8] {
    let size = feed.items.reduce(1024) { $0 + $1.html.utf8.count * 9 / 8 + 512 }
    var json = JSONOutput(reservingCapacity: size)
    json.object { json in
        json.string("version", "https://jsonfeed.org/version/1.1")
        json.string("title", feed.title)
        json.string("home_page_url", feed.homePage)
        json.string("feed_url", feed.feed)
        if let description = feed.description { json.string("description", description) }
        json.writeAuthors(feed.author.map { [$0] } ?? [])
        if let language = feed.language { json.string("language", language) }
        json.array("items", of: feed.items) { json, item in
            json.breakLine()
            json.write(item)
        }
    }
    json.endDocument()
    return json.buffer.bytes
}

extension JSONOutput {
    fileprivate mutating func write(_ item: JSONFeed.Item) {
        object { json in
            json.string("id", item.permalink)
            json.string("url", item.permalink)
            json.string("title", item.title)
            json.string("content_html", item.html)
            if let summary = item.summary { json.string("summary", summary) }
            if let date = item.date { json.string("date_published", date.iso8601) }
            if let updated = item.updated { json.string("date_modified", updated.iso8601) }
            json.writeAuthors(item.authors)
            if !item.tags.isEmpty { json.array("tags", of: item.tags) { $0.string(nil, $1) } }
            if let language = item.language { json.string("language", language) }
        }
    }

    fileprivate mutating func writeAuthors(_ names: [String]) {
        guard !names.isEmpty else { return }
        list("authors") { json in
            for name in names { json.object { $0.string("name", name) } }
        }
    }
}
