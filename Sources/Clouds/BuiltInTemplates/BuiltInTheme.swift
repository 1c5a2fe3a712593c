/// The themes that are compiled into the program, as the bytes of their files in `Templates/themes`.
package enum BuiltInTheme {
    /// The names of the themes, in the order in which messages list them; the first is the default.
    package static let names = [
        "auto", "light", "dark", "dusk", "print", "paper", "contrast", "mono", "warm", "cool", "vivid", "poster",
        "signal", "transparent",
    ]

    /// Returns the CSS of the theme with one of the ``names``; nil for any other name.
    package static func css(named name: String) -> String? {
        let bytes: [UInt8]
        switch name {
        case "auto": bytes = PackageResources.auto_css
        case "light": bytes = PackageResources.light_css
        case "dark": bytes = PackageResources.dark_css
        case "print": bytes = PackageResources.print_css
        case "contrast": bytes = PackageResources.contrast_css
        case "mono": bytes = PackageResources.mono_css
        case "warm": bytes = PackageResources.warm_css
        case "cool": bytes = PackageResources.cool_css
        case "vivid": bytes = PackageResources.vivid_css
        case "paper": bytes = PackageResources.paper_css
        case "dusk": bytes = PackageResources.dusk_css
        case "poster": bytes = PackageResources.poster_css
        case "signal": bytes = PackageResources.signal_css
        case "transparent": bytes = PackageResources.transparent_css
        default: return nil
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The style sheet of the HTML page around a cloud, as CSS.
    package static var page: String { String(decoding: PackageResources.page_css, as: UTF8.self) }
}
