import BuiltInTemplates
import SiteBuilding
import SourceText
import TagParsing

/// The templates of a site: those of its folder, and Stratus's own where it has none of the name.
struct SiteTemplateFiles: Sendable {
    private(set) var files: [TemplateFile] = []
    private(set) var problems = SiteProblems()

    init(_ listing: [SiteFolder.File], _ folder: SiteFolder) {
        var own: Set<String> = []
        let ending = ".mustache"
        for file in listing {
            guard file.name.hasSuffix(ending) else {
                problems.append(
                    Diagnostic(
                        path: file.path, severity: .warning, "this is no template: it does not end in \(ending)",
                        hint: "what is to be copied as it is stands in the static folder"))
                continue
            }
            let name = String(file.name.dropLast(ending.count))
            do {
                let source = try SourceText(path: file.path, bytes: folder.read(file))
                files.append(TemplateFile(name: name, source: source, isBuiltIn: false))
                own.insert(name)
            } catch {
                problems.append(Diagnostic(of: error, path: file.path))
            }
        }
        for name in BuiltInSiteTemplate.names where !own.contains(name) {
            guard let bytes = BuiltInSiteTemplate.bytes(named: name) else { continue }
            let source = SourceText(checked: bytes, path: "<built-in>/\(name)\(ending)")
            files.append(TemplateFile(name: name, source: source, isBuiltIn: true))
        }
    }

    /// The templates, checked, with those that texts name.
    ///
    /// - Returns: nil where something is wrong with a template.
    func checked(
        _ configuration: SiteConfiguration, _ reading: SiteReading, _ data: SiteData, _ catalogue: SiteCatalogue,
        _ folder: SiteFolder, problems: inout SiteProblems
    ) -> SiteTemplates? {
        do {
            let templates = try SiteTemplates(
                files,
                shape: siteShape(
                    params: Set(configuration.params.map(\.key)), postParams: reading.params, data: data.names,
                    taxonomies: Set(catalogue.taxonomies.lazy.filter { !$0.terms.isEmpty }.map(\.name))))
            try checkNamed(templates, catalogue, folder, problems: &problems)
            return templates
        } catch {
            problems.append(error.diagnostics)
            return nil
        }
    }

    /// Checks the partials and the templates that texts name, each once.
    private func checkNamed(
        _ templates: SiteTemplates, _ catalogue: SiteCatalogue, _ folder: SiteFolder, problems: inout SiteProblems
    ) throws(TemplateErrors) {
        var seen: Set<String> = []
        let texts = catalogue.posts + catalogue.sections.compactMap(\.index) + (catalogue.home.map { [$0] } ?? [])
        for post in texts {
            for slot in post.body.slots {
                guard templates.contains(slot.name) else {
                    problems.append(unknown(slot, post, templates, folder))
                    continue
                }
                if seen.insert(slot.name).inserted { try templates.check(asPage: slot.name) }
            }
            if let name = post.post.template, templates.contains(name), seen.insert(name).inserted {
                try templates.check(asPage: name)
            }
        }
    }

    private func unknown(
        _ slot: BodySlot, _ post: SitePost, _ templates: SiteTemplates, _ folder: SiteFolder
    ) -> Diagnostic {
        let near = suggestion(for: slot.name, among: templates.names)
        let message = "there is no template \"\(slot.name)\""
        let hint = near.map { "did you mean \"\($0)\"?" } ?? "known are \(templates.names.joined(separator: ", "))"
        guard let source = try? SourceText(path: post.post.path, bytes: folder.read(post.file)),
            slot.offset < source.bytes.count
        else { return Diagnostic(path: post.post.path, message, hint: hint) }
        let end = source.lineRange(at: slot.offset).upperBound
        return Diagnostic(source, at: slot.offset..<max(slot.offset, end), message, hint: hint)
    }
}

/// A tree of front matter or data as templates see it. What is nothing is absent.
func templateFields(_ entries: [MetadataEntry]) -> [String: TemplateValue] {
    var fields: [String: TemplateValue] = [:]
    for entry in entries { if let value = templateValue(entry.value) { fields[entry.key] = value } }
    return fields
}

func templateValue(_ value: MetadataValue) -> TemplateValue? {
    switch value.content {
    case .null, .scalar(""): nil
    // As YAML has them: a section over them is made, or not.
    case .scalar("true"): .flag(true)
    case .scalar("false"): .flag(false)
    case .scalar(let text): .text(text)
    case .list(let values): .list(values.compactMap(templateValue))
    case .table(let entries): .object(TemplateObject(templateFields(entries)))
    }
}

extension [String: TemplateValue] {
    /// Sets a text that is there, and has something in it.
    mutating func set(_ key: String, _ text: String?) {
        if let text, !text.isEmpty { self[key] = .text(text) }
    }
}
