import Glibc
import SourceText

/// The folder of outputs, and who has it.
extension Publication {
    /// Opens the folder and takes its lock; it is made anew as often as a build that made it, and has nothing to leave,
    /// removes it meanwhile.
    static func open(
        _ path: String, _ waiting: inout Waiting, _ calls: ChangingCalls
    ) throws(OutputError) -> (root: OpenFolder, own: OwnFolder, isNew: Bool) {
        while true {
            guard let (real, isNew) = try realFolder(path) else { continue }
            guard let root = OpenFolder(real) else {
                if errno == ENOENT { continue }
                throw .writing(path, errno, brokeOff: false)
            }
            if let own = try OwnFolder(in: root, path: path, waiting: &waiting, calls: calls) {
                return (root, own, isNew)
            }
        }
    }

    /// - Returns: nil where it was there and is not there any more.
    private static func realFolder(_ path: String) throws(OutputError) -> (path: String, isNew: Bool)? {
        let isNew = mkdir(path, 0o777) == 0
        let code = errno
        guard let resolved = realpath(path, nil) else {
            let failure = errno
            // A link to nothing is there.
            if isNew || code == EEXIST, failure == ENOENT, case .absent = FileLookup(path) { return nil }
            if isNew { rmdir(path) }
            throw .writing(path, isNew || failure != ENOENT ? failure : code, brokeOff: false)
        }
        defer { free(resolved) }
        let real = String(cString: resolved)
        guard let status = try FileLookup(real, followsLinks: true).status(ofOutput: path) else { return nil }
        guard status.st_mode & S_IFMT == S_IFDIR else {
            throw OutputError(
                path: path, reason: "this is no folder, expected one for the site", hint: "choose another one",
                brokeOff: false)
        }
        return (real, isNew)
    }
}
