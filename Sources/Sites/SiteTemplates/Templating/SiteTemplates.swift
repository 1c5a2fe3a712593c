import SourceText
import Synchronization

/// All templates of a site. They are checked once, so that rendering a page finds no mistakes in them.
///
/// ```swift
/// let templates = try SiteTemplates(files, shape: siteShape(params: [], postParams: [], data: [], taxonomies: []))
/// let page = templates.render("post", TemplateObject(["page": .object(post), "site": .object(site)]))
/// ```
/// One value serves all threads: rendering reads it and changes nothing.
package final class SiteTemplates: Sendable {
    /// The templates that make pages by themselves; all others are included by these, or named by a text.
    package static let pages = ["home", "post", "tags", "tag", "section", "404", "feed", "sitemap"]

    let code: TemplateCode
    package let files: [TemplateFile]
    let fileNumbers: [String: Int]
    private let shape: [String: TemplateShape]
    private let excessiveFiles = Mutex<Set<Int>>([])

    /// Checks and compiles all templates.
    ///
    /// - Parameters:
    ///   - files: the templates, each with a name of its own; problems are in their order.
    ///   - shape: the shapes of the names at the top: `site`, `page` and `data`.
    /// - Throws: ``Problem`` with all problems of all files.
    package init(_ files: [TemplateFile], shape: [String: TemplateShape]) throws(Problem) {
        var code = TemplateCode()
        let numbers = Dictionary(files.indices.map { (files[$0].name, $0) }) { first, _ in first }
        var problems = files.map { TemplateCompiler.compile($0.source, fileNumbers: numbers, into: &code) }
        let inclusion = TemplateInclusion(code, files)
        problems = zip(problems, inclusion.problems).map(+)
        // In a circle the check of names would never end.
        if inclusion.problems.allSatisfy(\.isEmpty) {
            var check = TemplateCheck(code, files, root: shape)
            for (number, file) in files.enumerated() where Self.pages.contains(file.name) { check.checkPage(number) }
            problems = zip(problems, check.problems).map(+)
        }
        if let problem = Problem(problems, in: files) { throw problem }
        (self.code, self.files, self.fileNumbers, self.shape) = (code, files, numbers, shape)
    }

    package func contains(_ name: String) -> Bool { fileNumbers[name] != nil }

    /// The built-in templates that are parts of pages and make none by themselves.
    private static let parts = ["layout", "entry", "pager", "cloud"]

    /// Whether there is a template of this name that can make the page of a text: neither `feed` nor `sitemap`, and no
    /// built-in part of pages.
    package func makesPages(_ name: String) -> Bool {
        guard let file = fileNumbers[name], name != "feed", name != "sitemap" else { return false }
        return !files[file].isBuiltIn || !Self.parts.contains(name)
    }

    /// The names of all templates, sorted.
    package var names: [String] { fileNumbers.keys.sorted() }

    /// Returns the site's own templates that make no page and are included in none that does, sorted; most have
    /// misspelt names, such as `hom`.
    ///
    /// - Parameter named: the templates that texts name in their front matter, and the partials that they place.
    package func unused(besides named: Set<String> = []) -> [String] {
        var reached: Set<Int> = []
        var next = (named.union(Self.pages)).compactMap { fileNumbers[$0] }
        while let file = next.popLast() {
            guard reached.insert(file).inserted else { continue }
            for step in code.steps[code.files[file]] where step.kind == .partial || step.kind == .parent {
                next.append(step.target)
            }
        }
        return files.indices.filter { !reached.contains($0) && !files[$0].isBuiltIn }.map { files[$0].name }.sorted()
    }

    /// Checks a template that is not one of ``pages`` as one that makes a page: one that a text names in its front
    /// matter or places by `{{> cloud}}`.
    ///
    /// - Throws: ``Problem`` for names that mean nothing at the top of a page.
    package func check(asPage name: String) throws(Problem) {
        guard let file = fileNumbers[name] else { return }
        var check = TemplateCheck(code, files, root: shape)
        check.checkPage(file)
        if let problem = Problem(check.problems, in: files) { throw problem }
    }

    /// Returns the page in UTF-8, or nil if there is no template of this name.
    ///
    /// The template is one of ``pages``, or has passed ``check(asPage:)``; a value of another kind than its shape
    /// writes nothing.
    /// - Parameter capacity: about the number of bytes of the page; too few cost a copy, too many cost memory.
    package func render(_ name: String, _ root: TemplateObject, reservingCapacity capacity: Int = 4096) -> [UInt8]? {
        guard let file = fileNumbers[name] else { return nil }
        var renderer = TemplateRenderer(code, root, reservingCapacity: capacity)
        renderer.render(file: file)
        if renderer.isTooLarge { excessiveFiles.withLock { _ = $0.insert(file) } }
        return renderer.finished()
    }

    /// A problem for each template whose rendering was stopped, since it made more than any page has: lists in lists
    /// multiply.
    package var excesses: [Problem] {
        excessiveFiles.withLock { $0.sorted() }.map { file in
            Problem(
                files[file].source, at: 0..<0, "the template makes more of a page than any page has",
                hint: "lists in lists multiply: take one of its sections away")
        }
    }

    /// Whether the rendering of a template was stopped; see ``excesses``.
    package func isExcessive(_ name: String) -> Bool {
        excessiveFiles.withLock { all in fileNumbers[name].map(all.contains) ?? false }
    }

    /// Renders a page once more, and returns it with the origin of each of its parts, for the places of messages.
    package func trace(_ name: String, _ root: TemplateObject) -> (page: [UInt8], trace: TemplateTrace)? {
        guard let file = fileNumbers[name] else { return nil }
        var renderer = TemplateRenderer(code, root, reservingCapacity: 4096)
        renderer.trace = TemplateTrace(file: file)
        renderer.render(file: file)
        let trace = renderer.trace ?? TemplateTrace(file: file)
        let page = renderer.finished()
        return (page, trace.finished(length: page.count))
    }
}
