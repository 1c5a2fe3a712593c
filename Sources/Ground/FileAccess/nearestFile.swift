import SourceText

/// The path of the file that one which is not there most likely meant: with the nearest name in its folder, or with the
/// same name and another ending. A folder that is not there is looked for likewise.
///
/// - Returns: nil where none is near, or the path has no folder to look in.
/// - Complexity: O(n) in the names of a folder, of which a thousand are looked at.
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
        // Two mistakes are a guess.
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

/// Without its ending.
private func stem(of name: String) -> String {
    name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
}
