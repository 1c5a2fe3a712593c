import SourceText
import TagParsing

/// What a line of a manifest asks for: where the tags come from, what the cloud looks like, and where it goes.
struct ManifestLine {
    enum Source {
        /// Paths as they are written.
        case files([Value])
        /// Tags that stand in the line.
        case tags(TagList, Range<Int>)
        /// An input that stands in the line.
        case text(Value)
    }

    /// A text, and where it stands in the block.
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

        /// That from which tags come.
        var isSource: Bool { self == .input || self == .tags || self == .text }
    }

    /// As JSON, as it stands in the line.
    var id: [UInt8]?
    var source: Source?
    var options: [Setting] = []
    var format: Value?
    var output: Value?
}
