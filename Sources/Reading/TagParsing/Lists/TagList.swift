import DataReading
import SourceText

/// The tags of an input in the order written, and what the input says about the cloud.
public struct TagList: Sendable {
    /// The title of the cloud, from the first `# heading`. A `title:` in the front matter is an option, and beats it.
    public var title: String?
    /// The description of the cloud: the paragraphs before the first tag, joined by spaces.
    public var description: String?
    /// The front matter as it is written; the option table knows what the names mean.
    public var options: [FrontMatterOption] = []
    /// The tags, in the order of their first entries.
    public var tags: [Tag] = []
    /// The notes on how the input was read, such as a draft or a column that became no tag.
    public var notes: [InputNote] = []

    /// How many entries were read; those in the same words are one tag in ``tags``, with the sum of their weights.
    public package(set) var entryCount = 0

    /// Whether the names are distinct by rules of their own, as those of counted words are: `DNA` is not merged with
    /// `dna` then.
    public package(set) var hasDistinctNames = false
    /// How many of the tags a cloud shows unless an option asks for another number; nil for all.
    public package(set) var suggestedLimit: Int?
    /// The pages that tags without a link lead to, as the folder of their posts shows; nil for other inputs.
    package var postLinks: PostLinks?
    /// The texts whose words the tags are, with the number of words in each: one text, or the two of a comparison.
    package var texts: [(name: String, words: Int)] = []
    /// The unit of the weights of words: a key, or the forms of a noun; nil if it is unknown.
    package var unit: String?
    /// Whether tags of the weight 1 are words that occur once, which a cloud leaves out if it has enough others.
    package var countsWords = false
    /// The language of the tags, as a language tag; nil if it is unknown.
    public package(set) var language: String?

    public init() {}

    /// Reads a tag list.
    ///
    /// - Throws: ``Problem`` with every line that cannot be read; the other lines are read all the same, so that
    ///   one run names all errors.
    /// - Complexity: O(n) in the bytes.
    public init(parsing source: SourceText) throws(Problem) {
        var parser = TagListParser(path: source.path)
        parser.read(source)
        self = try parser.finished()
    }

    /// The text between the headings of a nested group: `Systems / Embedded`.
    package static let groupSeparator = " / "
}
