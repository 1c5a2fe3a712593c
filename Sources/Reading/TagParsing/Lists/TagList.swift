import DataReading
import SourceText

/// What a tag list says: its tags in the order written, and what it says about the cloud.
public struct TagList: Sendable {
    /// The first `# heading`. A `title:` in the front matter is an option, and beats it.
    public var title: String?
    /// The paragraphs before the first tag, joined by spaces.
    public var description: String?
    /// The front matter as it stands; the option table knows what the names mean.
    public var options: [FrontMatterOption] = []
    public var tags: [Tag] = []
    /// What was read and made no tag although it might have: a draft, a column that nothing asks for.
    public var notes: [InputNote] = []

    /// How many tags were read; those in the same words are one in `tags`, their weights added up.
    public package(set) var entryCount = 0

    /// Whether names have been told apart by rules of their own, as those of counted words: `DNA` is not `dna` then.
    public package(set) var hasDistinctNames = false
    /// How many of the tags a cloud shows unless it is asked for another number; nil for all.
    public package(set) var suggestedLimit: Int?
    /// Where the tags lead that have no link, as the folder of their posts shows; nil of other inputs.
    package var postLinks: PostLinks?
    /// The texts whose words the tags are, with how many each has: one, or the two of a comparison.
    package var texts: [(name: String, words: Int)] = []
    /// What the weights of words are: a key or the forms of a unit; nil where nobody knows.
    package var unit: String?
    /// Whether tags of the weight 1 are words that occur once, which a cloud leaves out where it has others.
    package var countsWords = false
    /// The language that the tags are in, as a language tag; nil where nobody knows.
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

    /// Between the headings of a group in another: `Systems / Embedded`.
    package static let groupSeparator = " / "
}
