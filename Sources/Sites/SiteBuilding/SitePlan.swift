import ByteWriting
import FileAccess
import SiteReading
import SourceText

/// A file of the output that the build will make, such as a page, a feed or a copy.
struct PlannedPage: Sendable {
    enum Kind: Sendable {
        /// The page of a subject; of a list with several pages, the one with the index `part`.
        case page(PageSubject, part: Int)
        case notFound
        /// The Atom feed of the posts of the home page, or of a term.
        case feed(PageSubject)
        case jsonFeed(PageSubject)
        case tagIndex(Int)
        /// The picture of a page's cloud that other sites show beside a link to the page.
        case card(PageSubject)
        /// A sitemap of those pages in this range of numbers that people are meant to find.
        case sitemap(Range<Int>)
        /// The index of a large site's sitemaps, by their addresses.
        case sitemapIndex([PageAddress])
        case styleSheet
        /// A page that redirects to another one.
        case redirect(to: PageAddress)
        /// A file that is copied unchanged.
        case copy(SiteAsset)
        /// A style sheet under its name with a hash of the content.
        case sheet([UInt8])
    }

    let kind: Kind
    let address: PageAddress
    /// The source that messages name for the file.
    let source: TargetSource
    /// The number of the language's tree; that of the main language for files that all languages share.
    var tree = 0
    /// The URL of a file that a broken link may have meant; nil for one that no text links to by itself.
    var meantURL: String? {
        switch kind {
        case .page(.post, _), .page(.section, part: 0), .page(.term, part: 0), .page(.taxonomy, part: 0), .copy:
            address.url
        default: nil
        }
    }
    /// The address of the SVG file of the page's cloud; nil if it has none.
    var cloudFile: PageAddress?

    /// Returns the sitemap with other numbers of pages.
    func listing(_ numbers: Range<Int>) -> PlannedPage {
        PlannedPage(kind: .sitemap(numbers), address: address, source: source, tree: tree, cloudFile: cloudFile)
    }

    /// Returns the date of the last change of the page's post; nil for other files, and for a post without a date.
    func updated(in catalogue: SiteCatalogue) -> SiteDate? {
        guard case .page(.post(let number), _) = kind else { return nil }
        return catalogue.posts[number].updated
    }
}

/// The plan of a build: all files of a site, in the order in which they are made.
struct SitePlan: Sendable {
    private(set) var pages: [PlannedPage] = []
    private(set) var trees: [SiteTree]
    let translations: SiteTranslations
    /// The number of the tree whose pages are being added.
    private var tree = 0

    private var catalogue: SiteCatalogue { trees[tree].catalogue }
    private var configuration: SiteConfiguration { trees[tree].configuration }
    private var addresses: SiteAddresses { trees[tree].addresses }

