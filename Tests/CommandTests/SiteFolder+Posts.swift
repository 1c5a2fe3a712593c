import Foundation
import TestSupport

extension TemporaryFolder {
    /// A folder with the files of a site.
    static func site(_ files: [String: String]) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for (name, text) in files { try folder.write(text, to: name) }
        return folder
    }

    /// A post with tags, in YAML.
    static func post(
        _ title: String, _ tags: [String] = ["clouds"], date: String = "2026-01-02", _ more: String = "",
        text: String = "Text."
    ) -> String {
        let list = tags.map { "'\($0.replacing("'", with: "''"))'" }.joined(separator: ", ")
        return "---\ntitle: \(title)\ndate: \(date)\ntags: [\(list)]\n\(more)---\n\(text)\n"
    }

    /// Runs `stratus build` on the site, at a time that is always the same.
    func build(_ arguments: [String] = [], environment: [String: String] = [:]) throws -> Command.Result {
        try Command.run(["build", ".", "--now", "2026-11-22"] + arguments, folder: url)
    }

    /// All files below a folder, by their paths in it.
    func files(in folder: String = "public") -> [String] {
        let names = FileManager.default.enumerator(atPath: url.appending(path: folder).path)?.compactMap {
            $0 as? String
        }
        return (names ?? []).filter { name in
            var isFolder: ObjCBool = false
            let path = url.appending(path: folder + "/" + name).path
            return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
                && !isFolder.boolValue
        }.sorted()
    }

    /// All files below a folder with their bytes.
    func contents(of folder: String = "public") throws -> [String: Data] {
        var contents: [String: Data] = [:]
        for name in files(in: folder) {
            contents[name] = try Data(contentsOf: url.appending(path: folder + "/" + name))
        }
        return contents
    }
}
