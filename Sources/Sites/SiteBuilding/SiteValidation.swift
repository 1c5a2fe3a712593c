import MarkupReading
import MarkupValidation
import SiteReading
import SiteTemplates
import SourceText
import Synchronization

/// Holds what the built-in templates make against their schemas.
///
/// Feeds and the sitemap each; of pages one of each template and of each set of names that have values, without the text
/// that people wrote, which is checked by other rules: all others of the same template differ in escaped words only. Where
/// one is wrong, so are all like it: none of them is taken for right, whichever was made first. What a site's own templates
/// make as XML is well-formed at least.
final class SiteValidation: Sendable {
    private let builtIn: Set<String>
    /// The paths of the site's own templates, by their names.
    private let own: [String: String]
    /// Whether pages have no part that the site changed.
    let hasOwnPages: Bool
    /// Of each set of names whether its pages are right.
    private let known = Mutex<[Int: Bool]>([:])

    init(_ templates: SiteTemplates) {
        builtIn = Set(templates.files.lazy.filter(\.isBuiltIn).map(\.name))
        own = Dictionary(
            templates.files.lazy.filter { !$0.isBuiltIn }.map { ($0.name, $0.source.path) }
        ) { first, _ in first }
        hasOwnPages = templates.files.contains { !$0.isBuiltIn && !["feed", "sitemap"].contains($0.name) }
    }

    /// Validates a page, if none like it was.
    ///
    /// - Parameter render: makes the page of these values.
    func check(
        _ template: String, _ page: TemplateObject, made: inout MadePage, _ planned: PlannedPage,
        _ render: (TemplateObject) -> [UInt8]
    ) {
        guard !hasOwnPages, builtIn.contains(template) else { return }
        // The order of the names plays no part.
        let shape = page.fields.keys.reduce(template.hashValue) { $0 ^ $1.hashValue }
        guard known.withLock({ $0[shape] }) != true else { return }
        let isRight = check(render(page.setting("content", nil)), as: .sitePage, of: template, made: &made, planned)
        known.withLock { $0[shape] = isRight && $0[shape] != false }
    }

    /// Validates a file; what is wrong with many for one reason is told of the first of them.
    @discardableResult
    func check(
        _ bytes: [UInt8], as kind: MarkupKind, of template: String, made: inout MadePage, _ planned: PlannedPage
    ) -> Bool {
        guard builtIn.contains(template) else { return checkXML(bytes, of: template, made: &made, planned) }
        let violations = violations(in: bytes, as: kind)
        for violation in violations.prefix(3) {
            made.problems.append(
                Problem(
                    path: planned.source.description,
                    "what Stratus made of it is not valid: \(violation.message)",
                    hint:
                        "look for characters in its title and front matter that no page can hold; else it is a bug of Stratus"
                ), cause: "\(kind): \(violation.message)")
        }
        return violations.isEmpty
    }

    /// Checks what a template of the site makes, where that says of itself that it is XML: no reader of feeds would show it.
    private func checkXML(
        _ bytes: [UInt8], of template: String, made: inout MadePage, _ planned: PlannedPage
    ) -> Bool {
        guard let path = own[template], bytes.starts(with: "<?xml".utf8),
            let violation = wellFormednessViolation(in: bytes)
        else { return true }
        made.problems.append(
            Problem(
                path: path,
                "what it makes is not well-formed XML: \(violation.message), at line \(violation.line) of \(planned.address.file)",
                hint: "elements are closed in turn, & is written &amp; and < is written &lt;"),
            cause: "\(template): \(violation.message)")
        return false
    }
}
