import Glibc
import SourceText
import TagParsing

extension InputOptions {
    /// Refuses files that are texts by their extension but lists of tags by their content: counting their words would
    /// lose the weights.
    ///
    /// No file is refused if ``format`` or ``words`` is set. A file that cannot be read is ignored here; the count
    /// reports it.
    /// - Throws: ``Problem`` that names all files that are lists of tags.
    /// - Complexity: reads the first 64 KB of each file.
    package func refuseLists(among texts: [String]) throws {
        guard format == nil, words == nil else { return }
        let errors = texts.compactMap { path -> Problem? in
            guard path != "-", let input = try? TextInput(path), input.isFile,
                let bytes = try? input.prefix(Self.longestPrefix),
                let source = try? SourceText(path: path, bytes: wholeLines(of: bytes)),
                let line = source.firstLineOfWeights
            else { return nil }
            return Problem(
                source, at: line, "the lines have numbers beside names, as a list of tags has",
                hint: "--from tags reads the numbers as weights, --from text counts the words")
        }
        if let error = Problem(errors) { throw error }
    }

    /// Removes the last line, which may go on behind the prefix.
    private func wholeLines(of prefix: [UInt8]) -> [UInt8] {
        guard prefix.count == Self.longestPrefix, let end = prefix.lastIndex(of: UInt8(ascii: "\n")) else {
            return prefix
        }
        return Array(prefix[..<end])
    }

    private static let longestPrefix = 1 << 16
}
