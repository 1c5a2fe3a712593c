/// What enters the solver: boxes in reading order, as flat arrays in any one unit.
///
/// A box is `ascents[i] + descents[i]` high and its baseline lies `ascents[i]` below its top; a box without text has
/// its whole height as ascent, so that it stands on the line.
public struct FlowBoxes: Sendable {
    public private(set) var widths: [Double] = []
    public private(set) var ascents: [Double] = []
    public private(set) var descents: [Double] = []
    /// Whether a box begins a line in any case.
    public private(set) var breaksBefore: [Bool] = []

    public init(reservingCapacity capacity: Int = 0) {
        widths.reserveCapacity(capacity)
        ascents.reserveCapacity(capacity)
        descents.reserveCapacity(capacity)
        breaksBefore.reserveCapacity(capacity)
    }

    public var count: Int { widths.count }

    /// - Precondition: all three are finite and not negative; a solver that met NaN could not end.
    public mutating func append(width: Double, ascent: Double, descent: Double, breakBefore: Bool = false) {
        precondition(
            width >= 0 && width.isFinite && ascent >= 0 && ascent.isFinite && descent >= 0 && descent.isFinite,
            "a box has a finite size that is not negative")
        widths.append(width)
        ascents.append(ascent)
        descents.append(descent)
        breaksBefore.append(breakBefore)
    }
}

/// How the boxes are set. Lengths are in the unit of the boxes.
public struct FlowOptions: Sendable, Equatable {
    /// The width of a line; nil sets everything on one line, forced breaks apart.
    public var width: Double?
    public var itemSpacing: Double
    public var lineSpacing: Double
    public var justify: FlowJustification

    public init(
        width: Double?, itemSpacing: Double = 10, lineSpacing: Double = 10, justify: FlowJustification = .leading
    ) {
        self.width = width
        self.itemSpacing = itemSpacing
        self.lineSpacing = lineSpacing
        self.justify = justify
    }
}

/// Where the boxes of a line stand along it.
public enum FlowJustification: String, Sendable, CaseIterable {
    case leading, center, trailing
}
