import BoxDrawing
import FlowSolving
import TagParsing
import Typography

/// A composed cloud, with the place of everything that is drawn. SVG, HTML and JSON have exactly these places.
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
    /// The options that the cloud was composed with, for formats that are laid out anew: by the browser, or for a
    /// terminal.
    package let options: CloudOptions
    /// The tags in reading order.
    public let tags: [CloudTag]
    /// The groups of the tags, in the order in which they first appear.
    public let groups: [CloudGroup]
    /// The attributes that all links have in common: `rel` and `target`.
    package let links: LinkOptions
    /// The layouts in the order of rising width: at least one, and several for a cloud that reflows.
    public let layouts: [CloudLayout]
    /// The index in ``layouts`` of the default layout: the one for the option `width`, shown if the available width is
    /// not known.
    public let defaultLayout: Int
    /// Whether the cloud is written so that it reflows: tags move to other lines if the available width changes.
    public let isResponsive: Bool
    /// The tags that were read and are not in the cloud, each with the reason.
    public let dropped: [DroppedTag]
    /// The tags that are set otherwise than their weight asks for, since they are too wide, have too many lines, or
    /// would be smaller than the minimum size.
    public let adjusted: [AdjustedTag]
    /// The entries of the options `exclude` and `keep` that match the name of no tag.
    public let unmatched: [UnmatchedEntry]
    /// The texts that other fonts show, since the font file lacks some of their characters or their style.
    public var notInFontFile: [String] { fontContent.lacking }
    /// The layout with the index ``defaultLayout``.
    public var layout: CloudLayout { layouts[defaultLayout] }
    /// The width of the default layout, in CSS pixels.
    public var width: Double { layout.width }
    /// The height of the default layout, in CSS pixels.
    public var height: Double { layout.height }
}

/// A group of the tags, such as those under one heading of a tag list.
public struct CloudGroup: Sendable, Equatable {
    public let name: String
    /// The colour of the group's tags if colours distinguish the groups, else ``TagPaint/single``.
    public let paint: TagPaint

    /// The greatest number of groups that have a colour each.
    package static let mostColors = 16
}

/// The colour of a tag: one of the colours of the theme, or one that the tag was given.
public enum TagPaint: Sendable, Hashable {
    /// A step of the theme's ramp, from 0 for the lightest tags to 5 for the heaviest.
    case ramp(Int)
    /// A colour of the theme's palette, counted from 0. Beyond its end come shades of its colours, and then all of them
    /// again.
    case palette(Int)
    /// The theme's colour for tags that are all alike.
    case single
    /// A colour of the tag's own: `#00add8` or `#0ad`.
    case given(String)
}

/// A tag of a composed cloud, with what is the same at every width.
public struct CloudTag: Sendable, Equatable {
    /// The name; a line feed is a line break. The runs of layouts have it in the case in which it is set.
    public let text: String
    public let weight: Double
    /// The name for screen readers, such as "Swift, 42".
    public let accessibleName: String
    public let link: Link?
    public let group: String?
    /// The text shown while the pointer rests on the tag: its own title, else its whole name if a part of it is not
    /// shown; with `counts` `tooltip`, also the weight.
    public let tooltip: String?
    /// The counts of a word in both texts of a comparison, such as "Genesis 42 (1.1 ‰), Exodus 3 (0.09 ‰)"; nil in
    /// other clouds.
    public let comparison: String?
    /// The step of the theme's ramp for the weight, from 0 for the lightest tags to 5 for the heaviest.
    public let level: Int
    public let paint: TagPaint
    /// The language of the tag's name, or nil if it is the language of the cloud.
    public let lang: String?
    /// Whether the tag's name is read from right to left.
    public let isRightToLeft: Bool
    /// The styles of the tag's name, such as bold, as far as the cloud shows them.
    public let style: TagStyle
    /// The face that the tag's style asks for, or nil for the face of the cloud.
    package let face: TagFace?
    /// The space that is added to the advance of each character of the name, in em.
    package let tracking: Double

    /// The number of steps of a theme's ramp, and so of values of ``level``.
    public static let levels = 6
}

/// The layout of a cloud at one width.
public struct CloudLayout: Sendable {
    public let width: Double
    public let height: Double
    /// The frames of the tags: one for each tag, in the order of ``Cloud/tags``.
    public let frames: [TagFrame]
    /// The lines of the tags' texts, in the order of ``Cloud/tags``.
    public let runs: [TextRun]
    /// The shapes: the background first, then those of the tags, in the order of ``Cloud/tags``.
    public let shapes: [CloudShape]
    public let lines: [CloudLine]
    public let quality: FlowQuality
    /// The captions as they are drawn: in `above` the heading and the names of groups, in `below` the legend and the
    /// source.
    public let captions: (above: [DrawnItem], below: [DrawnItem])
}

