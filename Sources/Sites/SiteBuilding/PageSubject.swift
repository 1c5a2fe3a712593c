import SiteReading

/// The subject of a page, such as a post or a term; numbers are indices into the site's catalogue.
enum PageSubject: Hashable, Sendable {
    case home
    case post(Int)
    case section(Int)
    case year(Int)
    case taxonomy(Int)
    case term(taxonomy: Int, term: Int)
}

/// The list on the page of a subject, and its address.
struct SiteList {
    let title: String
    /// The numbers of the posts, in the order of lists; empty for a taxonomy, whose page lists terms, and for a post.
    var posts: [Int] = []
    /// The path components of the address; empty for the home page, and for a post, which has its own address.
    var path: [String] = []
    /// The source that messages name for the list.
    let origin: TargetSource.Origin
}

extension SiteCatalogue {
    /// All subjects that have a page, in the order in which pages are made.
    var subjects: [PageSubject] {
        var subjects = [PageSubject.home]
        subjects += sections.indices.map { .section($0) }
        subjects += years.indices.map { .year($0) }
        subjects += posts.indices.map { .post($0) }
        for (number, taxonomy) in taxonomies.enumerated() where !taxonomy.terms.isEmpty {
            subjects.append(.taxonomy(number))
            subjects += taxonomy.terms.indices.map { .term(taxonomy: number, term: $0) }
        }
        return subjects
    }

    func list(_ subject: PageSubject) -> SiteList {
        switch subject {
        case .home: return SiteList(title: title, posts: listed, origin: .site)
        case .post(let number):
            return SiteList(title: posts[number].title, origin: .content(posts[number].post.path))
        case .section(let number):
            let section = sections[number]
            return SiteList(
                title: section.title, posts: section.posts, path: section.path,
                origin: .section(section.folders.joined(separator: "/")))
        case .year(let number):
            let year = years[number]
            return SiteList(
                title: String(year.year), posts: year.posts, path: ["archive", String(year.year)],
                origin: .year(year.year))
        case .taxonomy(let number):
            let taxonomy = taxonomies[number]
            return SiteList(title: taxonomy.title, path: [taxonomy.name], origin: .taxonomy(taxonomy.key))
        case .term(let number, let index):
            let taxonomy = taxonomies[number]
            let term = taxonomy.terms[index]
            return SiteList(
                title: term.name, posts: term.posts, path: [taxonomy.name, term.slug],
                origin: .tag(term.name, taxonomy: taxonomy.key))
        }
    }

    /// Returns the address of a subject's page; of a list with several pages, the first.
    func address(of subject: PageSubject, _ addresses: SiteAddresses) -> PageAddress {
        switch subject {
        case .home: addresses.page([])
        case .post(let number): posts[number].address
        case .section(let number): sections[number].address
        case .year(let number): years[number].address
        case .taxonomy(let number): addresses.page([taxonomies[number].name])
        case .term(let taxonomy, let term): taxonomies[taxonomy].terms[term].address
        }
    }

    /// Returns the post whose text a page shows: the page's own post, or the text above the list of the home page or of
    /// a section; nil if there is none.
    func text(of subject: PageSubject) -> SitePost? {
        switch subject {
        case .home: home
        case .post(let number): posts[number]
        case .section(let number): sections[number].index
        case .year, .taxonomy, .term: nil
        }
    }

    /// Returns whether a page has its cloud as an SVG file beside it.
    func hasCloud(_ subject: PageSubject) -> Bool {
        func haveTerms(_ numbers: [Int]) -> Bool {
            guard let main = mainTaxonomy else { return false }
            return numbers.contains { !posts[$0].terms[main].isEmpty }
        }
        return switch subject {
        case .home: mainTaxonomy != nil && homeTags != nil
        case .post: false
        case .section(let number): haveTerms(sections[number].posts)
        case .year(let number): haveTerms(years[number].posts)
        case .taxonomy: true
        case .term(let taxonomy, let term): !taxonomies[taxonomy].terms[term].related.isEmpty
        }
    }

    /// Returns whether a page has a card, the picture that other sites show beside a link to it.
    func hasCard(_ subject: PageSubject, _ configuration: SiteConfiguration) -> Bool {
        guard configuration.hasCards, mainTaxonomy != nil else { return false }
        return switch subject {
        case .home: homeTags != nil
        case .taxonomy, .term: true
        case .post, .section, .year: false
        }
    }
}

extension PlannedPage {
    /// The subject of the page; nil for a file that is not a page.
    var subject: PageSubject? { if case .page(let subject, _) = kind { subject } else { nil } }
}
