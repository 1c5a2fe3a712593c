import CloudComposition
import CloudRendering
import FileAccess
import MarkupEmission
import SourceText
import TagParsing
import WordCounting

/// The options for filling the placeholders of pages with clouds.
public struct EmbeddingOptions: Sendable {
    /// Options of clouds and of inputs by name, which beat the options of placeholders.
    public var overrides: [OptionSetting] = []
    /// The format of all clouds, one of ``formats``; nil takes the format that each placeholder names, or else a
    /// fragment.
    public var format: OutputFormat?
    /// The options for counting words, for sources that are texts.
    public var counting = CountOptions()
    /// The folder to which paths of sources are relative; files outside of it are not read. nil takes the folder of
    /// each page, and follows paths out of that folder.
    public var sourceFolder: String?
    /// Whether the content security policy of the clouds is collected, which takes time.
    public var notesPolicy = false
    /// The number of pages that are filled in parallel; it changes nothing but time.
    public var jobs = CountResources().jobs

    /// The tags of the site that the pages belong to; nil for pages of no site.
    package var site: (any TagSource)?

    /// The formats in which a page can contain a cloud.
    public static let formats: [OutputFormat] = [.fragment, .list, .svg, .markdown, .png]

    public init() {}
}

/// A site whose tags the placeholders of its pages can name, as in `site:tags`.
package protocol TagSource: Sendable {
    /// The options of clouds that apply unless a placeholder or a list of tags sets them.
    var defaults: CloudOptions { get }
    /// The folder of the site; only files in it are read.
    var folder: String { get }
    /// A function that receives the path of each file that a placeholder or an option of a list names.
    var noteRead: (@Sendable (String) -> Void)? { get }

    /// Returns the tags of the site that a placeholder names.
    ///
    /// - Parameter name: the text behind `site:`.
    /// - Throws: ``Problem`` if the site has no tags of this name.
    func tags(named name: String) throws(Problem) -> TagList
}

/// A placeholder that has been filled with a cloud.
public struct EmbeddedCloud: Sendable {
    /// The 1-based line of the placeholder in the page.
    public let line: Int
    /// The report on the tags of the cloud.
    public let report: RenderReport
}

/// A page whose placeholders have been filled with clouds.
public struct EmbeddedPage: Sendable {
    /// The path of the page, as it was given.
    public let path: String
    /// The bytes of the filled page; every byte outside of the placeholders is as it was.
    public let bytes: [UInt8]
    /// Whether the bytes differ from those of the page that was read.
    public let isChanged: Bool
    /// The clouds in the order of the page.
    public let clouds: [EmbeddedCloud]
    /// Warnings about text that looks like a placeholder and is none, and about placeholders in a paragraph, which
    /// browsers end before the cloud.
    public let warnings: [Problem]
    /// The content security policy that the clouds need; empty unless ``EmbeddingOptions/notesPolicy`` is true.
    public let policy: ContentPolicy
    /// The changes to the page that was read, in the order of the page.
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

    /// Maps the offset of a byte in the filled page to its offset in the page that was read. A byte of a cloud gets the
    /// offset of the placeholder's start marker; `isCopy` is then false.
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

/// An error that leaves a page as it was: the problems of its placeholders, each with a place in the page or in the
/// source of its tags.
public struct EmbeddingError: Error, Sendable, CustomStringConvertible {
    public let path: String
    /// The errors in the order of the page.
    public let errors: [Problem]
    /// The warnings about the same page.
    public let warnings: [Problem]
    /// The number of further errors and warnings, which were not kept.
    public let omittedCount: Int

    init(path: String, errors: [Problem], warnings: [Problem] = [], omittedCount: Int = 0) {
        (self.path, self.errors, self.warnings, self.omittedCount) = (path, errors, warnings, omittedCount)
    }

    public var description: String { lines(\.description).joined(separator: "\n") }

    /// Returns all messages in the order in which they are shown: the warnings, the errors, and the number of omitted
    /// ones.
    ///
    /// - Parameter message: makes the text of an error.
    public func lines(_ message: (Problem) -> String) -> [String] {
        warnings.map(\.description) + errors.map(message)
            + (omittedCount > 0 ? ["\(path): and \(omittedCount) more"] : [])
    }
}
