/// The rule by which the inside of a path is told.
public struct FillStyle: Hashable, Sendable {
    /// Whether a point is inside if a ray from it crosses the outline an odd number of times.
    public var isEOFilled: Bool
    public var isAntialiased: Bool

    public init(eoFill: Bool = false, antialiased: Bool = true) { (isEOFilled, isAntialiased) = (eoFill, antialiased) }
}

/// The line along an outline.
public struct StrokeStyle: Hashable, Sendable {
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    public var miterLimit: CGFloat
    /// The lengths of dashes and gaps in turn; none for a whole line.
    public var dash: [CGFloat]
    public var dashPhase: CGFloat

    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        (self.lineWidth, self.lineCap, self.lineJoin) = (lineWidth, lineCap, lineJoin)
        (self.miterLimit, self.dash, self.dashPhase) = (miterLimit, dash, dashPhase)
    }

    /// The style with lengths that are no lengths replaced: the width by 0, and dashes by a whole line.
    package var valid: StrokeStyle {
        var copy = self
        if !(lineWidth > 0 && lineWidth < .infinity) { copy.lineWidth = 0 }
        if !(miterLimit >= 1 && miterLimit < .infinity) { copy.miterLimit = 10 }
        if !dashPhase.isFinite { copy.dashPhase = 0 }
        let total = dash.reduce(0, +)
        if dash.contains(where: { !($0 >= 0) }) || !(total > 0 && total < .infinity) { copy.dash = [] }
        return copy
    }
}

/// The end of an open line.
public enum CGLineCap: Hashable, Sendable { case butt, round, square }
/// The corner between two lines.
public enum CGLineJoin: Hashable, Sendable { case miter, round, bevel }
