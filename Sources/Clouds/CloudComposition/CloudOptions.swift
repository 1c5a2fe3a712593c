import FlowSolving
import SourceText
import TagParsing
import Typography

/// Everything that shapes a cloud. Each property is an option of the same name, in the option table.
///
/// Lengths are CSS pixels. A value outside its range is refused by ``compose(_:_:)`` and ``set(_:to:)`` alike.
public struct CloudOptions: Sendable, Equatable {
    public var title: String?
    public var description: String?
    public var lang = "en"
    public var width = 640.0
    /// The least height; what it leaves is handed out by `lines`, and with `fitBox` the tags fill it. On the vertical
    /// axis it is the height of a column.
    public var height: Double?
    /// Whether the cloud is laid out for several widths, in one file that shows each where there is room for it. `nil`
    /// leaves it to the form: pages and fragments reflow, pictures scale.
    public var responsive: Bool?
    /// The widths that a responsive cloud is laid out for, besides `width`; what is wider stands at `width`.
    public var widths = CloudWidths.automatic
    /// 16; in a picture of a size, as much more as its captions are larger.
    public var padding: Double {
        get { chosenPadding ?? min(1000, fitBox ? 16 * max(1, captionScale) : 16).rounded() }
        set { chosenPadding = newValue }
    }
    private var chosenPadding: Double?
    public var minSize = 14.0
    public var maxSize = 48.0
    public var scale = SizeScale.sqrt
    /// How many sizes there are at most when the scale is quantile.
    public var steps = 6
    public var order = TagOrder.given
    /// Whether the tags of a group stand together, the groups in the order in which they first appear; `order` is that
    /// inside each. The option `order` sets both: `groups,weight`.
    public var grouped = false
    /// Whether each group begins a line of its own, under its name; the groups stand together then. `nil` is no, but for
    /// a comparison of texts.
    public var groupNames: Bool?
    /// What the order shuffled begins with, from 0.
    public var seed = 0
    /// How far a tag may move from its place when the order is packed.
    public var maxMove: Int?
    /// Only tags with these names stay; all do when it is empty.
    public var keep: [NamePattern] = []
    /// The path of a file with more of them, one a line. A ``TagCollection`` reads it, as the other files of names.
    public var keepFile: String?
    /// Tags with these names go, also of those that `keep` names.
    public var exclude: [NamePattern] = []
    public var excludeFile: String?
    public var limit: Int?
    public var minWeight: Double?
    /// How many tags are enough for a cloud of counted words: words of the weight 1 only fill it up to this number. `nil`
    /// takes all of them.
    package var enough: Int?
    /// The ``enough`` of a text's cloud.
    package static let enoughWords = 40
    /// A tag that is wider, chip and count included, is set in lines, or smaller. Scaled with the tags by `fitBox`.
    public var maxTagWidth: Double?
    /// What a tag needs more, even when it is set smaller, ends with an ellipsis.
    public var maxTagLines: Int?
    /// Half as much again as the space between words at the maximum size, so that a gap is never taken for one: 20 for
    /// type of up to 48 pixels, and more for larger type and wider spaces; between the tags of a column 4, or 12 where
    /// tags have several lines; between chips, which show where they end, 10. With `fitBox` it grows with the type,
    /// unless it is chosen.
    public var itemSpacing: Double {
        get {
            chosenItemSpacing
                ?? typeScale * (chip != .none ? 10 : axis == .horizontal ? wordGap : stackSpacing)
        }
        set { chosenItemSpacing = newValue }
    }
    /// 4, or 12 where tags have several lines, so that these are nearer to each other than to the next; between columns,
    /// 20; between chips 10. It grows with the type as `itemSpacing` does.
    public var lineSpacing: Double {
        get {
            chosenLineSpacing ?? typeScale * (chip != .none ? 10 : axis == .horizontal ? stackSpacing : 20)
        }
        set { chosenLineSpacing = newValue }
    }
    private var stackSpacing: Double { maxTagWidth == nil ? 4 : 12 }
    /// The gap between tags of 48 pixels: clearly wider than a space, which in faces of one width is more than half an em.
    private var wordGap: Double {
        max(20, (1.25 * 48 * font.face(fontWeight, fontStyle).measure(" ").width).rounded())
    }
    /// The factor by which the heaviest tag is larger than the 48 pixels of the default, at least 1.
    private var typeScale: Double { max(1, maxSize / 48) }
    private var chosenItemSpacing: Double?
    private var chosenLineSpacing: Double?
    public var breaking = FlowBreaking.optimal
    public var minLines: Int?
    /// Tags beyond are dropped, and named in the report.
    public var maxLines: Int?
    public var justify = FlowJustification.center
    public var lastLine = LastLineJustification.natural
    public var maxGap: Double?
    /// Counted from the edge of a line, inside the padding.
    public var tabStops: TabStops?
    public var align = FlowAlignment.firstBaseline
    /// `start`; in a box that is filled `evenly`, so that what its tags leave is nowhere in one piece.
    public var lines: LineDistribution {
        get { chosenLines ?? (fitBox ? .evenly : .start) }
        set { chosenLines = newValue }
    }
    private var chosenLines: LineDistribution?
    /// Counted from the padding.
    public var lineWidths: LineShape?
    public var fitBox = false
    public var sizing = FlowSizing.fill
    public var axis = FlowAxis.horizontal
    public var direction = FlowDirection.leftToRight
    public var lineOrder = FlowLineOrder.forward
    /// What stands behind the text of a tag.
    public var chip = ChipShape.none
    /// Between a chip's text and its left and right edges, in em of the tag; half of it above and below.
    public var chipPadding = 0.6
    /// How a tag shows its weight in figures.
    public var counts = CountDisplay.none
    /// Every tag is a card, with its description; the cards are of one size, in rows and columns.
    public var cards = false
    /// Whether title and description stand above the tags, in the picture.
    public var heading = false
    /// Whether the sizes are explained below the tags.
    public var legend = false
    /// Where the numbers come from: a line below the tags.
    public var source: String?
    /// What the weights count, as a screen reader says it: `posts`, or the forms of the page's language, such as
    /// `post|posts`.
    public var unit: String?
    /// A theme that is built in, by its name, or the path of a CSS file. Whoever renders opens it.
    public var theme: String?
    /// What the colour of a tag says. Where nobody says it, parts of pages take the colours of the page, unless a theme or
    /// colours are named; everything else says the weight.
    public var color: ColorRule {
        get { chosenColor ?? .weight }
        set { chosenColor = newValue }
    }
    private var chosenColor: ColorRule?
    /// Colours that replace those of the theme: weights take them from the lightest to the heaviest, groups and names one
    /// after the other.
    public var colors: [RGB] = []
    /// What the cloud is painted on; nil leaves it to the theme and to the form: parts of pages have no ground of their own.
    public var background: CloudBackground?
    /// What is behind a cloud without a background, which is what each text is legible on. Whoever names it means that
    /// there is none; nil is white in a light place, and a usual dark grey in a dark one.
    public var ground: SchemeColors?
    /// What the page around is known to be painted on: nothing is said of the background by it.
    package var pageGround: SchemeColors?
    /// Where tags lead that have no link of their own, such as `/tags/{slug}/`; `none` for nowhere, also where the folder of
    /// posts shows where their generator has its pages.
    public var link: String?
    /// Whether the link was taken from the folder of the posts: a tag whose page nobody knows then has none.
    package var isLinkGuessed = false
    /// Nil for nowhere.
    package var linkPattern: String? { link == "none" ? nil : link }
    /// What relative links are relative to.
    public var linkBase: String?
    /// How the page stands to what its tags lead to: `nofollow`.
    public var linkRel: String?
    /// Where links open: `_blank`.
    public var linkTarget: String?
    /// Where nobody names it, parts of pages have that of the page, measured as sans.
    public var font: FontFamily {
        get { chosenFont ?? .sans }
        set { chosenFont = newValue }
    }
    private var chosenFont: FontFamily?
    public var fontWeight = FontWeight.regular
    public var fontStyle = FontStyle.normal
    /// The path of a TrueType or OpenType file that text is measured with, before the fonts of `font`. Whoever renders
    /// opens it; see `openingFontFile()`.
    public var fontFile: String?
    /// How text is drawn; all but `live` takes the font file, or the font of the family that is installed.
    public var text = TextForm.live
    /// How many pixels of a PNG there are to one of the cloud, 1 to 8.
    public var density = 2
    public var merge = NameMerging.fold
    /// Other names of tags, which a ``TagCollection`` adds up with these.
    public var alias: [TagAlias] = []
    public var aliasFile: String?

