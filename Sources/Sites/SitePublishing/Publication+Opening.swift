import FileAccess
import Glibc
import SourceText

/// The folder of outputs, and who has it.
extension Publication {
    /// Opens the folder and takes its lock; it is made anew as often as a build that made it, and has nothing to leave,
    /// removes it meanwhile.
    static func claim(
        _ path: String, _ place: StatePlace, _ waiting: inout Waiting, _ calls: FileSystemCalls
    ) throws(Problem) -> (root: OpenFolder, own: StateFolder, isNew: Bool) {
        while true {
            guard let (root, isNew) = try rootFolder(path) else { continue }
            place.adopt(StateFolder.Name.inOutput, in: root, calls)
            if let own = try StateFolder(place, of: root, path: path, waiting: &waiting, calls: calls) {
                return (root, own, isNew)
            }
            // The working folder was removed, and still answers to its path.
            guard OpenFolder(path)?.identity != root.identity else { throw .writing(path, ENOENT, brokeOff: false) }
        }
    }

    /// - Returns: nil where it was there and is not there any more.
    private static func rootFolder(_ path: String) throws(Problem) -> (root: OpenFolder, isNew: Bool)? {
        let making = FolderMaking(path)
        let isNew = if case .made = making { true } else { false }
        let code = if case .failed(let code) = making { code } else { EEXIST }
        // By its path as it was given: what links lead to, or the working folder, may have a name that is not UTF-8.
        if let root = OpenFolder(path) { return (root, isNew) }
        let failure = errno
        if isNew || code == EEXIST {
            if failure == ENOTDIR {
                throw Problem(
                    .cannotCreate, path, "this is no folder, expected one for the site", hint: "choose another one")
            }
            // A link to nothing is there.
            if failure == ENOENT, case .absent = FileLookup(path) { return nil }
        }
        if isNew { removeFolder(path) }
        throw .writing(path, isNew || failure != ENOENT ? failure : code, brokeOff: false)
    }
}
