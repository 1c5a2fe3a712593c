import CloudRendering
import FileAccess
import Glibc
import SourceText

extension OutputPath {
    /// Reads the name of an output in a manifest: a path in the folder of outputs. Two spellings of one path become
    /// one: `.`, `..` and empty names are removed.
    ///
    /// - Throws: ``Problem`` for a path that leads out of the folder, or names none.
    init(inManifest text: String) throws(Problem) {
        guard !text.hasPrefix("/") else {
            throw .init("the path is absolute, expected one in the folder of outputs")
        }
        guard !text.isEmpty else { throw .init("the path is empty, expected that of a file") }
        var names: [Substring.UTF8View] = []
        let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        for part in parts where !part.isEmpty && !part.elementsEqual(".".utf8) {
            guard part.elementsEqual("..".utf8) else {
                names.append(part)
                continue
            }
            guard names.popLast() != nil else {
                throw .init("the path leads out of the folder of outputs")
            }
        }
        let last = parts.last ?? ""[...].utf8
        guard !names.isEmpty, !last.isEmpty, !last.elementsEqual(".".utf8), !last.elementsEqual("..".utf8) else {
            throw .init("the path is that of a folder, expected that of a file")
        }
        try self.init(names.map { String(Substring($0)) }.joined(separator: "/"))
    }
}

/// Returns one name for a file, whatever path leads to it: an absolute path, without symbolic links as far as the path
/// exists.
///
/// - Parameter path: A path relative to the working folder, or an absolute one.
/// - Complexity: A few system calls.
func identity(of path: String) -> String {
    if let real = FolderPath.real(path) { return real }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let name = String(parts.last ?? "")
    let folder = parentFolder(of: path)
    return (FolderPath.real(folder.isEmpty ? "." : folder) ?? folder) + "/" + name
}
