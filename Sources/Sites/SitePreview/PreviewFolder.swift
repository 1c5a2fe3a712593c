import FileAccess
import FoundationEssentials
import Glibc
import SourceText

/// A temporary folder for the pages of a preview, which only this user can read, and which is removed when the preview
/// ends.
package final class PreviewFolder: Sendable {
    /// The folder's path, in the system's folder for temporary files.
    package let path: String
    /// The folder's descriptor, which is locked while the preview runs; -1 if the folder could not be opened.
    private let descriptor: Int32

    private static let beginning = "stratus-serve-"

    /// Makes the folder, and removes those of previews that were killed.
    ///
    /// - Throws: ``Problem`` if the folder cannot be made.
    package init() throws(Problem) {
        let parent = FileManager.default.temporaryDirectory.path
        Self.removeDead(in: parent)
        // The system replaces the X by letters, so that nobody can have made the folder before.
        var name = Array((parent + "/\(Self.beginning)XXXXXX").utf8CString)
        let made = TemporaryNames.makeFolder { mkdtemp(&name).map { String(cString: $0) } }
        guard let made else {
            throw Problem(
                .noInput, parent, "cannot make a folder: \(errorText())",
                hint: "TMPDIR names another one for temporary files")
        }
        path = made
        guard case .opened(let folder, _) = FileOpening(path, .folder) else {
            descriptor = -1
            return
        }
        descriptor = folder
        _ = FileLock(folder)
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Removes the folder with everything in it, and files that a running build writes into it meanwhile.
    package func remove() { Self.remove(path) }

    private static func remove(_ path: String) {
        for _ in 0..<mostAttempts {
            try? FileManager.default.removeItem(atPath: path)
            if case .absent = FileLookup(path) { return }
        }
    }

    private static let mostAttempts = 50

    /// Removes the folders of this user's previews that were killed, which nobody has locked any more.
    ///
    /// A folder that is just being made is not locked yet: it is empty and at most ten seconds old, and stays.
    private static func removeDead(in parent: String) {
        for item in FolderPath.items(Array(parent.utf8)) where item.isFolder {
            let name = String(decoding: item.name, as: UTF8.self)
            guard name.hasPrefix(beginning) else { continue }
            let path = parent + "/" + name
            let opening = FileOpening(path, [.folder, .withoutLinks])
            guard case .opened(let descriptor, let status) = opening else { continue }
            defer { close(descriptor) }
            guard status.st_uid == getuid(), status.st_nlink > 2 || time(nil) - status.st_ctim.tv_sec > 10,
                FileLock(descriptor).isTaken
            else { continue }
            remove(path)
        }
    }
}
