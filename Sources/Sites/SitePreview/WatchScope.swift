import FileAccess

/// The part of a folder that is watched: everything except what builds and tools write.
struct WatchScope: Equatable {
    /// The excluded folders by their paths in the watched one, as bytes, since they need not be UTF-8.
    private let excluded: Set<[UInt8]>
    /// The folders above the excluded ones, up to the root.
    private let above: Set<[UInt8]>

    /// - Parameters:
    ///   - root: the folder that is watched.
    ///   - folders: the folders to exclude; they need not exist yet, nor be inside the root.
    init(_ root: String, besides folders: [String]) {
        var excluded: Set<[UInt8]> = []
        let start = FolderPath.real(Array(root.utf8)).map { $0 == [FolderPath.slash] ? [] : $0 } ?? Array(root.utf8)
        for folder in folders {
            let bytes = Array(folder.utf8)
            // A folder is excluded by its name in the root, which may be a link, and by where that leads.
            for path in [FolderPath.realParent(bytes), FolderPath.realOfNew(bytes)] {
                guard let path, path.starts(with: start + [FolderPath.slash]) else { continue }
                excluded.insert(Array(path[(start.count + 1)...]))
            }
        }
        var above: Set<[UInt8]> = []
        for path in excluded {
            for (place, byte) in path.enumerated() where byte == FolderPath.slash {
                above.insert(Array(path[..<place]))
            }
        }
        (self.excluded, self.above) = (excluded, above)
    }

    /// Returns whether a path in the root is an excluded folder.
    func leavesOut(_ path: [UInt8]) -> Bool { excluded.contains(path) }

    /// Returns whether a folder is above an excluded one, so that builds may make it.
    func isOnTheWay(_ path: [UInt8]) -> Bool { above.contains(path) }

    /// Returns whether a folder of this name belongs to a tool, in any site.
    ///
    /// Other hidden folders are watched: `static/.well-known` is published.
    static func isToolFolder(_ name: [UInt8]) -> Bool {
        toolFolders.contains { $0.withUTF8Buffer { name.elementsEqual($0) } } || begins(name, ".stratus")
            || begins(name, ".Trash-")
    }

    private static let toolFolders: [StaticString] = [
        ".git", ".hg", ".svn", ".bzr", ".jj", "node_modules", ".idea", ".vscode", ".vs", ".cache", ".build", ".venv",
        ".direnv", "__pycache__",
    ]

    /// Returns whether an editor makes a file of this name while it saves another one.
    ///
    /// Files that exist only for a moment need no rule, such as `4913`, by which vim tries whether it may make files.
    static func isScratchFile(_ name: [UInt8]) -> Bool {
        switch name.first {
        case UInt8(ascii: "."):
            return begins(name, ".#") || begins(name, ".~lock.") || begins(name, ".goutputstream-")
                || begins(name, ".stratus") || begins(name, ".nfs") || isSwapFile(name)
        case UInt8(ascii: "#"): return name.count > 1 && name.last == UInt8(ascii: "#")
        case UInt8(ascii: "_"): return begins(name, "___jb_")
        default: break
        }
        return name.count > 1 && name.last == UInt8(ascii: "~")
    }

    /// Returns whether this is a swap file, such as `.a.md.swp`, `.a.md.swx` or `.a.md.kate-swp`.
    private static func isSwapFile(_ name: [UInt8]) -> Bool {
        let end = name.suffix(4)
        return end.count == 4 && end.starts(with: ".sw".utf8) || name.suffix(9).elementsEqual(".kate-swp".utf8)
    }

    private static func begins(_ name: [UInt8], _ start: StaticString) -> Bool {
        start.withUTF8Buffer { name.starts(with: $0) }
    }
}
