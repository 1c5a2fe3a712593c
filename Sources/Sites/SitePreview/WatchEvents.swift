import FileAccess
import Glibc
import SourceText

/// The events that the system reports for a folder and its subfolders, through inotify.
///
/// A watch belongs to a folder and not to a path. So the folders are kept as a tree, in which a folder that is moved
/// takes its subfolders along.
final class WatchEvents {
    /// A descriptor that becomes readable when there are events to take.
    let descriptor: Int32
    let identity: FileIdentity

    private let root: [UInt8]
    private let scope: WatchScope
    private let mostWatches: Int
    /// The watched folders by the numbers of their watches, which the system never reuses.
    private var folders: [Int32: Folder] = [:]
    private var rootWatch: Int32 = -1
    /// Files that were written to and not yet closed.
    private(set) var open: Set<[UInt8]> = []
    /// Files that are new since the last change was reported.
    private var new: Set<[UInt8]> = []
    /// The paths whose change may not be complete: files that are new, written to and not yet closed, or gone, since
    /// another file may take their place; and folders.
    private var unsettled: Set<[UInt8]> = []
    /// Whether every change that has begun is complete. A new file may be about to replace another one.
    var isSettled: Bool { unsettled.isEmpty && new.isEmpty }

    private struct Folder {
        /// The watch of the parent folder; negative for the root.
        var parent: Int32
        var name: [UInt8]
        var children: [[UInt8]: Int32] = [:]
    }

    enum Failure: Error {
        /// There is no such folder.
        case missing
        /// The user's limits on watches are reached; the value is the system's `errno`.
        case exhausted(Int32)
    }

    /// The state of the watch after events were taken.
    enum State {
        case intact
        /// Events were lost, or the folder itself was moved: watching has to start again.
        case lost
    }

    private static let mask = UInt32(
        IN_MODIFY | IN_ATTRIB | IN_CLOSE_WRITE | IN_MOVED_FROM | IN_MOVED_TO | IN_CREATE | IN_DELETE | IN_DELETE_SELF
            | IN_MOVE_SELF | IN_ONLYDIR | IN_EXCL_UNLINK)

