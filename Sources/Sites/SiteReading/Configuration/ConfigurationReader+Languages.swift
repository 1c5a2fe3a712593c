import DataReading
import SourceText

/// Reading the languages of a site other than its main one.
extension ConfigurationReader {
    private static let languageKeys: Set<String> = [
        "title", "description", "author", "direction", "taxonomies", "cloud", "words", "menu", "params",
    ]

    /// Reads `languages`, after all other keys.
    mutating func readLanguages() {
        guard let entry = entries["languages"], let languages = table(entry) else { return }
        for language in languages {
            guard let setting = languageSetting(language) else { continue }
            configuration.languages.append(setting)
        }
    }

    private mutating func languageSetting(_ entry: MetadataEntry) -> SiteConfiguration.LanguageSetting? {
        let code = entry.key
        guard LanguageTag(code) != nil else {
            report(
                keyOf: entry, "\"languages\" has \"\(readable(code, atMost: 100))\", expected a language tag",
                hint: "a language is written as en, pt-BR or zh-Hant")
            return nil
        }
        guard code.lowercased() != configuration.language.lowercased() else {
            report(
                keyOf: entry, "\"\(code)\" is the main language of the site already",
                hint: "leave it out here; what is said of it stands at the top, and language: names another one")
            return nil
        }
        guard !configuration.languages.contains(where: { $0.folder == code.lowercased() }) else {
            report(keyOf: entry, "\"languages\" has \"\(code)\" twice", hint: "leave one of them out")
            return nil
        }
        var setting = SiteConfiguration.LanguageSetting(code: code)
        var reader = ConfigurationReader(source)
        reader.configuration.language = code
        if !entry.value.isEmpty, let fields = table(entry) {
            reader.readKeys(fields, among: Self.languageKeys.union(["name"]), "the key of a language") {
                reader, field in
                if field.key == "name" { setting.name = reader.caption(field) }
            }
        }
        if reader.entries["direction"] == nil {
            reader.configuration.direction = writingDirection(ofLanguage: code)
        }
        reader.checkPlurals()
        if let field = reader.entries["taxonomies"] {
            if case .table = field.value.content {} else { reader.configuration.taxonomies = [] }
            for taxonomy in reader.configuration.taxonomies
            where !configuration.taxonomies.contains(where: { $0.key == taxonomy.key }) {
                reader.report(
                    keyOf: field, "the site has no taxonomy \"\(readable(taxonomy.key, atMost: 60))\"",
                    hint:
                        "all languages have those of the site: \(configuration.taxonomies.map(\.key).joined(separator: ", "))"
                )
            }
        } else {
            reader.configuration.taxonomies = []
        }
        setting.configuration = reader.configuration
        setting.keys = Set(reader.entries.keys)
        takeProblems(of: reader)
        return setting
    }
}
