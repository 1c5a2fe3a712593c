import Glibc
import SourceText

/// Lists a folder of a site and the folders in it.
struct SiteWalk {
    private(set) var listing = SiteFolder.Listing()

    private let site: SiteFolder
    private let purpose: SiteFolder.Purpose
    /// Decides for a path in the listed folder whether the file or folder there is left out; nil leaves out hidden ones.
    private let isLeftOut: ((_ path: String, _ isFolder: Bool) -> Bool)?
    /// The identity of the output folder, if it exists.
    private let output: FileIdentity?
    /// The identities of the folders around the current one, the outermost first.
    private var entered: [FileIdentity] = []
    private var links = 0

    /// The most levels of folders: more are a mistake, and each costs a file descriptor.
    private static let deepest = 64
    /// The most links to folders that are followed: folders that link to each other can have exponentially many paths.
    private static let mostLinks = 10_000

    init(
        _ site: SiteFolder, _ purpose: SiteFolder.Purpose, output: String?,
        leavingOut isLeftOut: ((_ path: String, _ isFolder: Bool) -> Bool)?
    ) {
        (self.site, self.purpose, self.isLeftOut) = (site, purpose, isLeftOut)
        let lookup = output.map { FileLookup($0, followsLinks: true) }
        if case .found(let status) = lookup { self.output = FileIdentity(status) } else { self.output = nil }
        if let output, case .failed(let code) = lookup { refuse(unread: output, code) }
    }

    /// An item under the three paths of `SiteFolder.File`.
    private struct Place {
        /// The path in the folder that is listed.
        let name: String
        let path: String
        /// The path in the site, without links.
        let location: String

        /// The likely kind of a broken link's target: a file if the name has a dot, else a folder.
        var likelyKind: SiteFolder.UnreadKind {
            name.split(separator: "/").last.map { $0.contains(".") ? .file : .folder } ?? .folder
        }

        func item(_ item: String) -> Place {
            Place(
                name: name.isEmpty ? item : name + "/" + item, path: path.isEmpty ? item : path + "/" + item,
                location: location.isEmpty ? item : location + "/" + item)
        }
    }

    /// Lists a folder of the site; does nothing if there is none.
    mutating func start(_ folder: String) {
        if folder == "." { return enter(Place(name: "", path: site.path == "." ? "" : site.path, location: "")) }
        let place = Place(name: "", path: site.path == "." ? folder : site.path + "/" + folder, location: folder)
        switch FileLookup(folder, in: site.root) {
        case .absent: return
        case .failed(let code): return refuse(unread: place.path, code)
        // Most folders are not links, but each folder on the way could be one.
        case .found: break
        }
        guard let (target, status) = followed(place) else { return }
        guard status.st_mode & S_IFMT == S_IFDIR else {
            return refuse(place.path, "this is no folder, expected one of the site", unreadKind: .folder)
        }
        enter(Place(name: "", path: place.path, location: target))
    }

    // MARK: - Folders

    private mutating func enter(_ place: Place) {
        guard entered.count < Self.deepest else {
            return refuse(place.path, "the folders are nested in more than \(Self.deepest) levels", unreadKind: .folder)
        }
        let name = place.location.isEmpty ? "." : place.location
        let folder: Int32
        let status: stat
        switch FileOpening(name, in: site.root, [.folder, .withoutLinks]) {
        case .opened(let descriptor, let found): (folder, status) = (descriptor, found)
        case .absent(let code), .failed(let code): return refuse(unread: place.path, code)
        }
        defer { close(folder) }
        let identity = FileIdentity(status)
        guard identity != output else {
            // The folder of the site may be that of the content.
            if entered.count == 1, isLeftOut != nil { return }
            return refuse(
                place.path, "this is the output folder, which would be read the next time",
                hint: "choose an output folder elsewhere")
        }
        guard !entered.contains(identity) else {
            return refuse(place.path, "this leads back to a folder that it is in", hint: "remove the link")
        }
        entered.append(identity)
        defer { entered.removeLast() }
        do {
            for item in try FolderItem.all(in: folder).sorted(by: { $0.name.precedes($1.name) }) {
                take(item, in: folder, place)
            }
        } catch { refuse(place.path, error.message, isUnread: true) }
    }

