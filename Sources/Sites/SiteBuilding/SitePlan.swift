import FileAccess
import SiteReading
import SourceText

/// A file of the site that is to be made.
struct PlannedPage: Sendable {
    enum Kind: Sendable {
        case home(part: Int)
        case post(Int)
        case taxonomy(Int)
        case term(taxonomy: Int, term: Int, part: Int)
        case section(Int, part: Int)
        case year(Int, part: Int)
        case notFound
        /// Of all posts, or of those of a term.
        case feed(FeedSubject)
        case jsonFeed(FeedSubject)
        case tagIndex(Int)
        /// The picture that is shown beside a link to a page.
        case card(SiteClouds.Subject)
        /// Of the pages with these numbers, as far as they are for people to find.
        case sitemap(Range<Int>)
        /// Of a large site: lists its sitemaps.
        case sitemapIndex([PageAddress])
        case styleSheet
        /// A page that leads on to another one.
        case redirect(to: PageAddress)
        /// A file that is taken over as it is.
        case copy(SiteAsset)
        /// A style sheet under the name that its content gives it.
        case sheet([UInt8])
    }

    enum FeedSubject: Sendable {
        case site
        case term(taxonomy: Int, term: Int)
    }

    let kind: Kind
    let address: PageAddress
    /// What it is made of, for messages.
    let source: TargetSource
    /// In which language it is made; that of the main one for what all have in common.
    var tree = 0
    /// Where the page's cloud stands as a picture; nil where it has none.
    var cloudFile: PageAddress?

    /// When it was last changed, as far as its post says.
    func updated(in catalogue: SiteCatalogue) -> SiteDate? {
        guard case .post(let number) = kind else { return nil }
        return catalogue.posts[number].updated
    }
}

/// All files of a site, in the order in which they are made.
struct SitePlan: Sendable {
    private(set) var pages: [PlannedPage] = []
    private(set) var trees: [SiteTree]
    let translations: SiteTranslations
    /// The one whose pages are added.
    private var tree = 0

    private var catalogue: SiteCatalogue { trees[tree].catalogue }
    private var configuration: SiteConfiguration { trees[tree].configuration }
    private var addresses: SiteAddresses { trees[tree].addresses }

    /// - Parameter trees: that of the main language first.
    init(_ trees: [SiteTree], assets: [SiteAsset], hasOwnStyles: Bool) {
        (self.trees, translations) = (trees, SiteTranslations(trees))
        for number in trees.indices {
            tree = number
            addTree()
        }
        tree = 0
        if !hasOwnStyles { add(.styleSheet, addresses.file(SiteColors.fileName), .site, .named(.styleSheet)) }
        if configuration.baseURL != nil { addSitemap() }
        for asset in assets { add(.copy(asset), addresses.file(asset.target), .copied(asset.file.path)) }
    }

    private mutating func addTree() {
        let (catalogue, configuration, addresses) = (catalogue, configuration, addresses)
        addLists()
        for (number, post) in catalogue.posts.enumerated() {
            add(.post(number), post.address, .content(post.post.path))
            for alias in addresses.aliases(of: post.post) {
                add(.redirect(to: post.address), alias, .content(post.post.path), .named(.alias))
            }
        }
        addTaxonomies()
        if configuration.hasFeeds { addFeeds(.site, [], posts: catalogue.listed, .site) }
        add(.notFound, addresses.file("404.html"), .site, .named(.notFound))
    }

    /// Takes the same trees, with other menus.
    mutating func setTrees(_ trees: [SiteTree]) { self.trees = trees }

    /// Adds the files that have a name by their content once more, under it.
    mutating func add(_ fingerprints: SiteFingerprints) {
        for page in pages {
            guard let address = fingerprints.address(of: page.address) else { continue }
            let kind = fingerprints.sheets[page.address.file].map { PlannedPage.Kind.sheet($0) } ?? page.kind
            add(kind, address, page.source.origin, .named(.fingerprinted))
        }
    }

    /// What would stand at one place.
    func collisions(_ reading: SiteReading) -> [Problem] {
        var table = TargetTable()
        for page in pages {
            table.claim(page.address.file, by: page.source)
            if let cloud = page.cloudFile {
                table.claim(
                    cloud.file, by: TargetSource(page.source.origin, .named(.cloud), language: page.source.language))
            }
        }
        return table.collisions.map { collision in
            collision.problem { source in
                source.path.flatMap { reading.addressPlace(ofPostAt: $0) }
            }
        }
    }

    private mutating func add(
        _ kind: PlannedPage.Kind, _ address: PageAddress, _ origin: TargetSource.Origin,
        _ part: TargetSource.Part = .page
    ) {
        let source = TargetSource(origin, part, language: trees[tree].folder)
        pages.append(PlannedPage(kind: kind, address: address, source: source, tree: tree))
    }

    private mutating func addLists() {
        let catalogue = catalogue
        addParts(of: catalogue.listed, [], .site, cloud: catalogue.mainTaxonomy != nil && catalogue.homeTags != nil) {
            .home(part: $0)
        }
        if catalogue.homeTags != nil { addCard(.home, [], .site) }
        for (number, section) in catalogue.sections.enumerated() {
            addParts(
                of: section.posts, SiteAddresses.parts(ofFolders: section.folders),
                .section(section.folders.joined(separator: "/")), cloud: hasTerms(section.posts)
            ) { .section(number, part: $0) }
        }
        for (number, year) in catalogue.years.enumerated() {
            addParts(
                of: year.posts, ["archive", String(year.year)], .year(year.year), cloud: hasTerms(year.posts)
            ) { .year(number, part: $0) }
        }
    }

