import SourceText

/// Reads a file of settings in YAML: its keys and values, every scalar as the text that stands there, with their places.
///
/// - Parameter subject: what messages call the file.
/// - Throws: ``Problem`` with the place where it is no YAML, names a key twice, or costs more than settings may.
package func yamlSettings(_ source: SourceText, subject: String) throws(Problem) -> [MetadataEntry] {
    do throws(Problem) {
        guard source.bytes.count <= 1 << 20 else {
            throw Problem(
                "\(subject) has \(source.bytes.count) bytes, expected at most \(1 << 20)",
                hint: "data of this size goes to a file of its own", at: 0..<0)
        }
        return try YAMLBlock.entries(source, 0..<source.bytes.count, subject: subject)
    } catch {
        throw error.placed(in: source)
    }
}
