import FileAccess
import Glibc
import SourceText

/// The file of a page whose placeholders are to be filled.
public struct PageFile: Sendable, Equatable {
    /// The path by which the page is opened, and which messages name.
    public let path: String
    /// The path of the page below an output folder, without `.` and `..`.
    public let name: String

    /// Finds the pages that arguments name: files as they are; and in folders, and the folders in them, all that end in
    /// `.html`, `.htm` or `.xhtml`, sorted by the bytes of their names. Hidden folders and `node_modules` are skipped,
    /// and links are not followed.
    ///
    /// The ``name`` of a page is the last part of its path if an argument names the page itself; else it is the path
    /// below the folder that the argument names.
    /// - Parameter output: the place to which pages will be written; if it is a folder inside a folder of pages, it is
    ///   skipped.
    /// - Throws: ``EmbeddingError`` for a folder that cannot be read or has no pages, and for a page whose name is not
    ///   UTF-8.
    public static func pages(
        named arguments: [String], output: PageOutput = .inPlace
    ) throws(EmbeddingError) -> [PageFile] {
        var pages: [PageFile] = []
        for argument in arguments {
            guard argument != "-", FileLookup(argument, followsLinks: true).status?.isFolder == true else {
                // A file that does not exist is reported when it is opened, together with all others.
                pages.append(PageFile(path: argument, name: lastPart(of: argument)))
                continue
            }
            var walk = PageWalk(excluded: output.identity)
            try walk.enter(argument, name: "", depth: 0)
            guard !walk.pages.isEmpty else {
                throw failure(
                    argument, "there is no page in the folder, expected files that end in .html, .htm or .xhtml",
                    hint: "name pages of other endings themselves")
            }
            pages += walk.pages
        }
        return pages
    }

    /// Checks that no two pages have the same ``name``, since one would replace the other in an output folder.
    ///
    /// - Throws: ``EmbeddingError`` for the second of two pages with the same name.
    public static func checkNames(of pages: [PageFile]) throws(EmbeddingError) {
        var seen: [String: String] = [:]
        for page in pages {
            if let earlier = seen.updateValue(page.path, forKey: page.name) {
                throw failure(
                    page.path, "the page would take the place of \(earlier): both are \(page.name) in the output",
                    hint: "name the folder that both are in")
            }
        }
    }

    private static func lastPart(of path: String) -> String {
        path.split(separator: "/").last { $0 != "." && $0 != ".." }.map(String.init) ?? path
    }
}

private func failure(_ path: String, _ reason: String, hint: String?) -> EmbeddingError {
    EmbeddingError(path: path, errors: [Problem(.noInput, path, reason, hint: hint)])
}

/// The pages of a folder.
private struct PageWalk {
    var pages: [PageFile] = []
    /// The folder that is skipped: that of the output.
    let excluded: FileIdentity?

    init(excluded: FileIdentity?) { self.excluded = excluded }

    /// The most levels of folders: more are a loop of mounts.
    private static let deepest = 64
    private static let endings = [".html", ".htm", ".xhtml"].map { Array($0.utf8) }

    mutating func enter(_ path: String, name: String, depth: Int) throws(EmbeddingError) {
        guard depth < Self.deepest else {
            throw failure(path, "the folders are nested in more than \(Self.deepest) levels", hint: nil)
        }
        let folder: Int32
        switch FileOpening(path, .folder) {
        case .opened(let descriptor, let status):
            folder = descriptor
            if depth > 0, FileIdentity(status) == excluded {
                close(folder)
                return
            }
        case .absent(let code), .failed(let code):
            throw failure(path, "cannot read the folder: \(errorText(code))", hint: nil)
        }
        defer { close(folder) }
        let items: [FolderItem]
        do { items = try FolderItem.all(in: folder).sorted { $0.name.lexicographicallyPrecedes($1.name) } } catch {
            throw failure(path, error.message, hint: nil)
        }
        let start = path.hasSuffix("/") ? path : path + "/"
        for item in items where item.name.first != UInt8(ascii: ".") {
            let itemName = String(decoding: item.name, as: UTF8.self)
            switch item.kind(in: folder) {
            case .folder where itemName != "node_modules":
                try enter(start + itemName, name: name + itemName + "/", depth: depth + 1)
            case .file where isPage(item) && !isLink(start + itemName):
                // A name that is not UTF-8 could not be opened by the path in messages.
                guard Array(itemName.utf8) == item.name else {
                    throw failure(start + itemName, "the name of the page is not UTF-8", hint: "rename it")
                }
                pages.append(PageFile(path: start + itemName, name: name + itemName))
            default: break
            }
        }
    }

    private func isPage(_ item: FolderItem) -> Bool {
        let name = item.name.map(\.asciiLowercased)
        return Self.endings.contains { name.count > $0.count && name.suffix($0.count).elementsEqual($0) }
    }

    private func isLink(_ path: String) -> Bool {
        FileLookup(path).status?.isLink == true
    }
}

extension PageOutput {
    fileprivate var identity: FileIdentity? {
        guard case .folder(let path) = self else { return nil }
        return FileLookup(path, followsLinks: true).status.map(FileIdentity.init)
    }
}
