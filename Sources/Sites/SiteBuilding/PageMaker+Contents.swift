import SiteReading
import SiteTemplates

// The values that the templates of pages receive.

extension PageMaker {
    typealias Content = (template: String, object: TemplateObject, cloud: PageSubject?)

    /// Returns the name of a page's template, the object that the template finds as `page`, and the subject of the
    /// page's cloud; the last is nil if the page shows none.
    func content(of page: PlannedPage) -> Content {
        guard case .page(let subject, let part) = page.kind else {
            return ("404", TemplateObject(model.pageFields(model.wording.text(.missing), page.address)), nil)
        }
        if case .post(let number) = subject {
            // A post's fields, its translations too, are the same wherever it is shown.
            let template = catalogue.posts[number].post.template.flatMap { templates.makesPages($0) ? $0 : nil }
            return (template ?? "post", posts[number], nil)
        }
        let list = catalogue.list(subject)
        var fields = model.pageFields(list.title, page.address)
        fields.merge(texts(of: subject)) { own, _ in own }
        let template: String
        switch subject {
        // Posts were returned above.
        case .home, .post:
            template = "home"
            if let title = catalogue.home?.title, !title.isEmpty { fields["title"] = .text(title) }
            if fields["description"] == nil { fields.set("description", settings.configuration.description) }
            fields["isHome"] = .flag(true)
        case .section:
            template = "section"
            fields["isSection"] = .flag(true)
        case .year:
            template = "section"
            fields["isYear"] = .flag(true)
        case .term(let taxonomy, let number):
            template = "tag"
            fields["isTag"] = .flag(true)
            fields["taxonomy"] = .object(model.taxonomy(taxonomy))
            fields["related"] = .list(
                catalogue.taxonomies[taxonomy].terms[number].related.map {
                    .object(model.related(taxonomy, $0.term, count: $0.count))
                })
        case .taxonomy(let number):
            template = "tags"
            let terms = catalogue.taxonomies[number].terms
            fields["isTags"] = .flag(true)
            fields["taxonomy"] = .object(model.taxonomy(number))
            fields["count"] = .number(terms.count)
            fields["terms"] = .list(terms.indices.map { .object(model.term(number, $0)) })
        }
        if case .taxonomy = subject {} else { add(list, part, of: subject, to: &fields) }
        fields["cloud"] = model.cloud(subject)
        if let file = page.cloudFile { fields["cloudFile"] = .text(file.url) }
        // The card is the picture shown beside a link to the page, unless the page names another one.
        if catalogue.hasCard(subject, settings.configuration), fields["image"] == nil {
            fields["image"] = .text(addresses.absolute(addresses.card(beside: list.path).url))
        }
        if plan.trees.count > 1, let key = page.translationKey(in: catalogue) {
            fields.merge(model.translationFields(of: key)) { _, new in new }
        }
        return (template, TemplateObject(fields), subject)
    }

    /// Returns the template fields from the text of the home page or of a section, such as its title and `content`.
    private func texts(of subject: PageSubject) -> [String: TemplateValue] {
        guard let post = catalogue.text(of: subject) else { return [:] }
        var fields = model.textFields(post)
        let page = model.partialObject(in: subject)
        let html = bodies.html(of: post) { [slots] in slots.bytes($0, $1, on: post, page) }
        if !html.isEmpty { fields["content"] = .html(html) }
        return fields
    }

    /// Adds the posts of one page of a list, and the addresses of the list's other pages and of its feeds.
    private func add(
        _ list: SiteList, _ part: Int, of subject: PageSubject, to fields: inout [String: TemplateValue]
    ) {
        let most = settings.configuration.postsPerPage
        let shown = most == 0 ? list.posts[...] : list.posts.dropFirst(part * most).prefix(most)
        fields["posts"] = .list(shown.map { .object(posts[$0]) })
        fields["count"] = .number(list.posts.count)
        let parts = SitePlan.partCount(list.posts.count, settings.configuration)
        if parts > 1 {
            var pager: [String: TemplateValue] = [
                "number": .number(part + 1), "count": .number(parts),
                "position": .html(model.wording.position(part + 1, of: parts)),
            ]
            if part > 0 { pager["previous"] = .text(addresses.page(list.path, number: part).url) }
            if part + 1 < parts { pager["next"] = .text(addresses.page(list.path, number: part + 2).url) }
            fields["pager"] = .object(TemplateObject(pager))
        }
        if let (atom, json) = feedAddresses(subject) {
            fields["feed"] = .text(atom)
            if let json { fields["jsonFeed"] = .text(json) }
        }
    }
}
