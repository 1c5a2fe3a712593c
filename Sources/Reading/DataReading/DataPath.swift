import SourceText

/// A path to a value in JSON or YAML: keys, and indexes of lists from 0, with dots between them, such as
/// `data.rows` or `results.0.tags`. A key that has a dot in it is in double quotes: `data."a.b"`.
public struct DataPath: Sendable, Equatable, CustomStringConvertible {
    /// The keys and indexes, from the outermost value to the innermost.
    package let parts: [String]

    /// The most parts of a path: values inside each other have fewer levels where a person names them.
    private static let mostParts = 32

    /// Reads a path.
    ///
    /// - Throws: ``Problem`` if a part is empty, a quotation mark is not closed, or there are more than 32 parts.
    public init(_ text: String) throws(Problem) {
        var parts: [String] = []
        var rest = Substring(text)
        while true {
            let part: Substring
            if rest.first == "\"" {
                guard let end = rest.dropFirst().firstIndex(of: "\"") else {
                    throw Problem("a quotation mark of \"\(text)\" is not closed", hint: Self.hint)
                }
                part = rest[rest.index(after: rest.startIndex)..<end]
                rest = rest[rest.index(after: end)...]
            } else {
                part = rest.prefix { $0 != "." }
                rest = rest[part.endIndex...]
            }
            guard !part.isEmpty else { throw Problem("a part of \"\(text)\" is empty", hint: Self.hint) }
            parts.append(String(part))
            guard parts.count <= Self.mostParts else {
                throw Problem("the path has more than \(Self.mostParts) parts", hint: Self.hint)
            }
            if rest.isEmpty { break }
            guard rest.first == "." else {
                throw Problem("\"\(text)\" has text behind a quotation mark, expected a dot", hint: Self.hint)
            }
            rest = rest.dropFirst()
        }
        self.parts = parts
    }

    /// Makes the path to a key of the outermost value.
    package init(key: String) { parts = [key] }

    private static let hint =
        "a path is keys with dots between them: data.rows; a key with a dot is in quotes: data.\"a.b\""

    public var description: String { Self.text(of: parts[...]) }

    /// Returns the error that the path leads to a value that holds no items.
    ///
    /// - Parameter key: a key of the value under which items may be.
    package func leads(to value: String, key: String? = nil, at offset: Int) -> Problem {
        Problem(
            "\(readable(description, atMost: 80)) is \(value), expected a list of items or weights by name",
            hint: key.map { "go on with one of its keys, such as \(Self.text(of: parts + [$0]))" }
                ?? "name the list with --items, such as data.rows", at: offset..<offset)
    }

    package static func text(of parts: ArraySlice<String>) -> String {
        parts.map { $0.contains(".") ? "\"\($0)\"" : $0 }.joined(separator: ".")
    }
}

/// The value at which a path ends too early, since the value has no part of that name.
package struct BrokenPath {
    package let path: DataPath
    /// The number of parts that were found.
    package let depth: Int
    package let value: Value

    package enum Value {
        case table(keys: [String])
        case list(count: Int)
        /// Any other value, by its name with an article.
        case other(String)
    }

    package init(path: DataPath, depth: Int, value: Value) {
        (self.path, self.depth, self.value) = (path, depth, value)
    }

    /// Returns the error: what is missing in which value, and what the value has.
    ///
    /// - Parameters:
    ///   - subject: the name of the outermost value, such as "the item".
    ///   - range: the place of the value that lacks the part.
    package func problem(in subject: String, at range: Range<Int>) -> Problem {
        let found = path.parts[..<depth]
        let owner = found.isEmpty ? subject : readable(DataPath.text(of: found), atMost: 80)
        let part = "\"\(readable(path.parts[depth], atMost: 40))\""
        switch value {
        case .table(let keys):
            let near = suggestion(for: path.parts[depth], among: keys)
            return Problem(
                "\(owner) has no \(part), " + (keys.isEmpty ? "and no other key" : "but \(quotedList(keys))"),
                hint: near.map { "did you mean \(DataPath.text(of: found + [$0] + path.parts[(depth + 1)...]))?" }
                    ?? "name one of them, or go on behind it with a dot", at: range)
        case .list(let count):
            return Problem(
                "\(owner) is a list of \(count), and has no \(part)",
                hint: path.parts[depth].utf8.allSatisfy(\.isASCIIDigit) && count > 0
                    ? "its elements are those from \(DataPath.text(of: found + ["0"])) to \(count - 1)"
                    : "an element of a list is named by its index from 0, such as "
                        + DataPath.text(of: found + ["0"] + path.parts[depth...]), at: range)
        case .other(let name):
            return Problem(
                "\(owner) is \(name), and has no \(part)", hint: "leave out what is behind it in \(path)", at: range)
        }
    }
}
