/// What leaves the solver: a place for every box.
///
/// The origin is the top left corner of the container, y grows downward, lengths are in the unit of the boxes.
public struct FlowSolution: Sendable {
    /// The container: as wide as proposed, as high as its content.
    public internal(set) var width: Double
    public internal(set) var height: Double
    /// Left edges and baselines, by box.
    public internal(set) var xs: [Double]
    public internal(set) var baselines: [Double]
    public internal(set) var lines: [FlowLine]
    public internal(set) var quality: FlowQuality
}

/// A range of boxes that stand side by side.
public struct FlowLine: Sendable, Equatable {
    public let items: Range<Int>
    /// The top of the line box.
    public internal(set) var y: Double
    public let height: Double
    /// From the top of the container.
    public internal(set) var baseline: Double
    /// What the boxes and the spacing between them leave of the line; negative when one box is wider than the line.
    public let slack: Double
}

/// How well a flow fills its lines: figures that come with every solution.
public struct FlowQuality: Sendable, Equatable {
    public internal(set) var lines = 0
    /// The mean share of a line that boxes and spacing take; the last line does not count unless it is the only one.
    public internal(set) var fill = 1.0
    /// The least such share.
    public internal(set) var worstFill = 1.0
    /// The sum over all lines but the last of the squared white area: what of a line box no box covers, the spacing
    /// between boxes apart.
    public internal(set) var badness = 0.0
    /// The widest gap between two neighbours on a line.
    public internal(set) var maxGap = 0.0
}
