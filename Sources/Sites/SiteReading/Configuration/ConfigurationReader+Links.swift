import DataReading
import SourceText

/// Reading what a build does about links.
extension ConfigurationReader {
    mutating func readLinks(_ entry: MetadataEntry) {
        if case .scalar = entry.value.content {
            guard let treatment = treatment(entry) else { return }
            for kind in LinkSettings.Kind.allCases { configuration.links[kind] = treatment }
            return
        }
        guard let fields = table(entry) else { return }
        for field in fields where !field.value.isEmpty {
            guard let kind = LinkSettings.Kind(rawValue: field.key) else {
                reportUnknown(field, among: LinkSettings.Kind.allCases.map(\.rawValue), "the kind of links")
                continue
            }
            if let treatment = treatment(field) { configuration.links[kind] = treatment }
        }
    }

    private mutating func treatment(_ entry: MetadataEntry) -> LinkSettings.Treatment? {
        // YAML reads a bare off as false.
        if case .scalar(let text) = entry.value.content, text.lowercased() == "false" { return .off }
        return choice(entry, LinkSettings.Treatment.allCases.map(\.rawValue))
            .flatMap { LinkSettings.Treatment(rawValue: $0) }
    }

    mutating func readElsewhere(_ entry: MetadataEntry) {
        let values = if case .list(let values) = entry.value.content { values } else { [entry.value] }
        for value in values where !value.isEmpty {
            guard case .scalar(let text) = value.content else {
                report(
                    value, "an entry of \"elsewhere\" is \(value.kindName), expected a path",
                    hint: "write elsewhere: [/assets/images/, /install/]")
                continue
            }
            do throws(Problem) { configuration.links.elsewhere.append(try ForeignPath(text)) } catch {
                report(
                    value, "\"elsewhere\" has \"\(readable(text, atMost: 100))\", \(error.message)", hint: error.hint)
            }
        }
    }
}
