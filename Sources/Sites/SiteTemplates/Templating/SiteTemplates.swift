import SourceText
import Synchronization

/// All templates of a site, checked: whatever page is made with them, there is nothing left to go wrong.
///
/// ```swift
/// let templates = try SiteTemplates(files, shape: siteShape(params: [], postParams: [], data: [], taxonomies: []))
/// let page = templates.render("post", TemplateObject(["page": .object(post), "site": .object(site)]))
/// ```
/// One value serves all threads: rendering reads it and changes nothing.
package final class SiteTemplates: Sendable {
    /// The templates that make pages of their own accord; all others are included by these, or named by a text.
    package static let pages = ["home", "post", "tags", "tag", "section", "404", "feed", "sitemap"]

    let code: TemplateCode
    package let files: [TemplateFile]
    let fileNumbers: [String: Int]
    private let shape: [String: TemplateShape]
    private let endless = Mutex<Set<Int>>([])

    /// Checks all templates, and makes nothing of them if something is wrong in one.
    ///
    /// - Parameters:
    ///   - files: the templates, with names of their own each; messages come in their order.
    ///   - shape: what names mean at the top: `site`, `page` and `data`.
    /// - Throws: ``Problem`` with all problems of all files.
    package init(_ files: [TemplateFile], shape: [String: TemplateShape]) throws(Problem) {
        var code = TemplateCode()
        let numbers = Dictionary(files.indices.map { (files[$0].name, $0) }) { first, _ in first }
        var problems = files.map { TemplateCompiler.compile($0.source, fileNumbers: numbers, into: &code) }
        let inclusion = TemplateInclusion(code, files)
        problems = zip(problems, inclusion.problems).map(+)
        // In a circle the check of names would go round and round.
        if inclusion.problems.allSatisfy(\.isEmpty) {
            var check = TemplateCheck(code, files, root: shape)
            for (number, file) in files.enumerated() where Self.pages.contains(file.name) { check.checkPage(number) }
            problems = zip(problems, check.problems).map(+)
        }
        if let problem = Problem(problems, in: files) { throw problem }
        (self.code, self.files, self.fileNumbers, self.shape) = (code, files, numbers, shape)
    }

    package func contains(_ name: String) -> Bool { fileNumbers[name] != nil }

    /// What stands in pages and in none by itself, unless the site has its own of the name.
    private static let parts = ["layout", "entry", "pager", "cloud", "years"]

    /// Whether there is such a template, and a text can have its page made with it.
    package func makesPages(_ name: String) -> Bool {
        guard let file = fileNumbers[name], name != "feed", name != "sitemap" else { return false }
        return !files[file].isBuiltIn || !Self.parts.contains(name)
    }

    /// The names of all templates, sorted.
    package var names: [String] { fileNumbers.keys.sorted() }

    /// The site's own templates that make no page and are in none that does, sorted: a misspelt `hom`, mostly.
    ///
    /// - Parameter named: what texts name in their front matter, and the partials that they place.
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

    /// Checks a template that is none of ``pages`` as one that a page is made with: what a text names in its front
    /// matter or places by `{{> cloud}}`.
    ///
    /// - Throws: ``Problem`` where names mean nothing at the top of a page.
    package func check(asPage name: String) throws(Problem) {
        guard let file = fileNumbers[name] else { return }
        var check = TemplateCheck(code, files, root: shape)
        check.checkPage(file)
        if let problem = Problem(check.problems, in: files) { throw problem }
    }

    /// The page in UTF-8, or nil where there is no template of this name.
    ///
    /// The template is one of ``pages``, or has passed ``check(asPage:)``; a value of another kind than the shape says
    /// writes nothing.
    /// - Parameter capacity: about how many bytes there will be; less costs a copy, more costs memory.
    package func render(_ name: String, _ root: TemplateObject, reservingCapacity capacity: Int = 4096) -> [UInt8]? {
        guard let file = fileNumbers[name] else { return nil }
        var renderer = TemplateRenderer(code, root, reservingCapacity: capacity)
        renderer.render(file: file)
        if renderer.isTooLarge { endless.withLock { _ = $0.insert(file) } }
        return renderer.finished()
    }

    /// The templates that made so much of a page that they were left: lists in lists multiply.
    package var excesses: [Problem] {
        endless.withLock { $0.sorted() }.map { file in
            Problem(
                files[file].source, at: 0..<0, "the template makes more of a page than any page has",
                hint: "lists in lists multiply: take one of its sections away")
        }
    }

    package func isExcessive(_ name: String) -> Bool {
        endless.withLock { all in fileNumbers[name].map(all.contains) ?? false }
    }

    /// The same page once more, with what each part of it comes from; for the places of messages.
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
