import Glibc
import SourceText

/// Where pages with their clouds go.
public enum PageOutput: Sendable, Equatable {
    /// Each takes its own place.
    case inPlace
    /// Into a folder, each under its name.
    case folder(String)
    /// Nowhere: it is only told whether they would be other ones.
    case none

    /// Writes a page; one that is there with the same bytes already is left alone, and keeps its time.
    ///
    /// - Parameter isChanged: whether the bytes are other than those that were read.
    func write(_ bytes: [UInt8], of page: ReadPage, named name: String, isChanged: Bool) throws {
        switch self {
        case .none: break
        case .inPlace:
            guard isChanged else { return }
            var status = stat()
            // The superuser may write to anything; a page that nobody is to write to is meant to stay.
            if stat(page.path, &status) == 0, status.st_mode & 0o222 == 0 {
                throw OutputError(
                    path: page.path, reason: "the page is read-only", hint: "chmod u+w it, or write elsewhere with -o",
                    brokeOff: false)
            }
            try replace(page.path, with: bytes, after: page.check)
        case .folder(let folder):
            let path = folder + "/" + name
            var status = stat()
            if lstat(path, &status) == 0 {
                try Self.refuseLinks(folder, name)
                if isSameFile(path, page.path) {
                    throw OutputError(
                        path: page.path, reason: "the output would take the place of the page",
                        hint: "write to another folder, or say --in-place", brokeOff: false)
                }
                if status.st_size == bytes.count, (try? readInput(path)) == bytes { return }
            } else {
                try Self.refuseLinks(folder, name)
                try Self.makeFolders(folder, name)
            }
            try replace(path, with: bytes, after: page.check)
        }
    }

    private func replace(_ path: String, with bytes: [UInt8], after check: () throws -> Void) throws {
        let output = try OutputFile(path)
        try output.write(bytes)
        try check()
        try output.finish()
    }

    /// Makes the folders on the way to an output.
    private static func makeFolders(_ folder: String, _ name: String) throws(OutputError) {
        var path = folder
        try make(path)
        for part in name.split(separator: "/").dropLast() {
            path += "/" + part
            try make(path)
        }
    }

    private static func make(_ path: String) throws(OutputError) {
        var status = stat()
        if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { return }
        // Another worker may have been here meanwhile.
        if mkdir(path, 0o777) == 0 || errno == EEXIST && stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
        {
            return
        }
        throw OutputError(
            path: path, reason: "cannot make the folder: \(errorText())",
            hint: errno == ENOENT ? "make the folder that it is to be in first" : nil, brokeOff: false)
    }

    /// No link is followed on the way from the folder to an output: it could lead out of the folder.
    private static func refuseLinks(_ folder: String, _ name: String) throws(OutputError) {
        var path = folder
        for part in name.split(separator: "/") {
            path += "/" + part
            var status = stat()
            if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK { throw link(path) }
        }
    }

    private static func link(_ path: String) -> OutputError {
        OutputError(
            path: path, reason: "this is a symbolic link, which could lead out of the output folder",
            hint: "remove it, or choose another folder", brokeOff: false)
    }
}

extension EmbeddedPage {
    /// Writes the page to standard output.
    ///
    /// - Throws: ``OutputError``, which says whether the reader has gone.
    public func writeToStandardOutput() throws(OutputError) {
        let output = try OutputFile("-")
        try output.write(bytes)
        try output.finish()
    }
}

/// Writes lines to standard output, as data.
public func writeLines(_ lines: [String]) throws(OutputError) {
    let output = try OutputFile("-")
    try output.write(Array(lines.map { $0 + "\n" }.joined().utf8))
    try output.finish()
}
