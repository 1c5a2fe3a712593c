import SourceText

/// Something of an input that is not in the tags, and why: a draft, a column without a meaning, a link that is not
/// allowed. The report says all of them.
public struct InputNote: Sendable, Equatable, CustomStringConvertible {
    /// The path as the user wrote it, or below the folder that the user named.
    public let path: String
    /// 1-based; nil when the input as a whole is meant.
    public let line: Int?
    /// In lower case, such as "a draft, not counted".
    public let text: String
    /// Whether the input may have been meant otherwise than it was read: the summary says such notes without being
    /// asked.
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

/// Says once what of an input is not read.
func unreadNotes(
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
