import CloudComposition
import MarkupValidation
import SourceText
import TagParsing

/// The tags of a collection that would stand in its cloud, in their order, without the cloud.
public struct SelectedTags: Sendable {
    public let tags: [Tag]
    /// Those that would not, with the reason.
    public let dropped: [DroppedTag]
    /// Entries of `keep` and `exclude` that are no tag's name.
    public let unmatched: [UnmatchedEntry]
    private let options: CloudOptions

    /// - Throws: ``Problem`` when no tag is left, or an option is out of its range.
    public init(_ collection: TagCollection) throws(Problem) {
        (tags, dropped, unmatched) = try selectAndOrder(collection.tags, collection.options)
        options = collection.options
    }

    /// Writes the tags in a form that is read back to the same names and weights, which is tried before anything is
    /// handed out.
    ///
    /// - Throws: ``Problem`` if it is not: a bug, never the input's fault.
    public func written(as form: TagListForm) throws(Problem) -> ValidatedMarkup {
        var bytes = form.bytes(of: tags, title: options.title, description: options.description)
        // Counted words may differ in case alone: whoever reads the list is not to make one of DNA and dna.
        if form == .tags, hasNamesThatFold {
            bytes = Array("---\nmerge: exact\n---\n\n".utf8) + bytes
        }
        return try ValidatedMarkup.validate(bytes) { bytes in Self.difference(tags, bytes, form) }
    }

    /// Whether names are one without regard to case.
    private var hasNamesThatFold: Bool {
        let areLower = tags.allSatisfy { $0.name.utf8.allSatisfy { $0 < 0x80 && $0 &- 0x41 > 25 } }
        return !areLower && ((try? mergingEqualNames(tags, .fold).tags.count) ?? tags.count) < tags.count
    }

    /// What is other in the tags that are read back; nil when they are the same.
    private static func difference(_ tags: [Tag], _ bytes: [UInt8], _ form: TagListForm) -> String? {
        var options = InputOptions()
        (options.separator, options.split) = (UInt8(ascii: form == .tsv ? "\t" : ","), "")
        let read: [Tag]
        do {
            let source = try SourceText(path: "<output>", bytes: bytes)
            read = try TagList(parsing: source, as: InputFormat(rawValue: form.rawValue) ?? .tags, options).tags
        } catch { return "\(error)" }
        guard read.count == tags.count else { return "\(tags.count) tags are read back as \(read.count)" }
        func isSame(_ tag: Tag, _ other: Tag) -> Bool {
            tag.name == other.name && tag.weight == other.weight && tag.link == other.link && tag.group == other.group
                && (form != .tags || tag.style == other.style && tag.attributes == other.attributes)
        }
        guard let first = tags.indices.first(where: { !isSame(tags[$0], read[$0]) }) else { return nil }
        // A tag list has them by groups.
        var places: [String: [Tag]] = [:]
        for tag in read[first...] { places[tag.name, default: []].append(tag) }
        for tag in tags[first...] {
            guard places[tag.name]?.contains(where: { isSame(tag, $0) }) == true else {
                return "\"\(tag.name)\" is not read back"
            }
        }
        return nil
    }
}
