import FileAccess
import SiteReading
import SourceText

/// The files of a site's folders.
struct SiteListing: Sendable {
    let content: [SiteFolder.File]
    let templates: [SiteFolder.File]
    let data: [SiteFolder.File]
    /// Those that are taken over as they are.
    let statics: [SiteAsset]
    let problems: [Problem]
    /// Folders that the system did not let anybody list.
    let unread: [Problem]
    /// Whether files are missing that the last build perhaps published: its pages of them are to stay.
    let hidesFiles: Bool
    /// Whether so many may be missing that nothing can be published, since a site without them is another one.
    let hidesFolders: Bool

    /// - Parameter output: that is not to be read, wherever links lead.
    init(_ folder: SiteFolder, _ configuration: SiteConfiguration, output: String) {
        let listings = [
            folder.files(in: configuration.contentFolder, for: .sources, besides: output),
            folder.files(in: configuration.templatesFolder, for: .sources, besides: output),
            folder.files(in: configuration.dataFolder, for: .sources, besides: output),
            folder.files(in: configuration.staticFolder, for: .copies, besides: output),
        ]
        (content, templates, data) = (listings[0].files, listings[1].files, listings[2].files)
        statics = listings[3].files.map { SiteAsset(file: $0, target: $0.name, contentPath: nil) }
        problems = listings.flatMap(\.problems).flatMap { $0.toldOfSite($0.path ?? "") }
        unread = listings.flatMap(\.problems).filter { $0.kind == .brokenInput }
        hidesFiles = listings.contains { $0.hidden.contains(.file) }
        // Templates and data are in all pages.
        hidesFolders =
            listings.contains { $0.hidden.contains(.folder) } || listings[1...2].contains { !$0.hidden.isEmpty }
    }

    /// Tells where links lead: to other files of the site, and to the folders that these are in.
    ///
    /// - Parameter names: of the folders that are listed.
    func noteLinked(besides names: [String], in folder: SiteFolder, _ note: (String) -> Void) {
        for file in [content, templates, data, statics.map(\.file)].joined()
        where !names.contains(where: { file.location.hasPrefix($0 + "/") }) {
            note("\(folder.path)/\(file.location)")
            if let slash = file.location.lastIndex(of: "/") { note("\(folder.path)/\(file.location[..<slash])") }
        }
    }
}
