import CloudComposition
import CloudRendering
import FileAccess
import MarkupEmission
import SourceText
import TagParsing
import WordCounting

/// How clouds come into pages.
public struct EmbeddingOptions: Sendable {
    /// Options of clouds and of inputs by name, which beat those of placeholders.
    public var overrides: [OptionSetting] = []
    /// The form of all clouds, one of ``formats``; nil for what placeholders say, else a fragment.
    public var format: OutputFormat?
    /// How words are counted where a source is a text.
    public var counting = CountOptions()
    /// The folder that sources are looked for in, and nowhere else; nil for that of each page, and wherever its
    /// placeholders lead.
    public var sourceFolder: String?
    /// Whether the hashes of style sheets are wanted, which takes time.
    public var notesPolicy = false
    /// How many pages are worked on at once; changes nothing but time.
    public var jobs = CountResources().jobs

    /// What the site that the pages are of knows of its tags.
    package var site: (any TagSource)?

    /// The forms in which a cloud can stand in a page.
    public static let formats: [OutputFormat] = [.fragment, .list, .svg, .markdown, .png]

    public init() {}
}

/// Where the tags of `site:tags` and the like come from.
package protocol TagSource: Sendable {
    /// What options of clouds are where nobody says them.
    var defaults: CloudOptions { get }
    /// The folder of the site: files in it are read, and no others.
    var folder: String { get }
    /// Is told the path of each file that a placeholder names.
    var noteRead: (@Sendable (String) -> Void)? { get }

    /// - Parameter name: what stands behind `site:`.
    /// - Throws: ``Problem`` for a name that means nothing.
    func tags(named name: String) throws(Problem) -> TagList
}

/// A place in a page that a cloud stands in now.
public struct EmbeddedCloud: Sendable {
    /// Of the placeholder, 1-based.
    public let line: Int
    /// What happened to every tag.
    public let report: RenderReport
}

/// What became of a page.
public struct EmbeddedPage: Sendable {
    /// As it was named.
    public let path: String
    /// The page with its clouds: every byte outside of the placeholders is as it was.
    public let bytes: [UInt8]
    /// Whether that is another page than the one that was read.
    public let isChanged: Bool
    /// In the order of the page.
    public let clouds: [EmbeddedCloud]
    /// What looks like a placeholder and is none, and what stands where it will be moved.
    public let warnings: [Problem]
    /// The style sheets of the clouds; empty unless ``EmbeddingOptions/notesPolicy`` asks for them.
    public let policy: ContentPolicy
    /// What was written into it.
    var changes: [Change] = []

    /// What a cloud replaced.
    struct Change: Sendable {
        /// In the page as it was.
        let replaced: Range<Int>
        let length: Int
        /// The marker before it.
        let marker: Int
    }

    /// Where a byte of the page stood before, and whether it stood there; what a cloud has brought stands at its marker.
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

    /// What is told of a page when it is written.
    var withoutBytes: EmbeddedPage {
        EmbeddedPage(path: path, bytes: [], isChanged: isChanged, clouds: clouds, warnings: warnings, policy: policy)
    }
}

/// A page that stays as it is, and why: with the place in the page, or in the source of its tags.
public struct EmbeddingError: Error, Sendable, CustomStringConvertible {
    public let path: String
    /// In the order of the page.
    public let errors: [Problem]
    /// What else is to be said of the page.
    public let warnings: [Problem]
    /// How many more there are than are kept.
    public let omittedCount: Int

    init(path: String, errors: [Problem], warnings: [Problem] = [], omittedCount: Int = 0) {
        (self.path, self.errors, self.warnings, self.omittedCount) = (path, errors, warnings, omittedCount)
    }

    public var description: String { lines(\.description).joined(separator: "\n") }

    /// Everything that is to be said, in the order in which it is.
    ///
    /// - Parameter message: of an error.
    public func lines(_ message: (Problem) -> String) -> [String] {
        warnings.map(\.description) + errors.map(message)
            + (omittedCount > 0 ? ["\(path): and \(omittedCount) more"] : [])
    }
}
