/// The options that decide how boxes are set in lines.
///
/// Lengths are in the unit of the boxes and at most ``FlowBoxes/longestLength``; only spacings may be negative.
/// ``solveFlow(_:_:)`` throws ``FlowError/outOfRange(_:)`` for other numbers.
public struct FlowOptions: Sendable, Equatable {
    /// The width proposed to the container: on the horizontal axis that of each line; nil sets no bound.
    public var width: Double?
    /// The height proposed to the container: on the vertical axis that of each column; nil sets no bound.
    public var height: Double?
    public var axis = FlowAxis.horizontal
    public var direction = FlowDirection.leftToRight
    public var lineOrder = FlowLineOrder.forward
    /// The gap between neighbours on a line; below zero they overlap.
    public var itemSpacing: Double
    /// The gap between lines; below zero they overlap.
    public var lineSpacing: Double
    public var justify: FlowJustification
    public var lastLine = LastLineJustification.natural
    /// The widest gap allowed between neighbours, nil for any: a line that would need a wider gap is set as ``lastLine``
    /// sets the last one, or centred where that spreads lines, too.
    public var maxGap: Double?
    /// The most by which ``justify`` widens a gap, as a share of the height of the line, nil for any: the boxes of a
    /// line that has more room are in the middle of it.
    public var maxStretch: Double?
    public var align = FlowAlignment.top
    public var lines = LineDistribution.start
    public var breaking = FlowBreaking.greedy
    public var order = FlowOrder.given
    /// The greatest number of places that a box may move in the order if ``order`` is `packed`; nil sets no limit.
    public var maxMove: Int?
    /// The least number of lines that `balanced` and `optimal` make, at most one for each box; `greedy` ignores it.
    public var minLines: Int?
    /// The height, at least, at which the length that a line leaves free counts in its badness. If lines differ in
    /// height, one about that of most lines makes a half-empty line of low boxes cost as the eye sees it, and not as
    /// little as its area. ``FlowQuality/badness`` is that of the lines without it.
    public var minLineHeight = 0.0
    /// The share of its extent, from 0 to 1, that a last line is to fill if it is not spread like the others: what it
    /// has less is charged, with ``minLineHeight`` as its height, so that no box is left alone where another break
    /// costs little.
    public var minLastFill = 0.0
    /// The greatest number of lines, nil for any; the boxes on further lines are hidden.
    public var maxLines: Int?
    public var sizing = FlowSizing.hug
    /// Whether the boxes are scaled as large as `width` and `height` allow; spacing keeps its length unless
    /// ``scalesItemSpacing`` or ``scalesLineSpacing`` is set.
    public var fitBox = false
    /// Whether `fitBox` scales the spacing between neighbours with the boxes.
    public var scalesItemSpacing = false
    /// Whether `fitBox` scales the spacing between lines with the boxes.
    public var scalesLineSpacing = false
    /// The tab stops of every line, or nil for none; with tab stops all lines must be set leading.
    public var tabStops: TabStops?
    /// The outline that the lines fill, or nil for lines as wide as proposed.
    public var shape: LineShape?

    public init(
        width: Double?, itemSpacing: Double = 10, lineSpacing: Double = 10, justify: FlowJustification = .leading
    ) {
        self.width = width
        self.itemSpacing = itemSpacing
        self.lineSpacing = lineSpacing
        self.justify = justify
    }

    /// Returns the options for boxes scaled by `scale`, with the spacings multiplied that are scaled too.
    func scaled(by scale: Double) -> FlowOptions {
        guard scalesItemSpacing || scalesLineSpacing else { return self }
        var options = self
        if scalesItemSpacing { options.itemSpacing *= scale }
        if scalesLineSpacing { options.lineSpacing *= scale }
        return options
    }
}

/// The direction in which a line runs.
public enum FlowAxis: String, Sendable, CaseIterable {
    case horizontal
    /// Lines are columns.
    case vertical
}

/// The reading direction.
public enum FlowDirection: String, Sendable, CaseIterable {
    case leftToRight = "ltr"
    /// The whole container is mirrored: left and right change places.
    case rightToLeft = "rtl"
}

