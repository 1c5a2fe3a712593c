import CloudRendering
import FileAccess
import SitePublishing
import SiteReading
import SourceText
import Workers

/// How a site is built.
public struct SiteOptions: Sendable {
    /// The site's folder.
    public var folder = "."
    /// The folder of the pages; nil for that of the configuration, in the site's folder.
    public var output: String?
    /// The folder for what Stratus knows of its outputs (the record of what it made, the cache, the lock), one in it for each;
    /// nil for `.stratus` in the site's folder.
    public var state: String?
    /// What beats the configuration: posts that are drafts, of the future, or expired.
    public var drafts: Bool?
    public var future: Bool?
    public var expired: Bool?
    /// What beats `minify`.
    public var minify: Bool?
    /// What beats `base-url`.
    public var baseURL: String?
    /// Options of clouds by name, which beat those of the configuration and of placeholders.
    public var overrides: [OptionSetting] = []
    /// Seconds since 1970 by which posts are of the future or expired; nil for the clock's.
    public var now: Int64?
    /// Whether the pages that are right are published where others have failed.
    public var keepsGoing = false
    /// Whether nothing is written, and only told what would be.
    public var isCheck = false
    /// Whether what is as it was is taken over from the last build, and left for the next one; changes nothing but time.
    public var usesCache = true
    /// How long before a build a file has to be written to be known by its times, in nanoseconds: tests have no two
    /// seconds.
    package var settlingTime = FileStamp.longestStep
    /// Whether a build ends when its files are safe from a loss of power: those of a preview need not be.
    public var isDurable = true
    /// Is asked before a build deletes more than half of fifty or more pages; nobody asked, or a no, leaves the site as it
    /// was.
    public var mayDelete: (@Sendable (SiteDeletion) -> Bool)?
    /// How many things are worked on at once; changes nothing but time.
    public var jobs = CountResources().jobs
    /// Is told that another build is at work in the output folder, which is waited for.
    public var waits: (@Sendable (_ path: String) -> Void)?
    /// Is told how many of the pages are made, now and then, from any thread.
    public var progress: (@Sendable (WorkProgress) -> Void)?
    /// Is told the path of each file, and of folders, that a build reads besides those that the settings name.
    package var noteRead: (@Sendable (_ path: String) -> Void)?

    public init() {}

    /// How long a build waits for another one in the same folder.
    func waiting(for output: String) -> Waiting {
        let waits = waits
        return Waiting(seconds: 600) { waits?(output) }
    }
}

extension SiteOptions {
    /// The seconds since 1970 of a time as posts have it, such as `2026-11-22` or `2026-11-22T10:00:00Z`; nil for a text
    /// that is none.
    public static func seconds(of text: String) -> Int64? { (try? SiteDate(parsing: text))?.seconds }
}