    init(_ root: [UInt8], _ scope: WatchScope, mostWatches: Int) throws(Failure) {
        guard let identity = FolderPath.identity(root) else { throw .missing }
        (self.root, self.scope, self.mostWatches, self.identity) = (root, scope, mostWatches, identity)
        descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
        guard descriptor >= 0 else { throw .exhausted(errno) }
        // The root itself may be a link.
        rootWatch = FolderPath.call(root) { inotify_add_watch(descriptor, $0, Self.mask) } ?? -1
        guard rootWatch >= 0 else { throw errno == ENOSPC || errno == ENOMEM ? .exhausted(errno) : .missing }
        folders[rootWatch] = Folder(parent: -1, name: [])
        var found: Set<String> = []
        try scan(rootWatch, &found)
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    // MARK: - Taking events

    /// Takes all pending events.
    ///
    /// - Parameters:
    ///   - changed: receives the changed paths, relative to the watched folder.
    ///   - areOld: whether the events may come from the time of a build: a file that came and went may have been read.
    func take(_ changed: inout Set<String>, areOld: Bool = false) throws(Failure) -> State {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return .intact }
            var start = 0
            while start + MemoryLayout<inotify_event>.size <= count {
                let event = buffer.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: start, as: inotify_event.self) }
                let names = start + MemoryLayout<inotify_event>.size
                let end = min(count, names + Int(event.len))
                let name = Array(buffer[names..<end].prefix { $0 != 0 })
                guard case .intact = try take(event, name, &changed, areOld) else { return .lost }
                start = end
            }
        }
    }

    private func take(
        _ event: inotify_event, _ name: [UInt8], _ changed: inout Set<String>, _ areOld: Bool
    ) throws(Failure) -> State {
        func has(_ bits: some BinaryInteger) -> Bool { event.mask & UInt32(truncatingIfNeeded: bits) != 0 }
        if has(IN_Q_OVERFLOW) { return .lost }
        if event.wd == rootWatch, has(IN_DELETE_SELF | IN_MOVE_SELF | IN_UNMOUNT | IN_IGNORED) { return .lost }
        // The event is of a folder that has gone, or was moved out: what was done in it came before that was reported.
        guard folders[event.wd] != nil else { return .intact }
        if has(IN_IGNORED | IN_UNMOUNT) {
            detach(event.wd)
            return .intact
        }
        guard !name.isEmpty else { return .intact }
        let path = FolderPath.joined(path(of: event.wd), name)
        guard !scope.leavesOut(path) else { return .intact }
        if has(IN_ISDIR) {
            guard !WatchScope.isToolFolder(name) else { return .intact }
            if has(IN_MOVED_FROM), let child = folders[event.wd]?.children[name] { detach(child) }
            // Builds make and remove the folders above the output.
            if !scope.isOnTheWay(path) {
                changed.insert(String(decoding: path, as: UTF8.self))
                unsettled.insert(path)
            }
            // A folder that is new, or may be read again, can hold anything.
            if has(IN_CREATE | IN_MOVED_TO | IN_ATTRIB), let child = try watch(name, in: event.wd) {
                try scan(child, &changed)
            }
            return .intact
        }
        guard !WatchScope.isScratchFile(name) else { return .intact }
        if has(IN_MODIFY) { open.insert(path) } else if !has(IN_ATTRIB | IN_CREATE) { open.remove(path) }
        if has(IN_CLOSE_WRITE | IN_MOVED_TO) {
            unsettled.remove(path)
        } else if !has(IN_ATTRIB) {
            unsettled.insert(path)
        }
        let name = String(decoding: path, as: UTF8.self)
        // A file that is new and gone again, as programs make it that replace a file, is no change.
        if has(IN_DELETE | IN_MOVED_FROM), new.remove(path) != nil {
            changed.remove(name)
            unsettled.remove(path)
            return .intact
        }
        if changed.insert(name).inserted, has(IN_CREATE), !areOld { new.insert(path) }
        return .intact
    }

    /// Forgets which files are new and which are being written, once a change is reported.
    func endChange() { (open, new, unsettled) = ([], [], []) }

    // MARK: - The tree of folders

    /// Watches the subfolders of a folder, and lists the files in them.
    ///
    /// Each folder is listed after it is watched, so a file made meanwhile is seen, perhaps twice.
    /// - Parameter found: receives the files' paths in the root.
    private func scan(_ folder: Int32, _ found: inout Set<String>) throws(Failure) {
        var rest = [folder]
        while let folder = rest.popLast() {
            let path = path(of: folder)
            for item in FolderPath.items(FolderPath.joined(root, path)) {
                let place = FolderPath.joined(path, item.name)
                guard !scope.leavesOut(place) else { continue }
                if item.isFolder {
                    guard !WatchScope.isToolFolder(item.name) else { continue }
                    if let child = try watch(item.name, in: folder) { rest.append(child) }
                } else if !WatchScope.isScratchFile(item.name) {
                    found.insert(String(decoding: place, as: UTF8.self))
                }
            }
        }
    }

    /// Watches a folder, and returns the number of its watch; nil for a folder that is gone again or must not be read.
    private func watch(_ name: [UInt8], in parent: Int32) throws(Failure) -> Int32? {
        let path = FolderPath.joined(root, FolderPath.joined(path(of: parent), name))
        guard folders.count < mostWatches else { throw .exhausted(ENOSPC) }
        let watch =
            FolderPath.call(path) { inotify_add_watch(descriptor, $0, Self.mask | UInt32(IN_DONT_FOLLOW)) } ?? -1
        guard watch >= 0 else {
            if errno == ENOSPC || errno == ENOMEM { throw .exhausted(errno) }
            return nil
        }
        // A folder that is mounted in itself would be a ring.
        var above = parent
        while above >= 0, above != watch { above = folders[above]?.parent ?? -1 }
        guard above != watch else { return nil }
        if let known = folders[watch] {
            // The folder was moved, and the event that reports it has not arrived yet.
            if folders[known.parent]?.children[known.name] == watch {
                folders[known.parent]?.children[known.name] = nil
            }
            folders[watch]?.parent = parent
            folders[watch]?.name = name
        } else {
            folders[watch] = Folder(parent: parent, name: name)
        }
        folders[parent]?.children[name] = watch
        return watch
    }

    /// Ends the watches of a folder and its subfolders.
    private func detach(_ folder: Int32) {
        if let known = folders[folder], folders[known.parent]?.children[known.name] == folder {
            folders[known.parent]?.children[known.name] = nil
        }
        var rest = [folder]
        while let next = rest.popLast() {
            guard let known = folders.removeValue(forKey: next) else { continue }
            inotify_rm_watch(descriptor, next)
            rest += known.children.values
        }
    }

    /// Returns the path of a folder, relative to the root; empty for the root.
    private func path(of folder: Int32) -> [UInt8] {
        var (names, next) = ([[UInt8]](), folder)
        while let known = folders[next], known.parent >= 0 {
            names.append(known.name)
            next = known.parent
        }
        return Array(names.reversed().joined(separator: [FolderPath.slash]))
    }
}
