import CloudRendering
import DataReading
import FileAccess
import SourceText
import TagParsing

/// A folder from which sources are read, and nothing outside of it.
package struct SourceFolder: Sendable {
    /// The path of the folder, as the user gave it.
    let path: String
    /// The name of the folder in messages.
    let name: String

    package init(_ path: String, called name: String = "the folder of --sources") {
        (self.path, self.name) = (path, name)
    }

    /// Returns the path of a file in the folder, with all links resolved; nil if it is outside. If there is no such
    /// file, the path stays as it is, since nothing can be read from it.
    ///
    /// The resolved path has no link in it, so a link that is changed meanwhile leads nowhere.
    package func located(_ file: String) -> String? {
        guard let resolved = FolderPath.real(Array(file.utf8)), let root = FolderPath.real(Array(path.utf8)) else {
            return file
        }
        guard resolved != root else { return path }
        let prefix = FolderPath.joined(root, [])
        guard resolved.starts(with: prefix) else { return nil }
        // A name that is not UTF-8 can be written in no text, so its file counts as missing.
        return (path.hasSuffix("/") ? path : path + "/") + String(decoding: resolved[prefix.count...], as: UTF8.self)
    }

    /// Checks that files which the options of lists name are in the folder.
    ///
    /// - Throws: ``Problem`` with the places of all that are not.
    func check(_ lists: [TagList]) throws(Problem) {
        let outside = lists.flatMap(\.options).filter { option in
            isPath(option: option.name, option.valueFromHere) && located(option.valueFromHere.text) == nil
        }
        let problems = outside.map { option in
            option.location.problem(
                "\(option.name) \"\(readable(option.value.text, atMost: 60))\" leads out of the folder \(path)",
                hint: "only files in \(name) are read")
        }
        if let problem = Problem(problems) { throw problem }
    }
}
