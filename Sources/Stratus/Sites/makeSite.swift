import BuiltInTemplates
import Glibc
import SourceText

/// Writes a site that builds: its configuration and a few posts.
///
/// - Parameters:
///   - folder: is made if it is missing; without `templates` it has to be empty then.
///   - templates: whether the templates and the style sheet are written to be changed, those that are not there yet; into
///     a site that is there, nothing else is.
/// - Returns: the paths of what was written.
/// - Throws: ``OutputError`` when something else is in the folder, or it cannot be written to; no file is ever written over.
public func makeSite(in folder: String, withTemplates templates: Bool = false) throws(OutputError) -> [String] {
    var folder = folder
    while folder.utf8.count > 1, folder.hasSuffix("/") { folder.removeLast() }
    let isSite = access(folder + "/stratus.yml", F_OK) == 0 || access(folder + "/content", F_OK) == 0
    var files: [(path: String, bytes: [UInt8])] = []
    if !isSite {
        try checkEmpty(folder)
        files = BuiltInSiteTemplate.starter
    } else if !templates {
        throw OutputError(
            path: folder, reason: "there is a site in this folder",
            hint: "name a new folder; --templates writes the templates of this site", brokeOff: false)
    }
    if templates {
        files += BuiltInSiteTemplate.names.compactMap { name in
            BuiltInSiteTemplate.bytes(named: name).map { ("templates/\(name).mustache", $0) }
        }
        files.append(("static/site.css", BuiltInSiteTemplate.styleSheet))
    }
    var written: [String] = []
    for file in files {
        let place = try OutputPlace(of: file.path, in: folder)
        if case .page = try place.existing() { continue }
        let output = try OutputFile(named: place.name, in: place.descriptor, path: place.path)
        try output.write(file.bytes)
        try output.finish()
        written.append(place.path)
    }
    return written
}

/// Refuses a folder in which something is.
private func checkEmpty(_ folder: String) throws(OutputError) {
    guard let listing = opendir(folder) else {
        guard errno != ENOENT else { return }
        throw OutputError(
            path: folder, reason: "cannot make a site here: \(errorText())", hint: "name a folder that is new or empty",
            brokeOff: false)
    }
    defer { closedir(listing) }
    let names = ((try? FolderItem.all(in: listing)) ?? []).map(\.name)
    guard names.allSatisfy({ $0.elementsEqual(".git".utf8) }) else {
        throw OutputError(
            path: folder, reason: "there is something in this folder, and it is no site",
            hint: "name a folder that is new or empty", brokeOff: false)
    }
}
