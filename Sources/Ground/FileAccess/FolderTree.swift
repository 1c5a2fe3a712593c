import Glibc
import SourceText
import Synchronization

/// The folders inside an output folder, each opened relative to its parent and without following links, so that nothing
/// outside the output is changed even if somebody replaces folders meanwhile.
///
/// A bounded number of the most recently used folders stay open. Any number of threads may use a tree at once.
package final class FolderTree: Sendable {
    /// The path of the output folder, as messages show it.
    package let path: String
    package let root: OpenFolder
    private let device: UInt
    private let known = Mutex(Generations())

    /// The open folders, in two generations: when the young one is full, it becomes the old one, and folders that
    /// nobody used since the last such change are closed.
    private struct Generations {
        var young: [OutputPath: OpenFolder] = [:]
        var old: [OutputPath: OpenFolder] = [:]
        /// The capacity of each generation: together at most a quarter of the files that the process may have open.
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

    /// The outcome of looking for the folder at a path in the tree.
    package enum Lookup {
        case folder(OpenFolder)
        case missing
        /// A part of the path, given first, is not a usable folder: something else has its name, or it is on another
        /// disk.
        case blocked(OutputPath, Obstacle)
    }

    /// Makes the tree of an output folder.
    ///
    /// - Parameters:
    ///   - root: the open output folder.
    ///   - path: the path of the output folder, as messages show it.
    package init(_ root: OpenFolder, path: String) {
        (self.root, self.path) = (root, path)
        device = root.device
    }

    /// Looks for the folder at a path, and keeps the folders on the way to it open.
    ///
    /// - Throws: ``Problem`` for a folder that cannot be opened, such as one without permission.
    package func folder(_ path: OutputPath) throws(Problem) -> Lookup {
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

    /// Closes all folders but the root, so that folders moved or removed meanwhile are not used under their old paths.
    package func forget() {
        known.withLock { $0 = Generations() }
    }

    /// Closes the folder at a path, since it was removed.
    package func forget(_ path: OutputPath) {
        known.withLock { $0.remove(path) }
    }

    /// Returns the path of a file or folder of the tree in the form that messages show.
    package func messagePath(_ path: OutputPath) -> String {
        path.isRoot ? self.path : (self.path.hasSuffix("/") ? self.path : self.path + "/") + path.text
    }
}

/// An obstacle to making an output: the kind of item that already has its name.
package enum Obstacle {
    case file, folder, link, mount, other

    /// Returns the kind of item that has the name in a folder, or nil if there is none.
    ///
    /// - Parameter path: the path that the message shows.
    /// - Throws: ``Problem`` if the lookup failed.
    package static func found(
        _ name: String, in folder: OpenFolder, path: @autoclosure () -> String
    ) throws(Problem) -> Obstacle? {
        try FileLookup(name, in: folder.descriptor).status(ofOutput: path()).map(Obstacle.init)
    }

    /// Returns the kind of item that has the given status; never `mount`, which the status does not show.
    package init(_ status: stat) {
        self =
            switch status.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .folder
            case S_IFLNK: .link
            default: .other
            }
    }

    /// The reason why the output cannot be made, as the text of a message.
    package var reason: String {
        switch self {
        case .file: "there is a file of this name that Stratus did not make"
        case .folder: "there is a folder of this name"
        case .link: "this is a symbolic link, which could lead out of the output folder"
        case .mount: "this folder is on another disk than the output, where files cannot be moved to in one step"
        case .other: "there is something of this name that is neither file nor folder"
        }
    }

    /// The advice on how to remove the obstacle, as the hint of a message.
    package var hint: String {
        switch self {
        case .mount: "build into the folder of that disk, or unmount it"
        default: "move it away, or choose another output folder"
        }
    }
}

/// An open folder, in which names are looked up. The descriptor is closed with the last reference to the object.
package final class OpenFolder: Sendable {
    package let descriptor: Int32
    package let device: UInt
    package let identity: FileIdentity

    /// `O_PATH` of Linux, which the header defines as a macro that Swift does not import. It suffices for looking up
    /// names.
    private static let lookingUp: Int32 = 0o10_000_000

    /// Opens the folder with the given name in another folder; nil, with the reason in `errno`, if there is none or the
    /// name is that of a link.
    package convenience init?(_ name: String, in folder: OpenFolder) {
        self.init(opened: openat(folder.descriptor, name, Self.lookingUp | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC))
    }

    /// Opens the folder of a descriptor once more, under a descriptor of its own.
    convenience init?(_ folder: Int32) {
        self.init(opened: openat(folder, ".", Self.lookingUp | O_DIRECTORY | O_CLOEXEC))
    }

    /// Opens the folder at a path, and follows links; nil, with the reason in `errno`, if that fails.
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

    /// Returns whether files can be moved from this folder to another: both must be on the same disk and in the same
    /// mount.
    package func isOnDisk(of other: OpenFolder) -> Bool {
        // Nothing can be renamed to ".": the call always fails, with `EXDEV` if the mounts differ, even mounts of one
        // disk.
        device == other.device && !(renameat(descriptor, ".", other.descriptor, ".") != 0 && errno == EXDEV)
    }

    /// Whether the folder has been deleted, so that nothing can be created in it.
    package var isRemoved: Bool {
        var status = stat()
        return fstat(descriptor, &status) == 0 && status.st_nlink == 0
    }
}
