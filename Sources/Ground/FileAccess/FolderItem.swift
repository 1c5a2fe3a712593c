import Glibc
import SourceText

/// An item of a folder: a file, a folder, a link or anything else. Its name is bytes, since file systems do not
/// guarantee UTF-8.
package struct FolderItem {
    package let name: [UInt8]
    private let type: Int

    /// The kinds of item that a walk through folders distinguishes.
    package enum Kind {
        case folder, linkToFolder
        /// A file, or any other item that leads to no folder; its type shows when it is opened.
        case file
    }

    /// Returns all items of an open folder except `.` and `..`, in the order of the file system.
    ///
    /// - Throws: ``Problem`` if the folder cannot be listed.
    package static func all(in folder: Int32) throws(Problem) -> [FolderItem] {
        let copy = fcntl(folder, F_DUPFD_CLOEXEC, 0)
        guard copy >= 0, let listing = fdopendir(copy) else {
            let code = errno
            if copy >= 0 { close(copy) }
            throw Problem("cannot read the folder: \(errorText(code))")
        }
        defer { closedir(listing) }
        rewinddir(listing)
        var items: [FolderItem] = []
        while true {
            errno = 0
            guard let entry = readdir(listing) else {
                guard errno == 0 else { throw Problem("cannot read the folder: \(errorText())") }
                return items
            }
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            guard name != [0x2E], name != [0x2E, 0x2E] else { continue }
            items.append(FolderItem(name: name, type: Int(entry.pointee.d_type)))
        }
    }

    /// Returns the kind of the item. A link is followed to see whether its target is a folder, and an item whose type
    /// the file system did not list is looked up.
    ///
    /// - Parameter folder: the descriptor of the folder that holds the item.
    package func kind(in folder: Int32) -> Kind {
        switch type(in: folder) {
        case S_IFDIR: .folder
        case S_IFLNK: FileLookup(name, in: folder, followsLinks: true).status?.isFolder == true ? .linkToFolder : .file
        default: .file
        }
    }

    /// Returns the file type of the item as in `st_mode`, `S_IFLNK` for a link; 0 if the item cannot be looked up.
    package func type(in folder: Int32) -> mode_t {
        switch type {
        case Int(DT_DIR): S_IFDIR
        case Int(DT_REG): S_IFREG
        case Int(DT_LNK): S_IFLNK
        default: FileLookup(name, in: folder).status.map { $0.st_mode & S_IFMT } ?? 0
        }
    }

    /// Opens the item, which is in the open `folder`, for reading.
    package func opened(in folder: Int32, _ options: FileOpening.Options) -> FileOpening {
        FileOpening(name, in: folder, options)
    }
}
