import SourceText

/// A pattern of paths in the content, as `exclude` and `include` have them: `drafts/`, `*.txt`, `/notes/private`.
///
/// `*` stands for any text without a slash, `**` for any text, `?` for one character. A pattern without a slash, or with
/// one only at its end, matches at any depth; one with a slash at its end matches folders only.
package struct NamePathPattern: Sendable, Equatable {
    /// The pattern as it was written.
    package let text: String
    private let parts: [Substring]
    private let isFolder: Bool
    private let isAnywhere: Bool

    /// Reads a pattern.
    ///
    /// - Throws: ``Problem`` for an empty pattern, and one of more than 20 stars, whose search could take long.
    package init(_ text: String) throws(Problem) {
        self.text = text
        isFolder = text.hasSuffix("/")
        var parts = text.split(separator: "/")
        if parts.first == "." { parts.removeFirst() }
        guard !parts.isEmpty, !parts.contains("..") else {
            throw Problem(
                "expected the name or the path of files", hint: "write one such as drafts/, *.txt or /notes/private")
        }
        guard !text.hasPrefix("!") else {
            throw Problem("a \"!\" has no meaning here", hint: "include: names what is of the site all the same")
        }
        guard !text.contains("{") || !text.contains("}") else {
            throw Problem("braces have no meaning here", hint: "write a pattern for each case")
        }
        guard text.utf8.count(where: { $0 == UInt8(ascii: "*") }) <= 20 else {
            throw Problem("it has more than 20 stars", hint: "divide it into several patterns")
        }
        isAnywhere = parts.count == 1 && !text.hasPrefix("/")
        self.parts = parts
    }

    /// Returns whether the pattern matches a file or folder.
    ///
    /// - Parameter names: the path below the content folder, as the names of the folders and of the item itself.
    /// - Complexity: O(n × m) in the bytes of the path and of the pattern, for each star.
    package func matches(_ names: ArraySlice<Substring>, isFolder: Bool) -> Bool {
        if self.isFolder, !isFolder { return false }
        if isAnywhere { return names.last.map { Self.matches(parts[0], $0) } ?? false }
        return Self.matches(parts[...], names)
    }

    private static func matches(_ pattern: ArraySlice<Substring>, _ names: ArraySlice<Substring>) -> Bool {
        guard let first = pattern.first else { return names.isEmpty }
        if first == "**" {
            // There are at most twenty stars, and paths have few names.
            return matches(pattern.dropFirst(), names) || !names.isEmpty && matches(pattern, names.dropFirst())
        }
        guard let name = names.first, matches(first, name) else { return false }
        return matches(pattern.dropFirst(), names.dropFirst())
    }

    /// Matches one name by going back to the last star, which finds a match if there is any.
    private static func matches(_ pattern: Substring, _ name: Substring) -> Bool {
        let (pattern, name) = (Array(pattern), Array(name))
        var (place, index) = (0, 0)
        var star: (place: Int, index: Int)?
        while index < name.count {
            if place < pattern.count, pattern[place] == "*" {
                star = (place, index)
                place += 1
            } else if place < pattern.count, pattern[place] == "?" || pattern[place] == name[index] {
                place += 1
                index += 1
            } else if let last = star {
                star = (last.place, last.index + 1)
                (place, index) = (last.place + 1, last.index + 1)
            } else {
                return false
            }
        }
        return pattern[place...].allSatisfy { $0 == "*" }
    }
}
