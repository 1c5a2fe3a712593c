import Foundation
import SourceText
import Stratus

/// The clouds of a folder with tag lists, as they are asked for by name; each is made once for as long as its list does
/// not change.
actor Clouds {
    struct Answer: Sendable {
        let markup: ValidatedMarkup
        let format: OutputFormat
        let entityTag: String
    }

    enum Refusal: Error {
        /// There is no such cloud.
        case unknown
        /// The options of the query, or the tag list itself.
        case badOptions(String)
        case badList(String)
    }

    private struct Entry {
        let changed: Date
        let answer: Answer
    }

    private let folder: URL
    private var entries: [String: Entry] = [:]
    private static let mostEntries = 1000

    private static let formats: [String: OutputFormat] = [
        "svg": .svg, "html": .html, "json": .json, "md": .markdown,
    ]

    init(folder: String) { self.folder = URL(filePath: folder, directoryHint: .isDirectory) }

    /// - Parameters:
    ///   - path: `/clouds/NAME.svg`, where a name has letters of ASCII in lower case, digits and hyphens: so it leads to no
    ///     other folder.
    ///   - query: options of the cloud by the names that they have everywhere.
    func answer(path: String, query: [(name: String, value: String)]) throws(Refusal) -> Answer {
        guard let match = path.wholeMatch(of: /\/clouds\/([a-z0-9\-]+)\.(svg|html|json|md)/),
            let format = Self.formats[String(match.output.2)]
        else { throw .unknown }
        for option in query where Self.namesAFile(option) {
            throw .badOptions("\(option.name) cannot name a file here")
        }
        let file = folder.appending(path: "\(match.output.1).md").path
        guard let changed = try? FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date else {
            throw .unknown
        }
        // Neither a name nor a value of a query holds a line feed that could be taken for another one.
        let key = ([path] + query.map { "\($0.name.debugDescription)=\($0.value.debugDescription)" }).joined(
            separator: "\n")
        if let entry = entries[key], entry.changed == changed { return entry.answer }
        let answer = try Self.render(file, format, query)
        if entries.count >= Self.mostEntries { entries.removeAll() }
        entries[key] = Entry(changed: changed, answer: answer)
        return answer
    }

    private static func render(
        _ file: String, _ format: OutputFormat, _ options: [(name: String, value: String)]
    ) throws(Refusal) -> Answer {
        let list: TagList
        do { list = try TagList(reading: file) } catch { throw .badList("\(error)") }
        do {
            let collection = try TagCollection([list], overrides: options.map { OptionSetting($0.name, $0.value) })
            let markup = try Stratus.render(composeCloud(collection, for: format), format: format)
            return Answer(markup: markup, format: format, entityTag: markup.entityTag)
        } catch let error as Problem {
            // What has a place is in the list, or in a file that it names.
            throw error.option == nil && error.path != nil ? .badList("\(error)") : .badOptions("\(error)")
        } catch {
            throw .badOptions("\(error)")
        }
    }

    /// A theme has a name, or is a file; fonts, and lists of names, are files.
    private static func namesAFile(_ option: (name: String, value: String)) -> Bool {
        option.name.hasSuffix("-file")
            || option.name == "theme" && (option.value.hasSuffix(".css") || option.value.contains("/"))
    }
}
