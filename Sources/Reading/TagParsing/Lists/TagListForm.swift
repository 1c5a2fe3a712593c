import SourceText

/// The format in which tags are written out. Reading any of the formats gives the same names and weights again.
public enum TagListForm: String, Sendable, CaseIterable {
    /// A tag list, which holds everything that belongs to a tag.
    case tags
    /// A record for each tag, with a column or key for each field that a tag has.
    case csv, tsv, json, jsonl

    /// Returns a note on each property of the tags that this format cannot hold; none for a tag list, which holds all.
    package func omissions(of tags: [Tag]) -> [InputNote] {
        guard self != .tags else { return [] }
        var counts: [(what: String, count: Int)] = []
        func note(_ what: String, _ isThere: (Tag) -> Bool) {
            let count = tags.count(where: isThere)
            if count > 0 { counts.append((what, count)) }
        }
        note("style") { $0.style != [] }
        note("id") { $0.attributes?.id != nil }
        note("attributes other than class and description") { tag in
            // The title of a comparison says the figures that have columns of their own.
            let attributes = tag.attributes
            let columns =
                ["description"] + (attributes?.haveFigures == true ? TagAttributes.figureKeys + ["title"] : [])
            return attributes?.values.contains { !columns.contains($0.key) } ?? false
        }
        return counts.map { what, count in
            InputNote(
                path: "<output>",
                "\(rawValue) has no place for the \(what) of \(count == 1 ? "1 tag" : "\(count) tags")")
        }
    }

    /// Returns the tags in this format, in the order of `tags`, but by groups in a tag list. Only a tag list holds the
    /// title and the description.
    package func bytes(of tags: [Tag], title: String? = nil, description: String? = nil) -> [UInt8] {
        switch self {
        case .tags: TagListWriter(tags, title: title, description: description).bytes
        case .csv: TagRecordWriter(tags).csv(separator: UInt8(ascii: ","))
        case .tsv: TagRecordWriter(tags).csv(separator: UInt8(ascii: "\t"))
        case .json: TagRecordWriter(tags).json()
        case .jsonl: TagRecordWriter(tags).jsonLines()
        }
    }
}
