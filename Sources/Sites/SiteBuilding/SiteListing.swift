import FileAccess
import SiteReading
import SourceText

/// The files of a site's folders.
struct SiteListing: Sendable {
    let content: [SiteFolder.File]
    let templates: [SiteFolder.File]
    let data: [SiteFolder.File]
    /// The files that are copied unchanged.
    let statics: [SiteAsset]
    let problems: [Problem]
    /// The errors of folders that could not be listed.
    let unread: [Problem]
    /// Whether files are missing that the last build may have published: their pages have to stay.
    let hidesFiles: Bool
    /// Whether so much may be missing that nothing can be published, since a site without it is another one.
    let hidesFolders: Bool

    /// - Parameter output: the output folder, which is not read, wherever links lead.
    init(_ folder: SiteFolder, _ configuration: SiteConfiguration, output: String) {
        let listings = [
            folder.files(in: configuration.contentFolder, for: .sources, besides: output),
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

    /// Reports the files to which links lead outside the listed folders, and the folders that contain these files.
    ///
    /// - Parameter names: the names of the listed folders.
    func noteLinked(besides names: [String], in folder: SiteFolder, _ note: (String) -> Void) {
        for file in [content, templates, data, statics.map(\.file)].joined()
        where !names.contains(where: { file.location.hasPrefix($0 + "/") }) {
            note("\(folder.path)/\(file.location)")
            if let slash = file.location.lastIndex(of: "/") { note("\(folder.path)/\(file.location[..<slash])") }
        }
    }
}
