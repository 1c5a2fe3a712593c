import Glibc

/// Functions on paths that are given as bytes, since file systems do not guarantee UTF-8.
package enum FolderPath {
    package static let slash = UInt8(ascii: "/")

    /// Calls `body` with the path as a C string. Returns nil for a path with a NUL byte, which no file can have.
    package static func call<Result>(_ path: [UInt8], _ body: (UnsafePointer<CChar>) -> Result) -> Result? {
        guard !path.contains(0) else { return nil }
        return (path.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer { $0.baseAddress.map(body) }
    }

    /// Returns the absolute path with all links resolved; nil with the reason in `errno` if nothing exists at the path.
    package static func real(_ path: [UInt8]) -> [UInt8]? {
        guard let resolved = call(path, { realpath($0, nil) }) ?? nil else { return nil }
        defer { free(resolved) }
        return Array(UnsafeRawBufferPointer(start: resolved, count: strlen(resolved)))
    }

    /// Returns the absolute path with all links resolved, in which U+FFFD replaces bytes that are not UTF-8; nil with
    /// the reason in `errno` if nothing exists at the path.
    package static func real(_ path: String) -> String? {
        real(Array(path.utf8)).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns the absolute path, with all links resolved, of a file or folder that may not exist yet: the innermost
    /// folder that does exist is resolved, and the missing part appended. Nil, with the reason in `errno`, if that
    /// fails or the missing part has `..` in it.
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

    /// Returns the absolute path with all links resolved except a link in its last part; nil if the folder cannot be
    /// resolved, or the last part is `.` or `..`.
    package static func realParent(_ path: [UInt8]) -> [UInt8]? {
        split(path).flatMap { folder, name in realOfNew(folder).map { joined($0, name) } }
    }

    /// Returns the path of the item with the given name in a folder.
    package static func joined(_ folder: [UInt8], _ name: [UInt8]) -> [UInt8] {
        folder.isEmpty ? name : folder == [slash] ? folder + name : folder + [slash] + name
    }

    private static func split(_ path: [UInt8]) -> (folder: [UInt8], name: [UInt8])? {
        var path = path[...]
        while path.count > 1, path.last == slash { path.removeLast() }
        let start = path.lastIndex(of: slash).map { $0 + 1 } ?? path.startIndex
        let name = Array(path[start...])
        // An empty name, `.` or `..` is not the name of a folder that could be made.
        guard !name.isEmpty, name != Array(".".utf8), name != Array("..".utf8) else { return nil }
        let folder = Array(path[..<start])
        return (folder.isEmpty ? Array(".".utf8) : folder, name)
    }

    /// Returns the identity of the folder at a path; nil if there is no folder.
    package static func identity(_ path: [UInt8]) -> FileIdentity? {
        guard let status = FileLookup(path, followsLinks: true).status, status.isFolder else { return nil }
        return FileIdentity(status)
    }

    /// Returns the names of the items in a folder, each with whether the item is itself a folder; a link is not one.
    /// Returns none if the folder cannot be read.
    package static func items(_ path: [UInt8]) -> [(name: [UInt8], isFolder: Bool)] {
        guard case .opened(let folder, _) = FileOpening(path, .folder) else { return [] }
        defer { close(folder) }
        let items = (try? FolderItem.all(in: folder)) ?? []
        return items.map { ($0.name, $0.type(in: folder) == S_IFDIR) }
    }
}
