import CloudBatches
import SiteReading
import SiteTemplates
import TagParsing
import Workers

/// The contents of a site in one language: its posts, filed by section, year and taxonomy, each with its address.
struct SiteCatalogue: Sendable {
    /// The title of the site, in its language.
    let title: String
    /// The posts, sorted as lists show them, but for sections with weights; see ``SitePost/order(_:jobs:)``.
    private(set) var posts: [SitePost]
    /// The indices in ``posts`` of the posts that lists show.
    let listed: [Int]
    /// The text of the home page; nil if the content has none.
    private(set) var home: SitePost?
    private(set) var sections: [SiteSection] = []
    /// The years with posts, the latest first.
    private(set) var years: [SiteYear] = []
    private(set) var taxonomies: [SiteTaxonomy] = []
    /// The maximum number of tags in the cloud of the home page; nil if the page has no cloud.
    let homeTags: Int?

    /// The index of the first taxonomy that has terms, whose clouds are shown unless another taxonomy is named.
    var mainTaxonomy: Int? { taxonomies.indices.first { !taxonomies[$0].terms.isEmpty } }

    /// - Parameters:
    ///   - read: the posts, and the texts of sections and of the home page, in any order.
    ///   - addresses: the addresses of the site.
    ///   - jobs: the number of posts to work on at once.
    init(_ read: [SitePost], _ configuration: SiteConfiguration, _ addresses: SiteAddresses, jobs: Int) {
        var posts = read.filter { $0.post.role != .sectionIndex && !$0.isHome }
        SitePost.order(&posts, jobs: jobs)
        self.posts = posts
        listed = posts.indices.filter { posts[$0].isListed }
        (title, home) = (configuration.title, read.first(where: \.isHome))
        homeTags = configuration.homeTags == 0 ? nil : configuration.homeTags
        let categories = configuration.taxonomies.firstIndex { $0.key.lowercased() == "categories" }
        let pages = inParallel(posts.count, jobs: jobs) { [posts] in
            posts[$0].address(by: addresses, categories: categories)
        }
        for (index, page) in pages.enumerated() { self.posts[index].address = page }
        keepDates(addresses, categories: categories)
        fileBySection(read.filter { $0.post.role == .sectionIndex && !$0.isHome }, addresses)
        if configuration.years { fileByYear(addresses) }
        fileByTerm(configuration, addresses, jobs: jobs)
    }

    typealias Entry = (term: Int, count: Int)

    /// Returns the terms of some posts, each with the number of these posts that have it, in the order of the taxonomy.
    func counts(of numbers: some Sequence<Int>, _ taxonomy: Int) -> [Entry] {
        var counts = [Int](repeating: 0, count: taxonomies[taxonomy].terms.count)
        for number in numbers {
            for term in posts[number].terms[taxonomy] { counts[term] += 1 }
        }
        return counts.indices.filter { counts[$0] > 0 }.map { ($0, counts[$0]) }
    }

    /// Returns terms as tags of a cloud, which link to the pages of the terms.
    func tags(_ entries: [Entry], _ taxonomy: Int) -> [Tag] {
        // Every name is valid for a tag: others were refused when they were read.
        entries.compactMap { entry in
            let term = taxonomies[taxonomy].terms[entry.term]
            return try? Tag(term.name, weight: Double(entry.count), link: term.address.url)
        }
    }

    /// Returns the names of the terms of each post that has several.
    func namesOfPosts(_ taxonomy: Int) -> some Sequence<[String]> {
        posts.lazy.map { $0.terms[taxonomy] }.filter { $0.count > 1 }.map { terms in
            terms.map { taxonomies[taxonomy].terms[$0].name }
        }
    }

    /// Returns whether any of these posts has a date, since feeds list only such posts.
    func hasDates(_ posts: [Int]) -> Bool { posts.contains { self.posts[$0].post.date != nil } }

    /// Renders the texts that have placeholders again, with clouds in place of these.
    mutating func embedClouds(_ embedding: SiteEmbedding, _ settings: SiteSettings, problems: inout SiteProblems) {
        let posts = posts
        let numbers = posts.indices.filter { posts[$0].hasPlaceholders }
        let bodies = inParallel(numbers.count, jobs: settings.options.jobs) { embedding.body(of: posts[numbers[$0]]) }
        for (number, made) in zip(numbers, bodies) {
            if let body = made.body { self.posts[number].setBody(body) }
            problems.append(made.problems)
        }
        for index in sections.indices {
            guard let text = sections[index].index, text.hasPlaceholders else { continue }
            let made = embedding.body(of: text)
            if let body = made.body { sections[index].index?.setBody(body) }
            problems.append(made.problems)
        }
        if let text = home, text.hasPlaceholders {
            let made = embedding.body(of: text)
            if let body = made.body { home?.setBody(body) }
            problems.append(made.problems)
        }
    }

