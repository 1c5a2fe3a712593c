import Foundation
import SourceText

/// A folder for the pages of a preview: in the temporary folder, for this user alone, and removed at the end.
package final class PreviewFolder: Sendable {
    package let path: String

    package init() throws(WatchError) {
        let parent = FileManager.default.temporaryDirectory.path
        // The system puts letters in the place of the X, so that nobody can have made the folder before.
        var name = Array((parent + "/stratus-serve-XXXXXX").utf8CString)
        guard let made = mkdtemp(&name) else {
            throw WatchError(
                path: parent, reason: "cannot make a folder: \(errorText())",
                hint: "TMPDIR names another one for temporary files")
        }
        path = String(cString: made)
    }

    /// Where a build is at work yet, what it writes meanwhile goes, too.
    package func remove() {
        for _ in 0..<Self.mostAttempts {
            try? FileManager.default.removeItem(atPath: path)
            guard FileManager.default.fileExists(atPath: path) else { return }
        }
    }

    private static let mostAttempts = 50
}
