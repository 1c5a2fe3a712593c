import FileAccess
import SiteReading
import SiteTemplates
import SourceText

/// Makes pages again to find the file that each part of them comes from: the text of a post, or a template.
extension PageMaker {
    func places(of page: PlannedPage, _ content: Content) -> PageSourceMap {
        // What marks the place in a menu moves all behind it.
        let marked = model.marking(site, current: page.address.url)
        return PageSourceMap(page, trace(content.template, content.object, marked, text: page.subject), self)
    }

    /// A partial in a text, which stands in lists, too, and so knows no place in a menu.
    func trace(_ partial: String, _ page: TemplateObject, text: PageSubject) -> TracedPage {
        trace(partial, page, site, text: text)
    }

    private func trace(
        _ template: String, _ page: TemplateObject, _ site: TemplateObject, text: PageSubject?
    ) -> TracedPage {
        let root = TemplateObject(["site": .object(site), "page": .object(page), "data": model.data])
        let traced = templates.trace(template, root)
        return TracedPage(bytes: traced?.page ?? [], trace: traced?.trace, object: page, text: text)
    }

    func source(of post: SitePost) -> SourceText {
        (try? SourceText(path: post.post.path, bytes: folder.read(post.file))) ?? post.post.source
    }

    /// What a link that leads to nothing may have meant, looked for once: that takes as long as the site is large.
    func hint(for destination: String) -> String? {
        if let hint = hints.withLock({ $0[destination] }) { return hint }
        let hint = foundHint(for: destination)
        hints.withLock { $0[destination] = .some(hint) }
        return hint
    }

    private func foundHint(for destination: String) -> String? {
        switch PelicanPage(destination) {
        case .tag(let name): return "no post has the tag \"\(name)\""
        case .category(let name): return "no post has the category \"\(name)\""
        case .author, .index, nil: break
        }
        let path = destination.prefix { $0 != "#" && $0 != "?" }
        let meant = percentDecoded(path)
        if let post = pageless.first(where: { $0.isMeant(by: path) || $0.isMeant(by: meant) }) {
            return "\(post.file.path) has no page: \(post.reason)"
        }
        guard let name = path.split(separator: "/").last.map(String.init) else { return nil }
        let names = plan.pages.lazy.prefix(20_000).compactMap { page in
            page.address.url.split(separator: "/").last.map(String.init)
        }
        guard let near = suggestion(for: name, among: Array(names)) else {
            return "a file of the content is named by its path from here, such as ../posts/hello.md"
        }
        let page = plan.pages.first { $0.address.url.split(separator: "/").last.map(String.init) == near }
        return page.map { "did you mean \($0.address.url), of \($0.source)?" }
    }
}

/// A page, or a partial in a text, with what each part of it comes from.
struct TracedPage {
    let bytes: [UInt8]
    let trace: TemplateTrace?
    /// What its template knows as `page`.
    let object: TemplateObject
    /// The text that it is made for.
    let text: PageSubject?
}

/// A place in a file of the site.
struct SourceSpot {
    enum Kind: Int {
        /// What is looked for stands in a template of Stratus's own, and this is what that was made for.
        case around
        /// It was made of what stands here, as the tags of a paragraph are.
        case made
        /// It stands here.
        case written
    }

    var source: SourceText
    var range: Range<Int>
    var kind: Kind
    /// The template of Stratus's own in which it stands.
    var builtIn: String?
    /// What its author wrote for a link.
    var link: String?
}
