import BodyRendering
import ByteWriting
import FileAccess
import MarkupValidation
import SiteReading
import SiteTemplates
import SourceText
import Synchronization
import Workers

/// A maker of the files of a site in one language, one at a time; several threads may use it at once.
final class PageMaker: Sendable {
    let plan: SitePlan
    /// The number of the language's tree in the plan.
    let tree: Int
    let model: SiteModel
    let settings: SiteSettings
    let addresses: SiteAddresses
    let bodies: SiteBodies
    let site: TemplateObject
    /// The maker of what is inserted into texts.
    let slots: SlotRenderer
    /// The digest of everything that all pages depend on besides their templates and the values in them; nil if no
    /// digests are needed.
    let commonDigest: UInt64?
    /// The time in nanoseconds since 1970 before which a file must have been written to be known by its stamp.
    let settledBefore: Int
    private let footprints: [String: TemplateFootprint]
    /// The object that templates find for each post, by the number of the post.
    let posts: [TemplateObject]
    /// The digest of each post's surroundings, by the number of the post, with which the next build recognises its
    /// object.
    private let surroundings: [UInt64?]
    let targets: SiteTargets
    let folder: SiteFolder
    let pageless: [PagelessPost]
    let failures: PostFailures
    /// The addresses in the menu, whose problems are reported once, for the configuration.
    let menuAddresses: Set<String>
    /// The hints for the broken links that were searched for, by address; nil for a link that resembles no page.
    let hints = Mutex<[String: String?]>([:])
    /// The names of pages among which the page that a broken link may have meant is searched for.
    let lastNames: LastNames
    private let validation: SiteValidation

    let templates: SiteTemplates
    private let styleSheet: [UInt8]

    var catalogue: SiteCatalogue { model.catalogue }