    private mutating func take(_ item: FolderItem, in folder: Int32, _ place: Place) {
        guard isLeftOut != nil || !isLeftOutByName(item.name) else { return }
        guard let name = String(validating: item.name, as: UTF8.self) else {
            let shown = readable(String(decoding: item.name, as: UTF8.self))
            return refuse(place.item(shown).path, "the name is not UTF-8", hint: "rename it")
        }
        guard !item.name.contains(where: { $0 < 0x20 || $0 == 0x7F }), readable(name) == name else {
            return refuse(
                place.item(readable(name)).path, "there is a control character in the name", hint: "rename it")
        }
        let place = place.item(name)
        let type = item.type(in: folder)
        if let isLeftOut, name == "node_modules" || isLeftOut(place.name, type != S_IFREG) { return }
        switch type {
        case S_IFREG: add(place, FileLookup(item.name, in: folder).status.map(FileStamp.init))
        case S_IFDIR: enter(place)
        case S_IFLNK:
            guard let (location, status) = followed(place) else { return }
            let target = Place(name: place.name, path: place.path, location: location)
            switch status.st_mode & S_IFMT {
            case S_IFREG: add(target, FileStamp(status))
            case S_IFDIR:
                links += 1
                if links <= Self.mostLinks { enter(target) } else { refuseLinks(place.path) }
            default: refuseKind(place)
            }
        default: refuseKind(place)
        }
    }

    private mutating func add(_ place: Place, _ stamp: FileStamp?) {
        listing.files.append(
            SiteFolder.File(name: place.name, path: place.path, location: place.location, stamp: stamp))
    }

    /// Resolves a link to its place inside the site, and looks it up; records the problem and returns nil if that
    /// fails.
    private mutating func followed(_ place: Place) -> (location: String, status: stat)? {
        guard let target = FolderPath.real(site.real + [UInt8(ascii: "/")] + Array(place.location.utf8)) else {
            let code = errno
            refuse(
                place.path, "the symbolic link leads nowhere: \(errorText(code))",
                hint: "remove it, or mend where it leads", isUnread: ![ENOENT, ENOTDIR, ELOOP].contains(code),
                unreadKind: place.likelyKind)
            return nil
        }
        guard let location = site.location(of: target) else {
            refuse(
                place.path,
                "the symbolic link leads out of the folder of the site, to \(readable(String(decoding: target, as: UTF8.self)))",
                hint: "copy what it leads to into the site", unreadKind: place.name.isEmpty ? .folder : .file)
            return nil
        }
        let name = String(decoding: location, as: UTF8.self)
        let lookup = FileLookup(name.isEmpty ? "." : name, in: site.root, followsLinks: true)
        if case .failed(let code) = lookup {
            refuse(unread: place.path, code)
            return nil
        }
        guard Array(name.utf8) == location, case .found(let status) = lookup else {
            refuse(
                place.path, "the symbolic link leads to a name that is not UTF-8, or is gone", hint: "rename it",
                unreadKind: place.likelyKind)
            return nil
        }
        return (name, status)
    }

    // MARK: - Names

    private func isLeftOutByName(_ name: [UInt8]) -> Bool {
        if name.elementsEqual("node_modules".utf8) { return true }
        guard case .copies = purpose else { return name.first == UInt8(ascii: ".") }
        return Self.isLeftover(name)
    }

    /// Whether a file was left behind by an editor, version control or a file manager, and does not belong in a site.
    private static func isLeftover(_ name: [UInt8]) -> Bool {
        func begins(_ start: StaticString) -> Bool { start.withUTF8Buffer { name.starts(with: $0) } }
        switch name.first {
        case UInt8(ascii: "."):
            return begins(".git") || begins(".DS_Store") || begins("._") || begins(".#") || begins(".svn")
                || begins(".hg") || begins(".stratus") || name.suffix(4).starts(with: ".sw".utf8)
        case UInt8(ascii: "#"): return name.last == UInt8(ascii: "#")
        default: return name.last == UInt8(ascii: "~") || name.elementsEqual("Thumbs.db".utf8)
        }
    }

    // MARK: - Problems

    /// Records a problem.
    ///
    /// - Parameters:
    ///   - isUnread: whether the system failed, so that it is unknown what is there.
    ///   - unreadKind: the kind of item that may be there, and may have been published before.
    private mutating func refuse(
        _ path: String, _ reason: String, hint: String? = nil, isUnread: Bool = false,
        unreadKind: SiteFolder.UnreadKind? = nil
    ) {
        listing.problems.append(Problem(isUnread ? .brokenInput : .noInput, path, reason, hint: hint))
        if let unreadKind { listing.unreadKinds.insert(unreadKind) }
    }

    private mutating func refuse(unread path: String, _ code: Int32) {
        let hint = [EACCES, EPERM].contains(code) ? "let the user who runs stratus list and enter it" : errorHint(code)
        refuse(path, "cannot read the folder: \(errorText(code))", hint: hint, isUnread: true)
    }

    private mutating func refuseKind(_ place: Place) {
        refuse(place.path, "this is neither file nor folder", hint: "remove it", unreadKind: place.likelyKind)
    }

    private mutating func refuseLinks(_ path: String) {
        // One report is enough.
        guard links == Self.mostLinks + 1 else { return }
        refuse(
            path, "there are more than \(Self.mostLinks) links to folders on the way", hint: "remove some",
            unreadKind: .folder)
    }
}
