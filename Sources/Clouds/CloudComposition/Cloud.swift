import BoxLayout
import FlowSolving
import TagParsing
import Typography

/// A composed cloud: what is drawn is what stands here, in SVG, HTML and JSON alike.
///
/// Lengths are CSS pixels; the origin is the top left corner, y grows downward.
public struct Cloud: Sendable {
    public let title: String
    public let description: String
    public let lang: String
    public let font: FontFamily
    public let fontWeight: FontWeight
    public let fontStyle: FontStyle
    /// What it takes from a font file, if it has one.
    package let setting: TextSetting
    /// What it was composed with, for the forms that lay out anew: the browser's lines, and those of a terminal.
    package let options: CloudOptions
    /// In reading order.
    public let tags: [CloudTag]
    /// The groups of the tags, in the order in which they first appear.
    public let groups: [CloudGroup]
    /// Whether what links lead to is marked, and where it opens.
    package let links: LinkOptions
    /// By rising width; at least one, and several of a cloud that reflows.
    public let layouts: [CloudLayout]
    /// Which of them is shown where nothing says how much room there is: the one of `width`.
    public let defaultLayout: Int
    /// Whether it is written so that it reflows.
    public let isResponsive: Bool
    /// Tags that were read and are not placed, each with the reason.
    public let dropped: [DroppedTag]
    /// Tags that are set otherwise than their weight asks, since they are too wide, have too many lines, or would be
    /// smaller than the minimum size.
    public let adjusted: [AdjustedTag]
    /// Entries of `exclude` and `keep` that are no tag's name.
    public let unmatched: [UnmatchedEntry]
    /// Texts with characters that the font file lacks, or in a style that it lacks, which other fonts show.
    public var notInFontFile: [String] { setting.lacking }
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
    /// The colour of its tags, where colours tell the groups apart.
    public let paint: TagPaint
}

/// Which colour of a theme a tag has.
public enum TagPaint: Sendable, Hashable {
    /// A step of the ramp from the lightest tags, 0, to the heaviest, 5.
    case ramp(Int)
    /// A colour of the palette, counted from 0; where the palette ends it begins anew.
    case palette(Int)
    /// The one colour of all tags.
    case single
    /// A colour that the tag was given: `#00add8` or `#0ad`.
    case given(String)
}

/// What a tag is, at every width.
public struct CloudTag: Sendable, Equatable {
    /// A line feed is a line break.
    public let text: String
    public let weight: Double
    /// "Swift, 42".
    public let accessibleName: String
    public let link: Link?
    public let group: String?
    /// The title that the tag was given, else its whole name if not all of it is seen.
    public let tooltip: String?
    /// How often both texts of a comparison say the word, such as "Genesis 42 (1.1 ‰), Exodus 3 (0.09 ‰)".
    public let comparison: String?
    /// 0 for the lightest to 5 for the heaviest: the step of a theme's ramp.
    public let level: Int
    public let paint: TagPaint
    /// The language that its name is in, where it is another than that of the cloud.
    public let lang: String?
    /// Whether its name is read from right to left.
    public let isRightToLeft: Bool
    /// How its name is set otherwise than the cloud.
    public let style: TagStyle
    /// The face that its style asks for; nil for that of the cloud.
    package let face: TagFace?

    public static let levels = 6
}

/// The cloud at one width.
public struct CloudLayout: Sendable {
    public let width: Double
    public let height: Double
    /// One for each tag, in the order of the tags.
    public let frames: [TagFrame]
    /// Lines of text, in the order of the tags.
    public let runs: [TextRun]
    /// The background first, then those of the tags, in the order of the tags.
    public let shapes: [CloudShape]
    public let lines: [CloudLine]
    public let quality: FlowQuality
    /// What stands above the tags and below them, as it is drawn: the heading and the legend.
    public let captions: (above: [DrawnItem], below: [DrawnItem])
}

/// Tags that stand side by side.
public struct CloudLine: Sendable, Equatable {
    public let items: Range<Int>
    public let y: Double
    public let height: Double
    public let baseline: Double
    /// What the tags and the spaces between them leave of the width inside the padding.
    public let slack: Double
}

/// Where a tag stands: its name, and the room that it takes with its chip and its count.
public struct TagFrame: Sendable, Equatable {
    /// The left edge of the name's lines.
    public let x: Double
    /// The baseline of its first line.
    public let baseline: Double
    /// Of the widest line.
    public let width: Double
    /// From the baseline up and down; the descent reaches to the bottom of the last line.
    public let ascent: Double
    public let descent: Double
    /// What no other tag enters: as large as the name where there is nothing around it, and nothing grows.
    public let room: CGRect
    public let fontSize: Double
    /// Index into the lines of the layout.
    public let line: Int
    /// Its lines of text, as a range of the layout's runs.
    public let runs: Range<Int>
    /// What stands behind the text or on its corner, as a range of the layout's shapes.
    public let shapes: Range<Int>
}

/// One line of a tag's text.
public struct TextRun: Sendable, Equatable {
    public enum Role: String, Sendable {
        /// The name.
        case tag
        /// The weight in figures.
        case count
        /// What a card says of the tag.
        case detail
    }

    public let role: Role
    public let tag: Int
    public let text: String
    public let x: Double
    public let baseline: Double
    public let fontSize: Double
    /// As measured: the length at which it is drawn, whatever font the viewer has.
    public let width: Double
}

/// A rectangle with a role; its paint is the theme's.
public struct CloudShape: Sendable, Equatable {
    public enum Role: String, Sendable { case background, chip, badge, card }

    public let role: Role
    public let x: Double
    public let y: Double
    public let width: Double
    public let height: Double
    public let radius: Double
    /// The tag it belongs to, if any.
    public let tag: Int?
}

/// A tag that was read and not placed.
public struct DroppedTag: Sendable, Equatable {
    public let text: String
    public let reason: String
    /// Whether it is only that there are heavier ones.
    public var isAboveLimit = false
    /// Whether it is a word that occurs once in its text, where there are enough others.
    public var isSingle = false
}

/// A tag that did not fit as it is at the size of its weight.
public struct AdjustedTag: Sendable, Equatable {
    public let text: String
    public let wantedSize: Double
    public let size: Double
    public let lines: Int
    public let brokeInsideWord: Bool
    /// What is seen of a name that needs more lines than it may have; nil where all of it is.
    public internal(set) var shortenedText: String?
    /// Where this is so: nil for every width, else that of the one layout in which the tag is smaller than in the others.
    public internal(set) var width: Double?

    /// "set in 2 lines", "set at 20 instead of 48", "broken inside a word", "shortened to “Machine…”".
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
