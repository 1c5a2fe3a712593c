import Glibc
import SourceText

extension TaxonomyClouds {
    /// What became of a file, or would become of it.
    public enum FileState: String, Sendable {
        case unchanged
        /// It was not there.
        case created
        /// It held other bytes.
        case replaced
    }

    /// Writes the files that are not there yet or hold something else, each in one step; all others keep their time of
    /// change, so that a generator that watches them has nothing to do. Nothing is deleted.
    ///
    /// - Parameter folder: is made if it is missing; the folder that it is in has to be there.
    /// - Returns: what became of each of ``files``.
    /// - Throws: ``OutputError``; files before the one that failed are written.
    @discardableResult
    public func write(into folder: String) throws(OutputError) -> [FileState] {
        let states = try states(in: folder)
        if access(folder, F_OK) != 0, mkdir(folder, 0o777) != 0, errno != EEXIST {
            throw OutputError(
                path: folder, reason: "cannot make the folder: \(errorText())",
                hint: errno == ENOENT ? "make the folder first that it is to be in" : nil, brokeOff: false)
        }
        for (file, state) in zip(files, states) where state != .unchanged {
            try file.markup.write(to: Self.path(of: file, in: folder))
        }
        return states
    }

    /// What ``write(into:)`` would do, without doing it.
    ///
    /// - Throws: ``OutputError`` when the folder is none, stands among the posts, or leads out of itself by a link in the
    ///   place of a file.
    public func states(in folder: String) throws(OutputError) -> [FileState] {
        try checkPlace(of: folder)
        var states: [FileState] = []
        for file in files { states.append(try Self.state(of: file, in: folder)) }
        return states
    }

    private static func state(of file: TaxonomyFile, in folder: String) throws(OutputError) -> FileState {
        let path = path(of: file, in: folder)
        var status = stat()
        guard lstat(path, &status) == 0 else { return .created }
        guard status.st_mode & S_IFMT == S_IFREG else {
            let isLink = status.st_mode & S_IFMT == S_IFLNK
            throw OutputError(
                path: path, reason: "this is \(isLink ? "a symbolic link" : "no file"), and is not written through",
                hint: "remove it, or name another folder", brokeOff: false)
        }
        guard Int(status.st_size) == file.markup.bytes.count, let bytes = try? readInput(path) else {
            return .replaced
        }
        return bytes == file.markup.bytes ? .unchanged : .replaced
    }

    static func path(of file: TaxonomyFile, in folder: String) -> String {
        folder.hasSuffix("/") ? folder + file.name : "\(folder)/\(file.name)"
    }

    /// Refuses a folder in which the next run would take the clouds for posts.
    private func checkPlace(of folder: String) throws(OutputError) {
        guard !folder.isEmpty else {
            throw OutputError(
                path: folder, reason: "the name of the folder is empty", hint: "such as data/clouds", brokeOff: false)
        }
        var status = stat()
        let exists = stat(folder, &status) == 0
        if exists, status.st_mode & S_IFMT != S_IFDIR {
            throw OutputError(
                path: folder, reason: "this is a file, expected a folder", hint: "name a folder, such as data/clouds",
                brokeOff: false)
        }
        guard stat(source, &status) == 0, status.st_mode & S_IFMT == S_IFDIR, let posts = Self.absolutePath(source),
            let place = Self.absolutePath(exists ? folder : Self.parent(of: folder))
        else { return }
        guard place == posts || posts == "/" || place.hasPrefix(posts + "/") else { return }
        throw OutputError(
            path: folder,
            reason: "this is inside of \(readable(source)), where the clouds would be read as posts the next time",
            hint: "name a folder beside it, such as data/clouds, or name the folder of the posts alone", brokeOff: false
        )
    }

    private static func parent(of folder: String) -> String {
        var bytes = Array(folder.utf8)
        while bytes.count > 1, bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
        guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return "." }
        return slash == 0 ? "/" : String(decoding: bytes[..<slash], as: UTF8.self)
    }

    private static func absolutePath(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
