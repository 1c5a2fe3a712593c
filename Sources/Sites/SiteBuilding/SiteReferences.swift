import BodyRendering
import FileAccess
import SiteReading
import SourceText
import Synchronization

/// The pages and files to which references in posts lead, by the rules of Jekyll and Hugo.
struct SiteReferences: Sendable {
    /// The address of each file in the content folder, by its path in that folder.
    private let files: [String: PageAddress]
    private let addresses: SiteAddresses
    /// The name of the content folder, from which paths of Jekyll may be written too.
    private let contentFolder: String
    private let names = LazyNames()

    init(_ files: [String: PageAddress], _ tree: SiteTree) {
        (self.files, addresses) = (files, tree.addresses)
        contentFolder = tree.settings.configuration.contentFolder
    }

    /// Returns the address of a page or a file; nil if there is none, or if several have the name.
    func address(of reference: SiteReference, on page: SitePost) -> String? {
        switch reference {
        case .here: page.address.url
        case .file(let path): address(ofFile: path)
        case .post(let name): address(ofPost: name)
        case .page(let path): address(ofPage: path, on: page)
        }
    }

    /// Returns the names that are known and one of which a reference may have meant, for hints.
    private func near(_ reference: SiteReference) -> String? {
        let (written, known): (String, [String]) =
            switch reference {
            case .here: ("", [])
            case .post(let name), .page(let name):
                (
                    String(name.split(separator: "/").last ?? ""),
                    index.paths.filter(Self.isPage).map { Self.stem(of: $0) }
                )
            case .file(let path): (path, index.paths)
            }
        return suggestion(for: written, among: Array(known.prefix(20_000)))
    }

    /// Returns a hint for a reference to nothing.
    func hint(for reference: SiteReference) -> String {
        if let near = near(reference) { return "did you mean \"\(near)\"?" }
        return switch reference {
        case .file: "a file is named by its path from the folder of the site, such as _posts/2024-05-01-hello.md"
        case .post: "a post is named by its file without the ending, such as 2024-05-01-hello"
        case .page, .here: "a page is named by its path from here or from the content folder, such as posts/hello.md"
        }
    }

    // MARK: - Jekyll

    private func address(ofFile path: String) -> String? {
        let path = path.hasPrefix("/") ? String(path.dropFirst()) : path
        if let file = files[path] { return file.url }
        if path.hasPrefix(contentFolder + "/"), let file = files[String(path.dropFirst(contentFolder.count + 1))] {
            return file.url
        }
        // A file of the static folder has its path; the check of links finds out whether there is one.
        guard let name = path.split(separator: "/").last, name.contains("."), !name.hasSuffix(".md") else { return nil }
        return addresses.ofSite.file(path).url
    }

    /// Returns the address of the post with a name: that of its file with or without folders and the date.
    private func address(ofPost name: String) -> String? {
        var name = name.split(separator: "/").filter { $0 != "_posts" }.joined(separator: "/")
        for ending in [".md", ".markdown", ".html"] where name.hasSuffix(ending) {
            name = String(name.dropLast(ending.count))
        }
        return index.posts[name].flatMap { $0.flatMap { files[$0]?.url } }
    }

    // MARK: - Hugo

    private func address(ofPage path: String, on page: SitePost) -> String? {
        let written = path.split(separator: "/").map(String.init)
        guard !written.isEmpty else { return addresses.page([]).url }
        if !path.hasPrefix("/"), let url = url(of: page.contentFolders, written) { return url }
        if let url = url(of: [], written) { return url }
        // The folder of the page's own language is not written.
        if let folder = page.post.languageFolder, let url = url(of: [folder], written) { return url }
        guard !path.hasPrefix("/"), written.count == 1, let name = written.last else { return nil }
        return index.names[Self.stem(of: name)].flatMap { $0.flatMap { files[$0]?.url } }
    }

    private func url(of folders: [String], _ path: [String]) -> String? {
        var parts = folders
        for part in path {
            if part == "." { continue }
            if part != ".." {
                parts.append(part)
            } else if parts.popLast() == nil {
                return nil
            }
        }
        let path = parts.joined(separator: "/")
        let start = path.isEmpty ? "" : path + "/"
        for file in [path, path + ".md", path + ".markdown", path + ".html", start + "index.md", start + "_index.md"] {
            if let address = files[file] { return address.url }
        }
        return nil
    }

    // MARK: - Names