    /// - Parameter trees: the trees of all languages, that of the main one first.
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
        for subject in catalogue.subjects {
            let list = catalogue.list(subject)
            if case .post(let number) = subject {
                let post = catalogue.posts[number]
                add(.page(subject, part: 0), post.address, list.origin)
                addAliases(of: post, to: post.address, list.origin)
                continue
            }
            for part in 0..<Self.partCount(list.posts.count, configuration) {
                add(
                    .page(subject, part: part), addresses.page(list.path, number: part + 1), list.origin,
                    part == 0 ? .page : .furtherPage(part + 1))
                guard part == 0, catalogue.hasCloud(subject) else { continue }
                pages[pages.count - 1].cloudFile = addresses.file("cloud.svg", beside: list.path)
            }
            if let text = catalogue.text(of: subject) {
                addAliases(of: text, to: addresses.page(list.path), list.origin)
            }
            if catalogue.hasCard(subject, configuration) {
                add(.card(subject), addresses.card(beside: list.path), list.origin, .named(.card))
            }
            if case .taxonomy(let number) = subject {
                let name = catalogue.taxonomies[number].name
                add(.tagIndex(number), addresses.file("\(name)/index.json"), list.origin, .named(.index))
            }
            if case .term = subject, configuration.hasFeeds, configuration.feedsOfTags { addFeeds(subject, list) }
        }
        if configuration.hasFeeds { addFeeds(.home, catalogue.list(.home)) }
        add(.notFound, addresses.file("404.html"), .site, .named(.notFound))
    }

    private mutating func addAliases(of post: SitePost, to address: PageAddress, _ origin: TargetSource.Origin) {
        for alias in addresses.aliases(of: post.post) { add(.redirect(to: address), alias, origin, .named(.alias)) }
    }

    /// Replaces the trees, of which only the menus may differ.
    mutating func setTrees(_ trees: [SiteTree]) { self.trees = trees }

    /// Adds the files that have names with hashes a second time, under these names.
    mutating func add(_ fingerprints: SiteFingerprints) {
        for page in pages {
            guard let address = fingerprints.address(of: page.address) else { continue }
            let kind = fingerprints.sheets[page.address.file].map { PlannedPage.Kind.sheet($0) } ?? page.kind
            add(kind, address, page.source.origin, .named(.fingerprinted))
        }
    }

    /// The digest of the paths of all files, in the order in which they are made.
    var pathDigest: UInt64 {
        pages.reduce(UInt64(pages.count)) { hash, page in
            [XXHash64.hash(of: page.address.file), page.cloudFile.map { XXHash64.hash(of: $0.file) } ?? 0].reduce(
                hash, XXHash64.mixed)
        }
    }

    /// Removes the files with these numbers from the plan.
    mutating func remove(_ numbers: Set<Int>) {
        var places: [Int] = []
        var count = 0
        for number in pages.indices {
            places.append(count)
            if !numbers.contains(number) { count += 1 }
        }
        places.append(count)
        pages = pages.indices.filter { !numbers.contains($0) }.map { number in
            guard case .sitemap(let range) = pages[number].kind else { return pages[number] }
            return pages[number].listing(places[range.lowerBound]..<places[range.upperBound])
        }
    }

    /// Leaves the cloud of a page without a file of its own.
    mutating func removeCloudFile(ofPage number: Int) { pages[number].cloudFile = nil }

    private mutating func add(
        _ kind: PlannedPage.Kind, _ address: PageAddress, _ origin: TargetSource.Origin,
        _ part: TargetSource.Part = .page
    ) {
        let source = TargetSource(origin, part, language: trees[tree].folder)
        pages.append(PlannedPage(kind: kind, address: address, source: source, tree: tree))
    }

    /// Returns the number of pages of a list with this many posts.
    static func partCount(_ count: Int, _ configuration: SiteConfiguration) -> Int {
        let most = configuration.postsPerPage
        return most == 0 ? 1 : max(1, (count + most - 1) / most)
    }

    /// Adds the feeds of a subject's posts, if any of them has a date: in Atom, and for the whole site also in JSON.
    private mutating func addFeeds(_ subject: PageSubject, _ list: SiteList) {
        guard catalogue.hasDates(list.posts) else { return }
        add(.feed(subject), addresses.file("feed.xml", beside: list.path), list.origin, .named(.feed))
        guard subject == .home else { return }
        add(.jsonFeed(subject), addresses.file("feed.json", beside: list.path), list.origin, .named(.jsonFeed))
    }
}

extension SitePlan {
    /// Returns whether a sitemap lists a page.
    func isForSitemap(_ page: PlannedPage) -> Bool {
        switch page.kind {
        case .page(.post(let number), _): !trees[page.tree].catalogue.posts[number].post.isHidden
        case .page: true
        case .notFound, .feed, .jsonFeed, .tagIndex, .card, .sitemap, .sitemapIndex, .styleSheet, .redirect, .copy,
            .sheet:
            false
        }
    }

    /// Adds the sitemap; a large site gets several sitemaps and an index of them.
    private mutating func addSitemap() {
        let addresses = addresses
        let lengths = pages.map { page -> Int? in
            guard isForSitemap(page) else { return nil }
            let subject = trees.count > 1 ? page.translationKey(in: trees[page.tree].catalogue) : nil
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
    /// Whether the site has feeds, which need a base address.
    var hasFeeds: Bool { feedLength > 0 && baseURL != nil }

    /// Whether pages have cards. These need a base address, since other sites load them by an absolute one.
    var hasCards: Bool { socialCards && baseURL != nil }
}

extension SiteAddresses {
    /// Returns the address of the card of a page.
    func card(beside path: [String]) -> PageAddress { file("card.png", beside: path) }
}
