import SiteBuilding
import TagParsing

/// What templates know of a site: an object for each thing, made once and shared by all pages that show it.
final class SiteModel: Sendable {
    let catalogue: SiteCatalogue
    let clouds: SiteClouds
    private let settings: SiteSettings
    private let addresses: SiteAddresses
    let fingerprints: SiteFingerprints
    private let translations: SiteTranslations
    /// The number of its language.
    private let tree: Int
    /// Of each post its title with its language, and its address: what others say of it.
    private let references: [TemplateObject]
    /// Of each post those before and after it in time, in its section.
    private let neighbours: [(older: Int?, younger: Int?)]
    /// Of each taxonomy those of its terms.
    private let terms: [[TemplateObject]]
    private let taxonomies: [TemplateObject]
    private let sections: [TemplateObject]
    /// The pages that the links of every page lead to.
    private let menuURLs: Set<String>
    /// How dates are written in the site's language, and in those of its posts.
    private let dates: [String: DateWording]
    let wording: SiteWording
    /// What the data folder holds.
    let data: TemplateValue

    /// - Parameter number: of the tree.
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
        let languages = Set(catalogue.posts.compactMap(\.post.language) + [configuration.language])
        dates = Dictionary(uniqueKeysWithValues: languages.map { ($0, DateWording(language: $0)) })
        neighbours = Self.neighbours(catalogue)
        references = catalogue.posts.map { post in
            var fields = Self.reference(post.title, post.address.url).fields
            Self.setLanguage(post.post.language, configuration, in: &fields)
            return TemplateObject(fields, isShared: true)
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

    private static func reference(_ title: String, _ url: String) -> TemplateObject {
        TemplateObject(["title": .text(title), "url": .text(url)])
    }

    private static func counted(_ key: String, _ name: String, _ url: String, _ count: Int) -> TemplateObject {
        TemplateObject([key: .text(name), "url": .text(url), "count": .number(count)], isShared: true)
    }

    // MARK: - The site

    /// What templates know as `site`.
    func site() -> TemplateObject {
        let configuration = settings.configuration
        var fields: [String: TemplateValue] = [
            "title": .text(configuration.title), "lang": .text(configuration.language),
            "dir": .text(configuration.direction), "root": .text(addresses.siteRoot),
            "home": .text(addresses.root),
            "css": .text(fingerprints.url(addresses.ofSite.file("site.css").url)), "generator": .text("Stratus"),
            "postCount": .number(catalogue.listed.count),
            "words": .object(wording.templateObject(generator: "Stratus")),
            "menu": .list(configuration.menu.map { .object(Self.reference($0.title, url(of: $0.url))) }),
            "taxonomies": .list(
                catalogue.taxonomies.indices.filter { !catalogue.taxonomies[$0].terms.isEmpty }
                    .map { .object(taxonomies[$0]) }),
            "sections": .list(
                catalogue.sections.indices.filter { catalogue.sections[$0].folders.count == 1 }
                    .map { .object(sections[$0]) }),
            "years": .list(
                catalogue.years.map {
                    .object(Self.counted("title", String($0.year), $0.address.url, $0.posts.count))
                }),
            "params": .object(TemplateObject(templateFields(configuration.params))),
            "clouds": .object(TemplateObject(cloudFields)),
        ]
        if let languages = translations.list(current: tree) {
            fields["languages"] = languages
            fields["isMultilingual"] = .flag(true)
        }
        fields.set("description", configuration.description)
        fields.set("author", configuration.author)
        if let base = configuration.baseURL { fields["url"] = .text(base) }
        if configuration.hasFeeds, catalogue.hasDates(catalogue.listed) {
            fields["feed"] = .text(addresses.file("feed.xml").url)
            fields["jsonFeed"] = .text(addresses.file("feed.json").url)
        }
        if let updated = catalogue.listed.compactMap({ catalogue.posts[$0].updated }).max() {
            fields["updated"] = date(updated)
        }
        return TemplateObject(fields, isShared: true)
    }

    /// What a page knows as `site`: that its menu leads to the page itself.
    ///
    /// - Parameters:
    ///   - site: what all pages know.
    ///   - url: the address of the page.
    func marking(_ site: TemplateObject, current url: String) -> TemplateObject {
        guard menuURLs.contains(url) else { return site }
        return ["menu", "sections", "taxonomies", "years"].reduce(site) { site, name in
            guard case .list(let links)? = site.fields[name] else { return site }
            return site.setting(name, .list(links.map { Self.marked($0, where: url) }))
        }
    }

    private static func marked(_ link: TemplateValue, where url: String) -> TemplateValue {
        guard case .object(let object) = link, case .text(let address)? = object.fields["url"], address == url else {
            return link
        }
        return .object(object.setting("isCurrent", .flag(true)))
    }

    private var cloudFields: [String: TemplateValue] {
        var fields: [String: TemplateValue] = [:]
        for (number, taxonomy) in catalogue.taxonomies.enumerated() where !taxonomy.terms.isEmpty {
            fields[taxonomy.name] = cloud(.taxonomy(number))
        }
        return fields
    }

    /// A cloud as a part of a page, made when a template asks for it.
    func cloud(_ subject: SiteClouds.Subject) -> TemplateValue {
        // A cloud that cannot be made is told where its page is made.
        .lazy(
            { [clouds] in (try? clouds.forms(of: subject)).flatMap { $0 }.map { .html($0.fragment) } },
            fingerprint: { [clouds] in clouds.fingerprint(of: subject) })
    }

    // MARK: - Pages

    /// The fields that every page has.
    func pageFields(_ title: String, _ address: PageAddress) -> [String: TemplateValue] {
        [
            "title": .text(title), "url": .text(address.url), "permalink": .text(addresses.absolute(address.url)),
            "lang": .text(settings.configuration.language), "dir": .text(settings.configuration.direction),
        ]
    }

    /// What templates know of a post, as a page and in lists.
    ///
    /// - Parameter content: its text, made when a template asks for it.
    func post(_ number: Int, content: TemplateValue) -> TemplateObject {
        var fields = postFields(number)
        fields["content"] = content
        return TemplateObject(fields, isShared: true)
    }

    /// The same without its text: what partials in that text know of it.
    func postFields(_ number: Int) -> [String: TemplateValue] {
        let post = catalogue.posts[number]
        var fields = textFields(post)
        fields["isPost"] = .flag(true)
        if let section = post.section { fields["section"] = .object(sections[section]) }
        var byTaxonomy: [TemplateValue] = []
        for (taxonomy, numbers) in post.terms.enumerated() where !numbers.isEmpty {
            let values = numbers.map { TemplateValue.object(terms[taxonomy][$0]) }
            var fields = taxonomies[taxonomy].fields
            fields["tags"] = .list(values)
            byTaxonomy.append(.object(TemplateObject(fields)))
        }
        if !byTaxonomy.isEmpty { fields["taxonomies"] = .list(byTaxonomy) }
        if let main = catalogue.mainTaxonomy {
            if !post.terms[main].isEmpty {
                fields["tags"] = .list(post.terms[main].map { .object(terms[main][$0]) })
            }
            fields["cloud"] = cloud(.taxonomy(main))
        }
        if !translations.languages.isEmpty {
            fields.merge(translationFields(of: SiteTranslations.subject(of: post))) { _, new in new }
        }
        if let older = neighbours[number].older { fields["previous"] = .object(references[older]) }
        if let younger = neighbours[number].younger { fields["next"] = .object(references[younger]) }
        return fields
    }

    /// What a page knows of the same in other languages.
    func translationFields(of subject: SiteTranslations.Subject) -> [String: TemplateValue] {
        translations.fields(of: subject, tree: tree, addresses)
    }

    /// What partials in a text know of the page that it stands on.
    func partialObject(in text: SiteText) -> TemplateObject {
        switch text {
        case .post(let number): return TemplateObject(postFields(number))
        case .home: return partialObject(in: catalogue.home, .home)
        case .section(let number): return partialObject(in: catalogue.sections[number].index, .section(number))
        }
    }

    private func partialObject(in post: SitePost?, _ subject: SiteClouds.Subject) -> TemplateObject {
        var fields = post.map(textFields) ?? [:]
        fields["cloud"] = cloud(subject)
        return TemplateObject(fields)
    }

    /// What the text of a page and its front matter say.
    func textFields(_ page: SitePost) -> [String: TemplateValue] {
        var fields = pageFields(page.title, page.address)
        let post = page.post
        Self.setLanguage(post.language, settings.configuration, in: &fields)
        fields.set("description", post.description ?? post.summary)
        fields.set("summary", post.summary ?? post.description ?? page.body.summary)
        let authors = post.authors.isEmpty ? settings.configuration.author.map { [$0] } ?? [] : post.authors
        if !authors.isEmpty {
            fields["author"] = .text(authors.joined(separator: ", "))
            fields["authors"] = .list(authors.map { .object(TemplateObject(["name": .text($0)])) })
        }
        if let date = post.date { fields["date"] = self.date(date, language: post.language) }
        if let updated = page.updated { fields["updated"] = date(updated, language: post.language) }
        fields["words"] = .number(page.body.wordCount)
        // As many words a minute as people read of a text in their language: Brysbaert, 2019.
        let minutes = max(1, (page.body.wordCount + 119) / 238)
        fields["minutes"] = .number(minutes)
        fields["readingTime"] = .html(wording.readingTime(minutes: minutes))
        fields["params"] = .object(TemplateObject(templateFields(page.params)))
        if let image = page.image {
            fields["image"] = .text(addresses.absolute(fingerprints.url(url(of: image))))
        }
        return fields
    }

    /// An address that an author wrote: what begins with a slash stands below the base address.
    private func url(of text: String) -> String {
        text.hasPrefix("/") && !text.hasPrefix("//") ? SiteSettings.url(ofPath: text, addresses) : text
    }

    /// - Parameter language: of the text that it dates; nil for the site's.
    func date(_ date: SiteDate, language: String? = nil) -> TemplateValue {
        .object(
            TemplateObject([
                "iso": .text(date.iso8601), "day": .text(date.day), "year": .number(date.year),
                "text": .text(dates[language ?? settings.configuration.language]?.text(date) ?? date.day),
            ]))
    }

    /// Sets the language of a text, and the direction that it is written in.
    private static func setLanguage(
        _ language: String?, _ configuration: SiteConfiguration, in fields: inout [String: TemplateValue]
    ) {
        fields["lang"] = .text(language ?? configuration.language)
        fields["dir"] = .text(language.map(writingDirection(ofLanguage:)) ?? configuration.direction)
    }

    func term(_ taxonomy: Int, _ term: Int) -> TemplateObject { terms[taxonomy][term] }
    func taxonomy(_ number: Int) -> TemplateObject { taxonomies[number] }

    /// A term that occurs with another one, and in how many posts.
    func related(_ taxonomy: Int, _ term: Int, count: Int) -> TemplateObject {
        let other = catalogue.taxonomies[taxonomy].terms[term]
        return Self.counted("name", other.name, other.address.url, count)
    }
}
