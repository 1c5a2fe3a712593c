import FileAccess
import Glibc
import SourceText

/// A page as it was read, which can be compared with the file as it is now.
struct ReadPage {
    let path: String
    let bytes: [UInt8]
    private let version: FileVersion

    /// Reads a page.
    ///
    /// - Throws: ``Problem``, also if the page changes while it is read.
    init(_ path: String) throws(Problem) {
        self.path = path
        let before: stat
        switch FileLookup(path, followsLinks: true) {
        case .found(let status): before = status
        case .absent: throw Problem(opening: path, "cannot read the page")
        case .failed(let code): throw Problem(opening: path, "cannot read the page", code)
        }
        guard before.isFile else {
            throw Problem(
                .noInput, path, "this is no file, expected a page",
                hint: path == "-" ? "a page on standard input goes to standard output: -o -" : nil)
        }
        bytes = try readInput(path)
        version = FileVersion(before)
        guard bytes.count == Int(before.st_size) else { throw Self.changed(path) }
    }

    /// Checks that the file is still the one that was read.
    ///
    /// - Throws: ``Problem`` if it was changed or removed.
    func check() throws(Problem) {
        switch FileLookup(path, followsLinks: true) {
        case .found(let now) where FileVersion(now) == version: return
        case .found, .absent: throw Self.changed(path)
        case .failed(let code): throw Problem(opening: path, "cannot read the page", code)
        }
    }

    var identity: FileIdentity { version.identity }

    private static func changed(_ path: String) -> Problem {
        Problem(
            .brokenInput, path, "the page was changed by somebody else meanwhile, and is left as it is",
            hint: "run it again when the page is complete")
    }
}
