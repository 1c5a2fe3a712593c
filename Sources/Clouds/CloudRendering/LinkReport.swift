import CloudComposition
import TagParsing

/// Where the tags of posts lead in a cloud that was not told so.
public struct LinkReport: Sendable {
    /// The name of the posts' generator; nil where nothing shows which it is.
    public let generator: String?
    /// The pattern of its addresses, which was taken; nil where tags have no links.
    public let pattern: String?
    /// Why there are no links, in a few words.
    public let reason: String
    /// Tags of which the pattern makes no address.
    public let unlinked: [String]

    /// - Returns: nil where there was nothing to find out.
    init?(_ links: PostLinks?, _ cloud: Cloud) {
        let unlinked = cloud.tags.filter { $0.link == nil }.map(\.text)
        guard let links else { return nil }
        generator = links.generator
        switch links.pattern {
        case .known(let pattern): (self.pattern, reason, self.unlinked) = (pattern, "", unlinked)
        case .unknown(let reason):
            guard !unlinked.isEmpty else { return nil }
            (pattern, self.reason, self.unlinked) = (nil, reason, [])
        }
    }

    /// `links as Hugo has its pages, /tags/{hugo}/ (--link none: without)`.
    var summary: String {
        guard let pattern else {
            return "no links\(reason.isEmpty ? "" : ": \(reason)") (--link \"/tags/{slug}/\" makes some)"
        }
        let missing = unlinked.isEmpty ? "" : " but for \(unlinked.count) without one"
        return "links as \(generator ?? "") has its pages, \(pattern)\(missing) (--link none: without)"
    }
}
