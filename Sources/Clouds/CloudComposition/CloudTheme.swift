/// A theme as the value of an option: `CloudOptions(theme: .warm)`, `CloudOptions(theme: .css("brand.css"))`.
public struct CloudTheme: Sendable, Hashable {
    /// The value of the option `theme`: the name of a built-in theme, or the path of a CSS file.
    public let name: String

    private init(_ name: String) { self.name = name }

    /// The colours of the sky by day, or by night if the viewer prefers dark colours.
    public static let auto = CloudTheme("auto")
    /// The light colours of `auto`, for pages that are never dark.
    public static let light = CloudTheme("light")
    /// The dark colours of `auto`, for pages and slides that are always dark.
    public static let dark = CloudTheme("dark")
    /// Stone and lamplight in a serif, on a dark grey without glare.
    public static let dusk = CloudTheme("dusk")
    /// Black and greys on a white background, in a serif, justified.
    public static let print = CloudTheme("print")
    /// Nearly black on white, or white on black: every text has a contrast of at least 7:1.
    public static let contrast = CloudTheme("contrast")
    /// Greys without any other colour, monospaced, from the left.
    public static let mono = CloudTheme("mono")
    /// Colours of clay, terracotta and wine, in a bold serif.
    public static let warm = CloudTheme("warm")
    /// Colours of mist, teal and deep water, with much air.
    public static let cool = CloudTheme("cool")
    /// Blue, violet and hot pink, bold and close.
    public static let vivid = CloudTheme("vivid")
    /// Sepia on a cream background, in a serif, justified.
    public static let paper = CloudTheme("paper")
    /// Cream capitals on vermilion, bold and close.
    public static let poster = CloudTheme("poster")
    /// Black on yellow, bold.
    public static let signal = CloudTheme("signal")

    /// The colours of `auto`, without a background.
    public static let transparent = CloudTheme("transparent")

    /// All built-in themes, which need no CSS file.
    public static let builtIn = [
        auto, light, dark, dusk, print, paper, contrast, mono, warm, cool, vivid, poster, signal, transparent,
    ]

    /// Returns the theme in the CSS file at a path. The file is opened when a cloud is rendered.
    public static func css(_ path: String) -> CloudTheme {
        // A name with neither the ending nor a slash would be taken for a built-in theme.
        CloudTheme(path.hasSuffix(".css") || path.utf8.contains(UInt8(ascii: "/")) ? path : "./" + path)
    }
}

extension CloudOptions {
    /// Creates options with a theme, and the defaults for everything else.
    public init(theme: CloudTheme) {
        self.init()
        self.theme = theme.name
    }
}
