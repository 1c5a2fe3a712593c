import FileAccess
import Glibc
import SourceText

/// The state folder of an output folder, which holds its lock, its manifest, and the files that are not published yet.
///
/// An instance holds the lock, so that only one build runs at a time.
package final class StateFolder: Sendable {
    /// The path of the folder, as messages show it.
    let path: String
    let folder: OpenFolder
    let calls: FileSystemCalls
    /// The place of the staging folder: in the state folder, or in the output if the output is on another disk.
    let staging: (parent: OpenFolder, name: String, path: String)
    private let lock: Int32
    /// The output folder.
    private let root: OpenFolder

    /// The names of the files and folders in the state folder.
    package enum Name {
        static let lock = "lock"
        static let staging = "staging"
        /// The manifest of the published site.
        package static let manifest = "manifest.json"
        static let newManifest = "manifest.new"
        /// The new manifest without the files that could not be published, until it replaces the new one.
        static let lessManifest = "manifest.less"
        static let journal = "journal"
        /// The journal, until all of it is safely on the disk.
        static let newJournal = "journal.new"
        /// The folder for staged files in an output that is on another disk than the state folder.
        static let inOutput = "." + OutputPath.own
    }

    /// Opens the state folder, or makes it, and takes the lock.
    ///
    /// - Parameters:
    ///   - place: the place of the state folder.
    ///   - root: the output folder.
    ///   - waiting: the longest time to wait for the lock; the time spent is subtracted.
    /// - Returns: nil if another build, which had made the output folder, removed it meanwhile.
    init?(
        _ place: StatePlace, of root: OpenFolder, path rootPath: String, waiting: inout Waiting, calls: FileSystemCalls
    ) throws(Problem) {
        path = place.path
        (self.calls, self.root) = (calls, root)
        while true {
            guard let folder = try place.opened(calls) else { continue }
            let lock: Int32
            let opening = FileOpening(
                Name.lock, in: folder.descriptor, [.makingFile, .withoutLinks, .withoutWaiting])
            switch opening {
            case .opened(let descriptor, _): lock = descriptor
            // The folder was removed meanwhile.
            case .absent(ENOENT): continue
            case .failed(ELOOP), .failed(EISDIR):
                throw Problem(
                    .cannotCreate, path + "/" + Name.lock,
                    "this is no file, expected one by which builds wait for each other", hint: "move it away")
            case .absent(let code), .failed(let code):
                throw .writing(path + "/" + Name.lock, code, brokeOff: false)
            }
            do throws(Problem) {
                try Self.take(lock, path, &waiting)
                if root.isRemoved {
                    close(lock)
                    return nil
                }
                guard try Self.isStill(lock, in: folder, path) else {
                    close(lock)
                    continue
                }
            } catch {
                close(lock)
                throw error
            }
            (self.folder, self.lock) = (folder, lock)
            break
        }
        staging =
            folder.isOnDisk(of: root)
            ? (folder, Name.staging, path + "/" + Name.staging)
            : (root, Name.inOutput, (rootPath.hasSuffix("/") ? rootPath : rootPath + "/") + Name.inOutput)
    }

    deinit { close(lock) }

    /// Releases the lock, so that the next build can begin.
    func unlock() { FileLock.release(lock) }

    private static func take(_ lock: Int32, _ path: String, _ waiting: inout Waiting) throws(Problem) {
        while true {
            switch FileLock(lock) {
            case .taken: return
            case .failed(let code):
                throw Problem(.cannotCreate, path, "cannot lock the output: \(errorText(code))")
            case .busy:
                guard waiting.wait() else {
                    throw Problem(
                        .cannotCreate, path, "another build is at work in this folder",
                        hint: "wait until it is done, or choose another output folder")
                }
            }
        }
    }

    /// Returns whether the locked file is still the folder's lock file, and was not removed while this build waited.
    private static func isStill(
        _ lock: Int32, in folder: OpenFolder, _ path: String
    ) throws(Problem) -> Bool {
        let name = path + "/" + Name.lock
        guard let mine = try FileLookup(descriptor: lock).status(ofOutput: name),
            let named = try FileLookup(Name.lock, in: folder.descriptor).status(ofOutput: name)
        else { return false }
        return FileIdentity(mine) == FileIdentity(named)
    }

    // MARK: - Files

    /// The size in bytes above which Stratus cannot have written a file: the manifest of a million files has some
    /// hundred megabytes.
    static let longestFile = 1 << 30

    /// Reads a file of the state folder; returns nil if there is none.
    ///
    /// - Throws: ``Problem`` if the file cannot be read, is not a regular file, or is longer than ``longestFile``.
    func read(_ name: String) throws(Problem) -> [UInt8]? {
        let descriptor: Int32
        let status: stat
        switch FileOpening(name, in: folder.descriptor, [.withoutLinks, .withoutWaiting]) {
        case .opened(let opened, let found): (descriptor, status) = (opened, found)
        case .absent(ENOENT): return nil
        case .failed(ELOOP): throw damage(name, "this is a symbolic link, expected a file")
        case .absent(let code), .failed(let code): throw unread(name, code)
        }
        defer { close(descriptor) }
        guard status.isFile else { throw damage(name, "this is no file, expected one") }
        guard status.st_size <= Self.longestFile else {
            throw damage(name, "it has \(status.st_size) bytes, expected at most \(Self.longestFile)")
        }
        var bytes: [UInt8] = []
        let end = FileChunks.read(descriptor, size: Int(status.st_size)) {
            bytes += $0
            return bytes.count <= Self.longestFile
        }
        guard end == .whole else { throw unread(name) }
        return bytes
    }

    /// Returns the problem of a file that could not be read, whatever it contains.
    private func unread(_ name: String, _ code: Int32 = errno) -> Problem {
        Problem(
            .disk(brokeOff: true), path + "/" + name, "cannot read the record of the last build: \(errorText(code))",
            hint: "nothing was changed; build again when that is mended")
    }

    func write(_ bytes: [UInt8], to name: String) throws(Problem) { try write([bytes], to: name) }

    /// Writes a new file in place of any old one.
    ///
    /// - Parameter pieces: the contents, written one after the other.
    func write(_ pieces: [[UInt8]], to name: String) throws(Problem) {
        try remove(name)
        guard let descriptor = calls.create(name, in: folder) else { throw failure(name) }
        let isWritten = pieces.allSatisfy { $0.withUnsafeBytes { calls.write($0, to: descriptor) } }
        let code = errno
        let isClosed = close(descriptor) == 0
        guard isWritten, isClosed else { throw failure(name, isWritten ? errno : code) }
    }

    func move(_ name: String, to newName: String) throws(Problem) {
        guard calls.move(name, in: folder, to: newName, in: folder) else { throw failure(newName) }
    }

    /// Removes a file, if it exists.
    func remove(_ name: String) throws(Problem) {
        guard try has(name) else { return }
        guard calls.remove(file: name, in: folder) || errno == ENOENT else { throw failure(name) }
    }

    /// Returns whether there is a file or a folder of this name.
    ///
    /// - Throws: ``Problem`` if the system fails to look.
    func has(_ name: String) throws(Problem) -> Bool {
        try FileLookup(name, in: folder.descriptor).status(ofOutput: path + "/" + name) != nil
    }

    /// Waits until the staged files are safe from a loss of power, and then the records about them.
    func synchronize() throws(Problem) {
        guard staging.parent === folder || calls.synchronize(diskOf: root), calls.synchronize(lock) else {
            throw .writing(path, errno, brokeOff: true)
        }
    }

    func damage(_ name: String, _ reason: String) -> Problem {
        Problem(
            .cannotCreate, path + "/" + name, reason,
            hint: "nothing was changed; choose another output folder, or remove \(path): what stands in the output "
                + "belongs to nobody then, and is only taken over where it is equal")
    }

    /// Returns the problem of a damaged journal. Without the journal, each file is compared with the manifest: one that
    /// was published already equals what is built, or counts as changed by somebody else.
    func journalDamage(_ reason: String) -> Problem {
        Problem(
            .cannotCreate, path + "/" + Name.journal, "cannot finish the build that broke off here: \(reason)",
            hint: "nothing was changed; remove this file, and build again: files that are not as the manifest says are "
                + "taken for changed by somebody else")
    }

    private func failure(_ name: String, _ code: Int32 = errno) -> Problem {
        .writing(path + "/" + name, code, brokeOff: true)
    }
}

/// The longest time that a build waits for another one in the same folder.
package struct Waiting: Sendable {
    private var milliseconds: Int
    private var hasBegun = false
    private let begin: @Sendable () -> Void

    /// Creates a limit for waiting.
    ///
    /// - Parameters:
    ///   - seconds: the longest time to wait, in all.
    ///   - begin: called once, when the build begins to wait, such as to tell the user.
    package init(seconds: Int, begin: @escaping @Sendable () -> Void = {}) {
        (milliseconds, self.begin) = (seconds * 1000, begin)
    }

    /// No waiting: a build fails at once if another one has the lock.
    package static var none: Waiting { Waiting(seconds: 0) }

    /// Waits 20 ms and returns true, or returns false at once if the time is used up.
    fileprivate mutating func wait() -> Bool {
        guard milliseconds > 0 else { return false }
        if !hasBegun { begin() }
        hasBegun = true
        usleep(20_000)
        milliseconds -= 20
        return true
    }
}
