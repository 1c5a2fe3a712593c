import SourceText

/// What happened in a folder that is watched.
package enum FolderChange: Equatable, Sendable {
    /// Files and folders that were made, changed or removed, by their paths in the folder; never none.
    case paths(Set<String>)
    /// Nobody knows what is another one: more happened at once than the system tells, or the folder is another one.
    case everything
    /// The folder itself is gone; it is waited for.
    case gone

    /// A file, and how many more there are: `content/posts/a.md and 3 more`.
    package var summary: String {
        switch self {
        case .everything: return "everything"
        case .gone: return "the folder is gone"
        case .paths(let paths):
            // Of a new folder the first file says more than the folder.
            let folders = Set(paths.compactMap { path in path.lastIndex(of: "/").map { String(path[..<$0]) } })
            let first = paths.filter { !folders.contains($0) }.min { $0.utf8.lexicographicallyPrecedes($1.utf8) }
            return (first ?? "") + (paths.count > 1 ? " and \(paths.count - 1) more" : "")
        }
    }
}
