import ByteWriting
import SiteReading
import SiteTemplates

/// The digests of the part of a post that templates showed in the last build. They are valid if the post's file and its
/// surroundings are unchanged.
struct PostViews: Sendable {
    let surroundings: UInt64
    let digests: KnownDigests
}

/// The digests of everything that templates may show of posts besides their own files: addresses, terms, sections,
/// neighbours, and link targets.
struct PostSurroundings: Sendable {
    /// The digest of the data that are the same for all posts.
    private let commonDigest: UInt64
    private let model: SiteModel
    private let bodies: SiteBodies
    private let terms: [[UInt64]]
    private let sections: [UInt64]
    private let references: [UInt64]

    /// Makes the digests for a site in one language; nil for a site in several, whose posts depend on more.
    ///
    /// - Parameter commonDigest: the digest of the data that all pages depend on.
    init?(_ model: SiteModel, _ bodies: SiteBodies, commonDigest: UInt64) {
        guard model.translations.languages.isEmpty else { return nil }
        let catalogue = model.catalogue
        func counted(_ name: String, _ url: String, _ count: Int) -> UInt64 {
            [XXHash64.hash(of: url), UInt64(count)].reduce(XXHash64.hash(of: name), XXHash64.mixed)
        }
        terms = catalogue.taxonomies.map { $0.terms.map { counted($0.name, $0.address.url, $0.posts.count) } }
        sections = catalogue.sections.map { counted($0.title, $0.address.url, $0.posts.count) }
        references = catalogue.posts.map { post in
            [post.address.url, post.post.language ?? ""].reduce(XXHash64.hash(of: post.title)) {
                XXHash64.mixed($0, XXHash64.hash(of: $1))
            }
        }
        var hash = commonDigest
        for taxonomy in catalogue.taxonomies {
            hash = XXHash64.mixed(hash, counted(taxonomy.name, taxonomy.title, taxonomy.terms.count))
        }
        if let main = catalogue.mainTaxonomy {
            hash = [UInt64(main), model.clouds.digest(of: .taxonomy(main))].reduce(hash, XXHash64.mixed)
        }
        (self.commonDigest, self.model, self.bodies) = (hash, model, bodies)
    }

    /// Returns the digest of a post's surroundings, or nil if its text includes partials or placeholders, which may
    /// show any data.
    func digest(of number: Int) -> UInt64? {
        let post = model.catalogue.posts[number]
        guard !post.hasPlaceholders, let body = bodies.digest(of: post, { _ in nil }) else { return nil }
        var hash = XXHash64.mixed(XXHash64.mixed(commonDigest, body), references[number])
        for (taxonomy, numbers) in post.terms.enumerated() {
            hash = numbers.reduce(XXHash64.mixed(hash, UInt64(numbers.count))) {
                XXHash64.mixed($0, terms[taxonomy][$1])
            }
        }
        hash = XXHash64.mixed(hash, post.section.map { sections[$0] } ?? 0)
        let neighbours = model.neighbours[number]
        return [neighbours.older, neighbours.younger].reduce(hash) {
            XXHash64.mixed($0, $1.map { references[$0] } ?? 0)
        }
    }
}
