import FlowSolving
import SourceText
import TagParsing
import Typography

/// The options of a cloud. Each property is an option of the same name in the option table.
///
/// Lengths are CSS pixels. Both ``compose(_:_:)`` and ``set(_:to:)`` refuse a value outside its range.
public struct CloudOptions: Sendable, Equatable {
    /// The title, which takes precedence over the heading of a tag list. `nil` stands for `Tag cloud`, in the language
    /// `lang`.
    public var title: String?
    /// One sentence on what the cloud shows. `nil` stands for the number of tags, such as `65 tags`.
    public var description: String?
    /// The language of the page, such as `de` or `pt-BR`.
    public var lang = "en"
    /// The width of the cloud, from 80 to 100,000.
    public var width = 640.0
    /// The minimum height, from 20 to 100,000. `lines` distributes the room that the lines leave, and with `fitBox` the
    /// tags fill the height. On the vertical axis it is the height of a column.
    public var height: Double?
    /// Whether the cloud is laid out for several widths, in one file that shows the widest layout that fits. `nil`
    /// leaves the choice to the format: pages and fragments reflow, pictures scale.
    public var responsive: Bool?
    /// The widths that a responsive cloud is laid out for, besides `width`. A page shows the widest layout that it has
    /// room for.
    public var widths = CloudWidths.automatic
    /// The margin inside the cloud's edges, up to 1000. The default is 16; with `fitBox` it is multiplied by the factor
    /// by which the captions are enlarged, if they are.
    public var padding: Double {
        get { chosenPadding ?? min(1000, fitBox ? 16 * max(1, captionScale) : 16).rounded() }
        set { chosenPadding = newValue }
    }
    private var chosenPadding: Double?
    /// The options that were set, of those that a theme may set, too.
    package var own = Look()
    /// The options that the theme sets.
    package var look = Look()
    /// The maximum number of font sizes for the scale `quantile`, from 2 to 100.
    public var steps = 6
    /// The reading order of the tags.
    public var order: TagOrder {
        get { chosenOrder ?? usualOrder }
        set { chosenOrder = newValue }
    }
    /// The order of a cloud for which none was set: that of the alphabet for the tags of posts, feeds and pages.
    package var usualOrder = TagOrder.given
    private var chosenOrder: TagOrder?
    /// The names that belong together, for the order `related`. A ``TagCollection`` takes them from posts and from
    /// ``relatedFile``.
    public var relations = TagRelations()
    /// The path of a file with names that belong together, one set a line, which a ``TagCollection`` reads.
    public var relatedFile: String?
    /// Whether the tags of a group are kept together. The groups are in the order of their first tags, and `order`
    /// applies inside each. The option `order` sets both properties: `groups,weight`.
    public var grouped = false
    /// Whether each group begins a line of its own, under the name of the group, which also keeps groups together.
    /// `nil` means no, except in a comparison of texts.
    public var groupNames: Bool?
    /// The seed of the random numbers for the order `shuffled`, from 0.
    public var seed = 0
    /// The maximum number of places that a tag may move when the order is `packed`; `nil` sets no limit.
    public var maxMove: Int?
    /// The names of the tags to keep; if there are none, all tags are kept.
    public var keep: [NamePattern] = []
    /// The path of a file with more names to keep, one a line. A ``TagCollection`` reads this file and the other files
    /// of names.
    public var keepFile: String?
    /// The names of tags to leave out, even if `keep` names them.
    public var exclude: [NamePattern] = []
    /// The path of a file with more names to leave out, one a line, which a ``TagCollection`` reads.
    public var excludeFile: String?
    /// The number of tags to keep, the heaviest first; `nil` keeps all.
    public var limit: Int?
    /// The minimum weight of a tag; lighter tags are left out.
    public var minWeight: Double?
    /// The number of tags that is enough for a cloud of counted words: words that occur once are added only up to this
    /// number. `nil` adds all of them.
    package var sufficientTagCount: Int?
    /// The value of ``sufficientTagCount`` for the cloud of a text.
    package static let sufficientWordCount = 40
    /// The maximum width of a tag, chip and count included, from 20 to 100,000: a wider tag is broken into lines, or
    /// set smaller. `fitBox` scales this width with the tags.
    public var maxTagWidth: Double?
    /// The maximum number of lines of a tag. A name that needs more, even when it is set smaller, ends with an
    /// ellipsis.
    public var maxTagLines: Int?
    /// The rule by which the tags are broken into lines.
    public var breaking = FlowBreaking.optimal
    /// The minimum number of lines; greedy breaking ignores it.
    public var minLines: Int?
    /// The maximum number of lines. Tags beyond them are dropped, and named in the report.
    public var maxLines: Int?
    /// The positions at which tags begin, measured from the edge of a line, inside the padding. They require `justify`
    /// to be leading.
    public var tabStops: TabStops?
    /// The alignment of the tags of one line with each other, such as by their baselines.
    public var align = FlowAlignment.firstBaseline
    /// The distribution of the lines over the height. The default is `start`, and with `fitBox` `evenly`, so that the
    /// free room is not all in one place.
    public var lines: LineDistribution {
        get { chosenLines ?? (fitBox ? .evenly : .start) }
        set { chosenLines = newValue }
    }
    private var chosenLines: LineDistribution?
    /// The widths of the lines, if they are not all alike. The positions of lines are measured from the padding.
    public var lineWidths: LineShape?
    /// The shape that the lines fill: the name of a built-in one (`circle`, `ellipse`, `heart`, `cloud`), or the path
    /// of an SVG file, which is opened when the cloud is rendered. The tags are scaled so that they fill the shape in
    /// `width` and `height`; without a height the picture is as high as the shape is at its width. Unless an order is
    /// set, the heaviest tags are in the middle.
    public var shape: String?
    /// The outline of ``shape``, for callers of ``compose(_:_:)`` with a shape of their own.
    public var outline: Outline?
    /// The height of the picture as a share of its width, if that follows from the shape.
    var heightShare: Double?
    /// Whether all tags are scaled so that they fill `width` and `height`.
    public var fitBox = false
    /// Whether the cloud is as wide as `width` (`fill`), or as its widest line (`hug`).
    public var sizing = FlowSizing.fill
    /// Whether lines are rows or columns.
    public var axis = FlowAxis.horizontal
    /// The side of the cloud at which lines begin.
    public var direction = FlowDirection.leftToRight
    /// Whether the first line is at the top of the cloud or at the bottom.
    public var lineOrder = FlowLineOrder.forward
    /// The form in which a tag shows its weight in figures.
    public var counts = CountDisplay.none
    /// Whether every tag is set on a card, with its description. All cards have one size, and are in rows and columns.
    public var cards = false
    /// Whether the title and the description are drawn in the picture, above the tags.
    public var heading = false
    /// Whether a legend below the tags explains their sizes; if colours distinguish groups, also the colours.
    public var legend = false
    /// The text that names the source of the numbers, drawn as a line below the tags.
    public var source: String?
    /// The noun for what the weights count, which screen readers and the legend use: a known one such as `posts`, or
    /// its forms in the language of the page, such as `post|posts`.
    public var unit: String?
    /// The theme: the name of a built-in one, or the path of a CSS file, which is opened when the cloud is rendered.
    public var theme: String?
    /// The colours that replace those of the theme, up to 16. Weights have them from the lightest to the heaviest,
    /// groups and names have one after the other.
    public var colors: [RGB] = []
    /// The background of the cloud. `nil` leaves the choice to the theme and to the format: parts of pages have no
    /// background of their own.
    public var background: CloudBackground?
    /// The colour behind a cloud that has no background, on which each text has to be legible. If it is set and
    /// `background` is no colour, the theme's background is left out. `nil` assumes white in the light scheme, and a
    /// usual dark grey in the dark one.
    public var ground: SchemeColors?
    /// The colour of the page around the cloud, if it is known. Unlike `ground`, it leaves the background of the cloud
    /// as it is.
    package var pageGround: SchemeColors?
    /// The pattern for the links of tags without a link of their own, such as `/tags/{slug}/`. `none` means no links
    /// for them, even if the folder of the posts shows where their generator puts the pages of tags.
    public var link: String?
    /// Whether ``link`` was derived from the folder of the posts. If so, a tag whose page is not known has no link.
    package var isLinkGuessed = false
    /// The pattern in ``link``, or nil if that is `none` or not set.
    package var linkPattern: String? { link == "none" ? nil : link }
    /// The address that relative links are resolved against; `nil` leaves them relative to the page.
    public var linkBase: String?
    /// The value of the `rel` attribute of all links, such as `nofollow`.
    public var linkRel: String?
    /// The name of the window or frame that links open in, such as `_blank`.
    public var linkTarget: String?
    /// The path of a TrueType or OpenType file, in which text is measured before the fonts of `font` are used.
    /// Rendering opens the file; see `openingFontFile()`.
    public var fontFile: String?
    /// The form in which text is drawn. Every form except `live` uses the font file, or the installed font of the
    /// family.
    public var text = TextForm.live
    /// The number of pixels of a PNG to one pixel of the cloud, in each direction; from 1 to 8.
    public var density = 2
    /// The rule that decides which spellings of a name are one tag.
    public var merge = NameMerging.fold
    /// The other names of tags. A ``TagCollection`` adds the tags with these names to those that the aliases stand for.
    public var alias: [TagAlias] = []
    /// The path of a file with more aliases, one target a line, which a ``TagCollection`` reads.
    public var aliasFile: String?

