import BuiltInTemplates
import ByteWriting
import CloudComposition
import CloudRendering
import FlowSolving
import MarkupEmission
import MarkupValidation
import SiteReading
import SourceText
import Synchronization

/// A maker of the clouds of a site's pages. A cloud that many pages show is made once.
final class SiteClouds: Sendable {
    /// A cloud in the two forms that a site uses.
    struct Forms: Sendable {
        /// The HTML fragment for a page.
        let fragment: String
        let svg: [UInt8]
    }

    private let catalogue: SiteCatalogue
    /// The options for the clouds of each taxonomy, in the order of the taxonomies.
    private let options: [CloudOptions]
    /// The digests of what relates the terms of each taxonomy, if the order of its clouds follows from that.
    private let relationDigests: [UInt64]
    private let baseURL: String?
    private let hasOwnStyles: Bool
    /// The clouds that many pages may show, by subject; nil for a subject without tags.
    private let shared = Mutex<[PageSubject: Forms?]>([:])
    private let digests = Mutex<[PageSubject: UInt64]>([:])

    /// - Throws: ``SiteError`` for an option that cannot be used, with its place in the configuration; ``Problem`` for
    ///   an override that cannot be used.
    init(_ catalogue: SiteCatalogue, _ settings: SiteSettings, _ colors: SiteColors) throws {
        self.catalogue = catalogue
        var all: [CloudOptions] = []
        hasOwnStyles = colors.paper == nil
        for taxonomy in catalogue.taxonomies {
            var options = try settings.cloudOptions(taxonomy.settings)
            if let paper = colors.paper {
                // Clouds have the colours of the pages; with a style sheet of the site's own, they take them from it.
                options.theme = options.theme ?? BuiltInTheme.names[0]
                options.pageGround = paper
            }
            all.append(options)
        }
        var relations = [UInt64](repeating: 0, count: all.count)
        for (taxonomy, order) in all.map(\.order).enumerated() where order == .related {
            for names in catalogue.namesOfPosts(taxonomy) {
                all[taxonomy].relations.insert(names, merging: all[taxonomy].merge)
                relations[taxonomy] = XXHash64.mixed(relations[taxonomy], UInt64(names.count))
                for name in names {
                    relations[taxonomy] = XXHash64.mixed(relations[taxonomy], XXHash64.hash(of: name))
                }
            }
        }
        (options, relationDigests) = (all, relations)
        baseURL = settings.configuration.baseURL
    }

    /// The options of the first taxonomy that has terms; nil if no taxonomy has any.
    var defaults: CloudOptions? { catalogue.mainTaxonomy.map { options[$0] } }

    /// Returns the cloud of a subject, or nil if the subject has no tag to show.
    func forms(of subject: PageSubject) throws(Problem) -> Forms? {
        if case .term = subject { return try make(subject) }
        if let known = shared.withLock({ $0[subject] }) { return known }
        let made = try make(subject)
        shared.withLock { $0[subject] = .some(made) }
        return made
    }

    /// Returns a digest that identifies a subject's cloud without making it; valid for one configuration only.
    func digest(of subject: PageSubject) -> UInt64 {
        if case .term = subject { return makeDigest(subject) }
        if let known = digests.withLock({ $0[subject] }) { return known }
        let made = makeDigest(subject)
        digests.withLock { $0[subject] = made }
        return made
    }

    private func makeDigest(_ subject: PageSubject) -> UInt64 {
        guard let (taxonomy, entries, title, limit) = selection(subject) else { return 0 }
        var hash = XXHash64.mixed(XXHash64.hash(of: title), UInt64(bitPattern: Int64(limit ?? -1)))
        hash = XXHash64.mixed(hash, relationDigests[taxonomy])
        hash = XXHash64.mixed(hash, UInt64(taxonomy) << 1 | (hasOwnStyles ? 1 : 0))
        for entry in entries {
            let term = catalogue.taxonomies[taxonomy].terms[entry.term]
            hash = XXHash64.mixed(hash, XXHash64.hash(of: term.name))
            hash = XXHash64.mixed(hash, XXHash64.hash(of: term.address.url))
            hash = XXHash64.mixed(hash, UInt64(entry.count))
        }
        return hash
    }

