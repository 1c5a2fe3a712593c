import CloudRendering
import FileAccess
import SitePublishing

extension SiteOptions {
    /// Returns the output folder by the current configuration of the site; nil if the configuration cannot be read or a
    /// build would refuse the folder.
    ///
    /// - Complexity: reads one file, and no post.
    public func outputFolder() -> String? {
        guard let site = try? SiteFolder(folder), let settings = try? SiteSettings(reading: site, self) else {
            return nil
        }
        return try? settings.outputFolder(in: site)
    }

    /// Returns the paths of the source folders, existing or not, by the current configuration of the site; empty if the
    /// configuration cannot be read.
    ///
    /// - Complexity: reads one file, and no post.
    package func sourceFolders() -> [String] {
        settings.map { settings in settings.sourceFolders.map { resolvedPath($0, from: settings.folder) } } ?? []
    }

    /// Returns the paths of the source folders and of the files that options of clouds name; nil if the configuration
    /// cannot be read.
    func readPaths() -> [String]? { settings.map { sourceFolders() + $0.namedFiles } }

    private var settings: SiteSettings? {
        (try? SiteFolder(folder)).flatMap { try? SiteSettings(reading: $0, self) }
    }
}
