import SourceText

/// A change in a watched folder.
package enum FolderChange: Equatable, Sendable {
    /// Files and folders that were made, changed or removed, by their paths in the folder; never empty.
    case paths(Set<String>)
    /// Any file may have changed: more happened at once than the system reports, or another folder is at the path now.
    case everything
    /// The watched folder itself is gone; the watch waits until a folder is at its path again.
    case gone

    /// A description of the change for messages: one changed file and the number of further paths, such as
    /// `content/posts/a.md and 3 more`.
    package var summary: String {
        switch self {
        case .everything: return "everything"
        case .gone: return "the folder is gone"
        case .paths(let paths):
            // For a new folder, its first file says more than its name.
            let folders = Set(paths.compactMap { path in path.lastIndex(of: "/").map { String(path[..<$0]) } })
            let first = paths.filter { !folders.contains($0) }.min { $0.utf8.lexicographicallyPrecedes($1.utf8) }
            return (first ?? "") + (paths.count > 1 ? " and \(paths.count - 1) more" : "")
        }
    }
}
