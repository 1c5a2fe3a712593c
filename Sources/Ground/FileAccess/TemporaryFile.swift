import Glibc
import Synchronization

/// A file that has no name while it is written, so that a process that is killed leaves nothing behind. On a file
/// system without nameless files it has a hidden name from the beginning.
final class TemporaryFile {
    private let folder: OpenFolder
    /// The hidden name; empty for a nameless file.
    private(set) var name = ""
    private var descriptor: Int32 = -1

    /// A nameless file can get a name only by its path in this folder.
    private static let descriptors = "/proc/self/fd"
    private static let canName = access(descriptors, X_OK) == 0

    init(in folder: OpenFolder) { self.folder = folder }

    /// Opens the file and returns its descriptor, with the permissions of the user's mask; nil with the reason in
    /// `errno`.
    func open() -> Int32? {
        TemporaryNames.removeDead(in: folder)
        if Self.canName {
            descriptor = openat(folder.descriptor, ".", O_WRONLY | O_CLOEXEC | NamelessFile.flag, 0o666)
            if descriptor >= 0 { return descriptor }
            // A file system without such files reports one of these; any other error is a real failure.
            guard [EOPNOTSUPP, EISDIR, EINVAL, ENOENT].contains(errno) else { return nil }
        }
        var named: Int32 = -1
        let name = TemporaryNames.reserve(in: folder) { name in
            named = openat(folder.descriptor, name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o666)
            return named >= 0
        }
        guard let name else { return nil }
        (self.name, descriptor) = (name, named)
        flock(named, LOCK_EX | LOCK_NB)
        return named
    }

    /// Gives the file a hidden name, from which it can be renamed; returns false with the reason in `errno`.
    func giveName() -> Bool {
        guard name.isEmpty else { return true }
        flock(descriptor, LOCK_EX | LOCK_NB)
        guard let name = TemporaryNames.reserve(in: folder, { link(to: $0) }) else { return false }
        self.name = name
        return true
    }

    /// Gives the file its final name in one step, replacing whatever has it; returns false with the reason in `errno`.
    func take(_ target: String) -> Bool {
        guard isFlushed() else { return false }
        // A free name is taken directly, without a hidden name before.
        if name.isEmpty, link(to: target) {
            closeFile()
            return true
        }
        guard giveName(), TemporaryNames.rename(name, in: folder, to: target) else { return false }
        name = ""
        closeFile()
        return true
    }

    private func link(to name: String) -> Bool {
        linkat(AT_FDCWD, "\(Self.descriptors)/\(descriptor)", folder.descriptor, name, AT_SYMLINK_FOLLOW) == 0
    }

    /// Whether everything written has reached the file system. A network file system reports failures only when a
    /// descriptor of the file is closed, and the file must not become visible before.
    private func isFlushed() -> Bool {
        let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
        return copy >= 0 && Glibc.close(copy) == 0
    }

    private func closeFile() {
        if descriptor >= 0 { Glibc.close(descriptor) }
        descriptor = -1
    }

    /// Closes and removes an unfinished file, and keeps `errno`.
    deinit {
        let code = errno
        closeFile()
        if !name.isEmpty { TemporaryNames.remove(name, in: folder) }
        errno = code
    }
}

/// The registry of the hidden names, `.stratus-PID-N.tmp`, that files have while they are written.
///
/// Names are reserved and removed one at a time, so that a process that is asked to end can remove all its files and
/// reserve no more names: see ``end(_:)``.
package enum TemporaryNames {
    private struct ReservedName {
        let name: String
        let folder: OpenFolder
    }

    private struct Names {
        var files: [ReservedName] = []
        /// The paths of temporary folders to be removed if they are empty.
        var folders: [String] = []
    }

    private static let reserved = Mutex(Names())
    private static let cleaned = Mutex<Set<FileIdentity>>([])

    private static func name(_ process: pid_t, _ attempt: Int) -> String { ".stratus-\(process)-\(attempt).tmp" }

    /// Reserves and returns the first name under which `make` could create the file; nil with the reason in `errno`.
    static func reserve(in folder: OpenFolder, _ make: (String) -> Bool) -> String? {
        reserved.withLock { reserved in
            for attempt in 0..<1000 {
                let name = Self.name(getpid(), attempt)
                if make(name) {
                    reserved.files.append(ReservedName(name: name, folder: folder))
                    return name
                }
                if errno != EEXIST { return nil }
            }
            return nil
        }
    }

    /// Gives a file its final name, replacing whatever has it; returns false with the reason in `errno`.
    static func rename(_ name: String, in folder: OpenFolder, to target: String) -> Bool {
        reserved.withLock { reserved in
            guard renameat(folder.descriptor, name, folder.descriptor, target) == 0 else { return false }
            reserved.files.removeAll { $0.name == name && $0.folder === folder }
            return true
        }
    }

    /// Removes a file that has a hidden name.
    static func remove(_ name: String, in folder: OpenFolder) {
        reserved.withLock { reserved in
            unlinkat(folder.descriptor, name, 0)
            reserved.files.removeAll { $0.name == name && $0.folder === folder }
        }
    }

    /// Makes a temporary folder, which ``end(_:)`` removes if it is empty.
    ///
    /// - Parameter make: makes the folder and returns its path; nil with the reason in `errno`.
    /// - Returns: the result of `make`.
    package static func makeFolder(_ make: () -> String?) -> String? {
        reserved.withLock { reserved in
            let path = make()
            if let path { reserved.folders.append(path) }
            return path
        }
    }

    /// Removes all files that have a hidden name, and ends the process by `end` before another file can get such a
    /// name.
    package static func end(_ end: () -> Never) -> Never {
        reserved.withLock { reserved in
            for item in reserved.files { unlinkat(item.folder.descriptor, item.name, 0) }
            for folder in reserved.folders { rmdir(folder) }
            end()
        }
    }

    /// Removes files left by processes that were killed, once for each folder.
    ///
    /// A process that is invisible from here, such as one in another container, is recognized by its lock on the file.
    /// - Complexity: O(n) in the items of the folder.
    static func removeDead(in folder: OpenFolder) {
        guard cleaned.withLock({ $0.insert(folder.identity).inserted }) else { return }
        guard case .opened(let listed, _) = FileOpening(".", in: folder.descriptor, .folder) else { return }
        defer { close(listed) }
        // A folder that cannot be listed is left as it is.
        for item in (try? FolderItem.all(in: listed)) ?? [] {
            guard let process = owner(of: item.name), kill(process, 0) != 0, errno == ESRCH else { continue }
            let opening = item.opened(in: folder.descriptor, [.withoutLinks, .withoutWaiting])
            guard case .opened(let file, _) = opening else { continue }
            defer { close(file) }
            guard FileLock(file).isTaken else { continue }
            unlinkat(folder.descriptor, String(decoding: item.name, as: UTF8.self), 0)
        }
    }

    /// Returns the process that gave a hidden name; nil for any other name.
    private static func owner(of name: [UInt8]) -> pid_t? {
        let (start, end) = (Array(".stratus-".utf8), Array(".tmp".utf8))
        guard name.starts(with: start), name.count > start.count + end.count, name.suffix(end.count).elementsEqual(end)
        else { return nil }
        let numbers = name[start.count..<name.count - end.count].split(
            separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        // A name with other digits, such as leading zeros, was not given by Stratus.
        guard numbers.count == 2, let process = pid_t(String(decoding: numbers[0], as: UTF8.self)), process > 0,
            let attempt = Int(String(decoding: numbers[1], as: UTF8.self)),
            name.elementsEqual(Self.name(process, attempt).utf8)
        else { return nil }
        return process
    }
}
