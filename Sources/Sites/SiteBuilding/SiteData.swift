import CloudRendering
import DataReading
import FileAccess
import SiteReading
import SiteTemplates
import SourceText
import TagParsing

/// The data files as values for templates: `data.people` is the content of `data/people.yml`.
struct SiteData: Sendable {
    private(set) var names: Set<String> = []
    private(set) var value = TemplateValue.object(TemplateObject([:]))
    private(set) var problems = SiteProblems()

    init(_ listing: [SiteFolder.File], _ folder: SiteFolder) {
        var fields: [String: TemplateValue] = [:]
        for file in listing {
            let (name, ending) = Self.parts(of: file.name)
            guard let format = DataFormat(ending: ending) else {
                // A tag list is for a cloud that a text places.
                if InputFormat(path: file.name) != .tags || ["md", "markdown"].contains(ending) { continue }
                problems.append(
                    Problem(
                        path: file.path, severity: .warning, "this is not read: expected .yml, .yaml, .json or .toml",
                        hint: "what is to be copied as it is stands in the static folder"))
                continue
            }
            guard !name.contains("/"), !name.contains(".") else {
                problems.append(
                    Problem(
                        path: file.path,
                        "the name \"\(name)\" has a point or a folder, by which no template can call it",
                        hint: "give it a plain name, such as people.yml"))
                continue
            }
            guard names.insert(name).inserted else {
                problems.append(
                    Problem(path: file.path, "there is another file \"\(name)\"", hint: "rename one of the two"))
                continue
            }
            do {
                let source = try SourceText(path: file.path, bytes: folder.read(file))
                fields[name] = templateValue(try readData(source, format))
            } catch {
                problems.append(of: error, path: file.path)
            }
        }
        value = .object(TemplateObject(fields, isShared: true))
    }

    private static func parts(of name: String) -> (name: String, ending: String) {
        guard let point = name.lastIndex(of: ".") else { return (name, "") }
        return (String(name[..<point]), name[name.index(after: point)...].lowercased())
    }
}
