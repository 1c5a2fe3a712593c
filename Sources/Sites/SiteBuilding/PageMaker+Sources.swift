import BodyRendering
import FileAccess
import SiteReading
import SiteTemplates
import SourceText

/// Making pages again to find the file from which each part comes: the text of a post, or a template.
extension PageMaker {
    /// Makes a page again, and returns the places in source files from which its parts come.
    func places(of page: PlannedPage, _ content: Content) -> PageSourceMap {
        // The mark of the current page in a menu moves all bytes after it.
        let marked = model.marking(site, current: page.address.url)
        return PageSourceMap(page, trace(content.template, content.object, marked, text: page.subject), self)
    }

    /// Makes again what a text includes: a partial, or the output of a shortcode. The text is shown in lists too, so no
    /// menu entry is marked as current.
    func trace(_ slot: BodySlot, _ inner: [UInt8]?, on post: SitePost, text: PageSubject) -> TracedPage {
        let page = model.partialObject(in: text)
        guard case .call(let call) = slot.kind else { return trace(slot.name ?? "", page, site, text: text) }
        let root = slots.root(of: slots.resolved(call, on: post), inner, page)
        let traced = templates.trace(SlotRenderer.template(call), root)
        return TracedPage(bytes: traced?.page ?? [], trace: traced?.trace, object: page, text: text)
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

    /// Returns a hint with the page that a broken link may have meant; nil if there is none. Each link is searched for
    /// once, since that takes time in proportion to the site.
    func hint(for destination: String, on url: String) -> String? {
        let key = destination.hasPrefix("/") ? destination : "\(url) \(destination)"
        if let hint = hints.withLock({ $0[key] }) { return hint }
        let hint = foundHint(for: destination, on: url)
        hints.withLock { $0[key] = .some(hint) }
        return hint
    }

    private func foundHint(for destination: String, on url: String) -> String? {
        let named = PostFailures.path(of: destination)
        if let post = pageless.first(where: { $0.isMeant(by: named) }) {
            return "\(post.file.path) has no page: \(post.reason)"
        }
        if let (reference, _) = SiteReference.read(destination) { return bodies.references.hint(for: reference) }
        if let host = hostWithoutScheme(destination) {
            return
                "without https:// this is a path of the site; write https://\(host)\(destination.dropFirst(host.count))"
        }
        if destination.contains("@"), !destination.contains("/") {
            return "without mailto: this is a path of the site; write mailto:\(destination)"
        }
        switch PelicanPage(destination) {
        case .tag(let name): return "no post has the tag \"\(name)\""
        case .category(let name): return "no post has the category \"\(name)\""
        case .author, .index, nil: break
        }
        if let page = lastNames.page(meantBy: targets.path(of: destination, on: url)).map({ plan.pages[$0] }) {
            return "did you mean \(page.address.url), of \(page.source)?"
        }
        if destination.hasPrefix("/"), let folder = targets.foreignFolder(destination, on: url) {
            return
                "the site has nothing below \(folder); if another program serves it, elsewhere: [\(folder)] in stratus.yml says so"
        }
        return "a file of the content is named by its path from here, such as ../posts/hello.md"
    }
}

/// Returns the host at the beginning of an address that lacks its scheme, such as `www.example.org`; nil for a path.
private func hostWithoutScheme(_ destination: String) -> Substring? {
    let host = destination.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count > 1, labels.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { $0.isUnreserved } }) else {
        return nil
    }
    // A name with one point may be that of a file; the domains are those that links without a scheme mostly have.
    let domains = ["com", "org", "net", "io", "dev", "edu", "gov"]
    return labels[0] == "www" || domains.contains(labels[labels.count - 1].lowercased()) ? host : nil
}

/// A page, or a partial in a text, with a trace of the origin of each part.
struct TracedPage {
    let bytes: [UInt8]
    let trace: TemplateTrace?
    /// The object that the template found as `page`.
    let object: TemplateObject
    /// The subject with the text that the page shows, or that includes the partial.
    let text: PageSubject?
}

/// A place in a source file of the site, for messages about a part of a page.
struct SourceSpot {
    enum Kind: Int {
        /// The part comes from a built-in template, and the place is the text or the tag for which that template was
        /// used.
        case around
        /// The part was made from the text at the place, as the tags of a paragraph are.
        case made
        /// The part is written literally at the place.
        case written
    }

    var source: SourceText
    var range: Range<Int>
    var kind: Kind
    /// The name of the built-in template that contains the part; nil if there is none.
    var builtIn: String?
    /// The address of the link at the place, as its author wrote it; nil if there is no link.
    var link: String?
}
