/// The choice of the files and folders of the content that are of the site.
///
/// Names decide: those that begin with a point or a low line are left out, except for `_index`, `_posts` and `_drafts`, and
/// so are `README`, `LICENSE` and the other texts about a repository at the top.
package struct ContentSelection: Sendable {
    private let included: [NamePathPattern]
    private let excluded: [NamePathPattern]
    /// The paths below the content folder of the site's other folders and files.
    private let others: Set<String>

    package init(_ configuration: SiteConfiguration) {
        (included, excluded) = (configuration.included, configuration.excluded)
        let content = configuration.contentFolder == "." ? "" : configuration.contentFolder + "/"
        let output = configuration.outputFolder.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
        let folders = [
            configuration.staticFolder, configuration.templatesFolder, configuration.dataFolder, output, "stratus.yml",
            "stratus.yaml",
        ]
        others = Set(folders.filter { $0.hasPrefix(content) }.map { String($0.dropFirst(content.count)) })
    }

    /// Returns whether a file or folder is not of the site.
    ///
    /// - Parameter path: the path below the content folder, without a slash at its beginning.
    package func leavesOut(_ path: String, isFolder: Bool) -> Bool {
        if others.contains(path) { return true }
        let names = path.split(separator: "/")[...]
        if excluded.contains(where: { $0.matches(names, isFolder: isFolder) }) { return true }
        guard let name = names.last, isLeftOut(name, isAtTop: names.count == 1, isFolder) else { return false }
        return !included.contains { $0.matches(names, isFolder: isFolder) }
    }

    private func isLeftOut(_ name: Substring, isAtTop: Bool, _ isFolder: Bool) -> Bool {
        switch name.utf8.first {
        case UInt8(ascii: "."): return true
        case UInt8(ascii: "_"):
            let stem = name.prefix { $0 != "." }
            return isFolder ? !["_posts", "_drafts"].contains(name) : stem != "_index"
        default:
            guard isAtTop, !isFolder else { return false }
            let parts = name.lowercased().split(separator: ".")
            return parts.count < 3 && Self.aboutRepositories.contains(parts.first ?? "")
                && (parts.count == 1 || ["md", "markdown", "txt"].contains(parts[1]))
        }
    }

    private static let aboutRepositories: Set<Substring> = [
        "readme", "license", "licence", "copying", "contributing", "code_of_conduct", "code-of-conduct", "security",
        "codeowners", "changelog", "unlicense", "license-mit", "license-apache",
    ]
}
