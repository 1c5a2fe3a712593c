@testable import DataReading
@testable import PostReading
@testable import SourceText
@testable import TagParsing

/// A tree as text: scalars in angle brackets, `-` for null.
func shown(_ entries: [MetadataEntry]) -> String {
    "{" + entries.map { "\($0.key): \(shown($0.value))" }.joined(separator: ", ") + "}"
}

func shown(_ value: MetadataValue) -> String {
    switch value.content {
    case .null: "-"
    case .scalar(let text): "<\(text)>"
    case .list(let values): "[" + values.map { shown($0) }.joined(separator: ", ") + "]"
    case .table(let entries): shown(entries)
    }
}

func metadata(_ text: String, _ kind: PostKind = .markdown) throws(Problem) -> PostMetadata {
    try PostMetadata(path: "post", bytes: Array(text.utf8), kind: kind)
}

/// What the first error says, with its place.
func problem(_ text: String, _ kind: PostKind = .markdown) -> String? {
    do {
        _ = try metadata(text, kind)
        return nil
    } catch {
        return error.all.first.map { "\($0.line ?? 0):\($0.column ?? 0) \($0.message)" }
    }
}

func names(
    _ text: String, _ keys: [String] = ["tags"], kind: PostKind = .markdown, splitsAtSpaces: Bool = false
) throws(Problem) -> [String] {
    try metadata(text, kind).names(of: keys, splitsAtSpaces: splitsAtSpaces).names.map(\.name)
}
