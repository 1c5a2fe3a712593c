import FileAccess
import Glibc
import Synchronization

/// A record of what builds read in the site's folder, which tells a change of the site from that of a log beside it.
package final class SiteReads: Sendable {
    private let options: SiteOptions
    /// The files and folders read besides those that the settings name, as paths in the site's folder.
    private let others = Mutex<Set<String>>([])

    /// Records what builds with these options read; replaces their ``SiteOptions/noteRead``.
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

    /// Returns a path in the site's folder, or nil for one outside.
    private func pathInSite(_ path: [UInt8]) -> String? {
        guard let root = FolderPath.real(Array(options.folder.utf8)) else { return nil }
        let start = FolderPath.joined(root, [])
        return path.starts(with: start) ? String(decoding: path[start.count...], as: UTF8.self) : nil
    }

    /// Returns those paths that a build reads, that are in a folder that it reads, or that contain one.
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
