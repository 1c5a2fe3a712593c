import BodyRendering
import BuiltInTemplates
import DataReading
import FileAccess
import SiteReading
import SiteTemplates
import SourceText

/// The template files of a site: those in its template folder, and built-in ones for all other names.
struct SiteTemplateFiles: Sendable {
    private(set) var files: [TemplateFile] = []
    private(set) var problems = SiteProblems()

    init(_ listing: [SiteFolder.File], _ folder: SiteFolder) {
        var own: Set<String> = []
        let ending = ".mustache"
        for file in listing {
            guard file.name.hasSuffix(ending) else {
                problems.append(
                    Problem(
                        path: file.path, severity: .warning, "this is no template: it does not end in \(ending)",
                        hint: "what is to be copied as it is stands in the static folder"))
                continue
            }
            let name = String(file.name.dropLast(ending.count))
            do {
                let source = try SourceText(path: file.path, bytes: folder.read(file))
                if let place = source.bytes.firstIndex(where: isForbidden) {
                    problems.append(
                        Problem(
                            source, at: place..<place + 1, "a control character, which no page can hold",
                            hint: "remove it"))
                    continue
                }
                files.append(TemplateFile(name: name, source: source, isBuiltIn: false))
                own.insert(name)
            } catch {
                problems.append(of: error, path: file.path)
            }
        }
        for shortcode in BuiltInSiteTemplate.shortcodes {
            let name = "\(SiteTemplates.shortcodeFolder)/\(shortcode)"
            guard !own.contains(name), let bytes = BuiltInSiteTemplate.bytes(ofShortcode: shortcode) else { continue }
            let source = SourceText(checked: bytes, path: "<built-in>/\(name)\(ending)")
            files.append(TemplateFile(name: name, source: source, isBuiltIn: true))
        }
        for name in BuiltInSiteTemplate.names where !own.contains(name) {
            guard let bytes = BuiltInSiteTemplate.bytes(named: name) else { continue }
            let source = SourceText(checked: bytes, path: "<built-in>/\(name)\(ending)")
            files.append(TemplateFile(name: name, source: source, isBuiltIn: true))
        }
    }

    /// Checks and compiles the templates, and checks that the templates named in texts exist.
    ///
    /// - Returns: the templates, or nil if one of them has an error.
    func checked(
        _ trees: [SiteTree], _ reading: SiteReading, _ data: SiteData,
        _ folder: SiteFolder, problems: inout SiteProblems
    ) -> SiteTemplates? {
        do {
            let templates = try SiteTemplates(
                files,
                shape: siteShape(
                    params: Set(trees.flatMap(\.configuration.params).map(\.key)), postParams: reading.params,
                    data: data.names,
                    taxonomies: Set(trees.flatMap(\.catalogue.taxonomies).lazy.filter { !$0.terms.isEmpty }.map(\.name))
                ))
            let texts = trees.map(\.catalogue).flatMap { catalogue in
                catalogue.posts + catalogue.sections.compactMap(\.index) + (catalogue.home.map { [$0] } ?? [])
            }
            try checkNamed(templates, texts, folder, problems: &problems)
            for file in files where SiteTemplates.isShortcode(file.name) { try templates.check(asShortcode: file.name) }
            // A post that failed may name a template that seems unused.
            if reading.failed.isEmpty { problems.append(unusedFiles(templates, texts)) }
            return templates
        } catch {
            problems.append(error.all)
            return nil
        }
    }

    /// Checks the partials and the templates that texts name, each of them once.
    private func checkNamed(
        _ templates: SiteTemplates, _ texts: [SitePost], _ folder: SiteFolder, problems: inout SiteProblems
    ) throws(Problem) {
        var seen: Set<String> = []
        for post in texts {
            for slot in post.body.slots {
                guard let name = slot.name else { continue }
                guard templates.contains(name) else {
                    problems.append(unknown(slot, name, post, templates, folder))
                    continue
                }
                if seen.insert(name).inserted { try templates.check(asPage: name) }
            }
            guard let name = post.post.template else { continue }
            if templates.contains(name), !templates.makesPages(name) {
                let known = templates.names.filter(templates.makesPages).joined(separator: ", ")
                problems.append(
                    named(
                        post, folder, .error,
                        "no page is made with the template \"\(name)\": it is a part of others, or a feed",
                        hint: "leave it out, or name one of \(known)"))
                continue
            }
            guard seen.insert(name).inserted else { continue }
            if templates.contains(name) {
                try templates.check(asPage: name)
            } else if let near = suggestion(for: name, among: ownNames) {
                problems.append(
                    named(
                        post, folder, .warning,
                        "there is no template \"\(readable(name, atMost: 60))\"; the page is made by post",
                        hint: "did you mean \"\(near)\"?"))
            }
        }
    }

