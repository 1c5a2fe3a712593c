import DataReading
import SourceText

/// Reading the addresses of posts, and which files of the content are of the site.
extension ConfigurationReader {
    mutating func readPermalinks(_ entry: MetadataEntry) {
        if case .table(let fields) = entry.value.content {
            for field in fields where !field.value.isEmpty {
                readPermalink(field, section: field.key.split(separator: "/").filter { $0 != "." }.map(String.init))
            }
            return
        }
        readPermalink(entry, section: [])
    }

    private mutating func readPermalink(_ entry: MetadataEntry, section: [String]) {
        guard let text = scalar(entry) else { return }
        do throws(Problem) {
            configuration.permalinks.append(.init(section: section, pattern: try Permalink(text)))
        } catch {
            report(
                entry.value, "\"\(readable(text, atMost: 100))\": \(error.message)",
                hint: error.hint ?? "write a pattern such as /blog/:year/:month/:filename/")
        }
    }

    mutating func patterns(_ entry: MetadataEntry) -> [NamePathPattern] {
        let values = if case .list(let values) = entry.value.content { values } else { [entry.value] }
        return values.compactMap { value in
            if case .null = value.content { return nil }
            guard case .scalar(let text) = value.content else {
                report(
                    value, "an entry of \"\(entry.key)\" is \(value.kindName), expected a pattern",
                    hint: "write \(entry.key): [drafts/, \"*.txt\"]")
                return nil
            }
            do throws(Problem) { return try NamePathPattern(text) } catch {
                report(
                    value, "\"\(entry.key)\" has \"\(readable(text, atMost: 100))\": \(error.message)",
                    hint: error.hint)
                return nil
            }
        }
    }
}
