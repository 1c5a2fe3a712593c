import DataReading
import SourceText

/// The tags of an input, with the title, description and options that the input gives for their cloud.
public struct TagList: Sendable {
    /// The title of the cloud, from the first `# heading`. The option `title:` of the front matter takes precedence.
    public var title: String?
    /// The description of the cloud: the paragraphs before the first tag, joined by spaces.
    public var description: String?
    /// The options in the front matter, as unchecked names and values; the option table knows their meaning.
    public var options: [FrontMatterOption] = []
    /// The tags, in the order in which their first entries occur in the input.
    public var tags: [Tag] = []
    /// The notes on how the input was read, such as a draft or a column that became no tag.
    public var notes: [InputNote] = []

    /// The number of entries read; entries with the same text are one tag in ``tags``, with the sum of their weights.
    public package(set) var entryCount = 0

    /// Whether equal names were already merged by rules of their own, as in counted words: `DNA` then stays apart from
    /// `dna`.
    public package(set) var hasDistinctNames = false
    /// The number of tags that a cloud shows unless an option asks for another number; nil for all tags.
    public package(set) var suggestedLimit: Int?
    /// The pages that tags without a link can lead to, found out from the folder of posts; nil for inputs other than
    /// posts.
    package var postLinks: PostLinks?
    /// The indices in ``tags`` of the tags of each post that has several, each post followed by -1: two spellings of
    /// one tag count once a post. Empty for inputs other than posts.
    package var tagsOfPosts: [Int32] = []
    /// The tags of the sentences of a text, likewise; empty unless the order of the tags follows from them.
    package var tagsOfSentences: [Int32] = []
    /// The posts that were left out since they cannot be read; nil if there are none, and for inputs other than posts.
    public package(set) var omittedPosts: OmittedPosts?
    /// The texts whose words were counted as the tags, each with its number of words: one text, or the two of a
    /// comparison.
    package var texts: [(name: String, words: Int)] = []
    /// The unit of the weights of counted words, as in the option `unit`: a key, or the forms of a noun; nil if it is
    /// unknown.
    package var unit: String?
    /// Whether the weights are numbers of occurrences of words. A cloud then leaves out words that occur once, if
    /// enough others are left.
    package var countsWords = false
    /// Whether the order of the tags says nothing, as that of tags collected from posts: a cloud then has the order of
    /// the alphabet unless an option asks for another.
    package var isUnordered = false
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

    /// The text that joins the nested headings in the group of a tag: `Systems / Embedded`.
    package static let groupSeparator = " / "
}
