import Foundation

/// The README and the pages of the documentation, with the commands and the code that they show.
public enum Documentation {
    static let catalogue = Project.root.appending(path: "Sources/Stratus/Stratus.docc")

    /// The names of the pages of the catalogue, without their extension, sorted.
    public static let pages: [String] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: catalogue.path)) ?? []
        return names.filter { $0.hasSuffix(".md") }.map { String($0.dropLast(3)) }.sorted()
    }()

    /// The text of a page of the catalogue.
    public static func page(_ name: String) throws -> String {
        try String(contentsOf: catalogue.appending(path: "\(name).md"), encoding: .utf8)
    }

    /// The text of a file of Markdown at the top of the project, or below it.
    public static func file(_ path: String) throws -> String {
        try String(contentsOf: Project.root.appending(path: path), encoding: .utf8)
    }

    /// The contents of the blocks between fences, with the language that the fence names.
    public static func blocks(_ text: String) -> [(language: String, text: String)] {
        text.matches(of: #/(?ms)^```([a-z]*)\n(.*?)^```/#).map { (String($0.output.1), String($0.output.2)) }
    }

    /// The lines of a text's blocks that call `stratus`, without comments, prompts, and breaks within a command.
    public static func commands(_ text: String) -> [String] {
        blocks(text).filter { ["", "sh"].contains($0.language) }.flatMap { block in
            block.text.replacing("\\\n", with: " ").split(separator: "\n").compactMap { line -> String? in
                let command = line.replacing(#/\s\s+#\s.*$/#, with: "").replacing(#/^\$ /#, with: "")
                return command.contains(#/(^|\| |xargs .*)stratus /#) ? String(command) : nil
            }
        }
    }

    /// The commands of a page of the catalogue; none where there is no such page.
    public static func commands(ofPage name: String) -> [String] { commands((try? page(name)) ?? "") }
}
