/// The forms in which tags are written; each is read back to the same names and weights.
public enum TagListForm: String, Sendable, CaseIterable {
    /// A tag list, with everything that belongs to a tag.
    case tags
    case csv, tsv, json, jsonl

    /// Writes tags, in the order given (in a tag list, by groups).
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
