import CloudRendering
import MarkupEmission
import SourceText
import WordCounting
import Workers

/// The options for rendering a manifest, a file that asks for one cloud on each line.
public struct BatchOptions: Sendable {
    /// The options of clouds and inputs, by name, that take precedence over the options on the manifest's lines.
    public var overrides: [OptionSetting] = []
    /// The format of all clouds; nil if each line of the manifest chooses its own.
    public var format: OutputFormat?
    /// Whether markup is indented, for people who read it.
    public var isPretty = false
    /// The options for counting the words of inputs that are texts and not lists of tags.
    public var counting = CountOptions()
    /// The only folder that outputs are written to, which is made if it is missing; nil for the folder of the manifest.
    public var outputFolder: String?
    /// Whether every line is answered with a ``BatchResult/answer``, and nothing is written to files.
    public var answersAll = false
    /// The shard of the manifest's lines that is rendered; nil for all lines.
    public var shard: Shard?
    /// The number of clouds that are made at the same time, which changes nothing but the time.
    public var jobs = CountResources().jobs
    /// Whether each ``BatchResult`` has a report on every tag, which takes memory.
    public var notesReports = false
    /// A function that is called on the calling thread with the progress, if the manifest is a file and clouds are
    /// written to files.
    public var progress: (@Sendable (WorkProgress) -> Void)?
    /// The number of bytes of the manifest that are read at a time.
    var blockLength = 1 << 20
    /// The most bytes of a line; longer ones fail, and are not kept in memory.
    var longestLine = 64_000_000

    /// Creates options that render every line as it says, with the outputs in the manifest's folder.
    public init() {}
}
