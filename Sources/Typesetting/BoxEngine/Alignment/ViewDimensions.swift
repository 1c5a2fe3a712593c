import BoxDrawing

/// The size with which a box answered a proposal, and the positions of the box's guides, measured from its top leading
/// corner.
public struct ViewDimensions: Equatable {
    public let width: CGFloat
    public let height: CGFloat
    /// The box that sets guides, or nil for a plain size, whose guides are all at their default positions.
    private let box: Box?
    private let proposal: ProposedViewSize

    init(_ size: CGSize, of box: Box? = nil, in proposal: ProposedViewSize = .unspecified) {
        width = size.width
        height = size.height
        self.box = box
        self.proposal = proposal
    }

    /// The position of the guide: the one that the box sets, or the default position of the guide's ``AlignmentID``.
    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

    /// The position of the guide if the box, or a box inside it, sets the guide; nil otherwise.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }

    subscript(key: AlignmentKey) -> CGFloat { self[explicit: key] ?? key.id.defaultValue(in: self) }
    subscript(explicit key: AlignmentKey) -> CGFloat? { box?.guide(key, in: proposal) }

    /// Returns the point where the horizontal and the vertical guide of an alignment meet.
    func point(_ alignment: Alignment) -> Point {
        Point(x: self[alignment.horizontal], y: self[alignment.vertical])
    }

    public static func == (one: ViewDimensions, other: ViewDimensions) -> Bool {
        one.width == other.width && one.height == other.height && one.box === other.box
            && one.proposal == other.proposal
    }
}
