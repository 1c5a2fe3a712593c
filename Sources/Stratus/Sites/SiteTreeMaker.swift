import BuiltInTemplates
import ByteWriting
import CloudComposition
import SiteBuilding
import SourceText

/// Makes the files of a site in one language, one after the other; several threads may use it at once.
final class SiteTreeMaker: Sendable {
    typealias Worker = SiteMaker.Worker
    typealias Made = SiteMaker.Made

    let plan: SitePlan
    /// The number of its tree.
    private let tree: Int
    let model: SiteModel
    let settings: SiteSettings
    let addresses: SiteAddresses
    let bodies: SiteBodies
    private let site: TemplateObject
    /// Of all that every page depends on besides what templates see; nil where nobody asks for fingerprints.
    let start: UInt64?
    /// Before which files are settled, in nanoseconds since 1970.
    let moment: Int
    private let footprints: [String: TemplateFootprint]
    /// What templates know of each post.
    let posts: [TemplateObject]
    let links: SiteLinks
    let targets: SiteTargets
    private let validation: SiteValidation

    private let templates: SiteTemplates
    private let styleSheet: [UInt8]

    var catalogue: SiteCatalogue { model.catalogue }

    init(
        _ tree: Int, _ plan: SitePlan, _ targets: SiteTargets, _ model: SiteModel, bodies: SiteBodies,
        templates: SiteTemplates, _ folder: SiteFolder, pageless: [PagelessPost], fingerprint start: UInt64?,
        moment: Int
    ) {
        self.moment = moment
        validation = SiteValidation(templates)
        // Where nothing is validated, pages stand that would be found invalid.
        self.start = start.map { [validation] in XXHash64.mixed($0, validation.hasOwnPages ? 1 : 0) }
        var footprints: [String: TemplateFootprint] = [:]
        if start != nil {
            for name in templates.names {
                footprints[name] = templates.footprint(of: name, groups: [["home", "section", "tag"]])
            }
        }
        self.footprints = footprints
        (self.tree, self.plan, self.targets, self.model, self.bodies) = (tree, plan, targets, model, bodies)
        let (settings, addresses) = (plan.trees[tree].settings, plan.trees[tree].addresses)
        (self.settings, self.addresses) = (settings, addresses)
        self.templates = templates
        let site = model.site()
        self.site = site
        posts = inParallel(model.catalogue.posts.count, jobs: settings.options.jobs) { [footprints] number in
            let post = model.catalogue.posts[number]
            return model.post(
                number,
                content: .lazy(
                    {
                        .html(
                            bodies.html(of: post) { slot in
                                pageBytes(
                                    slot.name, model.partialObject(in: .post(number)), site, model.data, templates)
                            })
                    },
                    fingerprint: {
                        bodies.fingerprint(of: post) { slot in
                            // Its template may see other parts of the post than that of the page does.
                            guard let footprint = footprints[slot.name],
                                let object = footprint.fingerprint(
                                    of: model.partialObject(in: .post(number)), named: "page"),
                                let site = footprint.fingerprint(of: site, named: "site"),
                                let data = footprint.fingerprint(of: model.data, named: "data")
                            else { return nil }
                            return [object, site, data].reduce(footprint.code, XXHash64.mixed)
                        }
                    }))
        }
        let isMinified = settings.configuration.minify
        styleSheet = isMinified ? minifyStyles(BuiltInSiteTemplate.styleSheet) : BuiltInSiteTemplate.styleSheet
        links = SiteLinks(
            targets, plan,
            SiteLocator(model, settings, templates, folder, bodies, site, posts, pageless: pageless),
            told: Set(settings.configuration.menu.map { SiteSettings.url(ofPath: $0.url, addresses) }))
    }

    // MARK: - Files

