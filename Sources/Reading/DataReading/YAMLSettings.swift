import SourceText

/// Returns the entries of a settings file in YAML, in the order of the source; scalars keep the text of the source.
///
/// - Parameter subject: the name of the file in messages.
/// - Throws: ``Problem`` at its place if the file is not YAML, repeats a key, is larger than 1 MiB, or is nested too
///   deeply.
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
