import BoxLayout
import FlowSolving
import TagParsing
import Typography

/// A composed cloud. SVG, HTML and JSON draw exactly what it contains.
///
/// Lengths are CSS pixels; the origin is the top left corner, y grows downward.
public struct Cloud: Sendable {
    public let title: String
    public let description: String
    public let lang: String
    public let font: FontFamily
    public let fontWeight: FontWeight
    public let fontStyle: FontStyle
    /// The glyphs or fonts that the cloud takes from a font file, if it has one.
    package let fontContent: FontContent
    /// The options that it was composed with, for forms that are laid out anew: by the browser, or for a terminal.
    package let options: CloudOptions
    /// The tags in reading order.
    public let tags: [CloudTag]
    /// The groups of the tags, in the order in which they first appear.
    public let groups: [CloudGroup]
    /// The attributes of all links: `rel` and `target`.
    package let links: LinkOptions
    /// The layouts by rising width: at least one, and several for a cloud that reflows.
    public let layouts: [CloudLayout]
    /// The index of the layout that is shown if the available width is not known: the one of `width`.
    public let defaultLayout: Int
    /// Whether the cloud is written so that it reflows.
    public let isResponsive: Bool
    /// Tags that were read and are not placed, each with the reason.
    public let dropped: [DroppedTag]
    /// The tags that are set otherwise than their weight asks, since they are too wide, have too many lines, or would
    /// be smaller than the minimum size.
    public let adjusted: [AdjustedTag]
    /// The entries of `exclude` and `keep` that match no tag's name.
    public let unmatched: [UnmatchedEntry]
    /// The texts with characters or in a style that the font file lacks, which other fonts show.
    public var notInFontFile: [String] { fontContent.lacking }
    /// The default layout.
    public var layout: CloudLayout { layouts[defaultLayout] }
    /// The width of the picture in CSS pixels; a cloud that reflows has that of its default layout.
    public var width: Double { layout.width }
    /// The height of the picture in CSS pixels, at its ``width``.
    public var height: Double { layout.height }
}

/// Tags under one heading.
public struct CloudGroup: Sendable, Equatable {
    public let name: String
    /// The colour of its tags if colours distinguish the groups, else the single one.
    public let paint: TagPaint
}

/// The colour of a theme that a tag has.
public enum TagPaint: Sendable, Hashable {
    /// A step of the ramp, from 0 for the lightest tags to 5 for the heaviest.
    case ramp(Int)
    /// A colour of the palette, counted from 0; beyond its end the palette begins again.
    case palette(Int)
    /// The one colour of all tags.
    case single
    /// A colour that the tag was given: `#00add8` or `#0ad`.
    case given(String)
}

/// A tag of a cloud, the same at every width.
public struct CloudTag: Sendable, Equatable {
    /// The name as it is drawn; a line feed is a line break.
    public let text: String
    public let weight: Double
    /// The name for screen readers, such as "Swift, 42".
    public let accessibleName: String
    public let link: Link?
    public let group: String?
    /// The tag's own title, else its whole name if a part of it is not shown; with `counts` `tooltip`, the weight, too.
    public let tooltip: String?
    /// The counts of the word in both texts of a comparison, such as "Genesis 42 (1.1 ‰), Exodus 3 (0.09 ‰)".
    public let comparison: String?
    /// The step of a theme's ramp, from 0 for the lightest tags to 5 for the heaviest.
    public let level: Int
    public let paint: TagPaint
    /// The language of its name, if that is not the language of the cloud.
    public let lang: String?
    /// Whether its name is read from right to left.
    public let isRightToLeft: Bool
    /// The styles in which its name differs from the rest of the cloud.
    public let style: TagStyle
    /// The face that its style asks for, or nil for that of the cloud.
    package let face: TagFace?

    /// The number of steps of a theme's ramp.
    public static let levels = 6
}

/// The cloud at one width.
public struct CloudLayout: Sendable {
    public let width: Double
    public let height: Double
    /// The frames of the tags: one for each, in the order of the tags.
    public let frames: [TagFrame]
    /// The lines of text, in the order of the tags.
    public let runs: [TextRun]
    /// The shapes: the background first, then those of the tags, in the order of the tags.
    public let shapes: [CloudShape]
    public let lines: [CloudLine]
    public let quality: FlowQuality
    /// The heading above the tags, with the names of groups, and the legend and the source below them, as they are
    /// drawn.
    public let captions: (above: [DrawnItem], below: [DrawnItem])
}

