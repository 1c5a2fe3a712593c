import SourceText
import Synchronization

/// All templates of a site, compiled to make its pages. They are checked once, so that rendering a page finds no
/// mistakes in them.
///
/// ```swift
/// let templates = try SiteTemplates(files, shape: siteShape(params: [], postParams: [], data: [], taxonomies: []))
/// let page = templates.render("post", TemplateObject(["page": .object(post), "site": .object(site)]))
/// ```
/// All threads can use one instance, since rendering does not change it.
package final class SiteTemplates: Sendable {
    /// The names of the templates that make whole pages or files; others are included by these, or named by a post.
    package static let pages = ["home", "post", "tags", "tag", "section", "404", "feed", "sitemap"]

    let code: TemplateCode
    /// The files of the templates, in the order in which they were given.
    package let files: [TemplateFile]
    let fileNumbers: [String: Int]
    private let shape: [String: TemplateShape]
    private let excessiveFiles = Mutex<Set<Int>>([])

    /// Checks and compiles all templates.
    ///
    /// - Parameters:
    ///   - files: the templates, each with a different name; problems are reported in the order of this list.
    ///   - shape: the shapes of the names at the top level: `site`, `page` and `data`.
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

    /// Returns whether there is a template of this name.
    package func contains(_ name: String) -> Bool { fileNumbers[name] != nil }

    /// The folder of the templates for shortcodes in texts.
    package static let shortcodeFolder = "shortcodes"

    /// Returns whether a template of this name is that of a shortcode.
    package static func isShortcode(_ name: String) -> Bool { name.hasPrefix(shortcodeFolder + "/") }

    /// The names of the built-in templates that are only parts of pages.
    private static let parts = ["layout", "entry", "pager", "cloud", "years"]

    /// Returns whether there is a template of this name that can make the page of a post: neither `feed` nor `sitemap`,
    /// and no built-in part of pages.
    package func makesPages(_ name: String) -> Bool {
        guard let file = fileNumbers[name], name != "feed", name != "sitemap", !Self.isShortcode(name) else {
            return false
        }
        return !files[file].isBuiltIn || !Self.parts.contains(name)
    }

    /// The names of all templates, sorted.
    package var names: [String] { fileNumbers.keys.sorted() }

    /// Returns the names of the site's own templates that no page uses, sorted; most are misspelt, such as `hom`.
    ///
    /// - Parameter named: the names of the templates in the front matter of posts, and of the partials in their texts.
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

    /// Checks a template as one that makes a page, although it is not one of ``pages``: a post names it in its front
    /// matter, or includes it as a partial, `{{> cloud}}`.
    ///
    /// - Throws: ``Problem`` for names that mean nothing at the top level of a page.
    package func check(asPage name: String) throws(Problem) {
        guard let file = fileNumbers[name] else { return }
        var check = TemplateCheck(code, files, root: shape)
        check.checkPage(file)
        if let problem = Problem(check.problems, in: files) { throw problem }
    }

    /// Checks a template as that of a shortcode, which knows `name`, `args` and `inner` too.
    ///
    /// - Throws: ``Problem`` for names that mean nothing at the top level of a shortcode.
    package func check(asShortcode name: String) throws(Problem) {
        guard let file = fileNumbers[name] else { return }
        let own: [String: TemplateShape] = ["name": .text, "args": .any, "inner": .any]
        var check = TemplateCheck(code, files, root: shape.merging(own) { _, new in new })
        check.checkPage(file)
        if let problem = Problem(check.problems, in: files) { throw problem }
    }

    /// Returns the page that a template makes, in UTF-8; nil if there is no template of this name.
    ///
    /// The template must be one of ``pages``, or have passed ``check(asPage:)``. A value of another kind than its shape
    /// says is written as nothing.
    /// - Parameter capacity: the estimated size of the page, in bytes; too small a number costs a copy, too large a
    ///   number memory.
    package func render(_ name: String, _ root: TemplateObject, reservingCapacity capacity: Int = 4096) -> [UInt8]? {
        guard let file = fileNumbers[name] else { return nil }
        var renderer = TemplateRenderer(code, root, reservingCapacity: capacity)
        renderer.render(file: file)
        if renderer.isTooLarge { excessiveFiles.withLock { _ = $0.insert(file) } }
        return renderer.finished()
    }

    /// A problem for each template whose rendering was stopped because the page became too large: lists in lists
    /// multiply.
    package var excesses: [Problem] {
        excessiveFiles.withLock { $0.sorted() }.map { file in
            Problem(
                files[file].source, at: 0..<0, "the template makes more of a page than any page has",
                hint: "lists in lists multiply: take one of its sections away")
        }
    }

    /// Returns whether the rendering of a template was stopped; see ``excesses``.
    package func isExcessive(_ name: String) -> Bool {
        excessiveFiles.withLock { all in fileNumbers[name].map(all.contains) ?? false }
    }

    /// Renders a page again, and returns the page with the origin of each of its parts, so that messages can name
    /// places in templates and values; nil if there is no template of this name.
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
