import MarkupReading
import MarkupValidation
import SiteReading
import SiteTemplates
import SourceText
import Synchronization

/// A validator of what the built-in templates make, against their schemas.
///
/// Every feed and sitemap is validated. Of pages, one is validated for each template and set of fields with values,
/// without the text that people wrote, which has other checks: all others of that template differ in escaped words
/// only. If one is wrong, all like it are wrong: none counts as valid, whichever was made first. If a site's own
/// template makes XML, only its well-formedness is checked.
final class SiteValidation: Sendable {
    private let builtIn: Set<String>
    /// The paths of the site's own templates, by their names.
    private let own: [String: String]
    /// Whether the site changed a template of pages, so that pages are not validated.
    let hasOwnPageTemplates: Bool
    /// For each template and set of fields, whether its pages are valid.
    private let known = Mutex<[Int: Bool]>([:])

    init(_ templates: SiteTemplates) {
        builtIn = Set(templates.files.lazy.filter(\.isBuiltIn).map(\.name))
        own = Dictionary(
            templates.files.lazy.filter { !$0.isBuiltIn }.map { ($0.name, $0.source.path) }
        ) { first, _ in first }
        hasOwnPageTemplates = templates.files.contains { !$0.isBuiltIn && !["feed", "sitemap"].contains($0.name) }
    }

    /// Validates a page, unless one like it was found valid.
    ///
    /// - Parameter render: makes the page from these fields.
    func check(
        _ template: String, _ page: TemplateObject, made: inout MadePage, _ planned: PlannedPage,
        _ render: (TemplateObject) -> [UInt8]
    ) {
        guard !hasOwnPageTemplates, builtIn.contains(template) else { return }
        // XOR makes the hash independent of the order of the names.
        let shape = page.fields.keys.reduce(template.hashValue) { $0 ^ $1.hashValue }
        guard known.withLock({ $0[shape] }) != true else { return }
        let isRight = check(render(page.setting("content", nil)), as: .sitePage, of: template, made: &made, planned)
        known.withLock { $0[shape] = isRight && $0[shape] != false }
    }

    /// Validates a file, and returns whether it is valid. An error that many files have for one reason is reported for
    /// the first only.
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

    /// Checks that what a site's own template makes is well-formed, if it begins with an XML declaration: no feed
    /// reader would show it otherwise.
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