    public init() {}

    /// The maximum number of ``colors``.
    package static let mostColors = 16

    /// Sets an option by its name, spelled as in flags, front matter and placeholders: `max-size`.
    ///
    /// - Throws: ``Problem`` for an unknown name, a value of another type, or one outside its range.
    public mutating func set(_ name: String, to value: OptionValue) throws(Problem) {
        guard let definition = OptionDefinition.named(name) else { throw Problem(unknownName: name) }
        try definition.set(value, in: &self)
    }

    /// Sets an option by its name to a value spelled as on the command line.
    public mutating func set(_ name: String, to text: String) throws(Problem) { try set(name, to: .text(text)) }

    /// Whether the names of groups are drawn: if ``groupNames`` is true, except on cards and in the order `packed`.
    package var namesGroups: Bool { groupNames == true && order != .packed && !cards }

    /// The factor by which heading, legend and source are larger than in a page. With `fitBox` it compares the picture
    /// with one of 640 by 360 pixels, since it is seen from afar; other clouds scale them with their type, as far as
    /// their width allows.
    var captionScale: Double {
        guard fitBox, let height else { return max(1, min((chosenMaxSize ?? 48) / 48, width / 640)) }
        // At 0.85 the smallest texts have 11 pixels.
        return max(0.85, min((width * height).squareRoot() / 480, width / 320, height / 320))
    }

