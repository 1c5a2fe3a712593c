import CloudRendering
import FileAccess
import SitePublishing
import SiteReading
import SourceText
import Workers

/// The options of a build: the folders, and what beats the site's configuration.
public struct SiteOptions: Sendable {
    /// The path of the site's folder.
    public var folder = "."
    /// The path of the output folder; nil for that of the configuration, in the site's folder.
    public var output: String?
    /// The folder for Stratus's records of its outputs (the manifest, the cache, the lock), with one folder in it for
    /// each output; nil for `.stratus` in the site's folder.
    public var state: String?
    /// Whether to publish drafts; nil for the configuration's choice.
    public var drafts: Bool?
    /// Whether to publish posts that are dated in the future; nil for the configuration's choice.
    public var future: Bool?
    /// Whether to publish expired posts; nil for the configuration's choice.
    public var expired: Bool?
    /// Whether to minify pages and style sheets; nil for the configuration's `minify`.
    public var minify: Bool?
    /// The base address; nil for the configuration's `base-url`.
    public var baseURL: String?
    /// The options of clouds, by name, that beat those of the configuration and of placeholders.
    public var overrides: [OptionSetting] = []
    /// The time, in seconds since 1970, that decides which posts are of the future or expired; nil for the clock's.
    public var now: Int64?
    /// Whether valid pages are published when others have failed.
    public var keepsGoing = false
    /// Whether the build writes nothing, and only reports what it would do.
    public var isCheck = false
    /// Whether unchanged pages are taken over from the last build's cache, and a cache is left for the next. It changes
    /// the time only, not the output.
    public var usesCache = true
    /// The age in nanoseconds that a file's last write must have before a build, so that its times identify it; tests
    /// cannot wait two seconds.
    package var settlingTime = FileStamp.longestStep
    /// Whether a build waits until its files are safe from a loss of power; a preview need not.
    public var isDurable = true
    /// A function that decides whether a build may delete more than half of fifty or more pages. If it is nil or
    /// returns false, the site stays as it was.
    public var mayDelete: (@Sendable (SiteDeletion) -> Bool)?
    /// The number of threads to use; it changes the time only, not the output.
    public var jobs = CountResources().jobs
    /// A function that is called when the build has to wait for another one in the output folder.
    public var waits: (@Sendable (_ path: String) -> Void)?
    /// A function that is called now and then, from any thread, with the number of items that a stage has done.
    public var progress: (@Sendable (WorkProgress) -> Void)?
    /// A function that is called with the path of each file or folder that a build reads besides those that the
    /// settings name.
    package var noteRead: (@Sendable (_ path: String) -> Void)?

    public init() {}

    /// Returns the limit for waiting for another build in the same folder: ten minutes.
    func waiting(for output: String) -> Waiting {
        let waits = waits
        return Waiting(seconds: 600) { waits?(output) }
    }
}

extension SiteOptions {
    /// Returns the seconds since 1970 of a date as posts write it, such as `2026-11-22` or `2026-11-22T10:00:00Z`; nil
    /// for any other text.
    public static func seconds(of text: String) -> Int64? { (try? SiteDate(parsing: text))?.seconds }
}
