import Glibc
import SourceText

/// The folder of a site: what is in its folders, and what is in its files.
///
/// Nothing outside is read: a symbolic link that leads out is an error. Any number of threads may read at once.
package final class SiteFolder: Sendable {
    /// As the user wrote it, without a slash at its end.
    package let path: String
    /// Without links; bytes, since nobody promises UTF-8 above the site.
    package let real: [UInt8]
    package let root: Int32

    /// A file of the site.
    package struct File: Sendable, Hashable {
        /// In the folder that was listed: `posts/hello.md`.
        package let name: String
        /// By which messages call it: `site/content/posts/hello.md`.
        package let path: String
        /// In the folder of the site, with all links followed.
        package let location: String
        /// As it was when the folder was listed.
        package var stamp: FileStamp?

        package init(name: String, path: String, location: String, stamp: FileStamp? = nil) {
            (self.name, self.path, self.location, self.stamp) = (name, path, location, stamp)
        }
    }

    /// What a folder of the site has, folder by folder in the order of the names' bytes.
    package struct Listing: Sendable {
        package var files: [File] = []
        /// All that cannot be read, and not only the first.
        package var problems: [Problem] = []
        /// What some of these may hide, and the last build perhaps published.
        package var hidden: Set<Hidden> = []
    }

    /// What may be where a link leads nowhere, or where something is neither file nor folder.
    package enum Hidden: Sendable {
        case file, folder
    }

    /// Which files a folder is listed for.
    package enum Purpose: Sendable {
        /// To be read: hidden files and `node_modules` are left out.
        case sources
        /// To be copied as they are, hidden ones too: `.well-known`, `.htaccess`.
        case copies
    }

    /// - Throws: ``Problem`` where there is no such folder.
    package init(_ path: String) throws(Problem) {
        var trimmed = path[...]
        while trimmed.utf8.count > 1, trimmed.last == "/" { trimmed.removeLast() }
        self.path = String(trimmed)
        root = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard root >= 0, let real = FolderPath.real(Array(path.utf8)) else {
            let code = errno
            throw Problem(
                .noInput, path, "cannot read the folder of the site: \(errorText(code))",
                hint: code == ENOENT ? "stratus init \(path) makes a site" : nil)
        }
        self.real = real
    }

    deinit { if root >= 0 { close(root) } }

    /// Lists a folder of the site, and the folders in it; one that is not there has no files.
    ///
    /// - Parameters:
    ///   - folder: its path in the site: `content`.
    ///   - output: a folder that must not be met, by whatever link.
    /// - Complexity: O(n log n) in the files; about 2 µs for each.
    package func files(in folder: String, for purpose: Purpose, besides output: String? = nil) -> Listing {
        var walk = SiteWalk(self, purpose, output: output)
        walk.start(folder)
        return walk.listing
    }

    // MARK: - Files

    /// Reads a file whole.
    ///
    /// - Throws: ``Problem``, also for a file that changes while it is read, the second time too.
    /// - Complexity: O(n) in the bytes; five system calls.
    package func read(_ file: File) throws(Problem) -> [UInt8] {
        // Who saves a file is done in a moment.
        for _ in 0..<2 {
            let source = try opened(file)
            if let bytes = try source.bytes() { return bytes }
        }
        throw changed(file)
    }

    /// Opens a file without waiting for anything.
    package func opened(_ file: File) throws(Problem) -> SiteFile {
        let opening = FileOpening(file.location, in: root, [.withoutLinks, .withoutWaiting])
        let (descriptor, status) = try opening.opened(file.path, "cannot read the file")
        guard status.isFile else {
            close(descriptor)
            throw Problem(.noInput, file.path, "this is no file")
        }
        return SiteFile(descriptor, status, file.path)
    }

    package func changed(_ file: File) -> Problem {
        Problem(
            .brokenInput, file.path, "the file was changed by somebody else while it was read",
            hint: "build again when it is complete")
    }

    // MARK: - Links

    /// The part of a path behind the site's own; nil outside of it.
    func location(of path: [UInt8]) -> [UInt8]? {
        if path == real { return [] }
        let prefix = real == [UInt8(ascii: "/")] ? real : real + [UInt8(ascii: "/")]
        return path.starts(with: prefix) ? Array(path[prefix.count...]) : nil
    }
}

/// A file of a site that is open.
package struct SiteFile: ~Copyable {
    package let descriptor: Int32
    package let size: Int
    private let version: FileVersion
    private let path: String

    /// Takes the descriptor, which it closes.
    fileprivate init(_ descriptor: Int32, _ status: stat, _ path: String) {
        (self.descriptor, size, version, self.path) = (descriptor, Int(status.st_size), FileVersion(status), path)
    }

    deinit { close(descriptor) }

    /// Whether nobody wrote to the file since it was opened.
    package var isUnchanged: Bool {
        FileLookup(descriptor: descriptor).status.map(FileVersion.init) == version
    }

    /// All of it; nil where somebody wrote to it meanwhile.
    package consuming func bytes() throws(Problem) -> [UInt8]? {
        guard size <= InputLimit.bytes else { throw tooLarge(path) }
        guard let bytes = readPart(descriptor, count: size) else {
            throw Problem(.brokenInput, path, "cannot read the file: \(errorText())")
        }
        return bytes.count == size && isUnchanged ? bytes : nil
    }
}
