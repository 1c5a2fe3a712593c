import TagParsing

/// One link of several tags.
public struct SharedLink: Sendable, Equatable {
    public let link: Link
    /// In the order of the tags; more than one.
    public let names: [String]
}

/// The links to which more than one name leads, as `C plus plus` and `C++` do by their slugs.
///
/// - Returns: In the order of their first tags.
/// - Complexity: O(n) in the tags.
package func linksThatCollide(_ tags: some Sequence<(name: String, link: Link)>) -> [SharedLink] {
    var places: [[UInt8]: Int] = [:]
    var links: [(link: Link, names: [String])] = []
    for (name, link) in tags {
        // By bytes: two forms of Unicode are two addresses.
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
