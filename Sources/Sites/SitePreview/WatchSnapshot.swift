import FileAccess
import Glibc

/// A snapshot of the files and folders in a folder, which shows what has changed when the system reports no events.
struct WatchSnapshot {
    private var versions: [String: Version] = [:]

    private enum Version: Equatable {
        case file(FileStamp, mode_t)
        /// A folder, without its times: these only say which names are in it, and each of those is looked at itself.
        case folder(FileIdentity, mode_t)
    }

    /// Records the version of every file and folder in the scope.
    ///
    /// - Complexity: O(n) in the files; about 3 µs each.
    init(_ root: [UInt8], _ scope: WatchScope) {
        var rest: [[UInt8]] = [[]]
        while let folder = rest.popLast() {
            for item in FolderPath.items(FolderPath.joined(root, folder)) {
                let path = FolderPath.joined(folder, item.name)
                guard !scope.leavesOut(path) else { continue }
                if item.isFolder {
                    guard !WatchScope.isToolFolder(item.name) else { continue }
                    rest.append(path)
                } else if WatchScope.isScratchFile(item.name) {
                    continue
                }
                guard let status = FileLookup(FolderPath.joined(root, path)).status else { continue }
                versions[String(decoding: path, as: UTF8.self)] =
                    item.isFolder
                    ? .folder(FileIdentity(status), status.st_mode) : .file(FileStamp(status), status.st_mode)
            }
        }
    }

    /// Returns the paths that were added, changed or removed since an older snapshot.
    func changes(from old: WatchSnapshot) -> Set<String> {
        var changed: Set<String> = []
        for (path, version) in versions where old.versions[path] != version { changed.insert(path) }
        for path in old.versions.keys where versions[path] == nil { changed.insert(path) }
        return changed
    }
}
