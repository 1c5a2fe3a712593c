/// How the boxes are set. Lengths are in the unit of the boxes.
public struct FlowOptions: Sendable, Equatable {
    /// What is proposed: along a horizontal line the width of a line; nil is without a bound.
    public var width: Double?
    /// What is proposed: along a vertical line (a column) the height of a column; nil is without a bound.
    public var height: Double?
    public var axis = FlowAxis.horizontal
    public var direction = FlowDirection.leftToRight
    public var lineOrder = FlowLineOrder.forward
    /// Between neighbours on a line; below zero they overlap.
    public var itemSpacing: Double
    public var lineSpacing: Double
    public var justify: FlowJustification
    public var lastLine = LastLineJustification.natural
    /// A line that would need a wider gap between neighbours is centred instead.
    public var maxGap: Double?
    public var align = FlowAlignment.top
    public var lines = LineDistribution.start
    public var breaking = FlowBreaking.greedy
    public var order = FlowOrder.given
    /// How far a box may move from its place when the order is packed; nil is without a limit.
    public var maxMove: Int?
    /// `balanced` and `optimal` make at least as many lines, as far as there are boxes; `greedy` does not look at it.
    public var minLines: Int?
    /// What lies beyond is hidden.
    public var maxLines: Int?
    public var sizing = FlowSizing.hug
    /// Scales the boxes as large as width and height allow; spacing stays as it is, unless it is scaled, too.
    public var fitBox = false
    /// Whether `fitBox` scales the spacing between neighbours with the boxes.
    public var scalesItemSpacing = false
    /// Whether `fitBox` scales the spacing between lines with the boxes.
    public var scalesLineSpacing = false
    public var tabStops: TabStops?
    public var shape: LineShape?

    public init(
        width: Double?, itemSpacing: Double = 10, lineSpacing: Double = 10, justify: FlowJustification = .leading
    ) {
        self.width = width
        self.itemSpacing = itemSpacing
        self.lineSpacing = lineSpacing
        self.justify = justify
    }

    /// The options for boxes of a scale: spacing that is scaled with them has its length.
    func scaled(by scale: Double) -> FlowOptions {
        guard scalesItemSpacing || scalesLineSpacing else { return self }
        var options = self
        if scalesItemSpacing { options.itemSpacing *= scale }
        if scalesLineSpacing { options.lineSpacing *= scale }
        return options
    }
}

public enum FlowAxis: String, Sendable, CaseIterable {
    case horizontal
    /// A line is a column.
    case vertical
}

public enum FlowDirection: String, Sendable, CaseIterable {
    case leftToRight = "ltr"
    /// Everything is mirrored.
    case rightToLeft = "rtl"
}

public enum FlowLineOrder: String, Sendable, CaseIterable {
    case forward
    /// The first line is the last one across, and what would stand at a line's top stands at its bottom: `top` aligns
    /// the bottoms, and looks at their guides.
    case reverse
}

/// Where the boxes of a line stand along it.
public enum FlowJustification: String, Sendable, CaseIterable {
    case leading, center, trailing
    /// Equal gaps between the boxes, none at the ends; one box alone stands leading.
    case between
    /// Equal room around every box, so that the ends have half of what neighbours have between them.
    case around
    /// Equal gaps between the boxes and at the ends.
    case evenly
    /// The boxes grow, by priority, each up to its limit.
    case stretch

    /// Whether a line is made as wide as it may be.
    var fillsLines: Bool {
        switch self {
        case .leading, .center, .trailing: false
        case .between, .around, .evenly, .stretch: true
        }
    }
}

/// How the last line is set, and the last one before a forced break.
public enum LastLineJustification: String, Sendable, CaseIterable {
    /// As the others.
    case same
    case leading, center, trailing
    /// As the others, but leading where these fill their lines.
    case natural
}

/// What the boxes of a line have in common across it.
public enum FlowAlignment: String, Sendable, CaseIterable {
    case top, center, bottom, firstBaseline, lastBaseline
    /// Every box is as high as its line.
    case stretch

    /// The alignment that looks the same when the line is seen upside down.
    var mirrored: FlowAlignment {
        switch self {
        case .top: .bottom
        case .bottom: .top
        case .center, .firstBaseline, .lastBaseline, .stretch: self
        }
    }
}

/// Where the lines stand when there is more height than they need.
public enum LineDistribution: String, Sendable, CaseIterable {
    case start, center, end, between, around, evenly
    /// Every line grows by the same.
    case stretch
}

/// Which lines are made.
public enum FlowBreaking: String, Sendable, CaseIterable {
    /// A line is full when the next box does not fit.
    case greedy
    /// The breaks with the least sum of badness: of the squared white area of each line.
    case optimal
    /// As few lines as greedy needs, as even as can be: with the least sum of squared slack.
    case balanced
}

public enum FlowOrder: String, Sendable, CaseIterable {
    case given
    /// Boxes change places so that the least area is wasted: with as little badness as a search finds, and never more
    /// than the order given. It decides on the lines too, whatever the breaking is; only in a shape, with tab stops or
    /// for more `minLines` the new order is broken like any other, and kept where that is better than the order given.
    case packed
}

/// How wide the container is, when a width is proposed.
public enum FlowSizing: String, Sendable, CaseIterable {
    /// As wide as its widest line.
    case hug
    /// As wide as proposed.
    case fill
}

/// Where the boxes behind the first one of a line may begin, counted along the line from its beginning.
public enum TabStops: Sendable, Equatable {
    /// At every multiple.
    case every(Double)
    /// At these positions, which rise; behind the last one spacing alone counts.
    case positions([Double])
}

/// Lines of unequal widths.
public enum LineShape: Sendable, Equatable {
    /// Line by line; the last one repeats.
    case lines([LineExtent])
    /// An ellipse at most as wide as proposed, and as high as proposed or, where that is not enough, as its lines.
    case ellipse
}

/// Where a line begins and how long it is, counted along the line from the container's edge.
public struct LineExtent: Sendable, Equatable {
    public var x: Double
    public var width: Double

    public init(x: Double = 0, width: Double) {
        self.x = x
        self.width = width
    }
}
