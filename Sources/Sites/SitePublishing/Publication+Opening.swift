import FileAccess
import Glibc
import SourceText

extension Publication {
    /// Opens the output folder and takes its lock. Starts again whenever another build, which made the folder but
    /// published nothing, removes it meanwhile.
    static func claim(
        _ path: String, _ place: StatePlace, _ waiting: inout Waiting, _ calls: FileSystemCalls
    ) throws(Problem) -> (root: OpenFolder, own: StateFolder, isNew: Bool) {
        while true {
            guard let (root, isNew) = try rootFolder(path) else { continue }
            place.adopt(StateFolder.Name.inOutput, in: root, calls)
            if let own = try StateFolder(place, of: root, path: path, waiting: &waiting, calls: calls) {
                return (root, own, isNew)
            }
            // A working folder that was removed can still be opened by its path.
            guard OpenFolder(path)?.identity != root.identity else { throw .writing(path, ENOENT, brokeOff: false) }
        }
    }

    /// Opens the output folder, and makes it if it is missing.
    ///
    /// - Returns: nil if the folder existed at first and then was removed.
    private static func rootFolder(_ path: String) throws(Problem) -> (root: OpenFolder, isNew: Bool)? {
        let making = FolderMaking(path)
        let isNew = if case .made = making { true } else { false }
        let code = if case .failed(let code) = making { code } else { EEXIST }
        // The path is opened as given: the target of a link, or the working folder, may have a name that is not UTF-8.
        if let root = OpenFolder(path) { return (root, isNew) }
        let failure = errno
        if isNew || code == EEXIST {
            if failure == ENOTDIR {
                throw Problem(
                    .cannotCreate, path, "this is no folder, expected one for the site", hint: "choose another one")
            }
            // The path is a link to nothing if the lookup finds it.
            if failure == ENOENT, case .absent = FileLookup(path) { return nil }
        }
        if isNew { removeFolder(path) }
        throw .writing(path, isNew || failure != ENOENT ? failure : code, brokeOff: false)
    }
}