    private static func isPage(_ path: String) -> Bool {
        [".md", ".markdown", ".html", ".htm"].contains { path.hasSuffix($0) }
    }

    /// Returns the name of a file without its folders and its file name extension; of the page of a folder, the name of
    /// the folder.
    private static func stem(of path: String) -> String {
        let parts = path.split(separator: "/")
        guard let last = parts.last else { return "" }
        let name = last.lastIndex(of: ".").map { last[..<$0] } ?? last
        return String((name == "index" || name == "_index") && parts.count > 1 ? parts[parts.count - 2] : name)
    }

    /// The files by their names. A name that several files have leads to none of them.
    fileprivate struct Names: Sendable {
        var paths: [String] = []
        /// The path of the only file with a name; nil for a name of several files.
        var names: [String: String?] = [:]
        /// The path of the post by each form of its name.
        var posts: [String: String?] = [:]

        init(_ files: [String: PageAddress]) {
            paths = files.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
            for path in paths {
                guard SiteReferences.isPage(path) else { continue }
                Self.add(path, SiteReferences.stem(of: path), to: &names)
                var parts = path.split(separator: "/").filter { $0 != "_posts" && $0 != "_drafts" }.map(String.init)
                guard let file = parts.popLast(), let point = file.lastIndex(of: ".") else { continue }
                var name = String(file[..<point])
                if name == "index", let folder = parts.popLast() { name = folder }
                var forms = [name]
                if let rest = nameWithoutDate(name) { forms.append(rest) }
                for form in forms {
                    Self.add(path, form, to: &posts)
                    // Jekyll counts folders from that of the posts, and others from the content folder.
                    for count in parts.indices {
                        Self.add(path, (parts[count...] + [form]).joined(separator: "/"), to: &posts)
                    }
                }
            }
        }

        private static func add(_ path: String, _ name: String, to names: inout [String: String?]) {
            names[name] = names[name] == nil ? .some(path) : .some(nil)
        }
    }

    private var index: Names { names.value { Names(files) } }
}

/// The names of files, which are sorted out when the first reference is looked up.
private final class LazyNames: Sendable {
    private let names = Mutex<SiteReferences.Names?>(nil)

    func value(_ make: () -> SiteReferences.Names) -> SiteReferences.Names {
        names.withLock { known in
            if let known { return known }
            let made = make()
            known = made
            return made
        }
    }
}

extension SiteBodies {
    /// A reference in a text that leads to nothing.
    struct BrokenReference {
        let destination: String
        /// The offset of the mark in the source.
        let offset: Int
        let isLink: Bool
    }

    /// Returns the references in a text that lead to nothing.
    func brokenReferences(of page: SitePost) -> [BrokenReference] {
        var broken: [BrokenReference] = []
        func check(_ destination: String, _ offset: Int, isLink: Bool) {
            guard SiteReference.read(destination) != nil, address(of: destination, on: page) == nil else { return }
            broken.append(BrokenReference(destination: destination, offset: offset, isLink: isLink))
        }
        for link in page.body.links where link.destination.utf8.first == UInt8(ascii: "{") {
            check(link.destination, link.offset, isLink: true)
        }
        for slot in page.body.slots {
            if case .address(let address) = slot.kind { check(address, slot.offset, isLink: false) }
        }
        return broken
    }
}

extension PageMaker {
    /// Reports the references in the text of a page that lead to nothing, which the page shows without a link.
    func checkReferences(_ page: PlannedPage, _ made: inout MadePage) {
        guard case .page(let subject, part: 0) = page.kind, let text = catalogue.text(of: subject) else { return }
        let broken = bodies.brokenReferences(of: text)
        guard !broken.isEmpty else { return }
        let source = source(of: text)
        for reference in broken.prefix(100) {
            let (destination, url) = (reference.destination, page.address.url)
            guard
                let severity = failures.severity(
                    severity(LinkSettings.kind(ofPath: destination)), ofLink: destination,
                    path: targets.path(of: destination, on: url))
            else { continue }
            let start = min(reference.offset, source.bytes.count)
            let mark = templateMark(in: source, at: start) ?? start..<start
            let written = readable(source.string(mark), atMost: 120)
            made.problems.append(
                Problem(
                    source, at: mark, severity: severity,
                    "\(reference.isLink ? "the link " : "")\"\(written)\" leads to nothing: the site has no such page or file"
                ), hint: { [self] in hint(for: destination, on: url) })
        }
    }
}
