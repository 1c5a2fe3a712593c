import CloudComposition
import CloudRendering
import FileAccess
import MarkupEmission
import SourceText
import TagParsing
import WordCounting

/// The options for filling the placeholders of pages with clouds.
public struct EmbeddingOptions: Sendable {
    /// Options of clouds and of inputs by name, which beat those of placeholders.
    public var overrides: [OptionSetting] = []
    /// The form of all clouds, one of ``formats``; nil takes that of each placeholder, or else a fragment.
    public var format: OutputFormat?
    /// The options for counting words, for sources that are texts.
    public var counting = CountOptions()
    /// The folder from which sources are read, and nothing outside it; nil takes the folder of each page, and follows
    /// paths out of it.
    public var sourceFolder: String?
    /// Whether the hashes of style sheets are noted, which takes time.
    public var notesPolicy = false
    /// The number of pages that are filled at once; it changes nothing but time.
    public var jobs = CountResources().jobs

    /// The tags of the site that the pages belong to; nil for pages of no site.
    package var site: (any TagSource)?

    /// The forms that a cloud in a page can have.
    public static let formats: [OutputFormat] = [.fragment, .list, .svg, .markdown, .png]

    public init() {}
}

/// A source of the tags that placeholders name as `site:tags` and the like.
package protocol TagSource: Sendable {
    /// The options of clouds that nothing else sets.
    var defaults: CloudOptions { get }
    /// The folder of the site; only files in it are read.
    var folder: String { get }
    /// A function that receives the path of each file that a placeholder names.
    var noteRead: (@Sendable (String) -> Void)? { get }

    /// Returns the tags of a name.
    ///
    /// - Parameter name: the text behind `site:`.
    /// - Throws: ``Problem`` if the site has no tags of this name.
    func tags(named name: String) throws(Problem) -> TagList
}

/// A placeholder of a page that now holds a cloud.
public struct EmbeddedCloud: Sendable {
    /// The line of the placeholder, 1-based.
    public let line: Int
    /// The report on every tag.
    public let report: RenderReport
}

/// A page with its clouds.
public struct EmbeddedPage: Sendable {
    /// The path of the page, as it was given.
    public let path: String
    /// The page with its clouds; every byte outside of the placeholders is as it was.
    public let bytes: [UInt8]
    /// Whether the bytes differ from those that were read.
    public let isChanged: Bool
    /// The clouds in the order of the page.
    public let clouds: [EmbeddedCloud]
    /// Warnings about text that looks like a placeholder and is none, and about placeholders in a paragraph, which
    /// browsers end before the cloud.
    public let warnings: [Problem]
    /// The style sheets of the clouds; empty unless ``EmbeddingOptions/notesPolicy`` asks for them.
    public let policy: ContentPolicy
    /// The changes to the page that was read, in its order.
    var changes: [Change] = []

    /// The replacement of one placeholder's content by its cloud.
    struct Change: Sendable {
        /// The bytes of the old content in the page that was read.
        let replaced: Range<Int>
        /// The number of bytes of the new content.
        let length: Int
        /// The offset of the start marker in the page that was read.
        let marker: Int
    }

    /// Returns the offset that a byte had in the page that was read, and whether it was there; a byte of a cloud has
    /// the offset of its start marker.
    package func original(of offset: Int) -> (offset: Int, isCopy: Bool) {
        var growth = 0
        for change in changes {
            let start = change.replaced.lowerBound + growth
            if offset < start { break }
            if offset < start + change.length { return (change.marker, false) }
            growth += change.length - change.replaced.count
        }
        return (offset - growth, true)
    }

    /// The result without the page itself, for pages that have been written.
    var withoutBytes: EmbeddedPage {
        EmbeddedPage(path: path, bytes: [], isChanged: isChanged, clouds: clouds, warnings: warnings, policy: policy)
    }
}

/// An error that leaves a page as it was: its problems, each with a place in the page or in the source of its tags.
public struct EmbeddingError: Error, Sendable, CustomStringConvertible {
    public let path: String
    /// The errors in the order of the page.
    public let errors: [Problem]
    /// The warnings about the same page.
    public let warnings: [Problem]
    /// The number of errors and warnings beyond those that are kept.
    public let omittedCount: Int

    init(path: String, errors: [Problem], warnings: [Problem] = [], omittedCount: Int = 0) {
        (self.path, self.errors, self.warnings, self.omittedCount) = (path, errors, warnings, omittedCount)
    }

    public var description: String { lines(\.description).joined(separator: "\n") }

    /// Returns all messages in the order in which they are shown: warnings, errors, and how many more there are.
    ///
    /// - Parameter message: makes the text of an error.
    public func lines(_ message: (Problem) -> String) -> [String] {
        warnings.map(\.description) + errors.map(message)
            + (omittedCount > 0 ? ["\(path): and \(omittedCount) more"] : [])
    }
}
