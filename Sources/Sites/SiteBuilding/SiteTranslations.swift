import DataReading
import SiteReading
import SiteTemplates
import SourceText
import TagParsing

/// The translations of a site: the pages that have the same subject in several languages, and the names of the
/// languages.
struct SiteTranslations: Sendable {
    /// The subject that pages in several languages share.
    enum Subject: Hashable, Sendable {
        case home
        /// A post by its folders and name, or by its `translation-key`.
        case text(String)
        case section([String])
        case year(Int)
        case taxonomy(String)
        /// A term, by its slug.
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
        /// The language's own name for itself.
        let name: String
        let title: String
        let home: PageAddress
    }

    /// The languages, in the order of the trees; empty for a site in one language.
    private(set) var languages: [Language] = []
    /// The pages of each subject with more than one page, in the order of the trees.
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

    /// Adds a page of a subject.
    ///
    /// - Returns: the page in the same language that the subject already has; nil if there is none and the page was
    ///   added.
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

    /// Returns the template fields for a page's translations: `translations` has the pages in other languages,
    /// `alternates` the pages in all languages, for search engines.
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

    /// Returns the pages in all languages with a page's subject, for a sitemap; nil if the page has no translation.
    func alternates(of subject: Subject, tree: Int, _ addresses: SiteAddresses) -> TemplateValue? {
        guard let all = pages[subject], all.contains(where: { $0.tree == tree }), let main = all.first else {
            return nil
        }
        return alternates(all, main, addresses)
    }

    /// Returns the maximum number of bytes for a page's alternates in a sitemap, if addresses need no escaping.
    func alternatesLength(of subject: Subject, tree: Int, _ addresses: SiteAddresses) -> Int {
        guard let all = pages[subject], all.contains(where: { $0.tree == tree }) else { return 0 }
        // The tag around an address and a language; the main language's page is named twice.
        let lengths = all.map {
            addresses.absolute($0.address.url).utf8.count + languages[$0.tree].code.utf8.count + 60
        }
        return lengths.reduce(0, +) + (lengths.first ?? 0)
    }

    /// Returns the value that templates find as `site.languages`; nil for a site in one language.
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
    /// Returns the subject by which a page is matched with pages in other languages.
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
    /// Returns the subject by which a planned page is matched with pages in other languages; nil for a page of a list
    /// after the first, and for other files.
    func translationKey(in catalogue: SiteCatalogue) -> SiteTranslations.Subject? {
        guard case .page(let subject, 0) = kind else { return nil }
        return catalogue.translationKey(of: subject)
    }
}
