import Glibc
import SourceText
import TagParsing

extension InputOptions {
    /// Refuses files that are texts by their extension and lists by what they hold: counting their words would lose the
    /// weights.
    ///
    /// Nothing is refused where the format is said, nor what cannot be read: counting says why.
    /// - Throws: ``Problem`` of all of them.
    /// - Complexity: the first 64 KB of each file are read.
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

    /// The last line may go on behind what was read.
    private func wholeLines(of prefix: [UInt8]) -> [UInt8] {
        guard prefix.count == Self.longestPrefix, let end = prefix.lastIndex(of: UInt8(ascii: "\n")) else {
            return prefix
        }
        return Array(prefix[..<end])
    }

    private static let longestPrefix = 1 << 16
}
