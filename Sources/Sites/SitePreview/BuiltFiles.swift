/// The files that a build made. The preview serves these and no others.
struct BuiltFiles: Sendable {
    let folder: String
    /// The paths as the build names them, to see whether another build has the same.
    private let names: [String]
    /// The paths as UTF-8, since two Unicode spellings of a letter name two files.
    private let paths: Set<[UInt8]>

    init(_ names: [String], in folder: String) {
        (self.names, self.folder) = (names, folder)
        paths = Set(names.map { Array($0.utf8) })
    }

    enum Match: Equatable {
        case file([UInt8])
        /// The address is that of a folder's page, but lacks the final slash.
        case folder
        case nothing
    }

    /// Returns the file that a decoded address without its first slash stands for: `about` is `about`, `about.html` or
    /// the folder `about/`.
    func match(_ path: [UInt8]) -> Match {
        let index = Array("index.html".utf8)
        if path.isEmpty || path.last == UInt8(ascii: "/") {
            return paths.contains(path + index) ? .file(path + index) : .nothing
        }
        if paths.contains(path) { return .file(path) }
        if paths.contains(path + [UInt8(ascii: "/")] + index) { return .folder }
        let page = path + Array(".html".utf8)
        return paths.contains(page) ? .file(page) : .nothing
    }

    /// The path of the site's own 404 page, or nil if it has none.
    var notFoundPage: [UInt8]? {
        let path = Array("404.html".utf8)
        return paths.contains(path) ? path : nil
    }

    /// Returns whether `names` are the paths of this build's files, in the same order.
    func has(_ names: [String]) -> Bool {
        names.count == self.names.count && zip(names, self.names).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
    }

    /// Returns the paths of the files that only one of the two builds has.
    func difference(from other: BuiltFiles) -> [String] {
        paths.symmetricDifference(other.paths).map { String(decoding: $0, as: UTF8.self) }
    }
}
