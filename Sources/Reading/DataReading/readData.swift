import SourceText

/// The format of a site's data file, by its extension.
package enum DataFormat: Sendable {
    case yaml, toml, json

    /// Makes the format for the extension of a file name, given in lower case; nil for an unknown extension.
    package init?(ending: String) {
        switch ending {
        case "yml", "yaml": self = .yaml
        case "toml": self = .toml
        case "json": self = .json
        default: return nil
        }
    }
}

/// Returns the value of a data file; its scalars keep the text of the source.
///
/// - Throws: ``Problem`` at the first place that cannot be read.
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
        // The readers of JSON and TOML word their messages for front matter.
        let problem = error.message.replacing("front matter", with: "file")
        let hint = error.hint?.replacing("front matter", with: "file")
        throw Problem(source, at: error.range, problem, hint: hint)
    }
}
