import FileAccess
import Glibc
import PostReading
import SourceText
import TagParsing

/// A reader of the posts in a folder and in the folders below it, which tallies the tags of the posts.
package struct PostFolder {
    /// The path of the folder, or of the single post, as the user wrote it, without a slash at its end.
    package let path: String
    /// The tally of the tags of all posts that have been read.
    package private(set) var tally: PostTally

    /// The most levels of folders: more are a loop of mounts, and each level takes a file descriptor.
    private static let deepest = 64
    /// The bytes of a post that are read at first: nearly all front matter ends within them.
    private static let firstBytes = 1 << 14

    /// Whether links to posts are followed.
    private let followsLinks: Bool

    /// The folder of the Jekyll site to which the posts belong; nil if it is unknown.
    private let site: String?

    /// - Parameters:
    ///   - site: the site to which the posts belong; nil if it is unknown.
    ///   - followsLinks: whether symbolic links to posts are followed, which may lead out of the folder.
    package init(path: String, tally: PostTally, site: GeneratorSite?, followsLinks: Bool = true) {
        self.site = site?.generator == .jekyll ? site?.folder : nil
        self.followsLinks = followsLinks
        var path = path[...]
        while path.utf8.count > 1, path.last == "/" { path.removeLast() }
        self.path = String(path)
        self.tally = tally
    }

    /// Reads the posts of the folder, or the single post, at ``path`` into ``tally``.
    ///
    /// - Throws: ``Problem`` if there is no such path, or no post in the folder. Problems of single posts are added to
    ///   the tally instead.
    package mutating func read() throws {
        if path == "-" {
            let bytes = Array(try readInput("-").prefix(PostMetadata.longest + 64))
            return add(Head(bytes: bytes, isWhole: true), "<standard input>", .markdown, PostFolders())
        }
        let (descriptor, status) = try FileOpening(path, .withoutWaiting).opened(path, "cannot read the input")
        defer { close(descriptor) }
        // The folder may be one of Jekyll's own, named as the dot.
        let real = FolderPath.real(path) ?? path
        guard status.isFolder else {
            let kind = PostKind(fileName: Self.lastName(Array(path.utf8))) ?? .other
            let folders = PostFolders(path: parentFolder(of: real), site: site, isCounted: true)
            return readPost(descriptor, status, path, kind, folders)
        }
        let folders = PostFolders(path: real, site: site)
        walk(descriptor, path == "/" ? "" : path, folders, depth: 1)
        guard tally.postCount > 0 else {
            throw Problem(
                path: path, "there is no post in the folder, expected files that end in \(PostKind.endings)",
                hint: "name the folder with the posts: content, _posts, src")
        }
    }

    // MARK: - Folders

    /// Reads the posts of an open folder, and of those in it.
    private mutating func walk(_ folder: Int32, _ path: String, _ folders: PostFolders, depth: Int) {
        let items: [FolderItem]
        do {
            items = try FolderItem.all(in: folder).sorted { $0.name.lexicographicallyPrecedes($1.name) }
        } catch {
            tally.addProblem(path: path, error.message, hint: nil)
            return
        }
        let made = Self.namesOfMadeFolders(beside: items)
        var folders = folders
        if items.contains(where: { GeneratorSite.isOfJekyll(fileName: $0.name) }) { folders.beginSite() }
        for item in items {
            guard item.name.first != UInt8(ascii: "."), !made.contains(item.name) else { continue }
            let itemPath = "\(path)/\(readable(String(decoding: item.name, as: UTF8.self)))"
            switch item.kind(in: folder) {
            case .folder: enter(item, in: folder, itemPath, folders, depth: depth)
            case .linkToFolder:
                tally.addNote(InputNote(path: itemPath, "a symbolic link to a folder, not followed"))
            case .file:
                guard let kind = PostKind(fileName: item.name[...]) else { continue }
                switch item.opened(in: folder, followsLinks ? .withoutWaiting : [.withoutWaiting, .withoutLinks]) {
                case .opened(let post, let status):
                    readPost(post, status, itemPath, kind, folders)
                    close(post)
                case .failed(ELOOP) where !followsLinks:
                    tally.addNote(InputNote(path: itemPath, "a symbolic link, not followed"))
                case .absent(let code), .failed(let code):
                    tally.addProblem(path: itemPath, "cannot read the post: \(errorText(code))", hint: nil)
                }
            }
        }
    }

    private mutating func enter(
        _ item: FolderItem, in parent: Int32, _ path: String, _ folders: PostFolders, depth: Int
    ) {
        guard depth < Self.deepest else {
            tally.addProblem(path: path, "the folders are nested in more than \(Self.deepest) levels", hint: nil)
            return
        }
        // A folder that became a link meanwhile is not followed either.
        switch item.opened(in: parent, [.folder, .withoutLinks]) {
        case .opened(let folder, _):
            var inner = folders
            inner.enter(item.name[...])
            walk(folder, path, inner, depth: depth + 1)
            close(folder)
        case .absent(let code), .failed(let code):
            tally.addProblem(path: path, "cannot read the folder: \(errorText(code))", hint: nil)
        }
    }

    /// The names of folders that generators write and packagers install. `public` and `output`, which may be sections
    /// of posts, count only beside a generator's configuration.
    private static func namesOfMadeFolders(beside items: [FolderItem]) -> Set<[UInt8]> {
        var made = Set(madeFolders.map { Array($0.utf8) })
        for (name, folder) in configurations where items.contains(where: { $0.name.elementsEqual(name.utf8) }) {
            made.insert(Array(folder.utf8))
        }
        return made
    }

    private static let madeFolders = ["node_modules", "_site"]
    private static let configurations: [(name: String, folder: String)] =
        ["hugo", "config", "zola"].flatMap { name in
            ["toml", "yaml", "yml", "json"].map { ("\(name).\($0)", "public") }
        } + [("pelicanconf.py", "output")]

    /// Returns whether a file would be read as a post, judged by its name and the names of the folders from `folder`
    /// down to it; the file need not exist.
    ///
    /// - Parameters:
    ///   - path: the path of the file, which begins with that of the folder.
    ///   - folder: the folder, without a slash at its end unless it is the root.
    package static func isPost(_ path: String, in folder: String) -> Bool {
        var parent = folder == "/" ? "" : folder
        var names = path.utf8.dropFirst(parent.utf8.count).split(separator: UInt8(ascii: "/"))
            .map { String(Substring($0)) }
        guard let last = names.popLast(), !last.hasPrefix("."), PostKind(fileName: Array(last.utf8)[...]) != nil else {
            return false
        }
        for name in names {
            let isMade =
                madeFolders.contains(name)
                || configurations.contains {
                    $0.folder == name && FileLookup("\(parent)/\($0.name)", followsLinks: true).status != nil
                }
            if name.hasPrefix(".") || isMade { return false }
            parent += "/" + name
        }
        return true
    }

    // MARK: - Posts

    /// The first bytes of a post, without a byte order mark.
    private struct Head {
        let bytes: [UInt8]
        let isWhole: Bool

        init(bytes: [UInt8], isWhole: Bool) {
            self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
            self.isWhole = isWhole
        }
    }

    private mutating func readPost(
        _ descriptor: Int32, _ status: stat, _ path: String, _ kind: PostKind, _ folders: PostFolders
    ) {
        guard status.isFile else {
            tally.addProblem(path: path, "this is no file, expected a post", hint: "remove it, or name the posts")
            return
        }
        do {
            add(try Self.head(descriptor, path, kind), path, kind, folders)
        } catch {
            tally.addProblem(path: path, error.message, hint: error.hint)
        }
    }

    private mutating func add(_ head: Head, _ path: String, _ kind: PostKind, _ folders: PostFolders) {
        let found = PostHead(head.bytes, kind: kind, isWhole: head.isWhole)
        tally.add(path: path, folders: folders, bytes: head.bytes, head: found)
    }

    /// Reads as much of a post as its front matter takes.
    private static func head(_ descriptor: Int32, _ path: String, _ kind: PostKind) throws(Problem) -> Head {
        var bytes: [UInt8] = []
        var limit = firstBytes
        while true {
            while bytes.count < limit {
                guard let chunk = try readChunk(descriptor, path: path, capacity: limit - bytes.count) else {
                    return Head(bytes: bytes, isWhole: true)
                }
                if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
            }
            // The longest front matter has been read: what is not found in it is not searched for farther down.
            guard limit == firstBytes else { return Head(bytes: bytes, isWhole: true) }
            let head = Head(bytes: bytes, isWhole: false)
            guard case .unfinished = PostHead(head.bytes, kind: kind, isWhole: false) else { return head }
            // This is room for the fences, and for a byte that shows that there is more.
            limit = PostMetadata.longest + 64
        }
    }

    // MARK: - Paths

    private static func lastName(_ path: [UInt8]) -> ArraySlice<UInt8> {
        path.lastIndex(of: UInt8(ascii: "/")).map { path[($0 + 1)...] } ?? path[...]
    }
}
