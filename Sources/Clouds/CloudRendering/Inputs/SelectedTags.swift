import CloudComposition
import MarkupValidation
import SourceText
import TagParsing

/// The tags that the cloud of a collection would have, in the order of the cloud, for writing them as a list without a
/// layout.
public struct SelectedTags: Sendable {
    /// The tags that the cloud would have, in the order of the cloud.
    public let tags: [Tag]
    /// The tags of the collection that the cloud would not have, each with the reason.
    public let dropped: [DroppedTag]
    /// The entries of `keep` and `exclude` that match no tag.
    public let unmatched: [UnmatchedEntry]
    private let options: CloudOptions

    /// Selects and orders the tags of a collection as the options of the collection say.
    ///
    /// - Throws: ``Problem`` if no tag is left, or an option is out of its range.
    public init(_ collection: TagCollection) throws(Problem) {
        var options = collection.options
        // A list that is written is as the inputs were read, unless an order was asked for.
        options.usualOrder = .given
        (tags, dropped, unmatched) = try selectAndOrder(collection.tags, options)
        self.options = options
    }

    /// Returns the tags as a list in the given form, and checks that reading the list gives the same names and weights.
    ///
    /// - Throws: ``Problem`` if reading the list gives other tags: a bug, never the input's fault.
    public func written(as form: TagListForm) throws(Problem) -> ValidatedMarkup {
        var bytes = form.bytes(of: tags, title: options.title, description: options.description)
        // Counted words may differ only in case: a reader of the list must not merge DNA and dna.
        if form == .tags, hasNamesThatFold {
            bytes = Array("---\nmerge: exact\n---\n\n".utf8) + bytes
        }
        return try ValidatedMarkup.validate(bytes) { bytes in Self.difference(tags, bytes, form) }
    }

    /// Whether some names differ only in case.
    private var hasNamesThatFold: Bool {
        let areLower = tags.allSatisfy { $0.name.utf8.allSatisfy { $0 < 0x80 && $0 &- 0x41 > 25 } }
        return !areLower && ((try? mergingEqualNames(tags, .fold).tags.count) ?? tags.count) < tags.count
    }

    /// The first difference of the tags that are read back; nil if they are the same.
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
        // A tag list is written by groups, so its order may differ.
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
