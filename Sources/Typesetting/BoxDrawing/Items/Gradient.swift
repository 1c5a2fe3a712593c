/// Colours that pass into each other, each at a place from 0 to 1.
public struct Gradient: Hashable, Sendable {
    /// A colour at its place.
    public struct Stop: Hashable, Sendable {
        public var color: Color
        public var location: CGFloat

        public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
    }

    public var stops: [Stop]

    public init(stops: [Stop]) { self.stops = stops }

    /// Creates a gradient whose colours are equally far apart.
    public init(colors: [Color]) {
        stops = colors.enumerated().map { index, color in
            Stop(color: color, location: colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0)
        }
    }
}

/// A paint: a colour, a gradient, or what the surroundings decide.
public protocol ShapeStyle: Sendable {
    /// Returns the paint for a shape of a size. Only styles of this module implement this method.
    func _paint(in size: CGSize) -> Paint
    /// Whether the style is that of the surroundings.
    var _isForeground: Bool { get }
}

extension ShapeStyle {
    public var _isForeground: Bool { false }
}

/// The paint of an item of a drawing.
public struct Paint: Hashable, Sendable {
    /// The colour, which for a gradient is its first one.
    public var color: Color
    /// The gradient with its points, measured from the top left corner of the item's frame; nil for a flat colour.
    public var gradient: GradientFill?

    package init(_ color: Color, _ gradient: GradientFill? = nil) { (self.color, self.gradient) = (color, gradient) }
}

/// A gradient together with its place, measured from the top left corner of an item's frame.
public struct GradientFill: Hashable, Sendable {
    public enum Geometry: Hashable, Sendable {
        case linear(from: CGPoint, to: CGPoint)
        /// Circles around a centre.
        case radial(center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
        /// Rays around a centre, clockwise from `from` to `to`.
        case angular(center: CGPoint, from: Angle, to: Angle)

        /// Whether all lengths are finite, and no angle is more than a million turns.
        var isFinite: Bool {
            switch self {
            case .linear(let from, let to): from.isFinite && to.isFinite
            case .radial(let center, let start, let end): center.isFinite && start.isFinite && end.isFinite
            case .angular(let center, let from, let to):
                center.isFinite && abs(from.radians) < 6e6 && abs(to.radians) < 6e6
            }
        }
    }

    public var geometry: Geometry
    /// The colours, by rising place from 0 to 1.
    public var stops: [Gradient.Stop]

    package init(_ geometry: Geometry, _ gradient: Gradient) {
        self.geometry = geometry
        // A place that is no number, or lies before the one before it, is moved there, as CSS does.
        var last: CGFloat = 0
        stops = gradient.stops.map { stop in
            last = max(last, stop.location.isNaN ? last : min(stop.location, 1))
            return Gradient.Stop(color: stop.color, location: last)
        }
    }
}

extension Color: ShapeStyle {
    public func _paint(in size: CGSize) -> Paint { Paint(self) }

