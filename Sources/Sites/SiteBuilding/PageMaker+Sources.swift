import FileAccess
import SiteReading
import SiteTemplates
import SourceText

/// Makes pages again to find the file that each part of them comes from: the text of a post, or a template.
extension PageMaker {
    /// Makes a page again, to find the places of its parts.
    func places(of page: PlannedPage, _ content: Content) -> PageSourceMap {
        // The mark of the current page in a menu moves all bytes after it.
        let marked = model.marking(site, current: page.address.url)
        return PageSourceMap(page, trace(content.template, content.object, marked, text: page.subject), self)
    }

    /// Makes a partial in a text again. The text is shown in lists too, so no menu entry is marked.
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

    /// Returns a guess at what a broken link may have meant. Each is looked for once, since that takes time in
    /// proportion to the site.
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

/// A page, or a partial in a text, with a trace of what each of its parts comes from.
struct TracedPage {
    let bytes: [UInt8]
    let trace: TemplateTrace?
    /// The object that its template sees as `page`.
    let object: TemplateObject
    /// The subject whose text it is made for.
    let text: PageSubject?
}

/// A place in a file of the site.
struct SourceSpot {
    enum Kind: Int {
        /// The part comes from a built-in template, and the spot is what that was made for.
        case around
        /// The part was made from the text at the spot, as the tags of a paragraph are.
        case made
        /// The part is written at the spot.
        case written
    }

    var source: SourceText
    var range: Range<Int>
    var kind: Kind
    /// The name of the built-in template that contains the part.
    var builtIn: String?
    /// The address of a link as its author wrote it.
    var link: String?
}
