import DataReading

extension SiteConfiguration {
    /// What `languages:` says of a language that the site has beside its main one.
    package struct LanguageSetting: Sendable {
        /// As written, a tag of BCP 47.
        package let code: String
        /// What it calls itself, where Stratus is not to know: `Deutsch`.
        package var name: String?
        /// Only the keys that are written count.
        var configuration = SiteConfiguration()
        var keys: Set<String> = []

        init(code: String) { self.code = code }

        /// The folder of its pages, and of its texts.
        package var folder: String { code.lowercased() }
    }

    /// What holds of the pages of a language: its own settings before those of the site.
    package func inLanguage(_ language: LanguageSetting) -> SiteConfiguration {
        var own = self
        let said = language.configuration
        own.language = language.code
        own.languageName = language.name
        own.direction = said.direction
        if language.keys.contains("title") { own.title = said.title }
        if language.keys.contains("author") { own.author = said.author }
        // Those of the site are in its own language.
        (own.description, own.menu, own.words) = (said.description, said.menu, said.words)
        own.cloud += said.cloud
        own.params = said.params + params.filter { entry in !said.params.contains { $0.key == entry.key } }
        for index in own.taxonomies.indices {
            let setting = said.taxonomies.first { $0.key == own.taxonomies[index].key }
            own.taxonomies[index].title = setting?.title
            own.taxonomies[index].cloud += setting?.cloud ?? []
        }
        return own
    }

    /// The folder of a language in the names of a text, which are taken out of them: a folder at the top, `de/hello.md`, or
    /// the end of the name, `hello.de.md`.
    ///
    /// - Returns: nil for the main language.
    package func takeLanguage(fromFolders folders: inout [String], name: inout String) -> String? {
        guard !languages.isEmpty else { return nil }
        let known = [language.lowercased()] + languages.map(\.folder)
        var found: String?
        if let first = folders.first?.lowercased(), known.contains(first) {
            found = first
            folders.removeFirst()
        }
        var parts = name.split(separator: ".", omittingEmptySubsequences: false)
        if parts.count > 2, let part = parts.dropLast().last?.lowercased(), known.contains(part),
            found == nil || found == part
        {
            found = part
            parts.remove(at: parts.count - 2)
            name = parts.joined(separator: ".")
        }
        return found == known[0] ? nil : found
    }
}
