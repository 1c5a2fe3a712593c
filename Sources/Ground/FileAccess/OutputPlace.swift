import Glibc
import SourceText

/// The destination of a page in an output folder: the open folder that is to hold the page, and the name of the page
/// there.
///
/// Every folder on the way is opened relative to the one before, or made if it is missing, without following a link:
/// nothing is written outside the output, even if somebody replaces folders meanwhile.
package struct OutputPlace: ~Copyable {
    package let descriptor: Int32
    package let name: String
    /// The path of the page, as messages show it.
    package let path: String

    /// Opens the folder that is to hold a page, and makes it if it is missing.
    ///
    /// - Parameters:
    ///   - page: the path of the page in the output folder, without `.` and `..`.
    ///   - folder: the output folder, made if it is missing; it may be a link itself.
    /// - Throws: ``Problem`` if a folder on the way cannot be opened or made, or is a link.
    package init(of page: String, in folder: String) throws(Problem) {
        path = folder.hasSuffix("/") ? folder + page : folder + "/" + page
        let parts = page.split(separator: "/").map(String.init)
        name = parts.last ?? page
        var open = Glibc.open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        if open < 0, errno == ENOENT {
            // Another worker may make it meanwhile.
            _ = mkdir(folder, 0o777)
            open = Glibc.open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        }
        guard open >= 0 else { throw Self.failure(folder) }
        var walked = folder
        for part in parts.dropLast() {
            walked += "/" + part
            let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW
            var next = openat(open, part, flags)
            if next < 0, errno == ENOENT {
                _ = mkdirat(open, part, 0o777)
                next = openat(open, part, flags)
            }
            let code = errno
            let isLink = next < 0 && FileLookup(part, in: open).status?.isLink == true
            close(open)
            errno = code
            guard next >= 0 else { throw isLink ? Self.link(walked) : Self.failure(walked) }
            open = next
        }
        descriptor = open
    }

    deinit { close(descriptor) }

    /// Returns the identity of the file that has the name of the page now; nil if there is none.
    ///
    /// - Throws: ``Problem`` if the name is that of a link, or of anything else that is not a file.
    package func existing() throws(Problem) -> FileIdentity? {
        guard let status = try FileLookup(name, in: descriptor).status(ofOutput: path) else { return nil }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return FileIdentity(status)
        case S_IFLNK: throw Self.link(path)
        default:
            throw Problem(
                .cannotCreate, path, "cannot write the output: there is something of this name that is no file",
                hint: "remove it, or choose another folder")
        }
    }

    /// Returns whether the page's file already exists and has exactly the given bytes.
    package func holds(_ bytes: [UInt8]) -> Bool {
        guard case .opened(let file, let status) = FileOpening(name, in: descriptor, [.withoutLinks, .withoutWaiting])
        else { return false }
        defer { close(file) }
        guard status.isFile, Int(status.st_size) == bytes.count else { return false }
        return FileChunks.hold(bytes, file)
    }

    private static func failure(_ path: String) -> Problem {
        Problem(
            .cannotCreate, path, "cannot make the folder: \(errorText())",
            hint: errno == ENOENT ? "make the folder that it is to be in first" : nil)
    }

    private static func link(_ path: String) -> Problem {
        Problem(
            .cannotCreate, path, "this is a symbolic link, which could lead out of the output folder",
            hint: "remove it, or choose another folder")
    }
}