    /// Makes a file.
    func make(_ number: Int, _ prepared: Prepared, _ worker: inout Worker) -> Made {
        let page = plan.pages[number]
        var made = Made()
        made.fingerprint = prepared.fingerprint
        do {
            switch page.kind {
            case .styleSheet: made.outputs.append((page.address, styleSheet))
            case .redirect(let target): made.outputs.append((page.address, finish(redirect(to: target), number).bytes))
            case .sheet(let bytes): made.outputs.append((page.address, bytes))
            case .tagIndex(let taxonomy): made.outputs.append((page.address, tagIndex(taxonomy)))
            case .jsonFeed(let subject): made.outputs.append((page.address, jsonFeed(subject, page)))
            case .copy: break
            case .feed:
                let bytes = render(prepared.content)
                validation.check(bytes, as: .atomFeed, of: "feed", made: &made, page)
                made.outputs.append((page.address, bytes))
            case .sitemapIndex(let parts):
                made.outputs.append((page.address, writeSitemapIndex(parts.map { addresses.absolute($0.url) })))
            case .sitemap:
                let bytes = render(prepared.content)
                validation.check(bytes, as: .sitemap, of: "sitemap", made: &made, page)
                made.outputs.append((page.address, bytes))
            default: if let content = prepared.content { try makePage(number, page, content, &made, &worker) }
            }
        } catch {
            made.problems.append(Diagnostic(path: page.source.description, "\(error)"))
            made.outputs = []
        }
        return made
    }

    private func makePage(
        _ number: Int, _ page: PlannedPage, _ content: Content, _ made: inout Made, _ worker: inout Worker
    ) throws {
        var (template, object, subject) = content
        if let subject, let forms = try model.clouds.forms(of: subject) {
            made.hasCloud = true
            if let file = page.cloudFile { made.outputs.append((file, forms.svg)) }
            // Made once for both; that of a tag stands on no other page.
            object = object.setting("cloud", .html(forms.fragment))
        }
        // One that has made too much once is not asked again.
        guard !templates.isExcessive(template) else { return made.problems.append(templates.excesses) }
        let bytes = render(template, object)
        guard !templates.isExcessive(template) else { return made.problems.append(templates.excesses) }
        validation.check(template, object, made: &made, page) { render(template, $0) }
        let (finished, origin) = finish(bytes, number)
        links.check(finished, number, &made, &worker.links, origin: origin) { (template, object) }
        made.outputs.append((page.address, finished))
    }

    private func render(_ content: Content?) -> [UInt8] {
        content.map { render($0.template, $0.object) } ?? []
    }

    private func render(_ template: String, _ page: TemplateObject) -> [UInt8] {
        pageBytes(template, page, site(on: page), model.data, templates)
    }

    /// What a page knows as `site`.
    func site(on page: TemplateObject) -> TemplateObject {
        guard case .text(let url)? = page.fields["url"] else { return site }
        return model.marking(site, current: url)
    }

    func footprint(_ template: String) -> TemplateFootprint? { footprints[template] }

    /// Checks the links to parts of pages that pages of this language have, when all pages are made.
    func checkParts(_ made: [Made]) -> SiteProblems {
        links.checkParts(made, tree: tree) { number in
            let (template, object, _) = content(of: plan.pages[number])
            return (template, object)
        }
    }

    // MARK: - Pages

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
            let template = post.post.template.flatMap { templates.contains($0) ? $0 : nil } ?? "post"
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
            return ("tags", TemplateObject(fields), .taxonomy(number))
        default:
            return ("404", TemplateObject(model.pageFields(model.wording.text(.missing), page.address)), nil)
        }
    }

    /// The text of the home page or of a section.
    private func texts(of text: SiteText) -> [String: TemplateValue] {
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
        return (template, TemplateObject(fields), cloud)
    }

    private func addCloud(
        _ cloud: SiteClouds.Subject, _ file: PageAddress?, to fields: inout [String: TemplateValue]
    ) {
        fields["cloud"] = model.cloud(cloud)
        if let file { fields["cloudFile"] = .text(file.url) }
    }
}

/// Writes what a template makes of a page.
private func pageBytes(
    _ template: String, _ page: TemplateObject, _ site: TemplateObject, _ data: TemplateValue,
    _ templates: SiteTemplates
) -> [UInt8] {
    templates.render(template, TemplateObject(["site": .object(site), "page": .object(page), "data": data])) ?? []
}
