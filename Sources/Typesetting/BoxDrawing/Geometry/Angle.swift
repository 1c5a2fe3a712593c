/// An angle that can be read and set in radians and in degrees.
public struct Angle: Hashable, Comparable, Sendable {
    public var radians: Double

    public static let zero = Angle(radians: 0)

    public init(radians: Double) { self.radians = radians }
    public init(degrees: Double) { radians = degrees * .pi / 180 }
    public init() { radians = 0 }

    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }

    public static func < (one: Angle, other: Angle) -> Bool { one.radians < other.radians }
    public static func + (one: Angle, other: Angle) -> Angle { Angle(radians: one.radians + other.radians) }
    public static func - (one: Angle, other: Angle) -> Angle { Angle(radians: one.radians - other.radians) }
    public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
    public static func * (angle: Angle, factor: Double) -> Angle { Angle(radians: angle.radians * factor) }
    public static func / (angle: Angle, divisor: Double) -> Angle { Angle(radians: angle.radians / divisor) }
    public static func += (angle: inout Angle, other: Angle) { angle = angle + other }
    public static func -= (angle: inout Angle, other: Angle) { angle = angle - other }
    public static func *= (angle: inout Angle, factor: Double) { angle = angle * factor }
    public static func /= (angle: inout Angle, divisor: Double) { angle = angle / divisor }
}
