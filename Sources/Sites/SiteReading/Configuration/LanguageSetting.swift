import DataReading

extension SiteConfiguration {
    /// The settings under `languages:` for a language other than the main one.
    package struct LanguageSetting: Sendable {
        /// The language tag of BCP 47, as written.
        package let code: String
        /// The language's own name for itself, such as `Deutsch`; nil if the site gives none.
        package var name: String?
        /// The settings of the language, of which only those with keys in ``keys`` have an effect.
        package var configuration = SiteConfiguration()
        var keys: Set<String> = []

        init(code: String) { self.code = code }

        /// The folder of the language's pages in the output, and of its texts in the content.
        package var folder: String { code.lowercased() }
    }

    /// Returns the configuration for the pages of a language: the language's own settings, else those of the site.
    package func inLanguage(_ language: LanguageSetting) -> SiteConfiguration {
        var own = self
        let said = language.configuration
        own.language = language.code
        own.languageName = language.name
        own.direction = said.direction
        if language.keys.contains("title") { own.title = said.title }
        if language.keys.contains("author") { own.author = said.author }
        // The site's are in the main language.
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

    /// Removes the language from the folders and the file name of a post: the first folder, as in `de/hello.md`, or the
    /// end of the name, as in `hello.de.md`.
    ///
    /// - Returns: the folder of the language; nil for the main language.
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
