import FileAccess
import Glibc
import SourceText

/// The place of the state folder, in which Stratus keeps the manifest, the lock and other records of an output folder.
package struct StatePlace: Sendable, Equatable {
    /// The path of a folder that exists; links in it are followed.
    private let base: String
    /// The names of the nested folders below `base`, the outermost first. Missing ones are made; links are refused.
    private let names: [String]

    /// Creates a place from a folder that exists and the names of nested folders in it, such as `.stratus` and `public`
    /// in the folder of a site.
    package init(in base: String, _ names: String...) { (self.base, self.names) = (base, names) }

    /// The path of the state folder, as messages show it.
    package var path: String { place(names.count) }

    private func place(_ count: Int) -> String {
        guard count > 0 else { return base }
        return (base == "." ? "" : base.hasSuffix("/") ? base : base + "/") + names[..<count].joined(separator: "/")
    }

    /// Opens the state folder, and makes it if it is missing.
    ///
    /// - Returns: nil if another build, which published nothing, has removed the folder meanwhile.
    func opened(_ calls: FileSystemCalls) throws(Problem) -> OpenFolder? {
        guard var folder = OpenFolder(base) else { throw .writing(base, errno, brokeOff: false) }
        for (number, name) in names.enumerated() {
            let path = place(number + 1)
            if !calls.make(name, in: folder), errno != EEXIST {
                let code = errno
                if code == ENOENT, folder.isRemoved, number > 0 { return nil }
                guard [EACCES, EPERM, EROFS].contains(code) else { throw .writing(path, code, brokeOff: false) }
                throw Problem(
                    .cannotCreate, path, "cannot keep a record of what is built: \(errorText(code))",
                    hint: "name another folder for it with --state")
            }
            guard let next = OpenFolder(name, in: folder) else {
                if errno == ENOENT { return nil }
                guard [ENOTDIR, ELOOP].contains(errno) else { throw .writing(path, errno, brokeOff: false) }
                throw Problem(
                    .cannotCreate, path, "this is no folder, expected one for what is known of the last build",
                    hint: "move it away")
            }
            folder = next
        }
        return folder
    }

    /// Moves the state folder that earlier versions kept in the output to this place, if this place has none.
    func adopt(_ name: String, in root: OpenFolder, _ calls: FileSystemCalls) {
        guard case .absent = FileLookup(path),
            case .found = FileLookup("\(name)/\(StateFolder.Name.manifest)", in: root.descriptor),
            let base = OpenFolder(base)
        else { return }
        var folder = base
        for name in names.dropLast() {
            _ = calls.make(name, in: folder)
            guard let next = OpenFolder(name, in: folder) else { return }
            folder = next
        }
        _ = calls.move(name, in: root, to: names.last ?? "", in: folder)
    }

    /// Removes the nested folders, the innermost first, up to the first that is not empty.
    func remove(_ calls: FileSystemCalls) {
        for count in names.indices.reversed() {
            guard let parent = OpenFolder(place(count)), calls.remove(folder: names[count], in: parent) else { return }
        }
    }
}
