/// A paint: the name of one of the theme's colours, as in an asset catalogue, or a colour of its own.
///
/// A colour used as a view fills the room that it is offered.
public struct Color: Hashable, Sendable {
    /// The name that the theme knows, or `#` and six hexadecimal digits: red, green and blue of sRGB.
    public let name: String
    /// The share that covers what is behind, from 0 to 1.
    package var alpha = 1.0

    public init(_ name: String) { self.name = name }

    /// Creates a colour of sRGB from its parts, each from 0 to 1; parts beyond are clamped.
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        func digits(_ part: Double) -> String {
            let value = Int((min(max(part.isNaN ? 0 : part, 0), 1) * 255).rounded())
            let text = String(value, radix: 16)
            return text.count < 2 ? "0" + text : text
        }
        name = "#" + digits(red) + digits(green) + digits(blue)
        alpha = Self.share(opacity)
    }

    /// The colour spaces that SwiftUI knows; parts count as those of sRGB in each of them.
    public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

    public init(_ space: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.init(red: red, green: green, blue: blue, opacity: opacity)
    }

    public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(red: white, green: white, blue: white, opacity: opacity)
    }

    /// Creates a colour from its place on the colour wheel, its strength and its brightness, each from 0 to 1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        func part(_ offset: Double) -> Double {
            let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            let k = place < 0 ? place + 6 : place
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
    }

    private init(_ red: Int, _ green: Int, _ blue: Int) {
        self.init(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
    }

    /// Returns the colour with its opacity multiplied by a share from 0 to 1.
    public func opacity(_ opacity: Double) -> Color {
        var copy = self
        copy.alpha *= Self.share(opacity)
        return copy
    }

    private static func share(_ opacity: Double) -> Double { opacity.isNaN ? 1 : min(1, max(0, opacity)) }

    public static let primary = Color("primary")
    public static let secondary = Color("secondary")
    // SwiftUI's name.
    // swift-format-ignore: DontRepeatTypeInStaticProperties
    public static let accentColor = Color("accent")
    /// The paint that leaves everything behind it visible.
    public static let clear = Color("clear")

    // The system's colours in light surroundings, from Apple's Human Interface Guidelines, “Color”, iOS 17.
    public static let red = Color(255, 59, 48)
    public static let orange = Color(255, 149, 0)
    public static let yellow = Color(255, 204, 0)
    public static let green = Color(52, 199, 89)
    public static let mint = Color(0, 199, 190)
    public static let teal = Color(48, 176, 199)
    public static let cyan = Color(50, 173, 230)
    public static let blue = Color(0, 122, 255)
    public static let indigo = Color(88, 86, 214)
    public static let purple = Color(175, 82, 222)
    public static let pink = Color(255, 45, 85)
    public static let brown = Color(162, 132, 94)
    public static let gray = Color(142, 142, 147)
    public static let white = Color(255, 255, 255)
    public static let black = Color(0, 0, 0)
}
