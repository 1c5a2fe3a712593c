import SiteReading
import SiteTemplates

/// The objects that templates find for a site's posts, terms, sections and other contents; each is made once and shared
/// by all pages that show it.
final class SiteModel: Sendable {
    let catalogue: SiteCatalogue
    let clouds: SiteClouds
    let settings: SiteSettings
    let addresses: SiteAddresses
    let fingerprints: SiteFingerprints
    let translations: SiteTranslations
    /// The number of the language's tree in the plan.
    let tree: Int
    /// The object for each post with its title, language and address, which other posts show; by the number of the
    /// post.
    let references: [TemplateObject]
    /// The numbers of the posts before and after each post in time, within its section; by the number of the post.
    let neighbours: [(older: Int?, younger: Int?)]
    /// The objects of the terms, by the indices of the taxonomy and of the term.
    let terms: [[TemplateObject]]
    let taxonomies: [TemplateObject]
    let sections: [TemplateObject]
    /// The addresses of the pages in the menus that every page shows, such as those of sections and taxonomies.
    let menuURLs: Set<String>
    /// The wording of dates in the site's language and in those of its posts, by language.
    let dates: [String: DateWording]
    let wording: SiteWording
    /// The contents of the data folder, which templates find as `data`.
    let data: TemplateValue

    /// - Parameter number: the number of the tree in the plan.
    init(
        _ tree: SiteTree, _ number: Int, _ fingerprints: SiteFingerprints, _ translations: SiteTranslations,
        data: TemplateValue
    ) {
        (self.tree, self.fingerprints, self.translations) = (number, fingerprints, translations)
        let (catalogue, settings, addresses) = (tree.catalogue, tree.settings, tree.addresses)
        (self.catalogue, clouds, self.settings, self.addresses) = (catalogue, tree.clouds, settings, addresses)
        self.data = data
        let configuration = settings.configuration
        wording = SiteWording(language: configuration.language, own: configuration.words)
        let languages = Set(catalogue.posts.compactMap { $0.post.language } + [configuration.language])
        dates = Dictionary(uniqueKeysWithValues: languages.map { ($0, DateWording(language: $0)) })
        neighbours = Self.neighbours(catalogue)
        references = catalogue.posts.map { post in
            TemplateObject(known: KnownDigests()) {
                var fields = Self.reference(post.title, post.address.url).fields
                Self.setLanguage(post.post.language, configuration, in: &fields)
                return fields
            }
        }
        terms = catalogue.taxonomies.map { taxonomy in
            taxonomy.terms.map { Self.counted("name", $0.name, $0.address.url, $0.posts.count) }
        }
        taxonomies = catalogue.taxonomies.map { taxonomy in
            TemplateObject([
                "name": .text(taxonomy.name), "title": .text(taxonomy.title),
                "url": .text(addresses.page([taxonomy.name]).url), "count": .number(taxonomy.terms.count),
            ])
        }
        sections = catalogue.sections.map { Self.counted("title", $0.title, $0.address.url, $0.posts.count) }
        menuURLs = Set(
            configuration.menu.map { SiteSettings.url(ofPath: $0.url, addresses) }
                + catalogue.sections.lazy.filter { $0.folders.count == 1 }.map(\.address.url)
                + catalogue.taxonomies.map { addresses.page([$0.name]).url } + catalogue.years.map(\.address.url))
    }

    private static func neighbours(_ catalogue: SiteCatalogue) -> [(older: Int?, younger: Int?)] {
        var neighbours = [(older: Int?, younger: Int?)](repeating: (nil, nil), count: catalogue.posts.count)
        var bySection: [Int: [Int]] = [:]
        for number in catalogue.listed where catalogue.posts[number].post.date != nil {
            bySection[catalogue.posts[number].section ?? -1, default: []].append(number)
        }
        for numbers in bySection.values {
            let byAge = numbers.sorted { one, other in
                let (left, right) = (catalogue.posts[one].post.date, catalogue.posts[other].post.date)
                guard let left, let right, left != right else { return one > other }
                return left < right
            }
            for (older, younger) in zip(byAge, byAge.dropFirst()) {
                neighbours[older].younger = younger
                neighbours[younger].older = older
            }
        }
        return neighbours
    }

    static func reference(_ title: String, _ url: String) -> TemplateObject {
        TemplateObject(["title": .text(title), "url": .text(url)])
    }

    static func counted(
        _ key: String, _ name: String, _ url: String, _ count: Int, isShared: Bool = true
    ) -> TemplateObject {
        TemplateObject([key: .text(name), "url": .text(url), "count": .number(count)], isShared: isShared)
    }
}
