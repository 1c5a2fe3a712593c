import SiteBuilding
import SourceText

/// Finds the place of what is wrong with a page in the file that it comes from: the text of a post, or a template.
struct SiteLocator: Sendable {
    private let catalogue: SiteCatalogue
    private let templates: [TemplateFile]

    private let folder: SiteFolder
    private let bodies: SiteBodies

    init(_ catalogue: SiteCatalogue, _ templates: SiteTemplates, _ folder: SiteFolder, _ bodies: SiteBodies) {
        (self.catalogue, self.templates, self.folder, self.bodies) = (catalogue, templates.files, folder, bodies)
    }

    /// A link of a page as its author wrote it.
    func written(_ destination: String, on planned: PlannedPage) -> String {
        guard let post = post(of: planned) else { return destination }
        return post.body.links.first { bodies.address(of: $0.destination, on: post) == destination }?.destination
            ?? destination
    }

    /// - Parameters:
    ///   - text: what is looked for, as the page has it.
    ///   - offset: of it in the page, which is shown where nothing else is found.
    func diagnostic(
        _ text: String, at offset: Int, in page: [UInt8], _ planned: PlannedPage, _ message: String, hint: String?
    ) -> Diagnostic {
        if let post = post(of: planned) {
            let source = (try? SourceText(path: post.post.path, bytes: folder.read(post.file))) ?? post.post.source
            if let link = post.body.links.first(where: { $0.destination == text }), link.offset < source.bytes.count {
                let end = min(link.offset + text.utf8.count, source.lineRange(at: link.offset).upperBound)
                return Diagnostic(source, at: link.offset..<max(link.offset, end), message, hint: hint)
            }
            if let range = find(text, in: source, from: post.post.body.lowerBound) {
                return Diagnostic(source, at: range, message, hint: hint)
            }
        }
        for template in templates where !template.isBuiltIn {
            if let range = find(text, in: template.source) {
                return Diagnostic(template.source, at: range, message, hint: hint)
            }
        }
        let source = SourceText(checked: page, path: planned.address.file)
        let end = min(offset + text.utf8.count, page.count)
        guard offset < page.count else { return Diagnostic(path: planned.source.description, message, hint: hint) }
        return Diagnostic(source, at: offset..<max(offset, end), message, hint: hint)
    }

    func diagnostic(_ problem: PageProblem, in page: [UInt8], _ planned: PlannedPage) -> Diagnostic {
        let text = String(decoding: page[problem.range], as: UTF8.self)
        return diagnostic(text, at: problem.range.lowerBound, in: page, planned, problem.message, hint: problem.hint)
    }

    /// What a link may have meant.
    func hint(for destination: String, _ plan: SitePlan) -> String? {
        let path = destination.prefix { $0 != "#" && $0 != "?" }
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

    private func post(of planned: PlannedPage) -> SitePost? {
        switch planned.kind {
        case .post(let number): catalogue.posts[number]
        case .home: catalogue.home
        case .section(let number, _): catalogue.sections[number].index
        default: nil
        }
    }

    private func find(_ text: String, in source: SourceText, from start: Int = 0) -> Range<Int>? {
        source.range(of: text, from: start)
    }
}

extension SourceText {
    /// Where a text stands for the first time.
    func range(of text: String, from start: Int = 0) -> Range<Int>? {
        let source = self
        let bytes = Array(text.utf8)
        guard !bytes.isEmpty, source.bytes.count >= bytes.count else { return nil }
        var start = start
        while start <= source.bytes.count - bytes.count {
            guard let first = source.bytes[start...].firstIndex(of: bytes[0]) else { return nil }
            if source.bytes.count - first >= bytes.count, source.bytes[first..<first + bytes.count].elementsEqual(bytes)
            {
                return first..<first + bytes.count
            }
            start = first + 1
        }
        return nil
    }
}
