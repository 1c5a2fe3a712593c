import CloudRendering
import FileAccess
import SitePublishing
import SiteReading
import SourceText
import Workers

/// The options of a build: its folders, and values that override the site's configuration.
public struct SiteOptions: Sendable {
    /// The path of the site's folder.
    public var folder = "."
    /// The path of the output folder; nil for the one that the configuration names, relative to the site's folder.
    public var output: String?
    /// The path of the folder for Stratus's own records (the manifest, the cache, the lock), which has one folder in it
    /// for each output; nil for `.stratus` in the site's folder.
    public var state: String?
    /// Whether to publish drafts; nil for the configuration's choice.
    public var drafts: Bool?
    /// Whether to publish posts that are dated in the future; nil for the configuration's choice.
    public var future: Bool?
    /// Whether to publish expired posts; nil for the configuration's choice.
    public var expired: Bool?
    /// Whether to minify pages and style sheets; nil for the configuration's `minify`.
    public var minify: Bool?
    /// The address of the home page; nil for the configuration's `base-url`.
    public var baseURL: String?
    /// The options of clouds that override those of the configuration and of placeholders.
    public var overrides: [OptionSetting] = []
    /// The current time, in seconds since 1970, by which posts are of the future or expired; nil for the system's
    /// clock.
    public var now: Int64?
    /// Whether to publish valid pages even if other pages have errors.
    public var keepsGoing = false
    /// Whether the build only reports what it would change, and writes no file of the output.
    public var isCheck = false
    /// Whether to take over unchanged pages with the last build's cache, and to leave a cache for the next build. The
    /// cache affects only the time, not the output.
    public var usesCache = true
    /// The time in nanoseconds that must have passed between a file's last write and a build, so that the file's times
    /// identify its content; tests cannot wait two seconds.
    package var settlingTime = FileStamp.longestStep
    /// Whether to wait until the written files are safe from a loss of power; a preview need not wait.
    public var isDurable = true
    /// A function that decides whether a build may delete more than half of fifty or more pages. If it is nil or
    /// returns false, the build fails and the published site stays unchanged.
    public var mayDelete: (@Sendable (SiteDeletion) -> Bool)?
    /// The number of threads to use, which affects only the time, not the output.
    public var jobs = CountResources().jobs
    /// A function that is called with the path of the output folder when the build has to wait for another build there.
    public var waits: (@Sendable (_ path: String) -> Void)?
    /// A function that is called repeatedly, from any thread, with the number of items that a stage of the build has
    /// done.
    public var progress: (@Sendable (WorkProgress) -> Void)?
    /// A function that is called with the path of each file or folder that a build reads and that the settings do not
    /// name.
    package var noteRead: (@Sendable (_ path: String) -> Void)?

    public init() {}

    /// Returns the longest time to wait for another build in the same folder: ten minutes.
    func waiting(for output: String) -> Waiting {
        let waits = waits
        return Waiting(seconds: 600) { waits?(output) }
    }
}

extension SiteOptions {
    /// Returns the seconds since 1970 of a date in the format of posts, such as `2026-11-22` or `2026-11-22T10:00:00Z`;
    /// nil for any other text.
    public static func seconds(of text: String) -> Int64? { (try? SiteDate(parsing: text))?.seconds }
}
