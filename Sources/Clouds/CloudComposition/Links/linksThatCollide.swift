import TagParsing

/// A link that several tags share.
public struct SharedLink: Sendable, Equatable {
    public let link: Link
    /// The names of the tags with this link, in the order of the tags; always more than one.
    public let names: [String]
}

/// Returns the links that tags of different names share, as `C plus plus` and `C++` share one slug, in the order of the
/// first tag of each link.
/// - Complexity: O(n) in the tags.
package func linksThatCollide(_ tags: some Sequence<(name: String, link: Link)>) -> [SharedLink] {
    var places: [[UInt8]: Int] = [:]
    var links: [(link: Link, names: [String])] = []
    for (name, link) in tags {
        // Links are compared by bytes, since two forms of Unicode are two addresses.
        let place = places[Array(link.destination.utf8), default: links.count]
        if place == links.count {
            places[Array(link.destination.utf8)] = place
            links.append((link, [name]))
        } else {
            links[place].names.append(name)
        }
    }
    return links.filter { $0.names.count > 1 }.map { SharedLink(link: $0.link, names: $0.names) }
}
