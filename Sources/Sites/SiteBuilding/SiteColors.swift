import BuiltInTemplates
import CloudComposition
import CloudRendering
import MarkupEmission
import SourceText

/// The colours of a site, taken from one theme for its pages and their clouds.
struct SiteColors: Sendable {
    /// The path of the style sheet in the output folder and, for the site's own, in the static folder.
    static let fileName = "site.css"

    /// The background of the pages; nil if the site's own style sheet sets it.
    let paper: SchemeColors?
    /// The built-in style sheet with the theme's colours.
    let styleSheet: [UInt8]

    /// - Parameter options: the options of the clouds of all pages.
    init(_ options: CloudOptions, hasOwnStyles: Bool) throws(Problem) {
        let theme = try Theme(named: options.theme).adapted(to: options, isPartOfPage: false)
        let (light, dark) = theme.pageColors
        paper = hasOwnStyles ? nil : SchemeColors(light: light.paper, dark: dark?.paper)
        styleSheet = Self.styleSheet(light, dark)
    }

    /// Returns the built-in style sheet with the given colours. The first occurrence of each property, on a line of its
    /// own, is for a light scheme, the second for a dark one. Print has its own colours, on one line.
    static func styleSheet(_ light: PageColors, _ dark: PageColors?) -> [UInt8] {
        var seen: Set<Substring> = []
        let lines = String(decoding: BuiltInSiteTemplate.styleSheet, as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false)
        let written = lines.map { line -> Substring in
            let words = line.split(separator: " ", maxSplits: 1)
            guard let name = words.first, name.hasSuffix(":") else { return line }
            if name == "color-scheme:" {
                let schemes = dark == nil ? (light.isDark ? "dark" : "light") : "light dark"
                return "  color-scheme: \(schemes);"
            }
            let isFirst = seen.insert(name).inserted
            guard let color = (isFirst ? light : dark ?? light).value(of: name.dropLast()),
                let start = line.firstIndex(of: "#"), let end = line.firstIndex(of: ";")
            else { return line }
            return line[..<start] + color.hex + line[end...]
        }
        return Array(written.joined(separator: "\n").utf8)
    }
}

extension PageColors {
    /// Returns the colour for a property of the style sheet; nil for properties without a colour of the page.
    fileprivate func value(of property: Substring) -> RGB? {
        switch property {
        case "--site-paper": paper
        case "--site-ink": ink
        case "--site-quiet": quiet
        case "--site-line": line
        case "--site-wash": wash
        case "--site-accent": accent
        case "--site-focus": focus
        default: nil
        }
    }
}

extension RGB {
    /// The colour as `#` and six hexadecimal digits, so that the rest of the line in the style sheet does not move.
    fileprivate var hex: String {
        let digits = String(UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue), radix: 16)
        return "#" + String(repeating: "0", count: 6 - digits.utf8.count) + digits
    }
}
