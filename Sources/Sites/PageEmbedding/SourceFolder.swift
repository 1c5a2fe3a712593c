import CloudRendering
import DataReading
import FileAccess
import SourceText
import TagParsing

/// A folder that sources are read from, and nothing outside of it.
package struct SourceFolder: Sendable {
    /// As the user named it.
    let path: String
    /// What messages say it is.
    let name: String

    package init(_ path: String, called name: String = "the folder of --sources") {
        (self.path, self.name) = (path, name)
    }

    /// The path of a file in the folder, with all links on the way followed; as it was where there is no such file, since
    /// of that there is nothing to read; nil where it lies outside.
    ///
    /// What is opened by it has no link in it, so that one that is changed meanwhile leads nowhere.
    package func located(_ file: String) -> String? {
        guard let resolved = FolderPath.real(Array(file.utf8)), let root = FolderPath.real(Array(path.utf8)) else {
            return file
        }
        guard resolved != root else { return path }
        let prefix = FolderPath.joined(root, [])
        guard resolved.starts(with: prefix) else { return nil }
        // What is not UTF-8 can be named by no text: it is not there.
        return (path.hasSuffix("/") ? path : path + "/") + String(decoding: resolved[prefix.count...], as: UTF8.self)
    }

    /// Refuses files that the options of lists name outside of the folder.
    ///
    /// - Throws: ``Problem`` with the places of all.
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