    private func hasTerms(_ posts: [Int]) -> Bool {
        let catalogue = catalogue
        guard let main = catalogue.mainTaxonomy else { return false }
        return posts.contains { !catalogue.posts[$0].terms[main].isEmpty }
    }

    /// Adds a list, in as many parts as its posts need.
    private mutating func addParts(
        of posts: [Int], _ path: [String], _ origin: TargetSource.Origin, cloud: Bool,
        _ kind: (Int) -> PlannedPage.Kind
    ) {
        for part in 0..<Self.partCount(posts.count, configuration) {
            add(kind(part), addresses.page(path, number: part + 1), origin, part == 0 ? .page : .furtherPage(part + 1))
            if part == 0, cloud { setCloud(path) }
        }
    }

    /// Gives the page that was added last a picture of its cloud.
    private mutating func setCloud(_ path: [String]) {
        pages[pages.count - 1].cloudFile = addresses.file("cloud.svg", beside: path)
    }

    private mutating func addCard(
        _ subject: SiteClouds.Subject, _ path: [String], _ origin: TargetSource.Origin
    ) {
        guard configuration.hasCards, catalogue.mainTaxonomy != nil else { return }
        add(.card(subject), addresses.card(beside: path), origin, .named(.card))
    }

    /// How many pages a list of so many posts has.
    static func partCount(_ count: Int, _ configuration: SiteConfiguration) -> Int {
        let most = configuration.postsPerPage
        return most == 0 ? 1 : max(1, (count + most - 1) / most)
    }

    private mutating func addTaxonomies() {
        let (catalogue, configuration, addresses) = (catalogue, configuration, addresses)
        for (number, taxonomy) in catalogue.taxonomies.enumerated() where !taxonomy.terms.isEmpty {
            add(.taxonomy(number), addresses.page([taxonomy.name]), .taxonomy(taxonomy.key))
            setCloud([taxonomy.name])
            addCard(.taxonomy(number), [taxonomy.name], .taxonomy(taxonomy.key))
            add(
                .tagIndex(number), addresses.file("\(taxonomy.name)/index.json"), .taxonomy(taxonomy.key),
                .named(.index))
            for (index, term) in taxonomy.terms.enumerated() {
                let path = [taxonomy.name, term.slug]
                let origin = TargetSource.Origin.tag(term.name, taxonomy: taxonomy.key)
                addParts(of: term.posts, path, origin, cloud: !term.related.isEmpty) {
                    .term(taxonomy: number, term: index, part: $0)
                }
                addCard(.term(taxonomy: number, term: index), path, origin)
                guard configuration.hasFeeds, configuration.feedsOfTags else { continue }
                addFeeds(.term(taxonomy: number, term: index), path, posts: term.posts, origin)
            }
        }
    }

    /// Adds the feeds of some posts, if any of them has a date.
    private mutating func addFeeds(
        _ subject: PlannedPage.FeedSubject, _ path: [String], posts: [Int], _ origin: TargetSource.Origin
    ) {
        guard catalogue.hasDates(posts) else { return }
        add(.feed(subject), addresses.file("feed.xml", beside: path), origin, .named(.feed))
        add(.jsonFeed(subject), addresses.file("feed.json", beside: path), origin, .named(.jsonFeed))
    }
}

extension SitePlan {
    /// Whether search engines are told of a page.
    func isForSitemap(_ page: PlannedPage) -> Bool {
        switch page.kind {
        case .post(let number): !trees[page.tree].catalogue.posts[number].post.isHidden
        case .home, .section, .year, .term, .taxonomy: true
        case .notFound, .feed, .jsonFeed, .tagIndex, .card, .sitemap, .sitemapIndex, .styleSheet, .redirect, .copy,
            .sheet:
            false
        }
    }

    /// Adds the sitemap: of a large site in parts, and a list of them.
    private mutating func addSitemap() {
        let addresses = addresses
        let lengths = pages.map { page -> Int? in
            guard isForSitemap(page) else { return nil }
            let subject = trees.count > 1 ? page.subject(in: trees[page.tree].catalogue) : nil
            return addresses.absolute(page.address.url).utf8.count
                + (subject.map { translations.alternatesLength(of: $0, tree: page.tree, addresses) } ?? 0)
        }
        let parts = sitemapParts(lengths)
        let whole = addresses.file("sitemap.xml")
        guard parts.count > 1 else { return add(.sitemap(parts[0]), whole, .site, .named(.sitemap)) }
        let files = parts.indices.map { addresses.file("sitemap-\($0 + 1).xml") }
        add(.sitemapIndex(files), whole, .site, .named(.sitemap))
        for (part, file) in zip(parts, files) { add(.sitemap(part), file, .site, .named(.sitemapPart)) }
    }
}

extension SiteConfiguration {
    /// Feeds have absolute addresses.
    var hasFeeds: Bool { feedLength > 0 && baseURL != nil }

    /// What shares a link asks for an address with a host.
    var hasCards: Bool { socialCards && baseURL != nil }
}

extension SiteAddresses {
    /// The picture that is shown beside a link to a page.
    func card(beside path: [String]) -> PageAddress { file("card.png", beside: path) }
}
