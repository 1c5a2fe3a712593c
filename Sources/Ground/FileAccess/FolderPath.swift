import Glibc

/// Paths as bytes, since nobody promises UTF-8.
package enum FolderPath {
    package static let slash = UInt8(ascii: "/")

    /// Calls with the path as C has it; nil for what no path is.
    package static func call<Result>(_ path: [UInt8], _ body: (UnsafePointer<CChar>) -> Result) -> Result? {
        guard !path.contains(0) else { return nil }
        return (path.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer { $0.baseAddress.map(body) }
    }

    /// Where a path leads, with all links followed; nil where there is nothing, with the reason in `errno`.
    package static func real(_ path: [UInt8]) -> [UInt8]? {
        guard let resolved = call(path, { realpath($0, nil) }) ?? nil else { return nil }
        defer { free(resolved) }
        return Array(UnsafeRawBufferPointer(start: resolved, count: strlen(resolved)))
    }

    /// The same of a path that is text; what is not UTF-8 in where it leads is repaired.
    package static func real(_ path: String) -> String? {
        real(Array(path.utf8)).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The path without links also of what is made later, by the folder that is there already; nil where it leads
    /// nowhere, or nobody can tell, with the reason in `errno`.
    package static func realOfNew(_ path: [UInt8]) -> [UInt8]? {
        guard path.count < Int(PATH_MAX) else {
            errno = ENAMETOOLONG
            return nil
        }
        var (folder, rest) = (path, [[UInt8]]())
        while true {
            if let real = real(folder) { return rest.reversed().reduce(real, joined) }
            guard FileLookup.isAbsence(errno), let parts = split(folder) else { return nil }
            rest.append(parts.name)
            folder = parts.folder
        }
    }

    /// The path without links but its last part.
    package static func realParent(_ path: [UInt8]) -> [UInt8]? {
        split(path).flatMap { folder, name in realOfNew(folder).map { joined($0, name) } }
    }

    package static func joined(_ folder: [UInt8], _ name: [UInt8]) -> [UInt8] {
        folder.isEmpty ? name : folder == [slash] ? folder + name : folder + [slash] + name
    }

    private static func split(_ path: [UInt8]) -> (folder: [UInt8], name: [UInt8])? {
        var path = path[...]
        while path.count > 1, path.last == slash { path.removeLast() }
        let start = path.lastIndex(of: slash).map { $0 + 1 } ?? path.startIndex
        let name = Array(path[start...])
        // Where nothing is left, or what is left leads elsewhere, there is no such folder.
        guard !name.isEmpty, name != Array(".".utf8), name != Array("..".utf8) else { return nil }
        let folder = Array(path[..<start])
        return (folder.isEmpty ? Array(".".utf8) : folder, name)
    }

    /// By which a folder is known, whatever its path; nil where there is none.
    package static func identity(_ path: [UInt8]) -> FileIdentity? {
        guard let status = FileLookup(path, followsLinks: true).status, status.isFolder else { return nil }
        return FileIdentity(status)
    }

    /// The names in a folder, and whether each is a folder itself; a link is none. Empty where it cannot be read.
    package static func items(_ path: [UInt8]) -> [(name: [UInt8], isFolder: Bool)] {
        guard case .opened(let folder, _) = FileOpening(path, .folder) else { return [] }
        defer { close(folder) }
        let items = (try? FolderItem.all(in: folder)) ?? []
        return items.map { ($0.name, $0.type(in: folder) == S_IFDIR) }
    }
}
