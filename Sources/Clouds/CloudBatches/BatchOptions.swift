import CloudRendering
import MarkupEmission
import SourceText
import WordCounting
import Workers

/// How the clouds of a manifest are made.
public struct BatchOptions: Sendable {
    /// Options of clouds and of inputs by name, which beat those of the lines.
    public var overrides: [OptionSetting] = []
    /// The form of all clouds; nil for what each line says.
    public var format: OutputFormat?
    /// Whether markup is written for people.
    public var isPretty = false
    /// How words are counted where an input is a text.
    public var counting = CountOptions()
    /// The folder that outputs are written to, and nowhere else; nil for that of the manifest. It is made if there is none.
    public var outputFolder: String?
    /// Whether every line is answered, and nothing is written to files.
    public var answersAll = false
    /// The lines to make; nil for all.
    public var shard: Shard?
    /// How many clouds are made at once; changes nothing but time.
    public var jobs = CountResources().jobs
    /// Whether it is wanted what happened to every tag, which takes memory.
    public var notesReports = false
    /// Is told how far the batch is, where the manifest is a file; on the calling thread.
    public var progress: (@Sendable (WorkProgress) -> Void)?
    /// How many bytes of the manifest are read at a time.
    var blockLength = 1 << 20
    /// Longer lines fail, and are not kept in memory.
    var longestLine = 64_000_000

    /// All lines, each as it says, beside the manifest.
    public init() {}
}
