import BodyRendering
import BuiltInTemplates
import CloudComposition
import CloudRendering
import FileAccess
import FlowSolving
import MarkupEmission
import PageEmbedding
import SiteReading
import SiteTemplates
import SourceText
import TagParsing

/// The configuration of a site together with the options of a build, which override it.
struct SiteSettings: Sendable {
    var configuration: SiteConfiguration
    /// The text of `stratus.yml`, for messages; empty if there is none.
    let source: SourceText
    let options: SiteOptions
    /// The note that the settings are those of another generator; nil if they are Stratus's own.
    var note: Problem?
    /// The path of the site's folder with a final slash; empty for the working folder.
    let folder: String
    /// The names of the shortcodes for which there are templates, built-in ones or those of the site.
    private(set) var shortcodes: Set<String> = []

    init(_ configuration: SiteConfiguration, source: SourceText, options: SiteOptions) {
        (self.configuration, self.source, self.options) = (configuration, source, options)
        folder = start(in: options.folder)
        self.configuration.drafts = options.drafts ?? configuration.drafts
        self.configuration.future = options.future ?? configuration.future
        self.configuration.expired = options.expired ?? configuration.expired
        self.configuration.minify = options.minify ?? configuration.minify
    }

    /// Sets the names of the shortcodes by the files of the template folder.
    mutating func setShortcodes(by files: [SiteFolder.File]) {
        let start = SiteTemplates.shortcodeFolder + "/"
        let own = files.lazy.map(\.name).filter { $0.hasPrefix(start) && $0.hasSuffix(".mustache") }
        shortcodes = Set(own.map { String($0.dropFirst(start.count).dropLast(".mustache".count)) })
        shortcodes.formUnion(BuiltInSiteTemplate.shortcodes)
    }

    /// Returns the values that marks of templates in a post's text may name.
    func values(of post: Post) -> PostValues {
        var values = PostValues()
        (values.title, values.date, values.shortcodes) = (post.title, post.date, shortcodes)
        values.addresses = SiteAddresses(configuration)
        return values
    }

    /// Returns the colours of the site's pages and clouds.
    ///
    /// - Throws: the errors of ``cloudOptions(_:)``.
    func colors(hasOwnStyles: Bool) throws -> SiteColors {
        try SiteColors(cloudOptions([]), hasOwnStyles: hasOwnStyles)
    }

    /// Returns the options of a taxonomy's clouds: the build's overrides come first, then the taxonomy's own options,
    /// then those of the site, then the defaults for sites.
    ///
    /// - Parameter own: the taxonomy's own options.
    /// - Throws: ``SiteError`` with the place of each option that cannot be used; ``Problem`` for an override that
    ///   cannot.
    func cloudOptions(_ own: [SiteConfiguration.CloudSetting]) throws -> CloudOptions {
        var cloud = CloudOptions()
        var problems = SiteProblems()
        cloud.lang = configuration.language
        cloud.direction = configuration.direction == "rtl" ? .rightToLeft : .leftToRight
        cloud.order = .alphabetical
        cloud.unit = "posts"
        for setting in configuration.cloudSettings + own {
            do throws(Problem) {
                try Self.check(setting.name)
                try set(setting, in: &cloud)
            } catch {
                problems.append(
                    Problem(source, at: setting.offset..<setting.offset, error.message, hint: error.hint))
            }
        }
        for override in options.overrides {
            try Self.check(override.name)
            try cloud.set(override.name, to: override.value)
            if override.name == "theme" { _ = try Theme(named: override.value.text) }
        }
        do {
            _ = try cloud.readNameFiles()
            let merging = cloud.merge
            if cloud.order == .related { try cloud.readRelatedFile { mergeKey($0, merging) } }
        } catch {
            problems.append(self.problems(of: error, configuration.cloudSettings + own))
        }
        guard problems.isEmpty else { throw SiteError(problems) }
        return cloud
    }

    /// Returns an error as problems with places: an error of a file that cannot be opened is placed at the option that
    /// names the file, one of the file's contents in the file.
    private func problems(
        of error: Problem, _ settings: [SiteConfiguration.CloudSetting]
    ) -> [Problem] {
        func placed(_ setting: SiteConfiguration.CloudSetting, _ problem: String, _ hint: String?) -> [Problem] {
            [Problem(source, at: setting.offset..<setting.offset, problem, hint: hint)]
        }
        if error.isOfFile, let path = error.path {
            let setting = settings.last {
                isPath(option: $0.name, $0.value) && resolvedPath($0.value.text, from: folder) == path
            }
            guard let setting else { return error.placed(inSite: source.path) }
            let value = readable(setting.value.text, atMost: 60)
            let hint = error.hint ?? "paths are seen from the folder of the site"
            return placed(setting, "\(setting.name) \"\(value)\": \(error.message)", hint)
        }
        guard let option = error.option else { return error.placed(inSite: source.path) }
        guard let setting = settings.last(where: { $0.name == option }) else {
            return [Problem(path: source.path, error.message, hint: error.hint)]
        }
        return placed(setting, error.message, error.hint)
    }

    /// Sets an option of the configuration. A path in it is relative to the site's folder, and must not lead out of it.
    private func set(_ setting: SiteConfiguration.CloudSetting, in cloud: inout CloudOptions) throws(Problem) {
        let value = resolved(setting.value, of: setting.name, from: folder)
        if isPath(option: setting.name, value), SourceFolder(options.folder).located(value.text) == nil {
            throw Problem(
                option: setting.name,
                "\(setting.name) \"\(readable(setting.value.text, atMost: 60))\" leads out of the folder of the site",
                hint: "copy the file into it")
        }
        try cloud.set(setting.name, to: value)
        if setting.name == "theme" { try checkTheme(value.text) }
    }

    private func checkTheme(_ name: String) throws(Problem) {
        do { _ = try Theme(named: name) } catch {
            guard error.option == nil else { throw error }
            // The line number is that of the rule in the theme.
            let isInside = error.line != nil && error.kind == .badInput
            let problem = isInside ? "\(error.message), in line \(error.line ?? 1)" : error.message
            throw Problem(
                option: "theme", "theme \"\(readable(name, atMost: 60))\": \(problem)",
                hint: error.hint ?? "name a built-in theme, or a CSS file of the site")
        }
    }

    /// Checks that an option may be set in a site.
    ///
    /// - Throws: ``Problem`` for an option that the site itself sets or that has no effect.
    private static func check(_ option: String) throws(Problem) {
        guard let reason = refused[option] else { return }
        throw Problem(option: option, "\(option) \(reason)", hint: "leave it out")
    }

    private static let refused = [
        "title": "is the page's", "description": "is the page's", "link": "is the tag's page",
        "link-base": "is base-url", "alias": "does not act in a site, where each tag has a page",
        "alias-file": "does not act in a site, where each tag has a page",
        "merge": "does not act in a site, where each tag has a page",
    ]
}
