import SiteReading
import SiteTemplates

/// Making the object that templates find as `site`.
extension SiteModel {
    /// Returns the object that the templates of all pages find as `site`, without the mark of the current page.
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
        // So many links are no menu; they are at the foot of the page.
        if catalogue.sections.count(where: { $0.folders.count == 1 }) > 12 { fields["hasManySections"] = .flag(true) }
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

    /// Returns the object that a page's template finds as `site`, in which links to the page itself are marked as
    /// current.
    ///
    /// - Parameters:
    ///   - site: the object that all pages share.
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

    /// Returns the HTML of a subject's cloud as a value for templates, which is made when a template reads it.
    func cloud(_ subject: PageSubject) -> TemplateValue {
        // A cloud that cannot be made is reported when its page is made.
        .lazy(
            { [clouds] in (try? clouds.forms(of: subject)).flatMap { $0 }.map { .html($0.fragment) } },
            digest: { [clouds] in clouds.digest(of: subject) })
    }
}
