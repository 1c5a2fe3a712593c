import SourceText

/// What a file of data is written in.
package enum DataFormat: Sendable {
    case yaml, toml, json

    /// By the ending of its name, in lower case.
    package init?(ending: String) {
        switch ending {
        case "yml", "yaml": self = .yaml
        case "toml": self = .toml
        case "json": self = .json
        default: return nil
        }
    }
}

/// Reads a file of data as a tree of texts.
///
/// - Throws: ``Problem`` with the place of what cannot be read.
package func readData(_ source: SourceText, _ format: DataFormat) throws(Problem) -> MetadataValue {
    let whole = 0..<source.bytes.count
    do throws(Problem) {
        switch format {
        case .yaml: return try YAMLBlock.value(source, whole, subject: "the file")
        case .toml: return MetadataValue(.table(try TOMLReader.entries(source.bytes, whole)), at: 0)
        case .json:
            return try JSONMetadata.value(
                source.bytes, whole, hint: "names and texts of JSON stand in double quotes, with commas between them")
        }
    } catch {
        // The readers of JSON and TOML are those of front matter, and so are their words.
        let problem = error.message.replacing("front matter", with: "file")
        let hint = error.hint?.replacing("front matter", with: "file")
        throw Problem(source, at: error.range, problem, hint: hint)
    }
}
