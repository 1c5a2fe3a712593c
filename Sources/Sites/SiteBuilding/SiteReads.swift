import FileAccess
import Glibc
import Synchronization

/// What builds of a site read in its folder, which tells a change of the site from one of a log that is written beside it.
package final class SiteReads: Sendable {
    private let options: SiteOptions
    /// Files and folders besides those that the settings name, as paths in the site's folder.
    private let others = Mutex<Set<String>>([])

    /// Takes over ``SiteOptions/noteRead`` of the options.
    package init(_ options: inout SiteOptions) {
        self.options = options
        options.noteRead = { [self] in note($0) }
    }

    private func note(_ path: String) {
        // By the name that it has in the folder, which may be a link, and by where that leads.
        for place in [FolderPath.realParent(Array(path.utf8)), FolderPath.realOfNew(Array(path.utf8))] {
            guard let place = place.flatMap(pathInSite) else { continue }
            _ = others.withLock { $0.insert(place) }
        }
    }

    /// Nil outside of the site.
    private func pathInSite(_ path: [UInt8]) -> String? {
        guard let root = FolderPath.real(Array(options.folder.utf8)) else { return nil }
        let start = FolderPath.joined(root, [])
        return path.starts(with: start) ? String(decoding: path[start.count...], as: UTF8.self) : nil
    }

    /// Those of some paths that a build reads, or that lie in a folder that it reads or have one in them.
    ///
    /// - Parameter paths: in the site's folder. All of them count where the settings cannot be read.
    package func read(of paths: Set<String>) -> Set<String> {
        guard let read = options.readPaths() else { return paths }
        for path in read { note(path) }
        let known = others.withLock { $0 }.union(["stratus.yml", "stratus.yaml"])
        return paths.filter { path in
            known.contains { path == $0 || path.hasPrefix($0 + "/") || $0.hasPrefix(path + "/") }
        }
    }
}