/// The order in which lines follow each other across the container.
public enum FlowLineOrder: String, Sendable, CaseIterable {
    case forward
    /// The first line is the one farthest from the container's top, or on the vertical axis from its leading edge. The
    /// top and the bottom of every line change roles: `top` aligns the bottoms of boxes and reads their bottom guides.
    case reverse
}

/// The placement of boxes along their line.
public enum FlowJustification: String, Sendable, CaseIterable {
    case leading, center, trailing
    /// Equal gaps between the boxes and none at the ends; a box that is alone is set leading.
    case between
    /// Equal room around every box, so that the room at either end is half of the gap between neighbours.
    case around
    /// Equal gaps between the boxes and at the ends.
    case evenly
    /// The boxes grow to fill the line, those of higher priority first, each up to its growth limit.
    case stretch

    /// Whether a line is spread over all of its width.
    var fillsLines: Bool {
        switch self {
        case .leading, .center, .trailing: false
        case .between, .around, .evenly, .stretch: true
        }
    }
}

/// The placement of boxes along the last line, and along the last one before each forced break.
public enum LastLineJustification: String, Sendable, CaseIterable {
    /// The last line is set like the others.
    case same
    case leading, center, trailing
    /// The last line is set like the others, or leading if the others are spread over their whole width.
    case natural
}

/// The alignment of the boxes of a line with each other across the line, by a guide that they share.
public enum FlowAlignment: String, Sendable, CaseIterable {
    case top, center, bottom, firstBaseline, lastBaseline
    /// Every box is as high as its line.
    case stretch

    /// The alignment that looks the same when the line is turned upside down.
    var mirrored: FlowAlignment {
        switch self {
        case .top: .bottom
        case .bottom: .top
        case .center, .firstBaseline, .lastBaseline, .stretch: self
        }
    }
}

/// The placement of lines in a container that is higher than they need.
public enum LineDistribution: String, Sendable, CaseIterable {
    case start, center, end, between, around, evenly
    /// Every line becomes higher by the same length.
    case stretch
}

/// The way in which boxes are broken into lines.
public enum FlowBreaking: String, Sendable, CaseIterable {
    /// A line is full as soon as the next box does not fit.
    case greedy
    /// The breaks have the least sum of badness, which is the square of the area of a line that no box covers.
    case optimal
    /// There are as few lines as greedy breaking needs, as even as possible: the squares of the lengths left free on
    /// them have the least sum.
    case balanced
}

/// The order in which the boxes are put on the lines.
public enum FlowOrder: String, Sendable, CaseIterable {
    case given
    /// Boxes change places so that their lines waste little area: the badness is the least that a search finds, and
    /// never more than in the given order. The search also decides on the breaks, whatever
    /// ``FlowOptions/breaking`` is. Only in a shape, with tab stops or to reach `minLines`, the new order is broken as
    /// that option says, and kept only if it is then better than the given order.
    case packed
}

/// The length of a container along its lines if a length is proposed; it is never less than that of the longest line.
public enum FlowSizing: String, Sendable, CaseIterable {
    /// The container is as long as its longest line, or as proposed if `justify` fills lines.
    case hug
    /// The container is as long as proposed.
    case fill
}

/// The positions at which the boxes after the first one of a line may begin, measured along the line from its
/// beginning.
public enum TabStops: Sendable, Equatable {
    /// Boxes may begin at every multiple of a distance, which is greater than 0.
    case every(Double)
    /// Boxes may begin at these rising positions; after the last one only the spacing counts.
    case positions([Double])
}

/// The outline of a flow whose lines differ in width.
public enum LineShape: Sendable, Equatable {
    /// Each line has its own extent; the last extent repeats for all further lines.
    case lines([LineExtent])
    /// An ellipse at most as wide as proposed, and as high as proposed or, if its lines need more height, as they need.
    /// It has no effect unless a length along the lines is proposed.
    case ellipse
    /// The inside of an outline in the box of `width` and `height`, which boxes fill at the largest scale at which all
    /// of them fit. It requires `fitBox` and the horizontal axis; `breaking` and limits on lines have no effect.
    case outline(Outline)
}

/// The beginning and the length of a line, measured along the line from the container's leading edge.
public struct LineExtent: Sendable, Equatable {
    public var x: Double
    public var width: Double

    public init(x: Double = 0, width: Double) {
        self.x = x
        self.width = width
    }
}
