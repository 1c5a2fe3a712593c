import ByteWriting
import SiteReading
import SiteTemplates

/// What templates saw of a post in the last build, which they see again where its file and its surroundings are as they
/// were.
struct PostViews: Sendable {
    let surroundings: UInt64
    let digests: KnownDigests
}

/// The digests of all that templates may know of posts besides what their own files say: addresses, terms, sections,
/// neighbours, and what links lead to.
struct PostSurroundings: Sendable {
    /// The digest of what all posts know.
    private let start: UInt64
    private let model: SiteModel
    private let bodies: SiteBodies
    private let terms: [[UInt64]]
    private let sections: [UInt64]
    private let references: [UInt64]

    /// Makes the digests of a site in one language; nil for others, whose posts know each other by more.
    ///
    /// - Parameter start: the digest of what all pages depend on.
    init?(_ model: SiteModel, _ bodies: SiteBodies, start: UInt64) {
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
        var hash = start
        for taxonomy in catalogue.taxonomies {
            hash = XXHash64.mixed(hash, counted(taxonomy.name, taxonomy.title, taxonomy.terms.count))
        }
        if let main = catalogue.mainTaxonomy {
            hash = [UInt64(main), model.clouds.digest(of: .taxonomy(main))].reduce(hash, XXHash64.mixed)
        }
        (self.start, self.model, self.bodies) = (hash, model, bodies)
    }

    /// The digest of a post's surroundings; nil where partials or placeholders in its text may show anything.
    func digest(of number: Int) -> UInt64? {
        let post = model.catalogue.posts[number]
        guard !post.hasPlaceholders, let body = bodies.digest(of: post, partial: { _ in nil }) else { return nil }
        var hash = XXHash64.mixed(XXHash64.mixed(start, body), references[number])
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
