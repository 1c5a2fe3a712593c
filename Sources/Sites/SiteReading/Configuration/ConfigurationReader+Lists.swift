import CloudComposition
import DataReading
import SourceText
import TagParsing

/// Reading taxonomies, the menu and the options of clouds.
extension ConfigurationReader {
    mutating func readTaxonomies(_ entry: MetadataEntry) {
        var settings: [SiteConfiguration.TaxonomySetting] = []
        switch entry.value.content {
        case .list(let values):
            for value in values where !value.isEmpty {
                guard case .scalar(let key) = value.content else {
                    report(
                        value, "an entry of \"taxonomies\" is \(value.kindName), expected a key",
                        hint: "write taxonomies: [tags, categories], or a table with title and cloud for each")
                    continue
                }
                add(SiteConfiguration.TaxonomySetting(key: key), to: &settings, value)
            }
        case .table(let entries):
            for entry in entries {
                add(taxonomy(entry), to: &settings, MetadataValue(.scalar(entry.key), at: entry.keyOffset))
            }
        case .scalar(let key): add(SiteConfiguration.TaxonomySetting(key: key), to: &settings, entry.value)
        case .null: break
        }
        configuration.taxonomies = settings
    }

    private mutating func add(
        _ setting: SiteConfiguration.TaxonomySetting, to settings: inout [SiteConfiguration.TaxonomySetting],
        _ value: MetadataValue
    ) {
        let hint = "a taxonomy is a key of the front matter, and its page is named after it"
        guard setting.key.split(separator: ".", omittingEmptySubsequences: false).allSatisfy({ !$0.isEmpty }) else {
            return report(value, "the taxonomy \"\(setting.key)\" has a point without a name beside it", hint: hint)
        }
        if let other = settings.first(where: { $0.pathPart == setting.pathPart }) {
            return report(
                value, "the taxonomies \"\(other.key)\" and \"\(setting.key)\" have one page, \"\(setting.pathPart)\"",
                hint: hint)
        }
        settings.append(setting)
    }

    private mutating func taxonomy(_ entry: MetadataEntry) -> SiteConfiguration.TaxonomySetting {
        var setting = SiteConfiguration.TaxonomySetting(key: entry.key)
        guard !entry.value.isEmpty, let fields = table(entry) else { return setting }
        for field in fields {
            switch field.key {
            case "title": setting.title = field.value.isEmpty ? nil : caption(field)
            case "from": setting.from = field.value.isEmpty ? nil : scalar(field)
            case "cloud": setting.cloud = field.value.isEmpty ? [] : cloud(field)
            default: reportUnknown(field, among: ["title", "from", "cloud"], "the key of a taxonomy")
            }
        }
        return setting
    }

    mutating func readMenu(_ entry: MetadataEntry) {
        let hint = "write an item as - {title: About, url: /about/}"
        guard case .list(let items) = entry.value.content else {
            return report(entry.value, "\"menu\" is \(entry.value.shown), expected a list", hint: hint)
        }
        for item in items {
            guard case .table(let fields) = item.content else {
                report(item, "an item of \"menu\" is \(item.shown), expected title and url", hint: hint)
                continue
            }
            for field in fields where field.key != "title" && field.key != "url" {
                reportUnknown(field, among: ["title", "url"], "the key of an item of the menu")
            }
            guard let title = fields.first(where: { $0.key == "title" }),
                let url = fields.first(where: { $0.key == "url" }), !title.value.isEmpty, !url.value.isEmpty
            else {
                report(item, "an item of \"menu\" lacks its title or its url", hint: hint)
                continue
            }
            guard let text = caption(title), let address = scalar(url) else { continue }
            do throws(Problem) {
                configuration.menu.append(
                    SiteConfiguration.MenuItem(
                        title: text, url: try Link(address).destination, place: source.range(of: url.value)))
            } catch {
                report(url.value, error.message, hint: error.hint)
            }
        }
    }

    /// Returns the cloud options of a table. Each value is checked by itself; a wrong one is reported and left out.
    mutating func cloud(_ entry: MetadataEntry) -> [SiteConfiguration.CloudSetting] {
        guard let entries = table(entry) else { return [] }
        return entries.compactMap { cloud(option: $0) }
    }

    /// Returns a cloud option with its place; nil if the option has no value, or a wrong one, which is reported.
    mutating func cloud(option entry: MetadataEntry) -> SiteConfiguration.CloudSetting? {
        guard let definition = OptionDefinition.named(entry.key) else {
            let error = Problem(unknownName: entry.key)
            report(keyOf: entry, error.message, hint: error.hint)
            return nil
        }
        guard !entry.value.isEmpty else {
            if definition.isColor {
                report(keyOf: entry, "\"\(entry.key)\" has no value", hint: OptionDefinition.quotationHint(entry.key))
            }
            return nil
        }
        guard let value = optionValue(entry) else {
            report(
                entry.value, "the option \"\(entry.key)\" has no plain value",
                hint: "write one value after the colon, such as width: 640, or several as [0, 90, 240]")
            return nil
        }
        var options = CloudOptions()
        do throws(Problem) { try options.set(entry.key, to: value) } catch {
            report(entry.value, error.message, hint: error.hint)
            return nil
        }
        return SiteConfiguration.CloudSetting(name: entry.key, value: value, offset: entry.value.offset)
    }

    /// Returns the value of an option in the form of a tag list's front matter: one text, a list, or for `alias` a
    /// table; nil for any other value.
    private func optionValue(_ entry: MetadataEntry) -> OptionValue? {
        switch entry.value.content {
        case .scalar(let text): return .text(text)
        case .null: return nil
        case .list(let values):
            let entries = values.map(\.text)
            return entries.contains(nil) ? nil : .list(entries.compactMap(\.self))
        case .table(let entries):
            let pairs = entries.map { entry in entry.value.text.map { OptionValue.Pair(entry.key, $0) } }
            return entry.key != "alias" || pairs.contains(nil) ? nil : .pairs(pairs.compactMap(\.self))
        }
    }
}

extension SiteConfiguration.TaxonomySetting {
    /// The part of the address of the taxonomy's page, in whose folder the pages of its terms are: `tags` for `tags`,
    /// and `topics` for `params.topics`.
    package var pathPart: String {
        PathPart.of(key.split(separator: ".").last.map(String.init) ?? key)
    }
}