/// Tags that are set side by side; on a vertical axis, one below the other.
public struct CloudLine: Sendable, Equatable {
    /// The indexes of its tags.
    public let items: Range<Int>
    /// The top edge of the line; on a vertical axis, the left edge of the column.
    public let y: Double
    public let height: Double
    public let baseline: Double
    /// The room that the tags and the spaces between them leave of the width inside the padding.
    public let slack: Double
}

/// The place of a tag: its name, and the room that it takes with its chip and its count.
public struct TagFrame: Sendable, Equatable {
    /// The left edge of the name's lines.
    public let x: Double
    /// The baseline of its first line.
    public let baseline: Double
    /// The width of the widest line.
    public let width: Double
    /// The extents above and below the baseline; the descent reaches to the bottom of the last line.
    public let ascent: Double
    public let descent: Double
    /// The rectangle that no other tag enters. It is as large as the name if there is nothing around that, and nothing
    /// is stretched.
    public let room: CGRect
    public let fontSize: Double
    /// The index of its line in the layout.
    public let line: Int
    /// Its lines of text, as a range of the layout's ``CloudLayout/runs``.
    public let runs: Range<Int>
    /// The shapes behind the text or on its corner, as a range of the layout's ``CloudLayout/shapes``.
    public let shapes: Range<Int>
}

/// One line of a tag's text.
public struct TextRun: Sendable, Equatable {
    /// The part of a tag that a text is.
    public enum Role: String, Sendable {
        /// The name.
        case tag
        /// The weight in figures.
        case count
        /// The description on a card.
        case detail
    }

    public let role: Role
    /// The index of the tag.
    public let tag: Int
    public let text: String
    public let x: Double
    public let baseline: Double
    public let fontSize: Double
    /// The measured width, at which the run is drawn whatever font the viewer has.
    public let width: Double
}

/// A rectangle with a role, which the theme paints.
public struct CloudShape: Sendable, Equatable {
    /// The part of a cloud that a shape is.
    public enum Role: String, Sendable { case background, chip, badge, card }

    public let role: Role
    public let x: Double
    public let y: Double
    public let width: Double
    public let height: Double
    /// The radius of its corners.
    public let radius: Double
    /// The index of the tag that it belongs to, if any.
    public let tag: Int?
}

/// A tag that was read and not placed.
public struct DroppedTag: Sendable, Equatable {
    public let text: String
    /// The reason in words, such as "above the limit of 60 tags".
    public let reason: String
    /// Whether the only reason is that there are enough heavier ones.
    public var isAboveLimit = false
    /// Whether it is a word that occurs once in its text, and there are enough others.
    public var isSingle = false
}

/// A tag that did not fit unchanged at the size of its weight.
public struct AdjustedTag: Sendable, Equatable {
    public let text: String
    /// The font size that the weight asks for, and the one that the tag has, in pixels.
    public let wantedSize: Double
    public let size: Double
    /// The number of lines that the tag is set in.
    public let lines: Int
    public let brokeInsideWord: Bool
    /// The text shown of a name that needs more lines than it may have; nil if all of it is shown.
    public internal(set) var shortenedText: String?
    /// The width of the one layout in which the tag is smaller than in the others, or nil if it is adjusted at every
    /// width.
    public internal(set) var width: Double?

    /// The adjustments in words: "set in 2 lines", "set at 20 instead of 48", "broken inside a word", "shortened to
    /// “Machine…”".
    public var summary: String {
        var parts: [String] = []
        if size != wantedSize { parts.append("set at \(format(size)) instead of \(format(wantedSize))") }
        if let width { return parts.joined() + " at width \(format(width))" }
        if lines > 1 { parts.append("set in \(lines) lines") }
        if brokeInsideWord { parts.append("broken inside a word") }
        if let shortenedText { parts.append("shortened to “\(shortenedText)”") }
        return parts.joined(separator: ", ")
    }
}
