import FileAccess
import SiteReading
import SourceText

/// A listing of the files in a site's source folders, with the problems of listing them.
struct SiteListing: Sendable {
    let content: [SiteFolder.File]
    let templates: [SiteFolder.File]
    let data: [SiteFolder.File]
    /// The files that are copied unchanged.
    let statics: [SiteAsset]
    let problems: [Problem]
    /// The errors of folders that could not be listed.
    let unread: [Problem]
    /// Whether the listing may lack files that the last build published, so that all published pages have to stay.
    let hidesFiles: Bool
    /// Whether the listing may lack so much, such as a whole folder or a template, that the site cannot be published.
    let hidesFolders: Bool

    /// - Parameter output: the output folder, which is not listed even if links lead there.
    init(_ folder: SiteFolder, _ configuration: SiteConfiguration, output: String) {
        let selection = ContentSelection(configuration)
        let listings = [
            folder.files(
                in: configuration.contentFolder, for: .sources, besides: output, leavingOut: selection.leavesOut),
            folder.files(in: configuration.templatesFolder, for: .sources, besides: output),
            folder.files(in: configuration.dataFolder, for: .sources, besides: output),
            folder.files(in: configuration.staticFolder, for: .copies, besides: output),
        ]
        (content, templates, data) = (listings[0].files, listings[1].files, listings[2].files)
        statics = listings[3].files.map { SiteAsset(file: $0, target: $0.name, contentPath: nil) }
        problems = listings.flatMap(\.problems).flatMap { $0.placed(inSite: $0.path ?? "") }
        unread = listings.flatMap(\.problems).filter { $0.kind == .brokenInput }
        hidesFiles = listings.contains { $0.unreadKinds.contains(.file) }
        // All pages depend on templates and data.
        hidesFolders =
            listings.contains { $0.unreadKinds.contains(.folder) }
            || listings[1...2].contains { !$0.unreadKinds.isEmpty }
    }

    /// Calls `note` with each file outside the listed folders to which a link in them leads, and with that file's
    /// folder.
    ///
    /// - Parameter names: the paths of the listed folders in the site.
    func noteLinked(besides names: [String], in folder: SiteFolder, _ note: (String) -> Void) {
        for file in [content, templates, data, statics.map(\.file)].joined()
        where !names.contains(where: { file.location.hasPrefix($0 + "/") }) {
            note("\(folder.path)/\(file.location)")
            if let slash = file.location.lastIndex(of: "/") { note("\(folder.path)/\(file.location[..<slash])") }
        }
    }
}