    public init() {}

    /// Whether a part of a page is set in the font of the page.
    package var inheritsFont: Bool { chosenFont?.isInherited ?? true }

    /// Whether the names in a part of a page have its colours: because it was said, or since nothing was said of colours.
    package var inheritsColors: Bool {
        if let chosenColor { return chosenColor == .link }
        return theme == nil && colors.isEmpty && background == nil && ground == nil
    }

    /// The most colours that a palette has.
    package static let mostColors = 16

    /// Sets an option by its name, as a flag, front matter or a placeholder spells it.
    ///
    /// - Throws: ``Problem`` for an unknown name, a value of another type, or one outside its range.
    public mutating func set(_ name: String, to value: OptionValue) throws(Problem) {
        guard let definition = OptionDefinition.named(name) else { throw Problem(unknownName: name) }
        try definition.set(value, in: &self)
    }

    /// The same with a value as a flag has it.
    public mutating func set(_ name: String, to text: String) throws(Problem) { try set(name, to: .text(text)) }

    /// What the solver is told: lengths are those inside the padding.
    func flowOptions(leastLineHeight: Double) -> FlowOptions {
        var flow = FlowOptions(width: width - 2 * padding, itemSpacing: itemSpacing)
        flow.height = height.map { $0 - 2 * padding }
        // A spacing below minus a line's height would set the next line above it, out of the reading order.
        flow.lineSpacing = max(lineSpacing, -leastLineHeight)
        flow.order = order == .packed ? .packed : .given
        flow.maxMove = maxMove
        flow.breaking = breaking
        flow.minLines = minLines
        flow.maxLines = maxLines
        flow.justify = justify
        flow.lastLine = lastLine
        flow.maxGap = maxGap
        flow.tabStops = tabStops
        flow.align = align
        flow.lines = lines
        flow.shape = lineWidths
        flow.fitBox = fitBox
        flow.scalesItemSpacing = chosenItemSpacing == nil
        flow.scalesLineSpacing = chosenLineSpacing == nil
        flow.sizing = sizing
        flow.axis = axis
        flow.direction = direction
        flow.lineOrder = lineOrder
        return flow
    }

