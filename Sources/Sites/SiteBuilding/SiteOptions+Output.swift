import CloudRendering
import FileAccess
import SitePublishing

extension SiteOptions {
    /// Where the pages go, by the site's configuration as it is now; nil where that cannot be read, or where a build would
    /// refuse the folder.
    ///
    /// - Complexity: one file is read, and no post.
    public func outputFolder() -> String? {
        guard let site = try? SiteFolder(folder), let settings = try? SiteSettings(reading: site, self) else {
            return nil
        }
        return try? settings.outputFolder(in: site)
    }

    /// The folders that the site is read from, there or not, by its configuration as it is now; none where that cannot be
    /// read.
    ///
    /// - Complexity: one file is read, and no post.
    package func sourceFolders() -> [String] {
        settings.map { settings in settings.sourceFolders.map { resolvedPath($0, from: settings.folder) } } ?? []
    }

    /// The same, and the files that options of clouds name; nil where the configuration cannot be read.
    func readPaths() -> [String]? { settings.map { sourceFolders() + $0.namedFiles } }

    private var settings: SiteSettings? {
        (try? SiteFolder(folder)).flatMap { try? SiteSettings(reading: $0, self) }
    }
}

extension SiteError {
    /// Any failure of a build as one.
    ///
    /// - Parameter site: by which the site is called where the failure names no file.
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