    private func make(_ subject: PageSubject) throws(Problem) -> Forms? {
        guard let (taxonomy, terms, title, limit) = selection(subject), !terms.isEmpty else { return nil }
        var options = options[taxonomy].orderedAsRelationsAllow
        options.title = title
        if let limit { options.limit = min(limit, options.limit ?? limit) }
        let tags = catalogue.tags(terms, taxonomy)
        do {
            let fragment = try render(tags, options: options, format: .fragment)
            // The picture may be shown elsewhere, so its links are absolute.
            options.linkBase = baseURL
            let svg = try render(tags, options: options, format: .svg)
            return Forms(fragment: String(decoding: fragment.bytes, as: UTF8.self), svg: svg.bytes)
        } catch {
            guard case .noTag = error.kind else { throw error }
            // The options leave none of them.
            return nil
        }
    }

    // MARK: - Cards

    /// Returns a digest that identifies a subject's card without making it; valid for one configuration only.
    func digest(ofCardOf subject: PageSubject) -> UInt64 {
        var hash = XXHash64.mixed(digest(of: subject), XXHash64.hash(of: "card"))
        if case .term(let taxonomy, let term) = subject {
            hash = XXHash64.mixed(hash, UInt64(catalogue.taxonomies[taxonomy].terms[term].posts.count))
        }
        return hash
    }

    /// Returns the card of a page as a PNG, which other sites show beside a link to the page: its cloud under its
    /// title.
    ///
    /// A tag's card begins with the tag itself. A card has at most 40 tags, since it is shown in a small size.
    func card(of subject: PageSubject) throws(Problem) -> [UInt8] {
        guard let selected = selection(subject) else { return [] }
        let taxonomy = selected.taxonomy
        var (terms, title) = (selected.terms, selected.title)
        if case .term(_, let term) = subject {
            terms.insert((term, catalogue.taxonomies[taxonomy].terms[term].posts.count), at: 0)
            title = catalogue.taxonomies[taxonomy].terms[term].name
        }
        let tags = catalogue.tags(terms, taxonomy)
        var options = options[taxonomy].orderedAsRelationsAllow.ofCard
        options.title = title
        do {
            return try render(tags, options: options, format: .png).bytes
        } catch {
            guard case .noTag = error.kind else { throw error }
            // The options leave none of them, and the page has a card all the same.
            (options.minWeight, options.keep, options.exclude) = (nil, [], [])
            return try render(tags, options: options, format: .png).bytes
        }
    }

    /// Returns the terms that the cloud of a subject shows: for the home page those of the first taxonomy, for a term
    /// those that occur with it; also the cloud's title and the maximum number of tags. Nil if the subject has no
    /// cloud.
    private func selection(
        _ subject: PageSubject
    ) -> (taxonomy: Int, terms: [SiteCatalogue.Entry], title: String, limit: Int?)? {
        guard let first = catalogue.mainTaxonomy else { return nil }
        let main = catalogue.taxonomies[first]
        switch subject {
        case .taxonomy(let number):
            let taxonomy = catalogue.taxonomies[number]
            return (number, taxonomy.terms.indices.map { ($0, taxonomy.terms[$0].posts.count) }, taxonomy.title, nil)
        case .home:
            guard let limit = catalogue.homeTags else { return nil }
            return (first, main.terms.indices.map { ($0, main.terms[$0].posts.count) }, main.title, limit)
        case .section, .year:
            let list = catalogue.list(subject)
            return (
                first, catalogue.counts(of: list.posts, first), "\(main.title): \(list.title)", catalogue.homeTags
            )
        case .post: return nil
        case .term(let number, let term):
            let taxonomy = catalogue.taxonomies[number]
            return (number, taxonomy.terms[term].related, "\(taxonomy.title): \(taxonomy.terms[term].name)", nil)
        }
    }
}

extension CloudOptions {
    /// These options changed for a card of 1200 by 630 pixels, the usual size for pictures beside links.
    fileprivate var ofCard: CloudOptions {
        var card = self
        (card.width, card.height, card.fitBox, card.density) = (1200, 630, true, 1)
        (card.padding, card.heading, card.responsive, card.widths) = (56, true, false, .automatic)
        (card.axis, card.cards, card.lineWidths, card.tabStops, card.maxLines) = (.horizontal, false, nil, nil, nil)
        (card.maxTagWidth, card.legend, card.source) = (nil, false, nil)
        card.limit = min(40, limit ?? 40)
        return card
    }
}
