import MarkupValidation
import SiteBuilding
import SourceText
import Synchronization

/// Holds what the built-in templates make against their schemas.
///
/// Feeds and the sitemap each; of pages one of each template and of each set of names that have values, without the text
/// that people wrote, which is checked by other rules: all others of the same template differ in escaped words only. Where
/// one is wrong, so are all like it: none of them is taken for right, whichever was made first.
final class SiteValidation: Sendable {
    private let builtIn: Set<String>
    /// Whether pages have no part that the site changed.
    let hasOwnPages: Bool
    /// Of each set of names whether its pages are right.
    private let known = Mutex<[Int: Bool]>([:])

    init(_ templates: SiteTemplates) {
        builtIn = Set(templates.files.lazy.filter(\.isBuiltIn).map(\.name))
        hasOwnPages = templates.files.contains { !$0.isBuiltIn && !["feed", "sitemap"].contains($0.name) }
    }

    /// Validates a page, if none like it was.
    ///
    /// - Parameter render: makes the page of these values.
    func check(
        _ template: String, _ page: TemplateObject, made: inout SiteMaker.Made, _ planned: PlannedPage,
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
        _ bytes: [UInt8], as kind: MarkupKind, of template: String, made: inout SiteMaker.Made, _ planned: PlannedPage
    ) -> Bool {
        guard builtIn.contains(template) else { return true }
        do throws(InvalidMarkup) {
            _ = try ValidatedMarkup.validate(bytes, as: kind)
            return true
        } catch {
            for violation in error.violations.prefix(3) {
                made.problems.append(
                    Diagnostic(
                        path: planned.source.description,
                        "what Stratus made of it is not valid: \(violation.message)",
                        hint:
                            "look for characters in its title and front matter that no page can hold; else it is a bug of Stratus"
                    ), cause: "\(kind): \(violation.message)")
            }
            return false
        }
    }
}
