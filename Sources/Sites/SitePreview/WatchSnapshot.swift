import FileAccess
import Glibc

/// The files and folders of a folder as they are in a moment, to find out what has changed where the system does not tell.
struct WatchSnapshot {
    private var versions: [String: Version] = [:]

    private struct Version: Equatable {
        let device, inode: UInt
        let mode: UInt32
        let size, modified, modifiedPart, changed, changedPart: Int

        /// The times of a folder are those of its names, each of which is looked at itself.
        init(_ status: stat, isFolder: Bool) {
            (device, inode, mode) = (UInt(status.st_dev), UInt(status.st_ino), status.st_mode)
            size = isFolder ? 0 : Int(status.st_size)
            (modified, modifiedPart) = isFolder ? (0, 0) : (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
            (changed, changedPart) = isFolder ? (0, 0) : (status.st_ctim.tv_sec, status.st_ctim.tv_nsec)
        }
    }

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
                versions[String(decoding: path, as: UTF8.self)] = Version(status, isFolder: item.isFolder)
            }
        }
    }

    /// The paths of what is another one.
    func changes(from old: WatchSnapshot) -> Set<String> {
        var changed: Set<String> = []
        for (path, version) in versions where old.versions[path] != version { changed.insert(path) }
        for path in old.versions.keys where versions[path] == nil { changed.insert(path) }
        return changed
    }
}
