import Glibc

/// Paths as bytes, since nobody promises UTF-8.
package enum FolderPath {
    package static let slash = UInt8(ascii: "/")

    /// Calls with the path as C has it.
    static func call<Result>(_ path: [UInt8], _ body: (UnsafePointer<CChar>) -> Result) -> Result? {
        (path.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer { $0.baseAddress.map(body) }
    }

    /// Where a path leads, with all links followed; nil where there is nothing.
    static func real(_ path: [UInt8]) -> [UInt8]? {
        guard let resolved = call(path, { realpath($0, nil) }) ?? nil else { return nil }
        defer { free(resolved) }
        return Array(UnsafeRawBufferPointer(start: resolved, count: strlen(resolved)))
    }

    /// The path without links also of what is made later; nil where it leads nowhere.
    package static func realOfNew(_ path: [UInt8]) -> [UInt8]? {
        real(path) ?? split(path).flatMap { folder, name in realOfNew(folder).map { joined($0, name) } }
    }

    /// The path without links but its last part.
    static func realParent(_ path: [UInt8]) -> [UInt8]? {
        split(path).flatMap { folder, name in realOfNew(folder).map { joined($0, name) } }
    }

    static func joined(_ folder: [UInt8], _ name: [UInt8]) -> [UInt8] {
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
    static func identity(_ path: [UInt8]) -> FolderIdentity? {
        var status = stat()
        guard call(path, { stat($0, &status) }) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
        return FolderIdentity(device: UInt(status.st_dev), inode: UInt(status.st_ino))
    }

    /// The names in a folder, and whether each is a folder itself; a link is none. Empty where it cannot be read.
    static func items(_ path: [UInt8]) -> [(name: [UInt8], isFolder: Bool)] {
        guard let listing = call(path, { opendir($0) }) ?? nil else { return [] }
        defer { closedir(listing) }
        var items: [(name: [UInt8], isFolder: Bool)] = []
        while let entry = readdir(listing) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            guard name != Array(".".utf8), name != Array("..".utf8) else { continue }
            var isFolder = entry.pointee.d_type == UInt8(DT_DIR)
            // Not every file system says so in its listing.
            if entry.pointee.d_type == UInt8(DT_UNKNOWN) {
                var status = stat()
                isFolder = call(joined(path, name), { lstat($0, &status) }) == 0 && status.st_mode & S_IFMT == S_IFDIR
            }
            items.append((name, isFolder))
        }
        return items
    }
}

struct FolderIdentity: Equatable {
    let device, inode: UInt
}
