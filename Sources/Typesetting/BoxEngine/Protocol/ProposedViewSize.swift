import BoxDrawing

/// The size that a parent proposes to a child: for each axis a length, or nil, which asks for the child's ideal length.
///
/// Zero asks for the least size, infinity for the largest. The child may answer with any size.
public struct ProposedViewSize: Hashable, Sendable {
    public var width: CGFloat? {
        get { Self.length(widthBits) }
        set { widthBits = Self.bits(newValue) }
    }
    public var height: CGFloat? {
        get { Self.length(heightBits) }
        set { heightBits = Self.bits(newValue) }
    }

    /// The bits of the lengths, with nil as one of the many NaNs: every box keeps proposals and compares them often.
    private var widthBits: UInt64
    private var heightBits: UInt64

    private static let nilBits: UInt64 = 0x7FF8_0000_0000_0001

    private static func length(_ bits: UInt64) -> CGFloat? { bits == nilBits ? nil : CGFloat(Double(bitPattern: bits)) }
    // Both signs of zero are the same proposal.
    private static func bits(_ length: CGFloat?) -> UInt64 {
        length.map { Double($0 == 0 ? 0 : $0).bitPattern } ?? nilBits
    }

    public static let zero = ProposedViewSize(width: 0, height: 0)
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
    public static let unspecified = ProposedViewSize(width: nil, height: nil)

    public init(width: CGFloat?, height: CGFloat?) {
        widthBits = Self.bits(width)
        heightBits = Self.bits(height)
    }

    public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    /// Returns the proposal as a size, with each nil length replaced by that of `size`: by default 10, as for shapes.
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    subscript(axis: Axis) -> CGFloat? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    init(along axis: Axis, _ length: CGFloat?, across breadth: CGFloat?) {
        self =
            axis == .horizontal
            ? ProposedViewSize(width: length, height: breadth) : ProposedViewSize(width: breadth, height: length)
    }
}
