import DataReading
import SiteReading
import SiteTemplates
import SourceText
import TagParsing

/// Which pages of a site are each other's translations, and what its languages are called.
struct SiteTranslations: Sendable {
    /// What a page is made of in each language.
    enum Subject: Hashable, Sendable {
        case home
        /// By its folders and its name, or by what its front matter says.
        case text(String)
        case section([String])
        case year(Int)
        case taxonomy(String)
        /// By its slug.
        case term(taxonomy: String, slug: String)
    }

    private struct Page: Sendable {
        let tree: Int
        let title: String
        let address: PageAddress
    }

    struct Language: Sendable {
        let code: String
        let direction: String
        /// What it calls itself.
        let name: String
        let title: String
        let home: PageAddress
    }

    /// Of each tree; none of a site with one.
    private(set) var languages: [Language] = []
    /// In the order of the trees; where there is one page only, it is not here.
    private var pages: [Subject: [Page]] = [:]
    private(set) var problems = SiteProblems()

    init(_ trees: [SiteTree]) {
        guard trees.count > 1 else { return }
        languages = trees.map { tree in
            let configuration = tree.configuration
            return Language(
                code: configuration.language, direction: configuration.direction,
                name: configuration.languageName ?? languageName(configuration.language), title: configuration.title,
                home: tree.addresses.page([]))
        }
        for (number, tree) in trees.enumerated() { add(tree, number) }
        pages = pages.filter { $0.value.count > 1 }
    }

    private mutating func add(_ tree: SiteTree, _ number: Int) {
        let (catalogue, addresses) = (tree.catalogue, tree.addresses)
        for subject in catalogue.subjects {
            let page = Page(
                tree: number, title: catalogue.list(subject).title, address: catalogue.address(of: subject, addresses))
            guard let other = add(catalogue.translationKey(of: subject), page),
                case .post(let number) = subject
            else { continue }
            problems.append(
                Problem(
                    path: catalogue.posts[number].post.path,
                    "its translation-key is that of \(other.address.url) in the same language",
                    hint: "one page of each language has it"))
        }
    }

    /// - Returns: the page of the same language that there is already.
    private mutating func add(_ subject: Subject, _ page: Page) -> Page? {
        if let last = pages[subject]?.last, last.tree == page.tree { return last }
        pages[subject, default: []].append(page)
        return nil
    }

    static func subject(of post: SitePost) -> Subject {
        for key in ["translation-key", "translationKey"] {
            if case .scalar(let text)? = post.post.metadata[key]?.content, !text.isEmpty { return .text("key:" + text) }
        }
        return .text(
            (post.post.folders + [post.post.role == .index ? "index" : "=" + post.post.name]).joined(separator: "/"))
    }

    // MARK: - For templates

    /// What a page knows of its translations: `translations` are those in other languages, `alternates` all for search
    /// engines.
    func fields(of subject: Subject, tree: Int, _ addresses: SiteAddresses) -> [String: TemplateValue] {
        guard let all = pages[subject], all.contains(where: { $0.tree == tree }), let main = all.first else {
            return [:]
        }
        let others = all.filter { $0.tree != tree }.map { page -> TemplateValue in
            let language = languages[page.tree]
            return .object(
                TemplateObject([
                    "lang": .text(language.code), "dir": .text(language.direction), "name": .text(language.name),
                    "title": .text(page.title), "url": .text(page.address.url),
                    "permalink": .text(addresses.absolute(page.address.url)),
                ]))
        }
        let alternates = alternates(all, main, addresses)
        return ["translations": .list(others), "alternates": alternates]
    }

    private func alternates(_ all: [Page], _ main: Page, _ addresses: SiteAddresses) -> TemplateValue {
        .list(
            (all.map { (languages[$0.tree].code, $0) } + [("x-default", main)]).map { code, page in
                .object(
                    TemplateObject(["lang": .text(code), "permalink": .text(addresses.absolute(page.address.url))]))
            })
    }

    /// What a sitemap knows of a page's translations; nil where it has none.
    func alternates(of subject: Subject, tree: Int, _ addresses: SiteAddresses) -> TemplateValue? {
        guard let all = pages[subject], all.contains(where: { $0.tree == tree }), let main = all.first else {
            return nil
        }
        return alternates(all, main, addresses)
    }

    /// How many bytes a sitemap takes at most to name them, as far as addresses need no escaping.
    func alternatesLength(of subject: Subject, tree: Int, _ addresses: SiteAddresses) -> Int {
        guard let all = pages[subject], all.contains(where: { $0.tree == tree }) else { return 0 }
        // The tag around an address and a language; the main language's page is named twice.
        let lengths = all.map {
            addresses.absolute($0.address.url).utf8.count + languages[$0.tree].code.utf8.count + 60
        }
        return lengths.reduce(0, +) + (lengths.first ?? 0)
    }

    /// What templates know as `site.languages`; nil where there is one.
    func list(current tree: Int) -> TemplateValue? {
        guard languages.count > 1 else { return nil }
        return .list(
            languages.enumerated().map { number, language in
                var fields: [String: TemplateValue] = [
                    "lang": .text(language.code), "dir": .text(language.direction), "name": .text(language.name),
                    "title": .text(language.title), "url": .text(language.home.url),
                ]
                if number == tree { fields["isCurrent"] = .flag(true) }
                return .object(TemplateObject(fields))
            })
    }
}

extension SiteCatalogue {
    /// What a page is made of, as other languages have it.
    func translationKey(of subject: PageSubject) -> SiteTranslations.Subject {
        switch subject {
        case .home: .home
        case .post(let number): SiteTranslations.subject(of: posts[number])
        case .section(let number): .section(sections[number].folders)
        case .year(let number): .year(years[number].year)
        case .taxonomy(let number): .taxonomy(taxonomies[number].name)
        case .term(let taxonomy, let term):
            .term(taxonomy: taxonomies[taxonomy].name, slug: taxonomies[taxonomy].terms[term].slug)
        }
    }
}

extension PlannedPage {
    /// The same of a planned page; nil for a further page of a list, and for what is no page.
    func translationKey(in catalogue: SiteCatalogue) -> SiteTranslations.Subject? {
        guard case .page(let subject, 0) = kind else { return nil }
        return catalogue.translationKey(of: subject)
    }
}
