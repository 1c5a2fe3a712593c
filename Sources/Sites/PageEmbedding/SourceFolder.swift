import CloudRendering
import DataReading
import FileAccess
import SourceText
import TagParsing

/// The folder to which reading is limited: sources of tags, and files that their options name, must be in it.
package struct SourceFolder: Sendable {
    /// The path of the folder, as the user gave it.
    let path: String
    /// The name of the folder in messages.
    let name: String

    package init(_ path: String, called name: String = "the folder of --sources") {
        (self.path, self.name) = (path, name)
    }

    /// Returns the path of a file with all links resolved, or nil if the file is outside of the folder. If there is no
    /// such file, its path is returned as it is, since nothing can be read from it.
    ///
    /// The resolved path has no link in it, so a link that is changed later cannot lead out of the folder.
    package func located(_ file: String) -> String? {
        guard let resolved = FolderPath.real(Array(file.utf8)), let root = FolderPath.real(Array(path.utf8)) else {
            return file
        }
        guard resolved != root else { return path }
        let prefix = FolderPath.joined(root, [])
        guard resolved.starts(with: prefix) else { return nil }
        // A name that is not UTF-8 can be written in no text, so its file counts as missing.
        return start(in: path) + String(decoding: resolved[prefix.count...], as: UTF8.self)
    }

    /// Checks that the files which options of lists name are in the folder.
    ///
    /// - Throws: ``Problem`` with the places of all options that name other files.
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
