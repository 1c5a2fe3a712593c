import SourceText

/// Returns the path of the existing file that a misspelt path most likely means: one with the most similar name in the
/// same folder, or with the same name and another extension. One misspelt folder in the path is corrected likewise.
///
/// - Returns: the corrected path; nil if no name is similar, or more than one part of the path is missing.
/// - Complexity: O(n) in the names of a folder, at most a thousand of which are considered.
package func nearestFile(to path: String) -> String? {
    var known = path.hasPrefix("/") ? "/" : ""
    var isMended = false
    let parts = path.split(separator: "/")
    for (place, part) in parts.enumerated() {
        let part = String(part)
        let isLast = place == parts.count - 1
        if isThere(known + part) {
            known += isLast ? part : part + "/"
            continue
        }
        // Correcting two parts would be a guess.
        guard !isMended, let near = nearestName(to: part, in: known, isFolder: !isLast) else { return nil }
        isMended = true
        known += isLast ? near : near + "/"
    }
    return isMended ? known : nil
}

private func isThere(_ path: String) -> Bool {
    if case .found = FileLookup(path, followsLinks: true) { true } else { false }
}

private func nearestName(to name: String, in folder: String, isFolder: Bool) -> String? {
    let items = FolderPath.items(Array((folder.isEmpty ? "." : folder).utf8)).prefix(1000)
    let names = items.filter { $0.isFolder || !isFolder }.map { String(decoding: $0.name, as: UTF8.self) }
        .filter { !$0.hasPrefix(".") && readable($0) == $0 }.sorted()
    return suggestion(for: name, among: names)
        ?? names.first { !isFolder && !stem(of: name).isEmpty && stem(of: $0) == stem(of: name) }
}

/// Returns the name without its extension.
private func stem(of name: String) -> String {
    name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
}
