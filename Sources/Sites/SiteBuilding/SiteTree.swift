import FileAccess
import SiteReading

/// The part of a site in one language: its settings, addresses, posts and clouds.
struct SiteTree: Sendable {
    private(set) var settings: SiteSettings
    let addresses: SiteAddresses
    /// The folder of the language in the output folder; nil for the main language.
    let folder: String?
    var catalogue: SiteCatalogue
    let clouds: SiteClouds
    let colors: SiteColors

    var configuration: SiteConfiguration { settings.configuration }

    /// Returns the trees of a site, one for each language, the main language first.
    ///
    /// - Throws: ``SiteError`` or ``Problem`` for options of clouds that cannot be used.
    static func all(
        of posts: [SitePost], _ settings: SiteSettings, _ addresses: SiteAddresses, _ folder: SiteFolder,
        hasOwnStyles: Bool, _ problems: inout SiteProblems
    ) throws -> [SiteTree] {
        let addresses =
            addresses.style == .files
            ? addresses.knowing(posts.lazy.map { $0.address(by: addresses, categories: nil) }) : addresses
        let isOne = settings.configuration.languages.isEmpty
        let posts: [String?: [SitePost]] = isOne ? [nil: posts] : Dictionary(grouping: posts, by: \.post.languageFolder)
        let colors = try settings.colors(hasOwnStyles: hasOwnStyles)
        var trees = [try SiteTree(posts[nil] ?? [], settings, addresses, nil, folder, colors, &problems)]
        for language in settings.configuration.languages {
            var own = settings
            own.configuration = settings.configuration.inLanguage(language)
            trees.append(
                try SiteTree(
                    posts[language.folder] ?? [], own, addresses.inLanguage(language.folder), language.folder, folder,
                    colors, &problems))
        }
        return trees
    }

    private init(
        _ posts: [SitePost], _ settings: SiteSettings, _ addresses: SiteAddresses, _ language: String?,
        _ folder: SiteFolder, _ colors: SiteColors, _ problems: inout SiteProblems
    ) throws {
        var catalogue = SiteCatalogue(posts, settings.configuration, addresses, jobs: settings.options.jobs)
        clouds = try SiteClouds(catalogue, settings, colors)
        self.colors = colors
        catalogue.embedClouds(SiteEmbedding(catalogue, clouds, settings, folder), settings, problems: &problems)
        (self.catalogue, self.settings, self.addresses, self.folder) = (catalogue, settings, addresses, language)
    }

    /// Returns the tree with its menu checked: entries of taxonomies without terms are removed.
    ///
    /// - Parameter problems: receives the problems of broken addresses in the menu.
    func checkingMenu(_ targets: SiteTargets, _ failures: [PagelessPost], _ problems: inout SiteProblems) -> SiteTree {
        var tree = self
        let failures = PostFailures(failures, settings, root: addresses.root)
        problems.append(tree.settings.checkMenu(targets, addresses, failures))
        return tree
    }
}
