import SiteReading
import SiteTemplates

// What the templates of pages are given.

extension PageMaker {
    typealias Content = (template: String, object: TemplateObject, cloud: SiteClouds.Subject?)

    func content(of page: PlannedPage) -> Content {
        let content = untranslated(page)
        // Posts have theirs wherever they are shown.
        if case .post = page.kind { return content }
        guard plan.trees.count > 1, let subject = page.subject(in: catalogue) else { return content }
        let fields = content.object.fields.merging(model.translationFields(of: subject)) { _, new in new }
        return (content.template, TemplateObject(fields), content.cloud)
    }

    private func untranslated(_ page: PlannedPage) -> Content {
        let catalogue = model.catalogue
        switch page.kind {
        case .post(let number):
            let post = catalogue.posts[number]
            let template = post.post.template.flatMap { templates.makesPages($0) ? $0 : nil } ?? "post"
            return (template, posts[number], nil)
        case .home(let part):
            var fields = texts(of: .home)
            fields.merge(model.pageFields(settings.configuration.title, page.address)) { _, new in new }
            if let title = catalogue.home?.title, !title.isEmpty { fields["title"] = .text(title) }
            if fields["description"] == nil { fields.set("description", settings.configuration.description) }
            fields["isHome"] = .flag(true)
            return list("home", &fields, catalogue.listed, part, [], .home, page, feed: .site)
        case .section(let number, let part):
            let section = catalogue.sections[number]
            var fields = texts(of: .section(number))
            fields.merge(model.pageFields(section.title, page.address)) { _, new in new }
            fields["isSection"] = .flag(true)
            return list(
                "section", &fields, section.posts, part, SiteAddresses.parts(ofFolders: section.folders),
                .section(number), page,
                feed: .site)
        case .year(let number, let part):
            let year = catalogue.years[number]
            var fields = model.pageFields(String(year.year), page.address)
            fields["isYear"] = .flag(true)
            return list(
                "section", &fields, year.posts, part, ["archive", String(year.year)], .year(number), page, feed: .site)
        case .term(let taxonomy, let number, let part):
            let term = catalogue.taxonomies[taxonomy].terms[number]
            var fields = model.pageFields(term.name, page.address)
            fields["isTag"] = .flag(true)
            fields["taxonomy"] = .object(model.taxonomy(taxonomy))
            fields["related"] = .list(
                term.related.map { .object(model.related(taxonomy, $0.term, count: $0.count)) })
            return list(
                "tag", &fields, term.posts, part, [catalogue.taxonomies[taxonomy].name, term.slug],
                .term(taxonomy: taxonomy, term: number), page, feed: .term(taxonomy: taxonomy, term: number))
        case .taxonomy(let number):
            let taxonomy = catalogue.taxonomies[number]
            var fields = model.pageFields(taxonomy.title, page.address)
            fields["isTags"] = .flag(true)
            fields["taxonomy"] = .object(model.taxonomy(number))
            fields["count"] = .number(taxonomy.terms.count)
            fields["terms"] = .list(taxonomy.terms.indices.map { .object(model.term(number, $0)) })
            addCloud(.taxonomy(number), page.cloudFile, to: &fields)
            addCard([taxonomy.name], to: &fields)
            return ("tags", TemplateObject(fields), .taxonomy(number))
        default:
            return ("404", TemplateObject(model.pageFields(model.wording.text(.missing), page.address)), nil)
        }
    }

    /// The text of the home page or of a section.
    private func texts(of text: TextOwner) -> [String: TemplateValue] {
        guard let post = catalogue.post(of: text) else { return [:] }
        var fields = model.textFields(post)
        let html = bodies.html(of: post) { slot in
            pageBytes(slot.name, model.partialObject(in: text), site, model.data, templates)
        }
        if !html.isEmpty { fields["content"] = .html(html) }
        return fields
    }

    private func list(
        _ template: String, _ fields: inout [String: TemplateValue], _ numbers: [Int], _ part: Int, _ path: [String],
        _ cloud: SiteClouds.Subject, _ page: PlannedPage, feed: PlannedPage.FeedSubject
    ) -> Content {
        let most = settings.configuration.postsPerPage
        let shown = most == 0 ? numbers[...] : numbers.dropFirst(part * most).prefix(most)
        fields["posts"] = .list(shown.map { .object(posts[$0]) })
        fields["count"] = .number(numbers.count)
        let parts = SitePlan.partCount(numbers.count, settings.configuration)
        if parts > 1 {
            var pager: [String: TemplateValue] = [
                "number": .number(part + 1), "count": .number(parts),
                "position": .html(model.wording.position(part + 1, of: parts)),
            ]
            if part > 0 { pager["previous"] = .text(addresses.page(path, number: part).url) }
            if part + 1 < parts { pager["next"] = .text(addresses.page(path, number: part + 2).url) }
            fields["pager"] = .object(TemplateObject(pager))
        }
        if let (atom, json) = feedAddresses(feed) {
            fields["feed"] = .text(atom)
            fields["jsonFeed"] = .text(json)
        }
        addCloud(cloud, page.cloudFile, to: &fields)
        switch cloud {
        case .home: if catalogue.homeTags != nil { addCard([], to: &fields) }
        case .term: addCard(path, to: &fields)
        case .taxonomy, .section, .year: break
        }
        return (template, TemplateObject(fields), cloud)
    }

    /// What is shown beside a link to the page, unless the page names a picture itself.
    private func addCard(_ path: [String], to fields: inout [String: TemplateValue]) {
        guard settings.configuration.hasCards, catalogue.mainTaxonomy != nil, fields["image"] == nil else { return }
        fields["image"] = .text(addresses.absolute(addresses.card(beside: path).url))
    }

    private func addCloud(
        _ cloud: SiteClouds.Subject, _ file: PageAddress?, to fields: inout [String: TemplateValue]
    ) {
        fields["cloud"] = model.cloud(cloud)
        if let file { fields["cloudFile"] = .text(file.url) }
    }
}
