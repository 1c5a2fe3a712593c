/// The files that a build made: all that is served.
struct BuiltFiles: Sendable {
    let folder: String
    /// As the build names them, to see whether another one has the same.
    private let names: [String]
    /// By bytes: two spellings of a letter are two files.
    private let paths: Set<[UInt8]>

    init(_ names: [String], in folder: String) {
        (self.names, self.folder) = (names, folder)
        paths = Set(names.map { Array($0.utf8) })
    }

    enum Match: Equatable {
        case file([UInt8])
        /// The address lacks the slash behind which the folder's page is.
        case folder
        case nothing
    }

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

    /// The site's own page for what is not there.
    var notFoundPage: [UInt8]? {
        let path = Array("404.html".utf8)
        return paths.contains(path) ? path : nil
    }

    func has(_ names: [String]) -> Bool {
        names.count == self.names.count && zip(names, self.names).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
    }

    /// The paths of files that are in one of them only.
    func difference(from other: BuiltFiles) -> [String] {
        paths.symmetricDifference(other.paths).map { String(decoding: $0, as: UTF8.self) }
    }
}