    /// Gives posts whose names differ only by the dates in them addresses with these dates.
    private mutating func keepDates(_ addresses: SiteAddresses, categories: Int?) {
        var numbers: [String: [Int]] = [:]
        for number in posts.indices where posts[number].post.isNamedByDate {
            numbers[posts[number].address.file, default: []].append(number)
        }
        for alike in numbers.values where alike.count > 1 {
            for number in alike {
                posts[number].address = posts[number].address(by: addresses, categories: categories, keepsDate: true)
            }
        }
    }

    private mutating func fileBySection(_ indexes: [SitePost], _ addresses: SiteAddresses) {
        var places: [[String]: Int] = [:]
        var sections: [SiteSection] = []
        func place(of folders: [String]) -> Int {
            if let place = places[folders] { return place }
            places[folders] = sections.count
            sections.append(SiteSection(folders: folders, title: readableName(folders.last ?? "")))
            return sections.count - 1
        }
        for index in indexes {
            let place = place(of: index.post.folders)
            if !index.title.isEmpty { sections[place].title = index.title }
            sections[place].index = index
        }
        // A folder that has a page of its own is shown as that page, and not as a list.
        let pages = Set(self.posts.lazy.filter { $0.post.role == .index }.map(\.post.folders))
        for number in listed {
            var folders = posts[number].sectionFolders
            var isInnermost = true
            while !folders.isEmpty {
                if !pages.contains(folders) {
                    let place = place(of: folders)
                    sections[place].posts.append(number)
                    if isInnermost { posts[number].section = place }
                    isInnermost = false
                }
                folders.removeLast()
            }
        }
        for place in sections.indices {
            // In a section those with a weight come first, by weight; all others stay in their order.
            let weights = sections[place].posts.map { (weight: posts[$0].post.weight, number: $0) }
            guard weights.contains(where: { $0.weight != 0 }) else { continue }
            sections[place].posts = weights.sorted { one, other in
                if one.weight == other.weight { return one.number < other.number }
                return other.weight == 0 || one.weight != 0 && one.weight < other.weight
            }
            .map(\.number)
        }
        // Sections are sorted by path, so that the order of the files does not matter.
        let order = sections.indices.sorted { sections[$0].folders.lexicographicallyPrecedes(sections[$1].folders) }
        var newPlaces = [Int](repeating: 0, count: order.count)
        for (new, old) in order.enumerated() { newPlaces[old] = new }
        self.sections = order.map { sections[$0] }
        for index in self.sections.indices {
            self.sections[index].path = addresses.parts(ofFolders: self.sections[index].folders)
            self.sections[index].address = addresses.page(self.sections[index].path)
        }
        for number in posts.indices { posts[number].section = posts[number].section.map { newPlaces[$0] } }
    }

    private mutating func fileByYear(_ addresses: SiteAddresses) {
        var byYear: [Int: [Int]] = [:]
        for number in listed {
            if let date = posts[number].post.date { byYear[date.year, default: []].append(number) }
        }
        years = byYear.keys.sorted(by: >).map { year in
            SiteYear(year: year, posts: byYear[year] ?? [], address: addresses.page(["archive", String(year)]))
        }
    }

    private mutating func fileByTerm(
        _ configuration: SiteConfiguration, _ addresses: SiteAddresses, jobs: Int
    ) {
        for number in posts.indices { posts[number].terms = [] }
        let wording = SiteWording(language: configuration.language, own: configuration.words)
        let titles = [SiteWord.tags, .categories].map { ($0.rawValue, wording.text($0)) }
        for (index, setting) in configuration.taxonomies.enumerated() {
            var (terms, ofPosts) = gatherTerms(
                posts.map { post in
                    // Hidden posts have no terms, since the page of a term is a list too.
                    post.post.terms.indices.contains(index) && !post.post.isHidden ? post.post.terms[index] : []
                })
            relateTerms(&terms, ofPosts: ofPosts, most: configuration.relatedTags, jobs: jobs)
            let name = Taxonomy.name(of: setting.key)
            let slugs = TermSlugs(terms.map(\.name)).slugs
            for term in terms.indices {
                terms[term].slug = slugs[term]
                terms[term].address = addresses.page([name, slugs[term]])
            }
            for number in posts.indices { posts[number].terms.append(ofPosts[number]) }
            taxonomies.append(
                SiteTaxonomy(
                    key: setting.key, name: name,
                    title: setting.title ?? titles.first { $0.0 == name }?.1 ?? Taxonomy.title(of: setting.key),
                    settings: setting.cloud, terms: terms))
        }
    }
}

extension SitePost {
    /// Whether the file has the text of the home page: `index.md` or `_index.md` at the top of the content.
    fileprivate var isHome: Bool { post.role != .post && post.folders.isEmpty }
}
