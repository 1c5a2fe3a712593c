import Glibc
import SourceText
import Synchronization

/// The folders in a folder, opened one in the other without following a link: so nothing outside is ever touched,
/// whatever becomes of the folders meanwhile.
///
/// Those that were used last stay open, a bounded number; any number of threads may ask at once.
package final class FolderTree: Sendable {
    /// As messages call it.
    package let path: String
    package let root: OpenFolder
    private let device: UInt
    private let known = Mutex(Generations())

    /// Folders that are known, in two generations: of those that nobody asked for since the last change all are closed.
    private struct Generations {
        var young: [OutputPath: OpenFolder] = [:]
        var old: [OutputPath: OpenFolder] = [:]
        /// Of each: a quarter of all files that the process may have open, at most.
        static let size = max(2, min(64, DescriptorLimit.raised() / 8))

        mutating func folder(_ path: OutputPath) -> OpenFolder? {
            if let folder = young[path] { return folder }
            guard let folder = old[path] else { return nil }
            insert(folder, path)
            return folder
        }

        mutating func remove(_ path: OutputPath) {
            young[path] = nil
            old[path] = nil
        }

        mutating func insert(_ folder: OpenFolder, _ path: OutputPath) {
            if young.count >= Self.size { (young, old) = ([:], young) }
            young[path] = folder
        }
    }

    /// What is found under a path.
    package enum Standing {
        case folder(OpenFolder)
        case missing
        /// Something else has the name of this folder on the way.
        case blocked(OutputPath, Obstacle)
    }

    /// - Parameter root: open already.
    package init(_ root: OpenFolder, path: String) {
        (self.root, self.path) = (root, path)
        device = root.device
    }

    /// What stands under the path of a folder.
    ///
    /// - Throws: ``Problem`` for a folder that may not be entered.
    package func folder(_ path: OutputPath) throws(Problem) -> Standing {
        if path.isRoot { return .folder(root) }
        if let folder = known.withLock({ $0.folder(path) }) { return .folder(folder) }
        let folders = path.folders + [path]
        var (open, start) = (root, 0)
        for (place, folder) in folders.enumerated().dropLast().reversed() {
            guard let found = known.withLock({ $0.folder(folder) }) else { continue }
            (open, start) = (found, place + 1)
            break
        }
        for folder in folders[start...] {
            guard let next = OpenFolder(folder.name, in: open) else {
                let code = errno
                switch code {
                case ENOENT: return .missing
                case ENOTDIR, ELOOP:
                    let obstacle = try Obstacle.found(folder.name, in: open, path: messagePath(folder))
                    return .blocked(folder, obstacle ?? .other)
                default: throw .writing(messagePath(folder), code, brokeOff: false)
                }
            }
            guard next.device == device else { return .blocked(folder, .mount) }
            open = next
            known.withLock { $0.insert(next, folder) }
        }
        return .folder(open)
    }

    /// Closes all, so that what was moved or removed meanwhile is not taken for what it was.
    package func forget() {
        known.withLock { $0 = Generations() }
    }

    /// Closes a folder that was removed.
    package func forget(_ path: OutputPath) {
        known.withLock { $0.remove(path) }
    }

    package func messagePath(_ path: OutputPath) -> String {
        path.isRoot ? self.path : (self.path.hasSuffix("/") ? self.path : self.path + "/") + path.text
    }
}

/// What is no folder or no file, and so stands in the way.
package enum Obstacle {
    case file, folder, link, mount, other

    /// What has a name in a folder, or nil for nothing.
    ///
    /// - Parameter path: what a message calls the place.
    /// - Throws: ``Problem`` if nobody can tell.
    package static func found(
        _ name: String, in folder: OpenFolder, path: @autoclosure () -> String
    ) throws(Problem) -> Obstacle? {
        try FileLookup(name, in: folder.descriptor).status(ofOutput: path()).map(Obstacle.init)
    }

    package init(_ status: stat) {
        self =
            switch status.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .folder
            case S_IFLNK: .link
            default: .other
            }
    }

    package var reason: String {
        switch self {
        case .file: "there is a file of this name that Stratus did not make"
        case .folder: "there is a folder of this name"
        case .link: "this is a symbolic link, which could lead out of the output folder"
        case .mount: "this folder is on another disk than the output, where files cannot be moved to in one step"
        case .other: "there is something of this name that is neither file nor folder"
        }
    }

    package var hint: String {
        switch self {
        case .mount: "build into the folder of that disk, or unmount it"
        default: "move it away, or choose another output folder"
        }
    }
}

/// A folder to look up names in, closed with the last who holds it.
package final class OpenFolder: Sendable {
    package let descriptor: Int32
    package let device: UInt
    package let identity: FileIdentity

    /// `O_PATH` of Linux, which the header gives as a macro that Swift does not import: looking up is all that is wanted.
    private static let lookingUp: Int32 = 0o10_000_000

    /// nil with the reason in `errno`; a link is none.
    package convenience init?(_ name: String, in folder: OpenFolder) {
        self.init(opened: openat(folder.descriptor, name, Self.lookingUp | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC))
    }

    /// The folder itself, by another descriptor.
    convenience init?(_ folder: Int32) {
        self.init(opened: openat(folder, ".", Self.lookingUp | O_DIRECTORY | O_CLOEXEC))
    }

    /// Follows links.
    package convenience init?(_ path: String) {
        self.init(opened: open(path, Self.lookingUp | O_DIRECTORY | O_CLOEXEC))
    }

    private init?(opened descriptor: Int32) {
        guard descriptor >= 0 else { return nil }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else {
            let code = errno
            close(descriptor)
            errno = code
            return nil
        }
        (self.descriptor, device, identity) = (descriptor, UInt(status.st_dev), FileIdentity(status))
    }

    deinit { close(descriptor) }

    /// Whether files can be moved from here to another folder: not to another disk, and to none that is mounted elsewhere.
    package func isOnDisk(of other: OpenFolder) -> Bool {
        // Nothing can be renamed to ".": the system says so, or before that, that these are two mounts, be it of one disk.
        device == other.device && !(renameat(descriptor, ".", other.descriptor, ".") != 0 && errno == EXDEV)
    }

    /// Whether it has no name any more: nothing can be made in it.
    package var isRemoved: Bool {
        var status = stat()
        return fstat(descriptor, &status) == 0 && status.st_nlink == 0
    }
}
