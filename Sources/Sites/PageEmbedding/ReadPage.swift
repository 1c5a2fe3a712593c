import FileAccess
import Glibc
import SourceText

/// A page as it was read, and how to tell whether it is that still.
struct ReadPage {
    let path: String
    let bytes: [UInt8]
    private let version: FileVersion

    /// - Throws: ``Problem``, also for a page that changes while it is read.
    init(_ path: String) throws(Problem) {
        self.path = path
        guard let before = Self.status(path) else {
            throw Problem(opening: path, "cannot read the page")
        }
        guard before.st_mode & S_IFMT == S_IFREG else {
            throw Problem(
                .noInput, path, "this is no file, expected a page",
                hint: path == "-" ? "a page on standard input goes to standard output: -o -" : nil)
        }
        bytes = try readInput(path)
        version = FileVersion(before)
        guard bytes.count == Int(before.st_size) else { throw Self.changed(path) }
    }

    /// - Throws: ``Problem`` when the page is another one than it was.
    func check() throws(Problem) {
        guard let now = Self.status(path) else {
            if FileLookup.isAbsence(errno) { throw Self.changed(path) }
            throw Problem(opening: path, "cannot read the page")
        }
        guard FileVersion(now) == version else { throw Self.changed(path) }
    }

    func isFile(device: UInt, inode: UInt) -> Bool { version.device == device && version.inode == inode }

    private static func changed(_ path: String) -> Problem {
        Problem(
            .brokenInput, path, "the page was changed by somebody else meanwhile, and is left as it is",
            hint: "run it again when the page is complete")
    }

    private static func status(_ path: String) -> stat? {
        var status = stat()
        return stat(path, &status) == 0 ? status : nil
    }
}