    /// The colour as a gradient from a lighter tone of it, which SwiftUI draws; here it is the colour alone.
    public var gradient: Color { self }
}

extension ShapeStyle where Self == Color {
    public static var primary: Color { Color.primary }
    public static var secondary: Color { Color.secondary }
    public static var tertiary: Color { Color.secondary.opacity(0.6) }
    public static var quaternary: Color { Color.secondary.opacity(0.35) }
    public static var background: Color { Color("background") }
    public static var tint: Color { Color.accentColor }
    public static var accentColor: Color { Color.accentColor }
    public static var clear: Color { Color.clear }
    public static var red: Color { Color.red }
    public static var orange: Color { Color.orange }
    public static var yellow: Color { Color.yellow }
    public static var green: Color { Color.green }
    public static var mint: Color { Color.mint }
    public static var teal: Color { Color.teal }
    public static var cyan: Color { Color.cyan }
    public static var blue: Color { Color.blue }
    public static var indigo: Color { Color.indigo }
    public static var purple: Color { Color.purple }
    public static var pink: Color { Color.pink }
    public static var brown: Color { Color.brown }
    public static var gray: Color { Color.gray }
    public static var white: Color { Color.white }
    public static var black: Color { Color.black }
    // A blurred view of what is behind, which a still picture shows as a veil.
    public static var ultraThinMaterial: Color { Color("fill").opacity(0.4) }
    public static var thinMaterial: Color { Color("fill").opacity(0.6) }
    public static var regularMaterial: Color { Color("fill").opacity(0.8) }
    public static var thickMaterial: Color { Color("fill").opacity(0.9) }
    public static var ultraThickMaterial: Color { Color("fill").opacity(0.95) }
    public static var bar: Color { Color("fill") }
}

extension ShapeStyle where Self == LinearGradient {
    public static func linearGradient(
        _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }
    public static func linearGradient(
        colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }
    public static func linearGradient(
        stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
    }
}

extension ShapeStyle where Self == RadialGradient {
    public static func radialGradient(
        _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }
    public static func radialGradient(
        colors: [Color], center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}

extension ShapeStyle where Self == AngularGradient {
    public static func angularGradient(
        _ gradient: Gradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
    }
    public static func conicGradient(
        _ gradient: Gradient, center: UnitPoint = .center, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, angle: angle)
    }
}

extension ShapeStyle {
    /// Returns the style with its opacity multiplied by a share from 0 to 1.
    public func opacity(_ opacity: Double) -> FadedStyle<Self> { FadedStyle(style: self, opacity: opacity) }
}

/// A style that covers less of what is behind.
public struct FadedStyle<Style: ShapeStyle>: ShapeStyle {
    fileprivate let style: Style
    fileprivate let opacity: Double

    public func _paint(in size: CGSize) -> Paint {
        var paint = style._paint(in: size)
        paint.color = paint.color.opacity(opacity)
        if let stops = paint.gradient?.stops {
            paint.gradient?.stops = stops.map { Gradient.Stop(color: $0.color.opacity(opacity), location: $0.location) }
        }
        return paint
    }
}

/// A style that hides its type.
public struct AnyShapeStyle: ShapeStyle {
    private let style: any ShapeStyle

    public init(_ style: some ShapeStyle) { self.style = style }
    public func _paint(in size: CGSize) -> Paint { style._paint(in: size) }
}

/// A gradient along a line between two points of the shape.
public struct LinearGradient: ShapeStyle {
    private let gradient: Gradient
    private let start, end: UnitPoint

    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        (self.gradient, start, end) = (gradient, startPoint, endPoint)
    }

    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    public func _paint(in size: CGSize) -> Paint {
        let bounds = CGRect(origin: .zero, size: size)
        return gradient.paint(.linear(from: bounds.point(at: start), to: bounds.point(at: end)))
    }
}

/// A gradient in circles around a point of the shape.
public struct RadialGradient: ShapeStyle {
    private let gradient: Gradient
    private let center: UnitPoint
    private let startRadius, endRadius: CGFloat

    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        (self.gradient, self.center) = (gradient, center)
        (self.startRadius, self.endRadius) = (startRadius, endRadius)
    }

    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    public func _paint(in size: CGSize) -> Paint {
        let center = CGRect(origin: .zero, size: size).point(at: center)
        return gradient.paint(.radial(center: center, startRadius: startRadius, endRadius: endRadius))
    }
}

/// A gradient in rays around a point of the shape.
public struct AngularGradient: ShapeStyle {
    private let gradient: Gradient
    private let center: UnitPoint
    private let start, end: Angle

    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .degrees(360)) {
        (self.gradient, self.center, start, end) = (gradient, center, startAngle, endAngle)
    }

    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
    }

    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }

    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
    }

    public func _paint(in size: CGSize) -> Paint {
        let center = CGRect(origin: .zero, size: size).point(at: center)
        return gradient.paint(.angular(center: center, from: start, to: end))
    }
}

extension Gradient {
    fileprivate func paint(_ geometry: GradientFill.Geometry) -> Paint {
        // A gradient of one colour is that colour, and one of none paints nothing; one without a place is its first.
        guard stops.count > 1, geometry.isFinite else { return Paint(stops.first?.color ?? .clear) }
        return Paint(stops[0].color, GradientFill(geometry, self))
    }
}

/// The style of everything that is drawn without one of its own.
public struct ForegroundStyle: ShapeStyle {
    public init() {}
    public func _paint(in size: CGSize) -> Paint { Paint(.primary) }
    public var _isForeground: Bool { true }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The style of everything that is drawn without one of its own.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}
