import ByteWriting

/// The terms of a taxonomy as other programs read them.
package struct TagIndex: Sendable {
    /// The key of the taxonomy.
    package var taxonomy: String
    package var title: String
    /// Of the taxonomy's page, from the root of the host.
    package var url: String
    /// In the order of the taxonomy's page.
    package var terms: [Term]

    package init(taxonomy: String, title: String, url: String, terms: [Term]) {
        (self.taxonomy, self.title, self.url, self.terms) = (taxonomy, title, url, terms)
    }

    package struct Term: Sendable {
        package var name: String
        package var slug: String
        /// Of its page, from the root of the host.
        package var url: String
        /// The same with the host; nil where no base address is said.
        package var permalink: String?
        /// How many posts have it.
        package var count: Int
        /// The address of its feed from the root of the host.
        package var feed: String?
        /// The terms that occur with it and in how many posts, the closest first.
        package var related: [(name: String, count: Int)]

        package init(
            name: String, slug: String, url: String, permalink: String? = nil, count: Int, feed: String? = nil,
            related: [(name: String, count: Int)] = []
        ) {
            (self.name, self.slug, self.url, self.permalink) = (name, slug, url, permalink)
            (self.count, self.feed, self.related) = (count, feed, related)
        }
    }
}

/// Writes the index of a taxonomy, `tags/index.json`, a term a line:
/// ```
/// {"version":1,"taxonomy":"tags","title":"Tags","url":"/tags/","terms":[
/// {"name":"C++","slug":"c-plus-plus","url":"/tags/c-plus-plus/","permalink":"https://example.org/tags/c-plus-plus/",
///  "count":4,"feed":"/tags/c-plus-plus/feed.xml","related":[{"name":"Swift","count":2}]}]}
/// ```
/// `count` is the number of posts; that of a related term is how many posts have both. `permalink` and `feed` are absent
/// where there is none, `related` is then empty. Readers ignore fields that they do not know; `version` changes when one
/// gets another meaning.
///
/// - Complexity: O(n) in the terms and those related to them.
package func writeTagIndex(_ index: TagIndex) -> [UInt8] {
    var json = JSONOutput(reservingCapacity: index.terms.count * 256 + 256)
    json.object { json in
        json.integer("version", 1)
        json.string("taxonomy", index.taxonomy)
        json.string("title", index.title)
        json.string("url", index.url)
        json.array("terms", of: index.terms) { json, term in
            json.breakLine()
            json.object { json in
                json.string("name", term.name)
                json.string("slug", term.slug)
                json.string("url", term.url)
                if let permalink = term.permalink { json.string("permalink", permalink) }
                json.integer("count", term.count)
                if let feed = term.feed { json.string("feed", feed) }
                json.array("related", of: term.related) { json, related in
                    json.object { json in
                        json.string("name", related.name)
                        json.integer("count", related.count)
                    }
                }
            }
        }
    }
    json.endDocument()
    return json.buffer.bytes
}
