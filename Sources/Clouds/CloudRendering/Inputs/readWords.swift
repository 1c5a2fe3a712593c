import FileAccess
import SourceText

/// Returns the words of a file, such as a list of stop words, with blanks, commas or line ends between them. A comment
/// begins with `|`, or with `#` and a space, as in the stop word lists of Snowball.
///
/// - Throws: ``Problem`` if the file cannot be read, or is no text.
public func readWords(_ path: String) throws -> [String] {
    let source = try SourceText(path: path == "-" ? "<standard input>" : path, bytes: try readInput(path))
    return source.bytes.split(separator: UInt8(ascii: "\n")).flatMap { line -> [String] in
        var words = line[...]
        if let bar = words.firstIndex(of: UInt8(ascii: "|")) { words = words[..<bar] }
        // The `#` of C# begins no comment.
        if let sign = words.indices.first(where: { place in
            words[place] == UInt8(ascii: "#") && (place == words.startIndex || words[place - 1] <= 0x20)
                && (place + 1 == words.endIndex || words[place + 1] <= 0x20)
        }) {
            words = words[..<sign]
        }
        return words.split { $0 <= 0x20 || $0 == UInt8(ascii: ",") }.map { String(decoding: $0, as: UTF8.self) }
    }
}
