import FlowSolving

/// The options about the distribution of tags on lines, and the spaces around them.
extension CloudOptions {
    /// The distribution of the tags along a line.
    public var justify: FlowJustification {
        get { own.justify ?? look.justify ?? .center }
        set { own.justify = newValue }
    }

    /// The distribution of the tags along the last line of the cloud.
    public var lastLine: LastLineJustification {
        get { own.lastLine ?? look.lastLine ?? .natural }
        set { own.lastLine = newValue }
    }

    /// The widest gap that justification may make; a line that would need a wider gap is set like the last line, or
    /// centred where that is spread, too.
    public var maxGap: Double? {
        get { own.maxGap ?? (own.justify == nil ? look.maxGap : nil) }
        set { own.maxGap = newValue }
    }

    /// The shape drawn behind the text of a tag.
    public var chip: ChipShape {
        get { own.chip ?? look.chip ?? .none }
        set { own.chip = newValue }
    }

    /// The space between a chip's text and its left and right edges, in em of the tag, up to 4. Half as much is above
    /// and below the text.
    public var chipPadding: Double {
        get { own.chipPadding ?? look.chipPadding ?? 0.6 }
        set { own.chipPadding = newValue }
    }

    /// The space between the tags of a line, from 0 to 1000. By default it follows the size of the tags, which keep a
    /// ``tagMargin`` from each other, and this is 0. Between the tags of a column the default is 4, or 12 with
    /// `maxTagWidth`; between chips, whose edges show, 10, and more where type is larger than 48 pixels. With `fitBox`
    /// the default, but not a chosen spacing, grows with the type.
    public var itemSpacing: Double {
        get {
            chosenItemSpacing
                ?? typeScale * (chip != .none ? 10 : axis == .horizontal ? 0 : stackSpacing)
        }
        set { own.itemSpacing = newValue }
    }

    /// The space between lines, from -100 to 1000. By default it follows the size of the tags, which keep a
    /// ``leading``, and this is 0; or 8 with `maxTagWidth`, so that the lines of a tag are nearer to each other than to
    /// the next tag. Between columns the default is 20, between chips 10, and more where type is larger than 48 pixels.
    public var lineSpacing: Double {
        get {
            chosenLineSpacing
                ?? typeScale * (chip != .none ? 10 : axis == .horizontal ? stackSpacing - 4 : 20)
        }
        set { own.lineSpacing = newValue }
    }

    /// The room that a tag keeps from each neighbour on a line, in em of its size, from 0 to 4. By default it is
    /// 0.28, or none if ``itemSpacing`` was set. Chips, cards and columns have no such margin.
    public var tagMargin: Double? {
        get { own.tagMargin ?? (own.itemSpacing == nil ? look.tagMargin : nil) }
        set { own.tagMargin = newValue }
    }

    /// The distance from line to line for tags of one size, in em, from 0.7 to 4. By default it is 1.16, in a ``shape``
    /// 1.12, or what the font says if ``lineSpacing`` was set. Below 1 descenders may touch what is below them. Chips,
    /// cards and columns have no leading.
    public var leading: Double? {
        get { own.leading ?? (own.lineSpacing == nil ? look.leading : nil) }
        set { own.leading = newValue }
    }

    /// The margin of tags as it is used, in em. Two margins are clearly wider than a space between words, which in
    /// monospaced faces is more than half an em. In a shape they are narrower, so that its outline can be seen.
    package var usedTagMargin: Double {
        guard setsWords else { return 0 }
        if let margin = own.tagMargin { return margin }
        guard chosenItemSpacing == nil else { return tagMargin ?? 0 }
        let wordSpace = 0.65 * font.face(fontWeight, fontStyle).measure(" ").width
        let usual = look.tagMargin ?? max(0.28, wordSpace)
        return shape == nil ? usual : min(usual, max(0.25, wordSpace))
    }

    /// The leading as it is used, in em; 0 for that of the font.
    package var usedLeading: Double {
        guard setsWords else { return 0 }
        if let leading = own.leading { return leading }
        guard chosenLineSpacing == nil else { return leading ?? 0 }
        return shape == nil ? look.leading ?? Self.usualLeading : Self.leadingInShapes
    }

    static let usualLeading = 1.16
    /// The leading in a shape: lines of type as close as they can be, so that its outline can be seen.
    private static let leadingInShapes = 1.12

    private var stackSpacing: Double { maxTagWidth == nil ? 4 : 12 }
    /// Whether tags stand as words in lines, so that the space around them can follow their size.
    private var setsWords: Bool { chip == .none && axis == .horizontal && !cards }
    /// The factor by which the heaviest tag is larger than the 48 pixels of the default, at least 1.
    private var typeScale: Double { max(1, maxSize / 48) }
    var chosenItemSpacing: Double? { own.itemSpacing ?? look.itemSpacing }
    var chosenLineSpacing: Double? { own.lineSpacing ?? look.lineSpacing }

    /// Returns the options of the flow solver, whose lengths are those inside the padding.
    func flowOptions(leastLineHeight: Double) -> FlowOptions {
        var flow = FlowOptions(width: width - 2 * padding, itemSpacing: itemSpacing)
        flow.height = height.map { $0 - 2 * padding }
        // A spacing below minus a line's height would set the next line above it, out of the reading order.
        flow.lineSpacing = max(lineSpacing, -leastLineHeight)
        // In a shape, where little fits into the ends of lines, tags near each other may change places too.
        flow.order = order == .packed || outline != nil && order == .center ? .packed : .given
        flow.maxMove = maxMove
        flow.breaking = breaking
        // A last line of less than a third looks left over.
        flow.minLastFill = axis == .horizontal && breaking == .optimal ? 1.0 / 3 : 0
        flow.minLines = minLines
        flow.maxLines = maxLines
        flow.justify = justify
        flow.lastLine = lastLine
        flow.maxGap = maxGap
        // The ends of lines are what a shape is seen by.
        if outline != nil, own.justify == nil, own.maxGap == nil {
            (flow.justify, flow.lastLine, flow.maxGap, flow.maxStretch) = (.between, .same, nil, 0.5)
        }
        flow.tabStops = tabStops
        flow.align = align
        flow.lines = lines
        flow.shape = outline.map { .outline($0) } ?? lineWidths
        flow.fitBox = fitBox
        flow.scalesItemSpacing = own.itemSpacing == nil
        flow.scalesLineSpacing = own.lineSpacing == nil
        flow.sizing = sizing
        flow.axis = axis
        flow.direction = direction
        flow.lineOrder = lineOrder
        return flow
    }
}