/// A line of tags, which are side by side; on a vertical axis, a column of tags.
public struct CloudLine: Sendable, Equatable {
    /// The tags of the line, as a range of indices in ``Cloud/tags``.
    public let items: Range<Int>
    /// The top edge of the line; on a vertical axis, the left edge of the column.
    public let y: Double
    public let height: Double
    public let baseline: Double
    /// The part of the width inside the padding that the line's tags and the spaces between them leave free.
    public let slack: Double
}

/// The place of a tag in a layout: that of its name, and the room that it takes with its chip and its count.
public struct TagFrame: Sendable, Equatable {
    /// The left edge of the lines of the name.
    public let x: Double
    /// The y coordinate of the baseline of the name's first line.
    public let baseline: Double
    /// The width of the name's widest line.
    public let width: Double
    /// The extent of the name above ``baseline``.
    public let ascent: Double
    /// The extent of the name below ``baseline``, down to the bottom of the last line.
    public let descent: Double
    /// The rectangle that no other tag enters. It is as large as the name if nothing surrounds the name and nothing is
    /// stretched.
    public let room: CGRect
    public let fontSize: Double
    /// Whether the name has other lines than in the default layout, since those would be too small to read here.
    package let isNarrow: Bool
    /// The index in ``CloudLayout/lines`` of the line that the tag is on.
    public let line: Int
    /// The lines of the tag's text, as a range of indices in ``CloudLayout/runs``.
    public let runs: Range<Int>
    /// The shapes behind the tag's text or on its corner, as a range of indices in ``CloudLayout/shapes``.
    public let shapes: Range<Int>
}

/// One line of the text of a tag, at its place in a layout.
public struct TextRun: Sendable, Equatable {
    /// The part of a tag that a run shows.
    public enum Role: String, Sendable {
        /// The name of the tag.
        case tag
        /// The weight of the tag in figures.
        case count
        /// The description of the tag, on a card.
        case detail
    }

    public let role: Role
    /// The index of the tag in ``Cloud/tags``.
    public let tag: Int
    public let text: String
    public let x: Double
    public let baseline: Double
    public let fontSize: Double
    /// The measured width of the text. The run is drawn at this width, whatever font the viewer has.
    public let width: Double

    /// Returns the run relative to a point, with all of its lengths multiplied by a factor.
    package func scaled(by factor: Double, from origin: CGPoint) -> TextRun {
        TextRun(
            role: role, tag: tag, text: text, x: (x - origin.x) * factor, baseline: (baseline - origin.y) * factor,
            fontSize: fontSize * factor, width: width * factor)
    }
}

/// A rectangle behind a tag, on its corner, or behind the whole cloud; the theme paints it according to its role.
public struct CloudShape: Sendable, Equatable {
    /// The part of a cloud that a shape draws.
    public enum Role: String, Sendable { case background, chip, badge, card }

    public let role: Role
    public let x: Double
    public let y: Double
    public let width: Double
    public let height: Double
    /// The radius of the rectangle's corners.
    public let radius: Double
    /// The index in ``Cloud/tags`` of the tag that the shape belongs to; nil for the background.
    public let tag: Int?
}

/// A tag that was read, but is not in the cloud.
public struct DroppedTag: Sendable, Equatable {
    public let text: String
    /// The reason in words, such as "above the limit of 60 tags".
    public let reason: String
    /// Whether the only reason is that the option `limit` allows no more tags.
    public var isAboveLimit = false
    /// Whether the tag is a word that occurs once in its text, dropped because there are enough other words.
    public var isSingle = false
}

/// A tag that is set otherwise than its weight asks for, since it did not fit or would be too small.
public struct AdjustedTag: Sendable, Equatable {
    public let text: String
    /// The font size that the weight asks for, in pixels.
    public let wantedSize: Double
    /// The font size that the tag has, in pixels.
    public let size: Double
    /// The number of lines that the tag is set in.
    public let lines: Int
    public let brokeInsideWord: Bool
    /// The text that is shown of a name with too many lines; nil if the whole name is shown.
    public internal(set) var shortenedText: String?
    /// The width of the layout in which the tag is smaller than in the default one; nil if the tag is adjusted at every
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
