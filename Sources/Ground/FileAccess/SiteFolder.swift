import Glibc
import SourceText

/// The open folder of a site, which lists folders and reads files inside it.
///
/// Nothing outside the site is read: a symbolic link that leads out is an error. Any number of threads may read at
/// once.
package final class SiteFolder: Sendable {
    /// The path of the folder as the user wrote it, without a slash at its end.
    package let path: String
    /// The absolute path of the folder without links, in bytes, since the folders above it need not have names in
    /// UTF-8.
    package let real: [UInt8]
    /// The descriptor of the folder, which stays open.
    package let root: Int32

    /// A file of the site, under the three paths by which it is known.
    package struct File: Sendable, Hashable {
        /// The path relative to the folder that was listed, such as `posts/hello.md`.
        package let name: String
        /// The path of the file as messages show it, such as `site/content/posts/hello.md`.
        package let path: String
        /// The path relative to the folder of the site, with all links resolved.
        package let location: String
        /// The metadata that the file had when the folder was listed; nil if the file could not be looked up.
        package var stamp: FileStamp?

        package init(name: String, path: String, location: String, stamp: FileStamp? = nil) {
            (self.name, self.path, self.location, self.stamp) = (name, path, location, stamp)
        }
    }

    /// The files of a folder and of the folders in it, in the byte order of the names in each folder.
    package struct Listing: Sendable {
        package var files: [File] = []
        /// The problems with files and folders that could not be read or used.
        package var problems: [Problem] = []
        /// The kinds of item that could not be listed because of the problems, so that files of the last build must be
        /// kept.
        package var unreadKinds: Set<UnreadKind> = []
    }

    /// The kind of item that may be behind a broken link, or behind something that is neither file nor folder.
    package enum UnreadKind: Sendable {
        case file, folder
    }

    /// The purpose for which a folder is listed. It decides which files are left out.
    package enum Purpose: Sendable {
        /// Files to be read: hidden ones are left out, and so is `node_modules`.
        case sources
        /// Files to be copied unchanged, including hidden ones such as `.well-known` and `.htaccess`.
        case copies
    }

    /// Opens the folder of a site.
    ///
    /// - Throws: ``Problem`` if the folder cannot be opened.
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

    /// Lists the files in a folder of the site and in the folders inside it; a missing folder has no files.
    ///
    /// - Parameters:
    ///   - folder: the path of the folder in the site, such as `content`.
    ///   - output: the output folder; reaching it, even through a link, is an error.
    ///   - isLeftOut: decides for a path in the folder whether the file or folder there is left out, with all that is in
    ///     it; nil leaves out those whose names begin with a point.
    /// - Complexity: O(n log n) in the files; about 2 µs each.
    package func files(
        in folder: String, for purpose: Purpose, besides output: String? = nil,
        leavingOut isLeftOut: ((_ path: String, _ isFolder: Bool) -> Bool)? = nil
    ) -> Listing {
        var walk = SiteWalk(self, purpose, output: output, leavingOut: isLeftOut)
        walk.start(folder)
        return walk.listing
    }

    // MARK: - Files

    /// Returns the bytes of a file. A file that changes while it is read is read once more.
    ///
    /// - Throws: ``Problem`` if the file cannot be read, or changes the second time too.
    /// - Complexity: O(n) in the bytes; five system calls.
    package func read(_ file: File) throws(Problem) -> [UInt8] {
        // A person who saves the file is done in a moment.
        for _ in 0..<2 {
            let source = try opened(file)
            if let bytes = try source.bytes() { return bytes }
        }
        throw changed(file)
    }

    /// Opens a file without waiting, as a pipe would require.
    ///
    /// - Throws: ``Problem`` if it is not a regular file or cannot be opened.
    package func opened(_ file: File) throws(Problem) -> SiteFile {
        let opening = FileOpening(file.location, in: root, [.withoutLinks, .withoutWaiting])
        let (descriptor, status) = try opening.opened(file.path, "cannot read the file")
        guard status.isFile else {
            close(descriptor)
            throw Problem(.noInput, file.path, "this is no file")
        }
        return SiteFile(descriptor, status, file.path)
    }

    /// Returns the problem of a file that changed while Stratus read it.
    package func changed(_ file: File) -> Problem {
        Problem(
            .brokenInput, file.path, "the file was changed by somebody else while it was read",
            hint: "build again when it is complete")
    }

    // MARK: - Links

    /// Returns the part of a real path that is inside the site, empty for the site itself; nil for a path outside.
    func location(of path: [UInt8]) -> [UInt8]? {
        if path == real { return [] }
        let prefix = real == [UInt8(ascii: "/")] ? real : real + [UInt8(ascii: "/")]
        return path.starts(with: prefix) ? Array(path[prefix.count...]) : nil
    }
}

/// An open file of a site, which knows whether it has changed since it was opened.
package struct SiteFile: ~Copyable {
    package let descriptor: Int32
    package let size: Int
    private let version: FileVersion
    private let path: String

    /// Takes ownership of the descriptor, and closes it in the end.
    fileprivate init(_ descriptor: Int32, _ status: stat, _ path: String) {
        (self.descriptor, size, version, self.path) = (descriptor, Int(status.st_size), FileVersion(status), path)
    }

    deinit { close(descriptor) }

    /// Returns whether the content begins with a text.
    package func begins(with text: String) -> Bool {
        var bytes = [UInt8](repeating: 0, count: text.utf8.count)
        return pread(descriptor, &bytes, bytes.count, 0) == bytes.count && bytes.elementsEqual(text.utf8)
    }

    /// Whether the file has not been written to since it was opened.
    package var isUnchanged: Bool {
        FileLookup(descriptor: descriptor).status.map(FileVersion.init) == version
    }

    /// Returns the whole content; nil if the file was written to meanwhile.
    ///
    /// - Throws: ``Problem`` if the file is too large or unreadable.
    package consuming func bytes() throws(Problem) -> [UInt8]? {
        guard size <= InputLimit.bytes else { throw tooLarge(path) }
        guard let bytes = readPart(descriptor, count: size) else {
            throw Problem(.brokenInput, path, "cannot read the file: \(errorText())")
        }
        return bytes.count == size && isUnchanged ? bytes : nil
    }
}
