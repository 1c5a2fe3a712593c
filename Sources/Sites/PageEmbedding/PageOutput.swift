import FileAccess
import Glibc
import SourceText

/// The place to which pages with their clouds are written.
public enum PageOutput: Sendable, Equatable {
    /// Each page is written over its own file.
    case inPlace
    /// Each page is written into this folder, under its ``PageFile/name``.
    case folder(String)
    /// Nothing is written: pages are only compared with their files.
    case none

    /// Writes a page; a file with the same bytes is left alone, and keeps its modification time.
    ///
    /// - Parameter isChanged: whether the bytes differ from those that were read.
    func write(_ bytes: [UInt8], of page: ReadPage, named name: String, isChanged: Bool) throws {
        switch self {
        case .none: break
        case .inPlace:
            guard isChanged else { return }
            // The superuser may write to any file, but a read-only page is meant to stay as it is.
            if let status = FileLookup(page.path, followsLinks: true).status, status.st_mode & 0o222 == 0 {
                throw Problem(
                    .cannotCreate, page.path, "the page is read-only", hint: "chmod u+w it, or write elsewhere with -o")
            }
            try replace(page.path, with: bytes, after: page.check)
        case .folder(let folder):
            let place = try OutputPlace(of: name, in: folder)
            if let existing = try place.existing() {
                guard existing != page.identity else {
                    throw Problem(
                        .cannotCreate, page.path, "the output would take the place of the page",
                        hint: "write to another folder, or say --in-place")
                }
                if place.holds(bytes) { return }
            }
            try finish(OutputFile(named: place.name, in: place.descriptor, path: place.path), bytes, page.check)
        }
    }

    private func replace(_ path: String, with bytes: [UInt8], after check: () throws -> Void) throws {
        try finish(OutputFile(path), bytes, check)
    }

    private func finish(_ output: OutputFile, _ bytes: [UInt8], _ check: () throws -> Void) throws {
        try output.write(bytes)
        try check()
        try output.finish()
    }
}

extension EmbeddedPage {
    /// Writes the page to standard output.
    ///
    /// - Throws: ``Problem`` if the output cannot be written, such as when the reader has closed the pipe.
    public func writeToStandardOutput() throws(Problem) {
        let output = try OutputFile("-")
        try output.write(bytes)
        try output.finish()
    }
}

/// Writes lines to standard output, with control characters escaped.
public func writeLines(_ lines: [String]) throws(Problem) {
    let output = try OutputFile("-")
    try output.write(Array(lines.map { readable($0) + "\n" }.joined().utf8))
    try output.finish()
}
