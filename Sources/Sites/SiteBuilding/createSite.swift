import BuiltInTemplates
import FileAccess
import Glibc
import SourceText

/// Writes a starter site that can be built: its configuration and a few posts.
///
/// - Parameters:
///   - folder: the folder, which is made if it is missing. Without `templates`, it has to be empty.
///   - templates: whether to write the built-in templates and the style sheet too, so that the user can change them.
///     Existing files are kept. If the folder has a site already, only these are written.
/// - Returns: the paths of the files that were written, in the order of writing.
/// - Throws: ``Problem`` if the folder holds other files or cannot be written to; no file is ever overwritten.
public func createSite(in folder: String, withTemplates templates: Bool = false) throws(Problem) -> [String] {
    var folder = folder
    while folder.utf8.count > 1, folder.hasSuffix("/") { folder.removeLast() }
    let starter = BuiltInSiteTemplate.starter
    let isNew = try FileLookup(folder, followsLinks: true).status(ofOutput: folder) == nil
    let isSite = try isNew ? false : !isUnfinished(folder, starter)
    var files = isSite ? [] : starter
    if isSite, !templates {
        throw Problem(
            .cannotCreate, folder, "there is a site in this folder",
            hint: "name a new folder; --templates writes the templates of this site")
    }
    if templates {
        files += BuiltInSiteTemplate.names.compactMap { name in
            BuiltInSiteTemplate.bytes(named: name).map { ("templates/\(name).mustache", $0) }
        }
        files.append(("static/site.css", BuiltInSiteTemplate.styleSheet))
    }
    var written: [String] = []
    do throws(Problem) {
        for file in files {
            let place = try OutputPlace(of: file.path, in: folder)
            if try place.existing() != nil { continue }
            let output = try OutputFile(named: place.name, in: place.descriptor, path: place.path)
            try output.write(file.bytes)
            try output.finish()
            written.append(place.path)
        }
    } catch {
        // Half a site would build, and look like a complete one.
        if !isSite { takeBack(written, folder, isNew: isNew) }
        throw error
    }
    return written
}

/// Returns whether a site can be made in a folder that exists: the folder is empty, or holds only a part of the starter
/// site's files, unchanged, from a program that was killed while it wrote them.
///
/// - Returns: false for a folder with a site.
/// - Throws: ``Problem`` for a folder that holds other files but no site, or that cannot be read.
private func isUnfinished(_ folder: String, _ starter: [(path: String, bytes: [UInt8])]) throws(Problem) -> Bool {
    var rest = Dictionary(starter.map { ($0.path, $0.bytes) }) { $1 }
    let isOurs = try takesAll(of: "", in: folder, from: &rest)
    if isOurs, !rest.isEmpty { return true }
    for name in ["stratus.yml", "content"] {
        if try FileLookup("\(folder)/\(name)").status(ofOutput: folder) != nil { return false }
    }
    throw Problem(
        .cannotCreate, folder, "there is something in this folder, and it is no site",
        hint: "name a folder that is new or empty")
}

/// Returns whether a folder holds no other files and folders than some of `files` and their folders; removes those that
/// it finds from `files`.
private func takesAll(
    of part: String, in folder: String, from files: inout [String: [UInt8]]
) throws(Problem) -> Bool {
    let open: Int32
    switch FileOpening("\(folder)/\(part)", .folder) {
    case .opened(let descriptor, _): open = descriptor
    case .absent(let code), .failed(let code):
        throw Problem(
            .cannotCreate, folder, "cannot make a site here: \(errorText(code))",
            hint: "name a folder that is new or empty")
    }
    defer { close(open) }
    let items: [FolderItem]
    do { items = try FolderItem.all(in: open) } catch {
        throw Problem(.cannotCreate, folder, error.message)
    }
    for item in items {
        let name = part + String(decoding: item.name, as: UTF8.self)
        if name == ".git" || name.split(separator: "/").last?.hasPrefix(".stratus-") == true { continue }
        if item.type(in: open) == S_IFDIR {
            guard files.keys.contains(where: { $0.hasPrefix(name + "/") }),
                try takesAll(of: name + "/", in: folder, from: &files)
            else { return false }
        } else {
            guard let bytes = files.removeValue(forKey: name), (try? readInput("\(folder)/\(name)")) == bytes else {
                return false
            }
        }
    }
    return true
}

/// Removes files that were just written, and the folders that become empty.
private func takeBack(_ written: [String], _ folder: String, isNew: Bool) {
    for path in written { removeFile(path) }
    for path in ["content/posts", "content", "templates", "static"] { removeFolder("\(folder)/\(path)") }
    if isNew { removeFolder(folder) }
}
