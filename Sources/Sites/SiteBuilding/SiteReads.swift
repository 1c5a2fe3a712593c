import FileAccess
import Glibc
import Synchronization

/// A record of the files that builds read in the site's folder, by which a preview ignores changes of other files, such
/// as logs.
package final class SiteReads: Sendable {
    private let options: SiteOptions
    /// The files and folders that builds read although the settings do not name them, as paths in the site's folder.
    private let others = Mutex<Set<String>>([])

    /// Creates a record, and sets ``SiteOptions/noteRead`` so that builds with these options add to it.
    package init(_ options: inout SiteOptions) {
        self.options = options
        options.noteRead = { [self] in note($0) }
    }

    private func note(_ path: String) {
        // A file is recorded by its name in the folder, which may be a link, and by where that leads.
        for place in [FolderPath.realParent(Array(path.utf8)), FolderPath.realOfNew(Array(path.utf8))] {
            guard let place = place.flatMap(pathInSite) else { continue }
            _ = others.withLock { $0.insert(place) }
        }
    }

    /// Returns the part of a path below the site's folder, or nil for a path outside.
    private func pathInSite(_ path: [UInt8]) -> String? {
        guard let root = FolderPath.real(Array(options.folder.utf8)) else { return nil }
        let start = FolderPath.joined(root, [])
        return path.starts(with: start) ? String(decoding: path[start.count...], as: UTF8.self) : nil
    }

    /// Returns the paths that a build reads, and those inside or above a folder or file that it reads.
    ///
    /// - Parameter paths: paths in the site's folder; all are returned if the settings cannot be read.
    package func read(of paths: Set<String>) -> Set<String> {
        guard let read = options.readPaths() else { return paths }
        for path in read { note(path) }
        let known = others.withLock { $0 }.union(["stratus.yml", "stratus.yaml"])
        return paths.filter { path in
            known.contains { path == $0 || path.hasPrefix($0 + "/") || $0.hasPrefix(path + "/") }
        }
    }
}