    /// The least width inside the padding, in pixels: a few letters at the smallest legible size.
    static let leastContentWidth = 40.0
    /// The least height inside the padding, in pixels: a line at that size.
    static let leastContentHeight = 16.0
}

/// The shape drawn behind the text of a tag.
public enum ChipShape: String, Sendable, CaseIterable {
    case none
    case box
    /// A box with rounded corners.
    case rounded
    /// A box whose ends are half circles.
    case capsule
}

/// The form in which a tag shows its weight in figures.
public enum CountDisplay: String, Sendable, CaseIterable {
    case none
    /// The weight is after the name, in smaller type.
    case text
    /// The weight is in a badge on the tag's top trailing corner.
    case badge
    /// The weight is shown only while the pointer rests on the tag.
    case tooltip
}

/// The meaning of a tag's colour.
public enum ColorRule: String, Sendable, CaseIterable {
    /// The colour shows the weight, in the colours of the theme's ramp.
    case weight
    /// The colour shows the group: each group has a colour of the theme's palette.
    case group
    /// The colour identifies the tag: its name alone chooses the colour of the palette, whatever the other tags are.
    case hash
    /// The colour means nothing: all tags have one colour.
    case single
    /// The colour means nothing: tags have the colour of links in the page, or, without a page, the theme's colour for
    /// links.
    case link
}

/// The widths that a responsive cloud is laid out for.
public enum CloudWidths: Sendable, Equatable {
    /// Up to eight widths, which Stratus chooses so that every width at which lines break differently has one near it.
    case automatic
    /// These widths in CSS pixels, in any order.
    case chosen([Double])
}
