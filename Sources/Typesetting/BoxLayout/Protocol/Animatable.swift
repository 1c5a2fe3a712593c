/// A type with values that SwiftUI can animate. Nothing is animated here: the protocol lets layouts written for SwiftUI
/// compile.
public protocol Animatable {
    associatedtype AnimatableData = EmptyAnimatableData
    var animatableData: AnimatableData { get set }
}

/// The animatable data of a type that has none.
public struct EmptyAnimatableData: Hashable, Sendable {
    public init() {}
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

/// A pair of values that change together, used for `animatableData`. Nothing is animated here: the type lets layouts
/// written for SwiftUI compile.
public struct AnimatablePair<First, Second> {
    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
extension AnimatablePair: Equatable where First: Equatable, Second: Equatable {}
