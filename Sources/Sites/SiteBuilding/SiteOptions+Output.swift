import CloudRendering
import FileAccess
import SitePublishing

extension SiteOptions {
    /// Returns the output folder by the site's configuration at this moment; nil if that cannot be read or a build
    /// would refuse the folder.
    ///
    /// - Complexity: reads one file, and no post.
    public func outputFolder() -> String? {
        guard let site = try? SiteFolder(folder), let settings = try? SiteSettings(reading: site, self) else {
            return nil
        }
        return try? settings.outputFolder(in: site)
    }

    /// Returns the source folders, existing or not, by the site's configuration at this moment; empty if that cannot be
    /// read.
    ///
    /// - Complexity: reads one file, and no post.
    package func sourceFolders() -> [String] {
        settings.map { settings in settings.sourceFolders.map { resolvedPath($0, from: settings.folder) } } ?? []
    }

    /// Returns the source folders and the files that options of clouds name; nil if the configuration cannot be read.
    func readPaths() -> [String]? { settings.map { sourceFolders() + $0.namedFiles } }

    private var settings: SiteSettings? {
        (try? SiteFolder(folder)).flatMap { try? SiteSettings(reading: $0, self) }
    }
}

extension SiteError {
    /// Turns any failure of a build into a site's error.
    ///
    /// - Parameter site: the name of the site, for failures that name no file.
    public init(of failure: any Error, site: String) {
        if let error = failure as? SiteError {
            self = error
            return
        }
        var problems = SiteProblems()
        problems.append(of: failure, path: site)
        self.init(problems)
    }
}
