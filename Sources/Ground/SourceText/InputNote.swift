/// A remark on how an input was read: on a part of the input that became no tag, with the reason (a draft, a column
/// without a meaning, a link that is not allowed), or on a guess. The report lists all notes.
public struct InputNote: Sendable, Equatable, CustomStringConvertible {
    /// The path of the input as the user wrote it, or of a file in a folder that the user named.
    public let path: String
    /// The line of the input that the note is about, 1-based; nil if the note is about the whole input.
    public let line: Int?
    /// The text of the note, in lower case, such as "a draft, not counted".
    public let text: String
    /// Whether the user may have meant something other than what was read. The summary always shows such notes.
    public let isDoubtful: Bool

    public init(path: String, line: Int? = nil, _ text: String, isDoubtful: Bool = false) {
        self.isDoubtful = isDoubtful
        self.path = path
        self.line = line
        self.text = readable(text)
    }

    public var description: String {
        "\(readable(path)):\(line.map { "\($0):" } ?? "") \(text)"
    }
}

/// Makes a note for each of the first 20 things that are not read, and one that counts the others.
package func unreadNotes(
    _ names: [String], path: String, line: Int? = nil, kind: String, isDoubtful: Bool = false
) -> [InputNote] {
    let limit = 20
    var notes = names.prefix(limit).map {
        InputNote(
            path: path, line: line, "the \(kind) \"\($0.prefix(60))\" is not read", isDoubtful: isDoubtful)
    }
    if names.count > limit { notes.append(InputNote(path: path, "\(names.count - limit) more \(kind)s are not read")) }
    return notes
}
