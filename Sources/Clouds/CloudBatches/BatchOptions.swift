import CloudRendering
import MarkupEmission
import SourceText
import WordCounting
import Workers

/// The options with which the clouds of a manifest are made.
public struct BatchOptions: Sendable {
    /// The options of clouds and inputs, by name, that take precedence over those of the lines.
    public var overrides: [OptionSetting] = []
    /// The format of all clouds; nil if each line chooses its own.
    public var format: OutputFormat?
    /// Whether markup is indented, to be read by people.
    public var isPretty = false
    /// The options for counting the words of inputs that are texts.
    public var counting = CountOptions()
    /// The only folder that outputs are written to, which is made if it is missing; nil for the manifest's own.
    public var outputFolder: String?
    /// Whether every line is answered, and nothing is written to files.
    public var answersAll = false
    /// The shard of the lines that is made; nil for all lines.
    public var shard: Shard?
    /// The number of clouds made at once. It changes nothing but the time.
    public var jobs = CountResources().jobs
    /// Whether results have a report on every tag, which takes memory.
    public var notesReports = false
    /// A function that is called on the calling thread with the progress of the batch, if the manifest is a file.
    public var progress: (@Sendable (WorkProgress) -> Void)?
    /// The number of bytes of the manifest that are read at a time.
    var blockLength = 1 << 20
    /// The most bytes of a line; longer ones fail, and are not kept in memory.
    var longestLine = 64_000_000

    /// Makes all lines as they say, with the outputs in the manifest's folder.
    public init() {}
}
