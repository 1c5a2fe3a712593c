import SourceText
import TagParsing

/// The request of a line of a manifest: the source of its tags, its options, its format and its output.
struct ManifestLine {
    enum Source {
        /// Files, by their paths as they are written.
        case files([Value])
        /// Tags written in the line, with their range in the block.
        case tags(TagList, Range<Int>)
        /// An input whose text is written in the line.
        case text(Value)
    }

    /// A text, and its range in the block.
    struct Value {
        let text: String
        let range: Range<Int>
    }

    /// An option by its name.
    struct Setting {
        let name: String
        let value: OptionValue
        let range: Range<Int>
    }

    enum Field: String, CaseIterable {
        case id, input, tags, text, options, format, output

        /// Whether the field is a source of tags.
        var isSource: Bool { self == .input || self == .tags || self == .text }
    }

    /// The id as the JSON that is written in the line.
    var id: [UInt8]?
    var source: Source?
    var options: [Setting] = []
    var format: Value?
    var output: Value?
}
