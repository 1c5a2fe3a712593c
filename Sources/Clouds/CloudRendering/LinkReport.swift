import CloudComposition
import TagParsing

/// A report on the links that Stratus gives to tags of posts by the pattern of their site generator, if no option sets
/// links.
public struct LinkReport: Sendable {
    /// The name of the generator of the posts; nil if it is not known.
    public let generator: String?
    /// The link pattern of the generator, which the cloud uses; nil if none is known.
    public let pattern: String?
    /// The reason why tags have no links, in a few words; empty if they have links, or if the reason is not known.
    public let reason: String
    /// The names of the tags for which the pattern gives no address.
    public let unlinked: [String]

    /// Makes the report of a cloud.
    ///
    /// - Returns: nil if no links were looked for, or if none were found and every tag has one of its own.
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

    /// One part of the summary line: `links as Hugo has its pages, /tags/{hugo}/ (--link none: without)`.
    var summary: String {
        guard let pattern else {
            return "no links\(reason.isEmpty ? "" : ": \(reason)") (--link \"/tags/{slug}/\" makes some)"
        }
        let missing = unlinked.isEmpty ? "" : " but for \(unlinked.count) without one"
        return "links as \(generator ?? "") has its pages, \(pattern)\(missing) (--link none: without)"
    }
}
