/// The size of a box, as it answered a proposal, and where its guides lie, counted from its own top leading corner.
public struct ViewDimensions: Equatable {
    public let width: CGFloat
    public let height: CGFloat
    /// Nil for a plain size, whose guides lie where they lie by nature.
    private let box: Box?
    private let proposal: ProposedViewSize

    init(_ size: CGSize, of box: Box? = nil, in proposal: ProposedViewSize = .unspecified) {
        width = size.width
        height = size.height
        self.box = box
        self.proposal = proposal
    }

    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

    /// Where the guide lies if the box, or something in it, sets it; else nil.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }

    subscript(key: AlignmentKey) -> CGFloat { self[explicit: key] ?? key.id.defaultValue(in: self) }
    subscript(explicit key: AlignmentKey) -> CGFloat? { box?.guide(key, in: proposal) }

    /// The place where both guides meet.
    func point(_ alignment: Alignment) -> Point {
        Point(x: self[alignment.horizontal], y: self[alignment.vertical])
    }

    public static func == (one: ViewDimensions, other: ViewDimensions) -> Bool {
        one.width == other.width && one.height == other.height && one.box === other.box
            && one.proposal == other.proposal
    }
}
