/// A type with values that change over time elsewhere. Nothing moves here; it is there so that layouts from elsewhere
/// compile.
public protocol Animatable {
    associatedtype AnimatableData = EmptyAnimatableData
    var animatableData: AnimatableData { get set }
}

/// Nothing that could change.
public struct EmptyAnimatableData: Hashable, Sendable {
    public init() {}
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

/// Two values that change together: what `animatableData` of a layout is made of. Nothing moves here; it is there so
/// that layouts from elsewhere compile.
public struct AnimatablePair<First, Second> {
    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
extension AnimatablePair: Equatable where First: Equatable, Second: Equatable {}
