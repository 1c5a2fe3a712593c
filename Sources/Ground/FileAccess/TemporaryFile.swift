import Glibc
import Synchronization

/// A file that is nobody's until it is whole: it has no name while it is written, so that a process that is killed
/// leaves nothing behind. Where a file system knows no nameless files it has a hidden name from the beginning.
final class TemporaryFile {
    private let folder: OpenFolder
    /// The hidden name; empty for a file without one.
    private(set) var name = ""
    private var descriptor: Int32 = -1

    /// Only by its path there can a file without a name get one.
    private static let descriptors = "/proc/self/fd"
    private static let canName = access(descriptors, X_OK) == 0

    init(in folder: OpenFolder) { self.folder = folder }

    /// The descriptor to write to, with the permissions that the user's mask gives; nil with the reason in `errno`.
    func open() -> Int32? {
        TemporaryNames.removeDead(in: folder)
        if Self.canName {
            descriptor = openat(folder.descriptor, ".", O_WRONLY | O_CLOEXEC | NamelessFile.flag, 0o666)
            if descriptor >= 0 { return descriptor }
            // What the file system does not know shows as one of these; all else is a real failure.
            guard [EOPNOTSUPP, EISDIR, EINVAL, ENOENT].contains(errno) else { return nil }
        }
        var named: Int32 = -1
        let name = TemporaryNames.give(in: folder) { name in
            named = openat(folder.descriptor, name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o666)
            return named >= 0
        }
        guard let name else { return nil }
        (self.name, descriptor) = (name, named)
        flock(named, LOCK_EX | LOCK_NB)
        return named
    }

    /// Gives the file a hidden name, from which it can be renamed; false with the reason in `errno`.
    func giveName() -> Bool {
        guard name.isEmpty else { return true }
        flock(descriptor, LOCK_EX | LOCK_NB)
        guard let name = TemporaryNames.give(in: folder, { link(to: $0) }) else { return false }
        self.name = name
        return true
    }

    /// Takes a name in one step, and the place of what has it; false with the reason in `errno`.
    func take(_ target: String) -> Bool {
        guard isFlushed() else { return false }
        // A name that is free is taken without another one before it.
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

    /// Whether all that was written has reached the file system: one over a network says so only when a descriptor of the
    /// file is closed, and the file may not be seen before.
    private func isFlushed() -> Bool {
        let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
        return copy >= 0 && Glibc.close(copy) == 0
    }

    private func closeFile() {
        if descriptor >= 0 { Glibc.close(descriptor) }
        descriptor = -1
    }

    /// Closes and removes what is left; keeps `errno`.
    deinit {
        let code = errno
        closeFile()
        if !name.isEmpty { TemporaryNames.remove(name, in: folder) }
        errno = code
    }
}

/// The hidden names of files that are being written: `.stratus-PID-N.tmp`.
///
/// Names are given and taken away one at a time, so that a process that is asked to end can remove all it has, and give
/// no other one: see ``end(_:)``.
package enum TemporaryNames {
    private struct Given {
        let name: String
        let folder: OpenFolder
    }

    private struct Names {
        var files: [Given] = []
        /// The paths of folders that go if nothing is in them.
        var folders: [String] = []
    }

    private static let given = Mutex(Names())
    private static let cleaned = Mutex<Set<FileIdentity>>([])

    private static func name(_ process: pid_t, _ attempt: Int) -> String { ".stratus-\(process)-\(attempt).tmp" }

    /// The first name that `make` can have; nil with the reason in `errno`.
    static func give(in folder: OpenFolder, _ make: (String) -> Bool) -> String? {
        given.withLock { given in
            for attempt in 0..<1000 {
                let name = Self.name(getpid(), attempt)
                if make(name) {
                    given.files.append(Given(name: name, folder: folder))
                    return name
                }
                if errno != EEXIST { return nil }
            }
            return nil
        }
    }

    /// Gives a file its own name, and the place of what has it; false with the reason in `errno`.
    static func rename(_ name: String, in folder: OpenFolder, to target: String) -> Bool {
        given.withLock { given in
            guard renameat(folder.descriptor, name, folder.descriptor, target) == 0 else { return false }
            given.files.removeAll { $0.name == name && $0.folder === folder }
            return true
        }
    }

    static func remove(_ name: String, in folder: OpenFolder) {
        given.withLock { given in
            unlinkat(folder.descriptor, name, 0)
            given.files.removeAll { $0.name == name && $0.folder === folder }
        }
    }

    /// Makes a temporary folder, which goes with the process if nothing is in it.
    ///
    /// - Parameter make: returns its path; nil with the reason in `errno`.
    package static func makeFolder(_ make: () -> String?) -> String? {
        given.withLock { given in
            let path = make()
            if let path { given.folders.append(path) }
            return path
        }
    }

    /// Removes all files that have a hidden name, and ends the process before another one gets any.
    package static func end(_ end: () -> Never) -> Never {
        given.withLock { given in
            for item in given.files { unlinkat(item.folder.descriptor, item.name, 0) }
            for folder in given.folders { rmdir(folder) }
            end()
        }
    }

    /// Removes what processes left that were killed: once in each folder.
    ///
    /// Processes that cannot be seen from here, such as those of another container, hold a lock on what they write.
    /// - Complexity: O(n) in what is in the folder.
    static func removeDead(in folder: OpenFolder) {
        guard cleaned.withLock({ $0.insert(folder.identity).inserted }) else { return }
        guard case .opened(let listed, _) = FileOpening(".", in: folder.descriptor, .folder) else { return }
        defer { close(listed) }
        // What cannot be listed is left for another time.
        for item in (try? FolderItem.all(in: listed)) ?? [] {
            guard let process = owner(of: item.name), kill(process, 0) != 0, errno == ESRCH else { continue }
            let opening = item.opened(in: folder.descriptor, [.withoutLinks, .withoutWaiting])
            guard case .opened(let file, _) = opening else { continue }
            defer { close(file) }
            guard FileLock(file).isTaken else { continue }
            unlinkat(folder.descriptor, String(decoding: item.name, as: UTF8.self), 0)
        }
    }

    /// The process that gave a name; nil for any other name.
    private static func owner(of name: [UInt8]) -> pid_t? {
        let (start, end) = (Array(".stratus-".utf8), Array(".tmp".utf8))
        guard name.starts(with: start), name.count > start.count + end.count, name.suffix(end.count).elementsEqual(end)
        else { return nil }
        let numbers = name[start.count..<name.count - end.count].split(
            separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        // A name with other figures, such as leading zeros, is none that is given.
        guard numbers.count == 2, let process = pid_t(String(decoding: numbers[0], as: UTF8.self)), process > 0,
            let attempt = Int(String(decoding: numbers[1], as: UTF8.self)),
            name.elementsEqual(Self.name(process, attempt).utf8)
        else { return nil }
        return process
    }
}