    init(
        _ tree: Int, _ plan: SitePlan, _ targets: SiteTargets, _ lastNames: LastNames, _ model: SiteModel,
        bodies: SiteBodies,
        templates: SiteTemplates, _ folder: SiteFolder, pageless: [PagelessPost], digest commonDigest: UInt64?,
        settledBefore: Int
    ) {
        (self.settledBefore, self.lastNames) = (settledBefore, lastNames)
        validation = SiteValidation(templates)
        // A build that validates nothing leaves pages that another would find invalid, so their digests have to differ.
        self.commonDigest = commonDigest.map { [validation] in
            XXHash64.mixed($0, validation.hasOwnPageTemplates ? 1 : 0)
        }
        var footprints: [String: TemplateFootprint] = [:]
        if commonDigest != nil {
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
        let slots = SlotRenderer(model: model, bodies: bodies, site: site, templates: templates)
        self.slots = slots
        let all = self.commonDigest.flatMap { PostSurroundings(model, bodies, commonDigest: $0) }
        let posts = inParallel(model.catalogue.posts.count, jobs: settings.options.jobs) { [footprints] number in
            let post = model.catalogue.posts[number]
            let content = TemplateValue.lazy(
                {
                    // A text may have thousands of shortcodes.
                    let page = post.body.slots.isEmpty ? TemplateObject([:]) : model.partialObject(in: .post(number))
                    return .html(bodies.html(of: post) { slots.bytes($0, $1, on: post, page) })
                },
                digest: {
                    let page = post.body.slots.isEmpty ? TemplateObject([:]) : model.partialObject(in: .post(number))
                    return bodies.digest(of: post) { slots.digest($0, on: post, page, footprints) }
                })
            let surroundings = all?.digest(of: number)
            let views = post.content.views.flatMap { $0.surroundings == surroundings ? $0 : nil }
            let object = TemplateObject(known: views?.digests ?? KnownDigests()) {
                model.postFields(number, content: content)
            }
            if views == nil {
                // These digests are found now, with the object at hand: its own page and its lists ask for them later,
                // when all of it would have to be fetched again.
                _ = footprints["post"]?.digest(of: object, named: "page")
                _ = footprints["tag"]?.digest(of: object, named: "posts")
            }
            return (object: object, surroundings: surroundings)
        }
        (self.posts, surroundings) = (posts.map(\.object), posts.map(\.surroundings))
        let isMinified = settings.configuration.minify
        let styles = plan.trees[tree].colors.styleSheet
        styleSheet = isMinified ? minifyStyles(styles) : styles
        (self.folder, self.pageless) = (folder, pageless)
        failures = PostFailures(pageless, settings, root: bodies.addresses.root)
        menuAddresses = Set(settings.configuration.menu.map { SiteSettings.url(ofPath: $0.url, addresses) })
    }

    // MARK: - Files

    /// Makes a planned file. An error is added to the problems of the result.
    func make(_ number: Int, _ prepared: Prepared, _ worker: inout PageWorker) -> MadePage {
        let page = plan.pages[number]
        var made = MadePage()
        made.digest = prepared.digest
        do {
            switch page.kind {
            case .styleSheet: made.outputs.append((page.address, styleSheet))
            case .redirect(let target): made.outputs.append((page.address, finish(redirect(to: target), number).bytes))
            case .sheet(let bytes): made.outputs.append((page.address, bytes))
            case .tagIndex(let taxonomy): made.outputs.append((page.address, tagIndex(taxonomy)))
            case .card(let subject): made.outputs.append((page.address, try model.clouds.card(of: subject)))
            case .jsonFeed(let subject): made.outputs.append((page.address, jsonFeed(subject, page)))
            case .copy: break
            case .feed:
                let bytes = render(prepared.content, page)
                validation.check(bytes, as: .atomFeed, of: "feed", made: &made, page)
                made.outputs.append((page.address, bytes))
            case .sitemapIndex(let parts):
                made.outputs.append((page.address, writeSitemapIndex(parts.map { addresses.absolute($0.url) })))
            case .sitemap:
                let bytes = render(prepared.content, page)
                validation.check(bytes, as: .sitemap, of: "sitemap", made: &made, page)
                made.outputs.append((page.address, bytes))
            default: if let content = prepared.content { try makePage(number, page, content, &made, &worker) }
            }
        } catch {
            made.problems.append(of: error, path: page.source.description)
            made.outputs = []
        }
        return made
    }

    private func makePage(
        _ number: Int, _ page: PlannedPage, _ content: Content, _ made: inout MadePage, _ worker: inout PageWorker
    ) throws {
        var (template, object, subject) = content
        if let subject, let forms = try model.clouds.forms(of: subject) {
            made.hasCloud = true
            if let file = page.cloudFile { made.outputs.append((file, forms.svg)) }
            // The cloud is made once for the page and its file; a tag's cloud is on no other page.
            object = object.setting("cloud", .html(forms.fragment))
        }
        // A template that once made too much is not run again: the build fails because of it.
        guard !templates.isExcessive(template) else { return }
        let bytes = render(template, object, page)
        guard !templates.isExcessive(template) else { return }
        validation.check(template, object, made: &made, page) { render(template, $0, page) }
        let (finished, origin) = finish(bytes, number)
        checkReferences(page, &made)
        check(finished, number, &made, &worker.links, origin: origin, (template, object, subject))
        made.outputs.append((page.address, finished))
    }

    private func render(_ content: Content?, _ page: PlannedPage) -> [UInt8] {
        content.map { render($0.template, $0.object, page) } ?? []
    }

    private func render(_ template: String, _ object: TemplateObject, _ page: PlannedPage) -> [UInt8] {
        pageBytes(template, object, site(on: page), model.data, templates)
    }

    /// Returns the object that a page's template finds as `site`; for a feed, the one of the page with the same posts.
    func site(on page: PlannedPage) -> TemplateObject {
        switch page.kind {
        case .sitemap: site
        case .feed(let subject): model.marking(site, current: catalogue.address(of: subject, addresses).url)
        default: model.marking(site, current: page.address.url)
        }
    }

    /// Calls `body` for each post of which templates showed other values than in the last build, with the new digests.
    func forEachView(_ body: (SitePost, PostViews?) -> Void) {
        for (number, post) in catalogue.posts.enumerated()
        where surroundings[number] != post.content.views?.surroundings {
            body(post, surroundings[number].map { PostViews(surroundings: $0, digests: posts[number].knownDigests) })
        }
    }

    func footprint(_ template: String) -> TemplateFootprint? { footprints[template] }

    /// Returns a digest of what is inserted into the text of a post for a slot; nil if it has none.
    func digest(_ slot: BodySlot, on post: SitePost) -> UInt64? {
        guard case .call = slot.kind else { return 0 }
        return slots.digest(slot, on: post, TemplateObject(model.textFields(post)), footprints)
    }
}

/// Returns the bytes that a template makes from a page, the site and the data.
func pageBytes(
    _ template: String, _ page: TemplateObject, _ site: TemplateObject, _ data: TemplateValue,
    _ templates: SiteTemplates
) -> [UInt8] {
    templates.render(template, TemplateObject(["site": .object(site), "page": .object(page), "data": data])) ?? []
}
