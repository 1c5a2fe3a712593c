/// How a cloud looks, as a value: `CloudOptions(theme: .warm)`, `CloudOptions(theme: .css("brand.css"))`.
public struct CloudTheme: Sendable, Hashable {
    /// The value of the option `theme`: a name, or a path.
    public let name: String

    private init(_ name: String) { self.name = name }

    /// The sky by day, and by night where the viewer prefers it.
    public static let auto = CloudTheme("auto")
    public static let light = CloudTheme("light")
    public static let dark = CloudTheme("dark")
    /// Black and greys on white.
    public static let print = CloudTheme("print")
    public static let contrast = CloudTheme("contrast")
    /// Greys alone.
    public static let mono = CloudTheme("mono")
    /// Clay, terracotta and wine.
    public static let warm = CloudTheme("warm")
    /// Mist, teal and deep water.
    public static let cool = CloudTheme("cool")
    public static let vivid = CloudTheme("vivid")
    /// Sepia on cream.
    public static let paper = CloudTheme("paper")

    /// Without a ground of its own.
    public static let transparent = CloudTheme("transparent")

    /// Those that need no file.
    public static let builtIn = [auto, light, dark, print, contrast, mono, warm, cool, vivid, paper, transparent]

    /// A CSS file of your own, opened when a cloud is rendered.
    public static func css(_ path: String) -> CloudTheme {
        // What has neither an ending nor a slash would be a name.
        CloudTheme(path.hasSuffix(".css") || path.utf8.contains(UInt8(ascii: "/")) ? path : "./" + path)
    }
}

extension CloudOptions {
    /// The defaults, in a theme.
    public init(theme: CloudTheme) {
        self.init()
        self.theme = theme.name
    }
}