    /// Whether the names of groups are drawn. Cards have no lines for them.
    package var namesGroups: Bool { groupNames == true && order != .packed && !cards }

    /// The factor by which heading, legend and source are larger than in a page. A picture of a size compares itself with
    /// one of 640 by 360, since it is seen from afar; other clouds follow their type, as far as their width does.
    var captionScale: Double {
        guard fitBox, let height else { return max(1, min(maxSize / 48, width / 640)) }
        // In 0.85 the smallest texts have 11 pixels.
        return max(0.85, min((width * height).squareRoot() / 480, width / 320, height / 320))
    }

    /// A few letters at the smallest size that is still read.
    static let leastContentWidth = 40.0
    /// A line at that size.
    static let leastContentHeight = 16.0
}

/// What stands behind the text of a tag.
public enum ChipShape: String, Sendable, CaseIterable {
    case none
    case box
    /// A box with rounded corners.
    case rounded
    /// A box whose ends are half circles.
    case capsule
}

/// How a tag shows its weight in figures.
public enum CountDisplay: String, Sendable, CaseIterable {
    case none
    /// Behind the name, smaller.
    case text
    /// On the top trailing corner.
    case badge
    /// Where the pointer rests on the tag.
    case tooltip
}

/// What the colour of a tag says.
public enum ColorRule: String, Sendable, CaseIterable {
    /// Its weight: the colours of the theme's ramp.
    case weight
    /// Its group: a colour of the theme's palette for each.
    case group
    /// Nothing but that it is this tag: a colour of the palette by its name, the same whatever tags come and go.
    case hash
    /// Nothing: all tags have one colour.
    case single
    /// Nothing: tags have the colour that links have in the page, and without a page the theme's for links.
    case link
}

/// The widths that a responsive cloud is laid out for.
public enum CloudWidths: Sendable, Equatable {
    /// Up to eight, so that every width at which lines break otherwise has one near it.
    case automatic
    /// In CSS pixels, in any order.
    case chosen([Double])
}