    /// Returns a problem whose place is the name of the template in a post's front matter.
    private func named(
        _ post: SitePost, _ folder: SiteFolder, _ severity: Problem.Severity, _ message: String, hint: String
    ) -> Problem {
        let source = (try? SourceText(path: post.post.path, bytes: folder.read(post.file))) ?? post.post.source
        let place = post.post.templatePlace.flatMap { $0.upperBound <= source.bytes.count ? $0 : nil }
        return Problem(source, at: place ?? 0..<0, severity: severity, message, hint: hint)
    }

    private var ownNames: [String] { files.lazy.filter { !$0.isBuiltIn }.map(\.name) }

    /// Returns a warning for each template of the site's own that no page uses.
    private func unusedFiles(_ templates: SiteTemplates, _ texts: [SitePost]) -> [Problem] {
        var named = Set(texts.compactMap(\.post.template))
        for text in texts { named.formUnion(text.body.slots.compactMap(\.name)) }
        // A shortcode that no text uses is there for the next one.
        named.formUnion(files.lazy.map(\.name).filter(SiteTemplates.isShortcode))
        let unused = Set(templates.unused(besides: named))
        return files.lazy.filter { !$0.isBuiltIn && unused.contains($0.name) }.map { file in
            let near = suggestion(for: file.name, among: BuiltInSiteTemplate.names)
            return Problem(
                path: file.source.path, severity: .warning, "nothing is made with this template",
                hint: near.map { "did you mean \($0).mustache?" } ?? "a post names it as template: \(file.name)")
        }
    }

    private func unknown(
        _ slot: BodySlot, _ name: String, _ post: SitePost, _ templates: SiteTemplates, _ folder: SiteFolder
    ) -> Problem {
        let near = suggestion(for: name, among: templates.names)
        let message = "there is no template \"\(name)\""
        let hint = near.map { "did you mean \"\($0)\"?" } ?? "known are \(templates.names.joined(separator: ", "))"
        guard let source = try? SourceText(path: post.post.path, bytes: folder.read(post.file)),
            slot.offset < source.bytes.count
        else { return Problem(path: post.post.path, message, hint: hint) }
        let end = source.lineRange(at: slot.offset).upperBound
        return Problem(source, at: slot.offset..<max(slot.offset, end), message, hint: hint)
    }
}

/// Returns whether HTML and XML forbid a byte: ASCII control characters except white space.
private func isForbidden(_ byte: UInt8) -> Bool {
    byte < 0x20 && byte != 0x0A && byte != 0x09 && byte != 0x0D && byte != 0x0C || byte == 0x7F
}

/// Returns the entries of front matter or data as fields for templates, without empty values.
func templateFields(_ entries: [MetadataEntry]) -> [String: TemplateValue] {
    var fields: [String: TemplateValue] = [:]
    for entry in entries { if let value = templateValue(entry.value) { fields[entry.key] = value } }
    return fields
}

/// Returns a value of front matter or data as a value for templates, or nil for an empty one.
func templateValue(_ value: MetadataValue) -> TemplateValue? {
    switch value.content {
    case .null, .scalar(""): nil
    // YAML's booleans decide whether a section is shown.
    case .scalar("true"): .flag(true)
    case .scalar("false"): .flag(false)
    case .scalar(let text): .text(text)
    case .list(let values): .list(values.compactMap(templateValue))
    case .table(let entries): .object(TemplateObject(templateFields(entries)))
    }
}

extension [String: TemplateValue] {
    /// Sets a field to a text, unless the text is nil or empty.
    mutating func set(_ key: String, _ text: String?) {
        if let text, !text.isEmpty { self[key] = .text(text) }
    }
}
