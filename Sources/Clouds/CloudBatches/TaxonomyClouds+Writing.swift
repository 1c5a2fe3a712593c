import CloudRendering
import FileAccess
import Glibc
import MarkupValidation
import SourceText

extension TaxonomyClouds {
    /// The outcome of writing a file, or the outcome that is expected before writing.
    public enum FileState: String, Sendable {
        case unchanged
        /// The file did not exist before.
        case created
        /// The file existed before, with other bytes.
        case replaced
    }

    /// Writes those of ``files`` that are missing in a folder or have other contents there, each in one step. All
    /// others keep their modification time, so that a generator that watches them has nothing to do. Nothing is
    /// deleted.
    ///
    /// - Parameter folder: The folder to write to. It is made if it is missing, with the folders that it is in.
    /// - Returns: The outcome for each file, in the order of ``files``.
    /// - Throws: ``Problem`` as ``states(in:)`` does, or for a file that cannot be written; the files before it are
    ///   written.
    @discardableResult
    public func write(into folder: String) throws(Problem) -> [FileState] {
        let states = try states(in: folder)
        for missing in try Self.existingPart(of: folder).missing {
            guard case .failed(let code) = FolderMaking(missing) else { continue }
            throw Problem(
                .cannotCreate, folder, "cannot make the folder: \(errorText(code))",
                hint: code == EACCES || code == EROFS ? "choose a place that you may write to" : nil)
        }
        for (file, state) in zip(files, states) where state != .unchanged {
            try file.markup.write(to: Self.path(of: file, in: folder))
        }
        return states
    }

    /// Returns the outcomes that ``write(into:)`` would have, in the order of ``files``, without writing anything.
    ///
    /// - Throws: ``Problem`` if the path is no folder, if it is inside the folder of the posts, or if a symbolic link
    ///   or a folder is in the place of a file.
    public func states(in folder: String) throws(Problem) -> [FileState] {
        try checkPlace(of: folder)
        var states: [FileState] = []
        for file in files { states.append(try Self.state(of: file, in: folder)) }
        return states
    }

    private static func state(of file: TaxonomyFile, in folder: String) throws(Problem) -> FileState {
        let path = path(of: file, in: folder)
        guard let status = try FileLookup(path).status(ofOutput: path) else { return .created }
        guard status.isFile else {
            throw Problem(
                .cannotCreate, path,
                "this is \(status.isLink ? "a symbolic link" : "no file"), and is not written through",
                hint: "remove it, or name another folder")
        }
        guard Int(status.st_size) == file.markup.bytes.count, let bytes = try? readInput(path) else {
            return .replaced
        }
        return bytes == file.markup.bytes ? .unchanged : .replaced
    }

    static func path(of file: TaxonomyFile, in folder: String) -> String {
        folder.hasSuffix("/") ? folder + file.name : "\(folder)/\(file.name)"
    }

    /// Refuses a folder inside that of the posts, where the next run would take the clouds for posts.
    private func checkPlace(of folder: String) throws(Problem) {
        guard !folder.isEmpty else {
            throw Problem(.cannotCreate, folder, "the name of the folder is empty", hint: "such as data/clouds")
        }
        let (existing, missing) = try Self.existingPart(of: folder)
        let status = try FileLookup(existing, followsLinks: true).status(ofOutput: existing)
        guard let status, status.isFolder else {
            throw Problem(
                .cannotCreate, existing, "this is a file, expected a folder", hint: "name a folder, such as data/clouds"
            )
        }
        // The part after a missing folder and `..` could be anywhere.
        guard !missing.contains(where: { $0.hasSuffix("/..") }) else {
            throw Problem(
                .cannotCreate, folder, "cannot make the folder: a part of it that is missing has .. behind it",
                hint: "write the path without ..")
        }
        let read = try FileLookup(source, followsLinks: true).status(ofOutput: source)
        guard let read, read.isFolder else { return }
        guard let posts = FolderPath.real(Array(source.utf8)), let place = FolderPath.real(Array(existing.utf8)) else {
            throw .writing(folder, brokeOff: false)
        }
        guard place == posts || place.starts(with: FolderPath.joined(posts, [])) else { return }
        throw Problem(
            .cannotCreate, folder,
            "this is inside of \(readable(source)), where the clouds would be read as posts the next time",
            hint: "name a folder beside it, such as data/clouds, or name the folder of the posts alone")
    }

    /// Returns the part of a path that exists, and the missing folders after it, each as a path.
    private static func existingPart(
        of folder: String
    ) throws(Problem) -> (existing: String, missing: [String]) {
        var existing = Array(folder.utf8)
        var missing: [String] = []
        while true {
            while existing.count > 1, existing.last == UInt8(ascii: "/") { existing.removeLast() }
            let path = String(decoding: existing, as: UTF8.self)
            if try FileLookup(path, followsLinks: true).status(ofOutput: path) != nil { return (path, missing) }
            missing.insert(path, at: 0)
            guard let slash = existing.lastIndex(of: UInt8(ascii: "/")) else { return (".", missing) }
            existing = slash == 0 ? [UInt8(ascii: "/")] : Array(existing[..<slash])
        }
    }
}
