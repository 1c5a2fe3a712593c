import MarkupReading
import MarkupValidation
import SiteReading
import SiteTemplates
import SourceText
import Synchronization

/// A validator of the files that the built-in templates make, against the schemas of their formats.
///
/// Every feed and sitemap is validated. Of the pages that have the same template and the same set of fields, one is
/// validated, without its text, which has other checks: the other pages differ only in escaped words. If one of these
/// pages is not valid, none of them counts as valid, whichever was made first. For XML from a site's own template, only
/// well-formedness is checked.
final class SiteValidation: Sendable {
    private let builtIn: Set<String>
    /// The paths of the site's own templates, by the names of the templates.
    private let own: [String: String]
    /// Whether the site has a template of its own for pages, so that pages are not validated.
    let hasOwnPageTemplates: Bool
    /// Whether the pages of each template and set of fields are valid, by a hash of both.
    private let known = Mutex<[Int: Bool]>([:])

    init(_ templates: SiteTemplates) {
        builtIn = Set(templates.files.lazy.filter(\.isBuiltIn).map(\.name))
        own = Dictionary(
            templates.files.lazy.filter { !$0.isBuiltIn }.map { ($0.name, $0.source.path) }
        ) { first, _ in first }
        hasOwnPageTemplates = templates.files.contains { !$0.isBuiltIn && !["feed", "sitemap"].contains($0.name) }
    }

    /// Validates a page, unless one with the same template and fields was found valid.
    ///
    /// - Parameter render: returns the bytes of the page for an object with its fields.
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

    /// Validates a file, and returns whether it is valid. An error that many files have for the same cause is reported
    /// for the first file only.
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

    /// Returns whether a file from a site's own template is well-formed, if it begins with an XML declaration:
    /// otherwise no feed reader would show it.
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
