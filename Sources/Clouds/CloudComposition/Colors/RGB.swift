import SourceText

/// An opaque sRGB colour with eight bits a channel.
public struct RGB: Sendable, Hashable {
    public let red: UInt8
    public let green: UInt8
    public let blue: UInt8

    public static let black = RGB(0x000000)
    public static let white = RGB(0xFFFFFF)

    public init(red: UInt8, green: UInt8, blue: UInt8) {
        (self.red, self.green, self.blue) = (red, green, blue)
    }

    /// Creates a colour from a number that contains its channels.
    ///
    /// - Parameter hex: The colour as in `0xRRGGBB`.
    public init(_ hex: UInt32) {
        red = UInt8(truncatingIfNeeded: hex >> 16)
        green = UInt8(truncatingIfNeeded: hex >> 8)
        blue = UInt8(truncatingIfNeeded: hex)
    }

    /// Creates a colour from `#rgb` or `#rrggbb`, with digits in either case; nil for any other text.
    public init?(hex text: String) {
        let digits = text.utf8.dropFirst().compactMap(\.hexadecimalValue)
        guard text.utf8.first == UInt8(ascii: "#"), digits.count == text.utf8.count - 1 else { return nil }
        switch digits.count {
        case 3: self.init(red: digits[0] * 17, green: digits[1] * 17, blue: digits[2] * 17)
        case 6:
            self.init(
                red: digits[0] << 4 | digits[1], green: digits[2] << 4 | digits[3], blue: digits[4] << 4 | digits[5])
        default: return nil
        }
    }

    /// The colour in CSS: as `#rgb` if that is the same colour, else as `#rrggbb`.
    public var css: String {
        let channels = [red, green, blue].map { hexadecimal($0).lowercased() }
        let isShort = channels.allSatisfy { $0.first == $0.last }
        return "#" + channels.map { isShort ? $0.prefix(1) : $0[...] }.joined()
    }
}

/// A colour for the light scheme of a page, and one for the dark scheme if it differs there.
public struct SchemeColors: Sendable, Equatable {
    public var light: RGB
    /// The colour in the dark scheme, or nil if it is the same as in the light one.
    public var dark: RGB?

    public init(light: RGB, dark: RGB? = nil) { (self.light, self.dark) = (light, dark) }

    /// The light colour, followed by the dark one if it differs.
    package var all: [RGB] { [light] + (dark.map { [$0] } ?? []) }
}

/// The background that a cloud is painted on.
public enum CloudBackground: Sendable, Equatable {
    /// No background: the page behind the cloud shows through.
    case none
    case colors(SchemeColors)
}
